import Foundation
import StrutKit
import Testing

@testable import StrutPhone

/// `--script` from the file to the pictures.
@MainActor
@Suite struct ScriptRunTests {
  struct NoWindow: Error {}

  private func run(_ script: String, in folder: URL) throws -> (code: Int32, error: String) {
    let file = folder.appendingPathComponent("script")
    try Data(script.utf8).write(to: file)
    final class Log { var error = "" }
    let log = Log()
    let console = Console(output: { _ in }, error: { log.error += $0 })
    let code = PhoneTool.run(
      ["--screen", "s4-bottom", "--script", file.path], console: console
    ) { throw NoWindow() }
    return (code, log.error)
  }

  @Test("It opens no window, writes its pictures, and says which line is wrong")
  func scripts() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("strut-phone-\(ProcessInfo.processInfo.processIdentifier)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let picture = folder.appendingPathComponent("a.png").path
    #expect(try run("tap \"Email\"\nwait\npicture \(picture)\n", in: folder) == (0, ""))
    #expect(FileManager.default.contents(atPath: picture)?.starts(with: [0x89, 0x50]) ?? false)

    for (script, words) in [
      ("wait\nwait x", "line 2: A number is missing."),
      ("tap \"Nobody\"", "line 1: Nothing on the screen says"),
      ("picture /proc/a.png", "Cannot write"),
    ] {
      let answer = try run(script, in: folder)
      #expect(answer.code == 2 && answer.error.contains(words), "\(answer.error)")
      #expect(answer.error.split(separator: "\n").count == 1)
    }
  }

  @Test("A script that is not there is one line")
  func missing() {
    var said = ""
    let console = Console(output: { _ in }, error: { said += $0 })
    let code = PhoneTool.run(["--script", "/nowhere"], console: console) { throw NoWindow() }
    #expect(code == 2 && said == "strut-phone: Cannot read \"/nowhere\".\n")
  }
}
