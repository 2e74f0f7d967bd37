import CoreGraphics
import Foundation
import KeyboardSimulation
import Phone
import StrutKit
import Testing

@testable import StrutPhone

/// What the window and the phone beside tell each other.
@MainActor
@Suite(.endsAutomaticMode) struct BesideLineTests {
  static nonisolated let lines: [BesideLine] = [
    .time(1000.0 + 1.0 / 3), .draw(scale: 0.75), .anew("{\"a\":1} b"),
    .deed(.press(CGPoint(x: 1.0 / 3, y: -2))), .deed(.move(CGPoint(x: 5, y: 0.1))),
    .deed(.lift(.zero)), .deed(.wheel(CGPoint(x: 3, y: 4), notches: -1.5)),
    .deed(.type("é 🇩🇪\n b")), .deed(.type("")), .deed(.key(.delete)), .deed(.command(.help)),
    .deed(.command(.smaller)),
  ]

  @Test("Each line comes back as it was, and is one line", arguments: lines)
  func roundTrip(line: BesideLine) throws {
    #expect(try BesideLine(line.text) == line)
    #expect(!line.text.contains("\n"))
  }

  @Test(
    "What cannot be read is said",
    arguments: ["", "jump", "press 1", "time soon", "key home", "command  ", "wheel 1 2"])
  func unreadable(line: String) {
    let error = #expect(throws: UsageError.self) { try BesideLine(line) }
    #expect("\(error.map { "\($0)" } ?? "")".contains("\"\(line)\""))
  }

  @Test("A phone that nobody switched on does nothing")
  func off() {
    #expect(throws: UsageError.self) { try BesidePlayer().play(.time(1)) }
  }

  @Test("A launch comes back with all that a person can set")
  func launch() throws {
    var setup = PhoneSetup(
      device: try SimulatedDeviceConfiguration("iPad Pro 11-inch", .landscape))
    setup.screen = try .named("sign-in")
    setup.container = try .named("sheet-medium")
    setup.usesLibrary = false
    setup.keyboard = SystemKeyboard(.emoji, showsPredictiveBar: false, dock: .split)
    let environment = PhoneEnvironment(
      isDark: true, readsRightToLeft: true, prefersCrossFade: true, textSize: 9)
    let launch = PhoneLaunch(setup, environment)
    let other = try PhoneLaunch(launch.text)
    #expect(other.environment == environment && other.text == launch.text)
    #expect(other.setup.device == setup.device && other.setup.keyboard == setup.keyboard)
    #expect(other.setup.screen?.id == "sign-in" && other.setup.container.id == "sheet-medium")
    #expect(!other.setup.usesLibrary)
  }

  @Test("A frame comes back, and its pixels are those of the phone's screen")
  func frame() throws {
    var setup = PhoneSetup(device: try SimulatedDeviceConfiguration("iPhone SE (3rd generation)"))
    setup.screen = try .named("s4-bottom")
    let player = BesidePlayer()
    var answers: [Data] = []
    var lines = [
      BesideLine.anew(PhoneLaunch(setup, PhoneEnvironment()).text), .draw(scale: 1),
      .deed(.type("x")), .draw(scale: 1),
    ].map(\.text)
    lines.reverse()
    try player.play({ lines.popLast() }, answer: { answers.append($0) })
    #expect(answers.count == 2)
    var rest = answers[0]
    let frame = try BesideFrame { count in
      defer { rest = Data(rest.dropFirst(count)) }
      return Data(rest.prefix(count))
    }
    #expect(rest.isEmpty && frame.data == answers[0])
    #expect(frame.rects == [PixelRect(x: 0, y: 0, width: 375, height: 667)])
    let phone = try #require(player.session).phone
    let picture = PhonePicture(size: phone.screen.bounds.size, scale: 1)
    _ = picture.update(phone.layersBackToFront)
    var pixels = Data()
    picture.withPixels { pixels = Data(buffer: $0) }
    #expect(frame.pixels == pixels)
    #expect(String(decoding: answers[1], as: UTF8.self) == "375 667 never 0\n")
  }
}
