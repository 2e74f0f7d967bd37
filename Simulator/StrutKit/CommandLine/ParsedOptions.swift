/// The options that follow a command's name.
package struct ParsedOptions: Equatable {
  private var values: [String: [String]] = [:]

  /// Reads the options of a command.
  init(_ arguments: some Sequence<String>, for command: Command) throws {
    try self.init(arguments, of: "strut \(command.name)", knowing: command.options)
  }

  /// Reads `--name value`, `--name=value`, and `--name` alone for a switch.
  ///
  /// - Parameter words: What they follow, as in `strut demo`.
  /// - Throws: `UsageError` for what is not known, repeated or lacking.
  package init(
    _ arguments: some Sequence<String>, of words: String, knowing options: [CommandOption]
  ) throws {
    var rest = Array(arguments)[...]
    while let argument = rest.popFirst() {
      guard argument.hasPrefix("-") else {
        throw UsageError(
          "Unexpected argument \"\(argument)\" after \"\(words)\"; "
            + "options start with two dashes.")
      }
      let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let name = String(parts[0])
      guard let option = options.first(where: { $0.name == name }) else {
        let known = options.map(\.name) + ["--help"]
        throw UsageError(
          "Unknown option \"\(name)\" for \"\(words)\". "
            + "Known options: \(known.joined(separator: ", ")).")
      }
      if option.isSwitch {
        guard parts.count == 1 else { throw UsageError("Option \(name) takes no value.") }
        guard values[name] == nil else { throw UsageError("Option \(name) is given twice.") }
        values[name] = [""]
        continue
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
  package func all(_ name: String) -> [String] { values[name] ?? [] }

  /// The value of an option that is given at most once.
  package subscript(name: String) -> String? { values[name]?.first }

  /// Whether an option, or a switch, is given.
  package func contains(_ name: String) -> Bool { values[name] != nil }
}
