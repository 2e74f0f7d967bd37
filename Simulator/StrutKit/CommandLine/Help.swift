/// What `--help` prints.
@MainActor
package enum Help {
  /// The list of commands.
  static var overview: String {
    let rows = Command.all.map { [$0.name, $0.summary] } + [["help", "Explain a command."]]
    return """
      strut runs iOS screens under a simulated keyboard, here, without a Mac.

      Usage: strut COMMAND [OPTIONS]

      Commands:
      \(aligned(rows))

      "strut help COMMAND" or "strut COMMAND --help" explains one of them.

      """
  }

  static func text(for command: Command) -> String {
    let rows =
      command.options.map { ["\($0.name) \($0.value)", $0.help] } + [["--help", "Print this."]]
    return """
      \(command.summary)

      Usage: strut \(command.name) [OPTIONS]

      Options:
      \(aligned(rows))

      \(command.discussion)

      """
  }

  /// Two columns; lines of the second one stand below each other.
  package static func aligned(_ rows: [[String]]) -> String {
    let width = rows.map { $0[0].count }.max() ?? 0
    let indent = String(repeating: " ", count: width + 4)
    return rows.map { row in
      let name = row[0].padding(to: width)
      return "  \(name)  " + row[1].split(separator: "\n").joined(separator: "\n" + indent)
    }.joined(separator: "\n")
  }
}
