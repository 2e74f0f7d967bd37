import ScreenTesting
import Testing

/// What a run-loop turn ends with, in both systems that `SystemBehavior.turnEnd` names.
@MainActor
@Suite struct RunLoopTurnTests {
  /// A phone with an empty screen, and a log of what is called at the end of its turns.
  @MainActor
  private final class Stage {
    let phone: Phone
    let controller = LayoutLoggingController()
    private var observers: [CFRunLoopObserver] = []
    private(set) var log: [String] = []

    init(_ turnEnd: SystemBehavior.TurnEnd) throws {
      var behavior = SystemBehavior()
      behavior.turnEnd = turnEnd
      phone = try Phone("iPhone 15", behavior: behavior)
      phone.show(controller)
      controller.didLayOut = { [weak self] in self?.log.append("layout") }
    }

    isolated deinit {
      for observer in observers { CFRunLoopObserverInvalidate(observer) }
    }

    func addObserver(_ name: String, order: CFIndex, _ body: @escaping @MainActor () -> Void = {}) {
      let activities = CFRunLoopActivity.beforeWaiting.rawValue | CFRunLoopActivity.exit.rawValue
      let observer = CFRunLoopObserverCreateWithHandler(nil, activities, true, order) {
        [weak self] _, _ in
        MainActor.assumeIsolated {
          self?.log.append(name)
          body()
        }
      }
      guard let observer else { return }
      CFRunLoopAddObserver(CFRunLoopGetMain(), observer, kCFRunLoopCommonModes)
      observers.append(observer)
    }

    func addLink(_ body: @escaping @MainActor () -> Void = {}) -> UIUpdateLink {
      let link = UIUpdateLink(windowScene: phone.scene)
      link.addAction(to: .beforeCATransactionCommit) { [weak self] _, _ in
        self?.log.append("link")
        body()
      }
      link.isEnabled = true
      return link
    }

    /// Ends the turn, and returns what was called.
    func endTurn() -> [String] {
      log = []
      phone.settle()
      return log
    }
  }

  private final class LayoutLoggingController: UIViewController {
    var didLayOut: () -> Void = {}

    override func viewDidLayoutSubviews() {
      super.viewDidLayoutSubviews()
      didLayOut()
    }
  }

  @Test("To iOS 17 observers below the commit's order run before layout")
  func observersAroundCommit() throws {
    let stage = try Stage(.runLoopObserver)
    stage.addObserver("late", order: 2_000_001)
    stage.addObserver("early", order: 1_999_999)
    let link = stage.addLink()
    stage.controller.view.setNeedsLayout()
    #expect(stage.endTurn() == ["early", "layout", "late"])
    withExtendedLifetime(link) {}
  }

  @Test("From iOS 18 a link runs before layout, and every observer after it")
  func updateSequence() throws {
    let stage = try Stage(.updateSequence)
    stage.addObserver("observer", order: 0)
    let link = stage.addLink()
    stage.controller.view.setNeedsLayout()
    #expect(stage.endTurn() == ["link", "layout", "observer"])
    withExtendedLifetime(link) {}
  }

  @Test("A passive link is not called where no layer changes")
  func passiveLink() throws {
    let stage = try Stage(.updateSequence)
    stage.addObserver("observer", order: 0)
    let link = stage.addLink()
    #expect(stage.endTurn() == ["observer"])
    link.isEnabled = false
    stage.controller.view.setNeedsLayout()
    #expect(stage.endTurn() == ["layout", "observer"])
  }

  @Test("A turn that lays nothing out draws a label's new color")
  func display() throws {
    let stage = try Stage(.updateSequence)
    let label = UILabel(frame: CGRect(x: 0, y: 100, width: 100, height: 20))
    stage.controller.view.addSubview(label)
    _ = stage.endTurn()
    label.textColor = .red
    #expect(stage.endTurn() == [])
    #expect(!label.layer.needsDisplay())
  }

  @Test("A touch updates the screen where no layer changes")
  func touch() throws {
    let stage = try Stage(.updateSequence)
    let link = stage.addLink()
    _ = stage.endTurn()
    stage.phone.touchDown(at: CGPoint(x: 100, y: 100))
    #expect(stage.log == ["link"])
    withExtendedLifetime(link) {}
  }

  @Test("A link that requires continuous updates is called in each turn")
  func continuousLink() throws {
    let stage = try Stage(.updateSequence)
    let link = stage.addLink()
    link.requiresContinuousUpdates = true
    #expect(stage.endTurn() == ["link"])
  }

  @Test(
    "A change made by an observer is committed at the same instant",
    arguments: SystemBehavior.TurnEnd.allCases)
  func changeInObserver(turnEnd: SystemBehavior.TurnEnd) throws {
    let stage = try Stage(turnEnd)
    var isFirst = true
    stage.addObserver("observer", order: 2_000_001) {
      if isFirst { stage.controller.view.setNeedsLayout() }
      isFirst = false
    }
    let time = CACurrentMediaTime()
    #expect(stage.endTurn() == ["observer", "layout", "observer"])
    #expect(CACurrentMediaTime() == time)
  }

  @Test("Frames in which nothing happens end no turn", arguments: SystemBehavior.TurnEnd.allCases)
  func idleFrames(turnEnd: SystemBehavior.TurnEnd) throws {
    let stage = try Stage(turnEnd)
    _ = stage.endTurn()
    let turn = VirtualClock.shared.turn
    stage.phone.advance(by: 1)
    #expect(VirtualClock.shared.turn == turn + 1, "the turn of the code that called")
  }

  @Test("Each timer ends a turn of its own", arguments: SystemBehavior.TurnEnd.allCases)
  func timers(turnEnd: SystemBehavior.TurnEnd) throws {
    let stage = try Stage(turnEnd)
    _ = stage.endTurn()
    let turn = VirtualClock.shared.turn
    VirtualClock.shared.schedule(after: 0.1) {}
    VirtualClock.shared.schedule(after: 0.1) {}
    stage.phone.advance(by: 0.2)
    #expect(VirtualClock.shared.turn == turn + 3)
  }

  @Test(
    "An animation begins at the commit, not when it is added",
    arguments: SystemBehavior.TurnEnd.allCases)
  func beginTime(turnEnd: SystemBehavior.TurnEnd) throws {
    let stage = try Stage(turnEnd)
    let view: UIView = stage.controller.view
    _ = stage.endTurn()
    UIView.animate(withDuration: 1) { view.center.y += 100 }
    #expect(view.layer.animation(forKey: "position")?.beginTime == 0)
    _ = stage.endTurn()
    #expect(view.layer.animation(forKey: "position")?.beginTime == CACurrentMediaTime())
  }

  @Test(
    "Layout that never rests does not stop the clock", arguments: SystemBehavior.TurnEnd.allCases)
  func restlessLayout(turnEnd: SystemBehavior.TurnEnd) throws {
    let stage = try Stage(turnEnd)
    stage.addObserver("observer", order: 2_000_001) { stage.controller.view.setNeedsLayout() }
    _ = stage.endTurn()
    stage.phone.advance(by: 0.5)
    #expect(CACurrentMediaTime() > VirtualClock.startTime + 0.4)
  }
}
