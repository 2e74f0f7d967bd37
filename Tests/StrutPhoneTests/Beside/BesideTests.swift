import Foundation
import KeyboardSimulation
import Phone
import StrutKit
import Testing

@testable import StrutPhone

/// Two phones in the window. The one beside is another process's; here it is written down, and
/// played when the window is closed, because there is one phone in a process.
@MainActor
@Suite(.endsAutomaticMode) struct BesideTests {
  /// Writes down what it is told, and answers with a picture of one color.
  @MainActor
  private final class Log: OtherPhone {
    var lines: [String] = []
    var isEnded = false
    /// Until when the other phone moves, on its clock.
    var movesUntil = 0.0
    private var (answer, start) = (Data(), 0)
    private var isFirst = true

    func send(_ lines: [String]) throws {
      self.lines += lines
      let now = VirtualClock.shared.now
      let rect = PixelRect(x: 0, y: 0, width: 393, height: isFirst ? 852 : 1)
      let pixels = Data(repeating: 0x7F, count: rect.area * 4)
      answer =
        BesideFrame(
          width: 393, height: 852, next: now < movesUntil ? now + 1.0 / 60 : nil, rects: [rect],
          pixels: pixels
        ).data
      (start, isFirst) = (0, false)
    }

    func read(_ count: Int) throws -> Data {
      start += count
      return answer.subdata(in: (start - count)..<start)
    }

    func end() { isEnded = true }
  }

  private static let field = CGPoint(x: 196, y: 728)

  /// A window that is used, and what the phone beside was told.
  private func use(
    _ plan: [(time: Double, events: [WindowEvent])], screen: String? = "s4-bottom",
    log: Log = Log()
  ) throws -> (session: PhoneSession, surface: DeskSurface, log: Log) {
    var setup = PhoneSetup(device: try SimulatedDeviceConfiguration("iPhone 15"))
    setup.screen = try screen.map(PhoneScreen.named)
    let session = try PhoneSession(setup)
    let surface = DeskSurface(plan)
    try PhoneLoop(session, on: surface, scale: 1, other: { log }).run()
    return (session, surface, log)
  }

  private static func tap(_ place: CGPoint) -> [WindowEvent] { [.press(place), .lift(place)] }

  /// Plays what the phone beside was told.
  private func play(_ lines: [String]) throws -> BesidePlayer {
    let player = BesidePlayer()
    for line in lines { _ = try player.play(BesideLine(line)) }
    return player
  }

  @Test("o shows a phone beside without the library, and the same taps and keys reach it")
  func sameDeeds() throws {
    let (session, surface, log) = try use([
      (1, [.text("o")]), (2, Self.tap(Self.field)), (4, [.text("tom"), .key(.delete)]), (6, []),
    ])
    #expect(surface.shown.map(\.size).contains("802 × 852"))
    #expect(surface.titles.last?.hasSuffix("left with the library, right without") ?? false)
    #expect(session.setup.usesLibrary && log.isEnded)
    let time = VirtualClock.shared.now
    let left = try #require(session.phone.window.firstResponder as? UITextField)
    let frame = left.convert(left.bounds, to: session.phone.window as UIView)
    #expect(frame.maxY <= session.phone.keyboardFrame.minY && left.text == "to")

    let other = try #require(try play(log.lines).session)
    #expect(!other.setup.usesLibrary && other.setup.screen?.id == "s4-bottom")
    #expect(abs(VirtualClock.shared.now - time) < 1e-6, "both clocks show the same time")
    let right = try #require(other.phone.window.firstResponder as? UITextField)
    #expect(right.text == "to")
    let covered = right.convert(right.bounds, to: other.phone.window as UIView)
    #expect(covered.maxY > other.phone.keyboardFrame.minY, "nothing moves it")
    #expect(other.phone.keyboardFrame.minY == 516)
  }

  @Test("A finger on either phone is on both, where it came down until it is lifted")
  func places() throws {
    let beside = CGPoint(x: Self.field.x + 409, y: Self.field.y)
    let (session, _, log) = try use([
      (1, [.text("o")]), (2, [.press(beside), .move(CGPoint(x: 300, y: 728)), .lift(beside)]),
      (4, []),
    ])
    #expect(session.isTyping)
    #expect(log.lines.contains("press 196.0 728.0") && log.lines.contains("move -109.0 728.0"))
  }

  @Test("At rest both rest; what moves on the right alone is drawn, frame by frame")
  func atRest() throws {
    let resting = try use([(1, [.text("o")]), (3600, [.closed])])
    #expect(resting.surface.awake.filter { $0 > 2 } == [])
    let log = Log()
    log.movesUntil = VirtualClock.startTime + 1
    let moving = try use([(1, [.text("o")]), (3600, [.closed])], log: log)
    #expect((50...70).contains(moving.surface.awake.count { $0 > 1 }))
    #expect(moving.surface.awake.allSatisfy { $0 < 2.1 })
    #expect(moving.surface.shown.last?.pixels == 393, "only what is new is shown")
  }

  @Test("Other screens, containers and the library are chosen for both")
  func anew() throws {
    let (_, surface, log) = try use([
      (1, [.text("d")]), (1, [.text("o")]), (2, [.text("c")]), (3, [.text("w")]),
      (4, [.text("l")]), (5, Self.tap(CGPoint(x: 200, y: 232))), (6, []),
    ])
    let launches = try log.lines.filter { $0.hasPrefix("anew ") }.map {
      try PhoneLaunch(String($0.dropFirst(5)))
    }
    let boxes = ["root"] + Array(repeating: "navigation", count: 4)
    #expect(launches.map(\.setup.container.id) == boxes)
    #expect(launches.map(\.setup.usesLibrary) == [false, false, true, true, true])
    #expect(launches.map(\.setup.screen?.id) == ["s4-bottom", "s4-bottom", "s4-bottom", nil, "s1"])
    #expect(launches.map(\.environment.isDark) == Array(repeating: true, count: 5))
    #expect(surface.titles.contains { $0.hasSuffix("left without the library, right with it") })
  }

  @Test("Pressed again, it leaves one phone, and the other process ends")
  func back() throws {
    let (session, surface, log) = try use([
      (1, [.text("o")]), (2, Self.tap(Self.field)), (4, [.control("o")]), (5, []),
    ])
    #expect(log.isEnded && session.isTyping)
    #expect(surface.shown.last?.size == "393 × 852" && surface.shown.last?.pixels == 393 * 852)
    #expect(surface.titles.last == "Login at the bottom, alone")
  }

  @Test("Without it no process is started, and where none can be, a line says so")
  func failure() throws {
    struct NoProcess: Error {}
    var (starts, told) = (0, [String]())
    for plan: [(Double, [WindowEvent])] in [[(1, [])], [(1, [.text("o")]), (2, [])]] {
      var setup = PhoneSetup(device: try SimulatedDeviceConfiguration("iPhone 15"))
      setup.screen = try .named("s4-bottom")
      let session = try PhoneSession(setup, tell: { told.append($0) })
      let loop = PhoneLoop(session, on: DeskSurface(plan), scale: 1) {
        starts += 1
        throw NoProcess()
      }
      try loop.run()
      #expect(starts == plan.count - 1 && told.count == starts)
    }
  }

  @Test("A phone beside that ends is told of, and the window goes on with one")
  func died() throws {
    final class Dead: OtherPhone {
      func send(_ lines: [String]) throws {}
      func read(_ count: Int) throws -> Data { throw UsageError("The phone beside has ended.") }
      func end() {}
    }
    var told: [String] = []
    var setup = PhoneSetup(device: try SimulatedDeviceConfiguration("iPhone 15"))
    setup.screen = try .named("s4-bottom")
    let session = try PhoneSession(setup, tell: { told.append($0) })
    let surface = DeskSurface([(1, [.text("o")]), (2, Self.tap(Self.field)), (4, [])])
    try PhoneLoop(session, on: surface, scale: 1, other: { Dead() }).run()
    #expect(told == ["The phone beside has ended."])
    #expect(session.isTyping && surface.shown.last?.size == "393 × 852")
  }
}
