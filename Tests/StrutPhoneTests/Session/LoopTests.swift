import KeyboardSimulation
import Phone
import Testing

@testable import StrutPhone

/// What the person does in the window, and what becomes of it.
@MainActor
@Suite(.endsAutomaticMode) struct LoopTests {
  /// A phone with a screen, and the window it is shown in.
  private struct Stage {
    let session: PhoneSession
    let surface: DeskSurface
    let loop: PhoneLoop

    @MainActor
    init(
      _ screen: String?, in container: String = "root",
      _ plan: [(time: Double, events: [WindowEvent])]
    ) throws {
      var setup = PhoneSetup(device: try SimulatedDeviceConfiguration("iPhone 15"))
      setup.screen = try screen.map(PhoneScreen.named)
      setup.container = try .named(container)
      session = try PhoneSession(setup)
      surface = DeskSurface(plan)
      loop = PhoneLoop(session, on: surface)
    }

    @MainActor var phone: Phone { session.phone }
    @MainActor var field: UITextField? { phone.window.firstResponder as? UITextField }
    @MainActor var keyboardIsUp: Bool { phone.keyboardFrame.minY < phone.screen.bounds.height }
  }

  /// The first field of the login at the bottom.
  private static let field = CGPoint(x: 196, y: 728)

  private static func tap(_ place: CGPoint) -> [WindowEvent] { [.press(place), .lift(place)] }

  /// The scroll indicators of a list that appears show for a moment.
  @Test(
    "A window at rest draws nothing and never wakes up",
    arguments: [(nil, 16), ("s4-bottom", 0), ("settings", 16)])
  func atRest(screen: String?, first: Int) throws {
    let stage = try Stage(screen, [(3600, [.closed])])
    try stage.loop.run()
    #expect(stage.surface.awake.count == first)
    #expect(stage.surface.awake.allSatisfy { $0 < 1 })
    #expect(stage.surface.shown.count <= first + 1)
    #expect(stage.loop.picture.frames == stage.surface.shown.count)
    #expect(stage.loop.wakeUps == first + 1)
  }

  @Test("A tap brings the keyboard up in the real time it takes, and then all rests")
  func tapAndRest() throws {
    let stage = try Stage("s4-bottom", [(10, Self.tap(Self.field)), (100, [])])
    stage.surface.willTell = { time in
      if time == 100 { #expect(stage.keyboardIsUp && stage.field != nil) }
    }
    try stage.loop.run()
    // Half a second of the keyboard's spring, and what follows it.
    let awake = stage.surface.awake
    #expect((20...60).contains(awake.count), "\(awake.count)")
    #expect(awake.allSatisfy { (10...12).contains($0) })
    #expect(stage.surface.shown.count < awake.count + 4)
  }

  @Test("What is typed goes into the field, and is a command where nothing has the focus")
  func typing() throws {
    let stage = try Stage(
      "s4-bottom",
      [
        (1, Self.tap(Self.field)), (3, [.text("tel"), .text("é"), .key(.delete)]),
        (4, [.control("c")]), (5, [.text("t")]), (8, []),
      ])
    stage.surface.willTell = { time in
      if time == 4 { #expect(stage.field?.text == "tel") }
      if time == 8 { #expect(stage.phone.configuration.orientation == .landscape) }
    }
    try stage.loop.run()
    #expect(stage.session.setup.container.id == "navigation")
    #expect(stage.surface.shown.last?.size == "852 × 393")
  }

  @Test("Time stands still while it is paused, and a step lets one frame pass")
  func pause() throws {
    let stage = try Stage(
      "s4-bottom",
      [
        (1, [.text("p")]), (1, Self.tap(Self.field)), (2, []), (3, [.control(".")]), (4, []),
        (5, [.control("p")]), (9, []),
      ])
    var times: [Double: Double] = [:]
    stage.surface.willTell = { times[$0] = VirtualClock.shared.now }
    try stage.loop.run()
    let (rest, before, after) = try (
      #require(times[2]), #require(times[3]), #require(times[4])
    )
    #expect(rest == before)
    #expect(abs(after - before - 1.0 / 60) < 1e-6)
    #expect(stage.surface.titles.contains { $0.hasSuffix("(paused)") })
    #expect(stage.keyboardIsUp)
  }

  @Test("In slow motion the same takes ten times as long")
  func slowMotion() throws {
    func length(_ first: [WindowEvent]) throws -> Double {
      let stage = try Stage("s4-bottom", [(1, first), (2, Self.tap(Self.field)), (60, [])])
      try stage.loop.run()
      return try #require(stage.surface.awake.last) - 2
    }
    let (usual, slow) = try (length([]), length([.text("m")]))
    #expect(abs(slow / usual - 10) < 0.5, "\(usual) s, then \(slow) s")
  }

  @Test("A flick of the mouse throws the list with the speed it had")
  func flick() throws {
    let start = CGPoint(x: 200, y: 700)
    let moves = (1...5).map { step in
      (1 + Double(step) / 60, [WindowEvent.move(CGPoint(x: 200, y: 700 - step * 20))])
    }
    let stage = try Stage(
      nil,
      [(1, [.press(start)])] + moves
        + [(1 + 6.0 / 60, [.lift(CGPoint(x: 200, y: 600))]), (9, [])])
    var atLift = CGFloat.zero
    let table = try #require(stage.phone.window.table)
    let top = table.contentOffset.y
    stage.surface.willTell = { if $0 < 1.2 { atLift = table.contentOffset.y } }
    try stage.loop.run()
    #expect(atLift - top > 60, "the content follows the finger: \(atLift - top)")
    #expect(table.contentOffset.y - atLift > 100, "and goes on: \(table.contentOffset.y - atLift)")
  }

  @Test("The wheel scrolls what is under the mouse by whole notches, and throws nothing")
  func wheel() throws {
    let stage = try Stage(nil, [(1, [.wheel(CGPoint(x: 200, y: 500), notches: -2)]), (5, [])])
    let table = try #require(stage.phone.window.table)
    let top = table.contentOffset.y
    try stage.loop.run()
    #expect(abs(table.contentOffset.y - top - 100) < 1)
  }

  @Test("A tap on a row of the list shows its screen")
  func list() throws {
    let stage = try Stage(nil, [(1, Self.tap(CGPoint(x: 200, y: 232))), (3, [])])
    try stage.loop.run()
    #expect(stage.session.setup.screen?.id == PhoneScreen.all[0].id)
    #expect(stage.surface.titles.last?.hasPrefix("Bottom constraint") ?? false)
  }

  @Test("A finger that is lifted elsewhere than it came down taps nothing")
  func liftElsewhere() throws {
    let row = CGPoint(x: 200, y: 232)
    let stage = try Stage(nil, [(1, [.press(row), .lift(CGPoint(x: 200, y: 500))]), (3, [])])
    try stage.loop.run()
    #expect(stage.session.setup.screen == nil)
  }

  @Test("Two taps long apart are two taps, though no time has passed in between")
  func tapsApart() throws {
    var counts: [Int] = []
    for pause in [0.1, 20] {
      let tap = Self.tap(CGPoint(x: 9, y: 300))
      let stage = try Stage("s4-bottom", [(1, tap), (1 + pause, tap)])
      try stage.loop.run()
      counts.append(stage.phone.lastTap?.count ?? 0)
    }
    #expect(counts == [2, 1])
  }

  @Test("Closing ends the loop at once, in mid-motion too", arguments: [10.0, 10.1, 10.3])
  func close(time: Double) throws {
    let stage = try Stage(
      "s4-bottom", [(10, Self.tap(Self.field)), (time, [.closed, .text("x")])])
    try stage.loop.run()
    #expect(stage.surface.now == time)
    #expect(stage.field?.text ?? "" == "")
  }
}

extension UIView {
  /// The first table in the tree.
  fileprivate var table: UITableView? {
    self as? UITableView ?? subviews.lazy.compactMap(\.table).first
  }
}
