import Foundation
import Testing

/// What `make` runs, without running it.
@Suite(.enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/make")))
struct MakefileTests {
  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  private func run(_ program: String, _ arguments: [String]) throws -> (code: Int32, said: String) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = arguments
    process.currentDirectoryURL = Self.root
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let said = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return (process.terminationStatus, said)
  }

  @Test(
    "A folder with a space is one word",
    arguments: [
      ("demo", "--output \"out dir\""), ("page", "Tests/page/check \"out dir/index.html\""),
      ("pictures", "Scripts/renew-pictures \"out dir\""),
    ])
  func folderSpaceWord(target: String, words: String) throws {
    let dry = try run("/usr/bin/make", ["-n", target, "DEMO=out dir"])
    #expect(dry.code == 0, "\(dry.said)")
    #expect(dry.said.contains(words), "\(dry.said)")
  }

  @Test("A checkout that cannot be written to is one line")
  func checkoutCannotWritten() throws {
    let script = Self.root.appendingPathComponent("Scripts/check-writable").path
    let refused = try run(script, ["/proc"])
    #expect(refused.code == 2)
    #expect(refused.said.contains("cannot write to /proc/.build"))
    #expect(refused.said.split(separator: "\n").count == 1)
    #expect(try run(script, []).code == 0)
    let dry = try run("/usr/bin/make", ["-n", "demo"]).said
    #expect(dry.split(separator: "\n").first == "Scripts/check-writable")
  }
}
