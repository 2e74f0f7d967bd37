import Foundation
import KeyboardSimulation
import Phone
import Recorder
import Testing

/// Holds every file in `Recordings` against the simulated phone, and the recorder against itself.
@MainActor
@Suite struct RecordingTests {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("Recordings")
  nonisolated static let files: [String] =
    ((try? FileManager.default.contentsOfDirectory(
      atPath: URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("Recordings").path)) ?? [])
    .filter { $0.hasSuffix(".json") }.sorted()
  nonisolated static let screens = [
    "sample-login-bottom", "sample-scrolling-form@navigation", "app-reply-bar@tabs",
  ]

  @Test("A recording that somebody made agrees with the simulated phone", arguments: files)
  func recorded(file: String) throws {
    let recording = try Recording(
      json: Data(contentsOf: Self.folder.appendingPathComponent(file)))
    let played = try Replay(of: recording.environment).record(
      recording.screen, deeds: recording.deeds, length: recording.length)
    for difference in recording.differences(from: played, within: .device) {
      Issue.record("\(file): \(difference)")
    }
  }

  /// Recorded once, for all tests that change a copy of it.
  private static let login = Result {
    try Replay(of: Replay.environment("iPhone 15")).record("sample-login-bottom")
  }

  private func recording(
    _ screen: String, on device: String = "iPhone 15", deeds: [Deed]? = nil
  ) throws -> Recording {
    try Replay(of: Replay.environment(device)).record(screen, deeds: deeds)
  }

  @Test(
    "What the simulated phone records comes out the same again, bit for bit", arguments: screens)
  func bitForBit(screen: String) throws {
    let recording = try recording(screen)
    let names = Set(recording.notifications.map(\.name))
    #expect(names.contains("UIKeyboardWillShowNotification"))
    #expect(names.contains("UIKeyboardDidHideNotification"))
    let read = try Recording(json: recording.json())
    #expect(read == recording)
    let again = try Replay(of: read.environment).record(
      read.screen, deeds: read.deeds, length: read.length)
    #expect(try again.json() == recording.json())
    #expect(again.differences(from: recording, within: .exact) == [])
  }

  @Test("A file that was altered fails, and says which view differs at which time by how much")
  func altered() throws {
    let recording = try Self.login.get()
    var changed = recording
    let index = changed.states.count / 2
    changed.states[index].rects["field 1"]?[1] += 3.5
    let state = recording.states[index]
    let y = try #require(state.rects["field 1"]?[1])
    let sentences = changed.differences(from: recording, within: .exact)
    #expect(sentences.count == 1)
    let sentence = try #require(sentences.first)
    #expect(sentence.hasPrefix("At "))
    #expect(sentence.contains("field 1 has y "))
    #expect(sentence.hasSuffix(", 3.5 points apart."))
    #expect(y != 0)
  }

  struct Change: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let words: String
    let apply: @Sendable (inout Recording) -> Void
  }

  nonisolated static let changes = [
    Change(testDescription: "a notification is gone", words: "Notification 2 is") {
      $0.notifications.remove(at: 1)
    },
    Change(testDescription: "one comes late", words: "comes at") { $0.notifications[0].time += 1 },
    Change(testDescription: "another end", words: "ends with y") {
      $0.notifications[1].end?[1] -= 40
    },
    Change(testDescription: "another curve", words: "differs in its curve") {
      $0.notifications[1].curve = 0
    },
    Change(testDescription: "a longer one", words: "lasts") { $0.notifications[1].duration = 2 },
    Change(testDescription: "a safe area", words: "the safe area has bottom") { recording in
      for index in recording.states.indices { recording.states[index].safeArea[2] += 1 }
    },
    Change(testDescription: "the guide", words: "the keyboard layout guide has y") { recording in
      for index in recording.states.indices { recording.states[index].guide[1] += 200 }
    },
    Change(testDescription: "a view", words: "field 2 has a place in one") { recording in
      for index in recording.states.indices { recording.states[index].rects["field 2"] = nil }
    },
    Change(testDescription: "another screen", words: "is another screen") { $0.screen = "x" },
  ]

  @Test(
    "Each kind of difference has its sentence, within the tolerance for devices", arguments: changes
  )
  func sentences(change: Change) throws {
    let recording = try Self.login.get()
    var changed = recording
    change.apply(&changed)
    let sentences = changed.differences(from: recording, within: .device)
    #expect(sentences.contains { $0.contains(change.words) }, "\(sentences)")
  }

  @Test("What a device may differ by is no difference")
  func tolerated() throws {
    let recording = try Self.login.get()
    var late = recording
    for index in late.states.indices { late.states[index].rects["field 1"]?[1] += 0.4 }
    for index in late.notifications.indices { late.notifications[index].time += 0.05 }
    #expect(late.differences(from: recording, within: .device) == [])
  }

  @Test("A finger that drags the keyboard, and a turn, are played again")
  func hands() throws {
    let deeds = [
      Deed(.focus(input: 0), at: 0.5), Deed(.touch(phase: .down, x: 200, y: 300), at: 1.5),
      Deed(.touch(phase: .move, x: 200, y: 600), at: 1.6),
      Deed(.touch(phase: .move, x: 200, y: 800), at: 1.7),
      Deed(.touch(phase: .up, x: 200, y: 800), at: 1.8), Deed(.turn(landscape: true), at: 3),
    ]
    let one = try recording("app-reply-bar", deeds: deeds)
    let two = try recording("app-reply-bar", deeds: deeds)
    #expect(try one.json() == two.json())
    let last = try #require(one.states.last?.rects["screen"])
    #expect(last[2] > last[3], "it lies on its side")
  }

  @Test("What rests elsewhere is found, though it would be tolerated while it moves")
  func atRest() throws {
    let recording = try Self.login.get()
    var changed = recording
    for index in changed.states.indices where changed.states[index].time > 2 {
      changed.states[index].rects["field 2"]?[1] += 2.25
    }
    let sentences = changed.differences(from: recording, within: .device)
    #expect(sentences.count == 1 && sentences[0].contains("field 2 has y "), "\(sentences)")
    #expect(sentences[0].hasSuffix(", 2.25 points apart."), "\(sentences)")
  }

  @Test("A file of another version is refused")
  func version() throws {
    var recording = try Self.login.get()
    recording.version = 2
    let json = try recording.json()
    let error = #expect(throws: Recording.UnknownVersion.self) { try Recording(json: json) }
    #expect(error?.description == "This recording has version 2; we read 1.")
  }

  @Test("Every screen can be recorded in every container", arguments: RecordedScreen.containers)
  func everyScreen(container: String) throws {
    for screen in RecordedScreen.all {
      let name = "\(screen.name)@\(container)"
      let (holder, inner) = try #require(RecordedScreen.stage(name), "\(name)")
      switch container {
      case "root": #expect(holder === inner, "\(name)")
      case "sheet": #expect(holder !== inner && inner.parent == nil, "\(name)")
      default: #expect(inner.parent === holder, "\(name)")
      }
    }
    #expect(RecordedScreen.stage("nothing") == nil)
    #expect(RecordedScreen.stage("app-sign-in@nowhere") == nil)
  }
}
