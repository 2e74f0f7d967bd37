/// The command-line tool `strut`, without the process around it.
@MainActor
package enum StrutTool {
  /// Runs the tool as a process of its own.
  ///
  /// - Parameter arguments: What follows the program's name.
  /// - Returns: The exit code, as ``run(_:console:)``.
  package static func main(_ arguments: [String]) -> Int32 {
    Descriptor.prepareStreams()
    return run(arguments)
  }

  /// Runs the tool.
  ///
  /// - Parameters:
  ///   - arguments: What follows the program's name.
  ///   - console: Where it writes.
  /// - Returns: The exit code: 0 for success, 1 when a result is not what it has to be, 2 when the
  ///   tool cannot do what it was asked: for bad input, and where nothing can be written.
  package static func run(_ arguments: [String], console: Console = .standard) -> Int32 {
    do {
      return try dispatch(arguments, console)
    } catch {
      console.error("strut: \(error)\n")
      return 2
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
        try console.output(Help.overview)
        return 0
      }
      try console.output(Help.text(for: try .named(topic)))
      return 0
    }
    let command = try Command.named(first)
    if rest.contains(where: helpFlags.contains) {
      try console.output(Help.text(for: command))
      return 0
    }
    return try command.run(ParsedOptions(rest, for: command), console)
  }
}
