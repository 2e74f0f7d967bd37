/// The command-line tool `strut`, without the process around it.
@MainActor
package enum StrutTool {
  /// Runs the tool.
  ///
  /// - Parameters:
  ///   - arguments: What follows the program's name.
  ///   - console: Where it writes.
  /// - Returns: The exit code: 0 for success, 1 when a result is not what it has to be, 2 for bad input.
  package static func run(_ arguments: [String], console: Console = .standard) -> Int32 {
    do {
      return try dispatch(arguments, console)
    } catch let error as UsageError {
      console.error("strut: \(error.description)\n")
      return 2
    } catch {
      console.error("strut: \(error)\n")
      return 1
    }
  }

  private static func dispatch(_ arguments: [String], _ console: Console) throws -> Int32 {
    let helpFlags: Set<String> = ["--help", "-h"]
    guard let first = arguments.first else {
      throw UsageError("Which command? Try \"strut demo\", or \"strut --help\" for all of them.")
    }
    let rest = arguments.dropFirst()
    if helpFlags.contains(first) || first == "help" {
      guard first == "help", let topic = rest.first else {
        console.output(Help.overview)
        return 0
      }
      console.output(Help.text(for: try .named(topic)))
      return 0
    }
    let command = try Command.named(first)
    if rest.contains(where: helpFlags.contains) {
      console.output(Help.text(for: command))
      return 0
    }
    return try command.run(ParsedOptions(rest, for: command), console)
  }
}
