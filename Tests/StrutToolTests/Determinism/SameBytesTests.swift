import Foundation
import KeyboardSimulation
import Phone
import Testing

@testable import StrutKit

/// The same screen gives the same bytes: again in this process, and in others that differ in
/// language, time zone, folder, memory addresses and hash seeds.
@MainActor
@Suite struct SameBytesTests {
  @Test("Twice in one process", arguments: ["s3-stack", "s4-scroll"])
  func twiceProcess(screen: String) throws {
    let first = try bytes(of: screen)
    // Something else in between, which must not leave a trace.
    _ = try DemoTests.run(.named("s1"), "iPhone SE (3rd generation)")
    let second = try bytes(of: screen)
    #expect(first.count == 5 && first.allSatisfy { $0.count > 100 })
    #expect(first == second)
  }

  /// Two pictures, two films and the numbers.
  private func bytes(of screen: String) throws -> [Data] {
    let run = try DemoRun.record(
      .named(screen), on: SimulatedDeviceConfiguration("iPhone 15", .portrait), under: .standard,
      pool: FilmPool())
    let pictures = [run.with.stills["before"], run.with.stills["up"]].map { $0?.image?.pngData() }
    let texts = [run.with.film, run.without.film, run.result.json.text()]
    return pictures.map { $0 ?? Data() } + texts.map { Data(($0 ?? "").utf8) }
  }

  /// What a process may find around it.
  private static let surroundings: [[String: String]] = [
    ["LANG": "C", "TZ": "UTC", "SWIFT_DETERMINISTIC_HASHING": "1"],
    [
      "LANG": "ja_JP.UTF-8", "LC_ALL": "tr_TR.UTF-8", "LANGUAGE": "ar", "PANGO_LANGUAGE": "zh-cn",
      "FC_LANG": "ko", "TZ": "Asia/Tokyo", "HOME": "/nowhere", "XDG_CONFIG_HOME": "/nowhere",
      "GDK_SCALE": "3", "COLUMNS": "30",
    ],
  ]

  @MainActor
  @Suite struct Slow {
    @Test("In two processes")
    func twoProcesses() throws { try SameBytesTests().expectSameBytesInTwoProcesses() }
  }

  private func expectSameBytesInTwoProcesses() throws {
    let folders = try Self.surroundings.map(demo)
    defer { for folder in folders { try? FileManager.default.removeItem(at: folder) } }
    let files = try folders.map(contents)
    #expect(files[0].keys.sorted() == files[1].keys.sorted())
    #expect(files[0].count > 5)
    for (name, bytes) in files[0].sorted(by: { $0.key < $1.key }) {
      #expect(bytes.count > 100 && files[1][name] == bytes, "\(name)")
    }
  }

  /// Runs the tool and answers with where it has written.
  private func demo(in surroundings: [String: String]) throws -> URL {
    let output = FileManager.default.temporaryDirectory
      .appendingPathComponent("strut-\(ProcessInfo.processInfo.processIdentifier)")
      .appendingPathComponent(surroundings["LANG"] ?? "")
    let process = Process()
    // The tool is built beside the tests.
    process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
      .deletingLastPathComponent().appendingPathComponent("strut")
    process.arguments = [
      "demo", "--only", "s3-stack", "--only", "s4-scroll", "--device", "iPhone 15", "--keyboard",
      "standard", "--output", output.path,
    ]
    process.environment = surroundings
    process.currentDirectoryURL = URL(fileURLWithPath: "/")
    process.standardOutput = nil
    process.standardError = nil
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    return output
  }

  private func contents(of folder: URL) throws -> [String: Data] {
    let names = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String }
    return try (names ?? []).reduce(into: [:]) { files, name in
      let file = folder.appendingPathComponent(name)
      let isFolder = try file.resourceValues(forKeys: [.isDirectoryKey]).isDirectory ?? false
      if !isFolder { files[name] = try Data(contentsOf: file) }
    }
  }
}
