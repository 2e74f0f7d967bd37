import Foundation
import Testing

@testable import StrutKit

/// Where the tool cannot write it says so in one line and returns 2; it never traps.
@MainActor
@Suite struct WriteErrorTests {

  @Test("A full output is one line")
  func fullOutputLine() async {
    let result = await #expect(
      processExitsWith: .exitCode(2), observing: [\.standardErrorContent]
    ) {
      dup2(open("/dev/full", O_WRONLY), STDOUT_FILENO)
      exit(await MainActor.run { StrutTool.main(["--help"]) })
    }
    Self.expectOneLine(result?.standardErrorContent, "standard output", "No space left")
  }

  /// Not closed: another thread of the child could open a file in its place.
  @Test("An output that takes nothing is one line")
  func readOnlyOutputLine() async {
    let result = await #expect(
      processExitsWith: .exitCode(2), observing: [\.standardErrorContent]
    ) {
      dup2(open("/dev/null", O_RDONLY), STDOUT_FILENO)
      exit(await MainActor.run { StrutTool.main(["help", "demo"]) })
    }
    Self.expectOneLine(result?.standardErrorContent, "standard output", "Bad file descriptor")
  }

  /// As behind `| head -1`.
  @Test("A reader that has gone is one line")
  func readerGoneLine() async {
    let result = await #expect(
      processExitsWith: .exitCode(2), observing: [\.standardErrorContent]
    ) {
      var ends: [Int32] = [0, 0]
      pipe(&ends)
      dup2(ends[1], STDOUT_FILENO)
      close(ends[1])
      close(ends[0])
      exit(await MainActor.run { StrutTool.main(["--help"]) })
    }
    Self.expectOneLine(result?.standardErrorContent, "standard output", "Broken pipe")
  }

  @Test("Complaints that nobody can read keep the exit code")
  func complaintsNobodyRead() async {
    await #expect(processExitsWith: .exitCode(2)) {
      close(STDERR_FILENO)
      exit(await MainActor.run { StrutTool.main(["dmeo"]) })
    }
    await #expect(processExitsWith: .exitCode(2)) {
      dup2(open("/dev/full", O_WRONLY), STDERR_FILENO)
      exit(await MainActor.run { StrutTool.main(["dmeo"]) })
    }
  }

  /// The next file that is opened must not get what is meant for a closed stream.
  @Test("No file takes the number of a closed stream")
  func noFileTakes() async {
    await #expect(processExitsWith: .success) {
      close(STDOUT_FILENO)
      Descriptor.prepareStreams()
      exit(open("/dev/null", O_WRONLY) > STDERR_FILENO ? 0 : 1)
    }
  }

  private static func expectOneLine(
    _ bytes: [UInt8]?, _ words: String..., location: SourceLocation = #_sourceLocation
  ) {
    let said = String(decoding: bytes ?? [], as: UTF8.self)
    let lines = said.split(separator: "\n").filter { $0.hasPrefix("strut: ") }
    #expect(lines.count == 1, "\(said)", sourceLocation: location)
    for word in words { #expect(said.contains(word), "\(said)", sourceLocation: location) }
  }

  // MARK: Files

  struct Obstacle: Sendable, CustomTestStringConvertible {
    let name: String
    /// Puts it into the demo's folder.
    let put: @Sendable (URL) throws -> Void
    let words: [String]
    var films = "none"
    var testDescription: String { name }
  }

  private static nonisolated func full(_ name: String) -> @Sendable (URL) throws -> Void {
    { folder in
      try FileManager.default.createSymbolicLink(
        atPath: folder.appendingPathComponent(name).path, withDestinationPath: "/dev/full")
    }
  }

  private static nonisolated func folder(_ name: String) -> @Sendable (URL) throws -> Void {
    { folder in
      try FileManager.default.createDirectory(
        at: folder.appendingPathComponent(name), withIntermediateDirectories: true)
    }
  }

  static nonisolated let obstacles: [Obstacle] = [
    Obstacle(
      name: "a full disk for the numbers", put: full("results.json"),
      words: ["results.json\"", "No space left"]),
    Obstacle(
      name: "a full disk for the page", put: full("index.html"),
      words: ["index.html\"", "No space left"], films: "some"),
    Obstacle(
      name: "a page that is a folder", put: folder("index.html"),
      words: ["index.html\"", "Is a directory"], films: "some"),
    Obstacle(
      name: "a page that is a folder, although none is asked for", put: folder("index.html/mine"),
      words: ["index.html\"", "Is a directory"]),
    Obstacle(
      name: "numbers that are a folder", put: folder("results.json"),
      words: ["results.json\"", "Is a directory"]),
    Obstacle(
      name: "a picture that is a folder", put: folder("stills/s1-iphone-15.png"),
      words: ["s1-iphone-15.png\"", "Is a directory"], films: "some"),
    Obstacle(
      name: "a file where the pictures go",
      put: { try Data().write(to: $0.appendingPathComponent("stills")) },
      words: ["stills\"", "--output DIR"]),
  ]

  @Test("Whatever is in the way is one line", arguments: obstacles)
  func wayLine(_ obstacle: Obstacle) throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("strut demo \(UUID().uuidString)", isDirectory: true)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try obstacle.put(folder)
    let answer = UsageTests.run([
      "demo", "--only", "s1", "--device", "iPhone 15", "--keyboard", "standard", "--films",
      obstacle.films, "--output", folder.path,
    ])
    #expect(answer.code == 2)
    #expect(answer.output.isEmpty)
    let lines = answer.error.split(separator: "\n").filter { !$0.hasPrefix("[") }
    #expect(lines.count == 1 && lines[0].hasPrefix("strut: "), "\(answer.error)")
    for word in obstacle.words { #expect(answer.error.contains(word), "\(answer.error)") }
    let kept = folder.appendingPathComponent("index.html/mine")
    #expect(!obstacle.name.contains("none is") || FileManager.default.fileExists(atPath: kept.path))
  }
}
