import Foundation
import Phone
import Recorder
import Testing

/// The questions that only a device answers, and what is recorded for them.
@MainActor
@Suite struct ProbeTests {
  private static let page =
    (try? String(
      contentsOf: URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("Documentation/OpenQuestions.md"), encoding: .utf8)) ?? ""

  @Test("Every probe stands in the list of open questions, and nothing else does")
  func listed() {
    let cells = Self.page.split(separator: "\n").filter { $0.hasPrefix("| ") }
      .compactMap { $0.split(separator: "|").dropFirst(2).first }
    let named = cells.filter { !$0.hasPrefix(" none: ") }
      .flatMap { $0.matches(of: /`([a-z]+(-[a-z]+)+)`/).map { String($0.1) } }
    #expect(Set(named) == Set(Probe.all.map(\.name)))
    #expect(cells.filter { $0.hasPrefix(" `") || $0.hasPrefix(" none: ") }.count == 17 + 26)
  }

  @Test(
    "Every probe can be played, and its deeds change something", arguments: Probe.all.map(\.name))
  func played(name: String) throws {
    let probe = try #require(Probe.all.first { $0.name == name })
    let recording = try Replay(of: Replay.environment("iPhone 15")).record(
      probe.screen, deeds: probe.deeds)
    #expect(!recording.states.isEmpty)
    #expect(probe.deeds.isEmpty || recording.states.count > 1)
    let focuses = probe.deeds.contains { if case .focus = $0.kind { true } else { false } }
    #expect(focuses != recording.notifications.isEmpty)
  }
}
