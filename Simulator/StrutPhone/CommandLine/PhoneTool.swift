import Foundation
import Phone
import StrutKit

/// The command-line tool `strut-phone`, without the process and the window around it.
@MainActor
package enum PhoneTool {
  /// Runs the tool as a process of its own.
  ///
  /// - Parameters:
  ///   - arguments: What follows the program's name.
  ///   - open: Opens a window.
  /// - Returns: The exit code, as ``run(_:console:open:)``.
  package static func main(
    _ arguments: [String], open: () throws -> any PhoneSurface
  ) -> Int32 {
    Descriptor.prepareStreams()
    return run(arguments, open: open)
  }

  /// Runs the tool.
  ///
  /// - Parameters:
  ///   - arguments: What follows the program's name.
  ///   - console: Where it writes.
  ///   - open: Opens a window; called once, when everything else is known to be right.
  /// - Returns: The exit code: 0 where the window was closed or the script played, 2 where the tool
  ///   cannot do what it was asked.
  package static func run(
    _ arguments: [String], console: Console = .standard, open: () throws -> any PhoneSurface
  ) -> Int32 {
    do {
      if arguments == [OtherProcess.option] {
        try BesidePlayer { console.error("\($0)\n") }.play({ readLine() }) {
          try Descriptor.write($0, to: STDOUT_FILENO, called: "to the window")
        }
        return 0
      }
      guard !arguments.contains(where: ["--help", "-h"].contains) else {
        try console.output(PhoneHelp.text)
        return 0
      }
      let options = try PhoneOptions(
        ParsedOptions(arguments, of: "strut-phone", knowing: PhoneOptions.known))
      try MissingFontError.check()
      let session = try PhoneSession(
        options.setup, tell: { try? console.line($0) }, save: PictureFile.save,
        saveFilm: PictureFile.saveFilm)
      if let script = options.script {
        try ScriptPlayer(session: session, write: PictureFile.write).play(script)
        try session.endFilm()
        return 0
      }
      let surface = try open()
      defer { surface.close() }
      try PhoneLoop(session, on: surface, scale: options.scale).run()
      try session.endFilm()
      return 0
    } catch {
      console.error("strut-phone: \(error)\n")
      return 2
    }
  }
}
