/// The options that follow a command's name.
struct ParsedOptions: Equatable {
  private var values: [String: [String]] = [:]

  /// Reads `--name value` and `--name=value`.
  ///
  /// - Throws: `UsageError` for what the command does not know, repeats or lacks.
  init(_ arguments: some Sequence<String>, for command: Command) throws {
    var rest = Array(arguments)[...]
    while let argument = rest.popFirst() {
      guard argument.hasPrefix("-") else {
        throw UsageError(
          "Unexpected argument \"\(argument)\" after \"strut \(command.name)\"; "
            + "options start with two dashes.")
      }
      let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let name = String(parts[0])
      guard let option = command.options.first(where: { $0.name == name }) else {
        let known = command.options.map(\.name) + ["--help"]
        throw UsageError(
          "Unknown option \"\(name)\" for \"strut \(command.name)\". "
            + "Known options: \(known.joined(separator: ", ")).")
      }
      let next = parts.count == 2 ? String(parts[1]) : Self.popValue(&rest)
      guard let value = next, !value.isEmpty else {
        throw UsageError("Option \(name) needs a value: \(name) \(option.value).")
      }
      guard option.repeats || values[name] == nil else {
        throw UsageError("Option \(name) is given twice.")
      }
      values[name, default: []].append(value)
    }
  }

  private static func popValue(_ rest: inout ArraySlice<String>) -> String? {
    guard let value = rest.first, !value.hasPrefix("--") else { return nil }
    return rest.popFirst()
  }

  /// Every value of an option, in the order typed.
  func all(_ name: String) -> [String] { values[name] ?? [] }

  /// The value of an option that is given at most once.
  subscript(name: String) -> String? { values[name]?.first }
}
