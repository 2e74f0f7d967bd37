/// A command of the tool: how it is called, explained and run.
@MainActor
struct Command: Sendable {
  let name: String
  /// One line for the list of commands.
  let summary: String
  /// What it does, where results go and what the exit codes mean.
  let discussion: String
  let options: [CommandOption]
  /// Runs it.
  ///
  /// - Returns: The exit code.
  let run: @MainActor @Sendable (ParsedOptions, Console) throws -> Int32

  nonisolated init(
    name: String, summary: String, discussion: String, options: [CommandOption],
    run: @escaping @MainActor @Sendable (ParsedOptions, Console) throws -> Int32
  ) {
    self.name = name
    self.summary = summary
    self.discussion = discussion
    self.options = options
    self.run = run
  }

  /// Every command there is.
  static let all: [Command] = [.demo, .matrix, .soak, .pictures]

  static func named(_ name: String) throws -> Command {
    guard let command = all.first(where: { $0.name == name }) else {
      throw UsageError(
        "Unknown command \"\(name)\". Known commands: "
          + (all.map(\.name) + ["help"]).joined(separator: ", ") + ".")
    }
    return command
  }
}
