import Foundation
import Phone
import Recorder
import Testing

/// What the sample app does when a test asks it to record.
@MainActor
@Suite struct RecordingRunTests {
  @Test("A run shows each screen, and writes a file that can be read and played again")
  func run() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("recordings \(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let phone = try Phone("iPhone 15")
    phone.show(UIViewController())
    var files: [URL] = []
    let run = RecordingRun(
      [
        ("sample-login-bottom", nil), ("nobody", nil), ("app-sign-in@tabs", nil),
        ("app-sign-in@tabs", [Deed(.layOut, at: 1)]),
      ],
      in: phone.window, writingTo: folder
    ) { files = $0 }
    phone.advance(by: 16)
    withExtendedLifetime(run) {}
    #expect(
      files.map(\.lastPathComponent) == [
        "sample-login-bottom iPhone 18.0.json", "app-sign-in@tabs iPhone 18.0.json",
        "app-sign-in@tabs iPhone 18.0 2.json",
      ])
    let login = try Recording(json: Data(contentsOf: try #require(files.first)))
    #expect(login.environment.screen == [393, 852] && login.environment.scale == 3)
    #expect(login.states.contains { $0.rects["field 1"] != nil })
    let played = try Replay(of: login.environment).record(
      login.screen, deeds: login.deeds, length: login.length)
    #expect(login.differences(from: played, within: .device) == [])
    let tabs = try Recording(json: Data(contentsOf: try #require(files.last)))
    #expect(tabs.deeds == [Deed(.layOut, at: 1)] && tabs.notifications.isEmpty)
  }
}
