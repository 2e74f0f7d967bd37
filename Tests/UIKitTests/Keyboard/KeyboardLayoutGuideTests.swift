import KeyboardSimulation
import ScreenTesting
import Testing

/// `keyboardLayoutGuide`: KeyboardFacts 5.1.
@MainActor
@Suite struct KeyboardLayoutGuideTests {
  /// A bar that stands on the guide.
  @MainActor
  final class Fixture {
    let stage: KeyboardStage
    let bar = UIView()
    var phone: Phone { stage.phone }
    var root: UIView { stage.controller.view }
    var guide: UIKeyboardLayoutGuide { root.keyboardLayoutGuide }

    init(
      _ device: String = "iPhone 15", system: SimulatedSystem = .iOS18,
      keyboard: SystemKeyboard = .standard
    ) throws {
      stage = try KeyboardStage(device, system: system, keyboard: keyboard)
      bar.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(bar)
      NSLayoutConstraint.activate([
        bar.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        bar.trailingAnchor.constraint(equalTo: root.trailingAnchor),
        bar.heightAnchor.constraint(equalToConstant: 44),
        bar.bottomAnchor.constraint(equalTo: guide.topAnchor),
      ])
      phone.settle()
    }

    /// The bar's lower edge as drawn, on the screen.
    var shownBottom: CGFloat { bar.drawnFrame.maxY }
  }

  @Test(
    "Of a hidden keyboard it is the bottom safe area",
    arguments: [("iPhone 15", 34.0), ("iPhone SE (2nd generation)", 0.0)])
  func hiddenKeyboardBottom(device: String, safeArea: CGFloat) throws {
    let fixture = try Fixture(device)
    let bounds = fixture.root.bounds
    #expect(
      fixture.guide.layoutFrame
        == CGRect(x: 0, y: bounds.maxY - safeArea, width: bounds.width, height: safeArea))
    #expect(fixture.bar.frame.maxY == bounds.maxY - safeArea)
    fixture.guide.usesBottomSafeArea = false
    fixture.phone.settle()
    #expect(fixture.bar.frame.maxY == bounds.maxY, "iOS 17: at the view's bottom, height 0")
    #expect(fixture.guide.layoutFrame.height == 0)
  }

  struct Motion: CustomTestStringConvertible, Sendable {
    let testDescription: String
    var device = "iPhone 15"
    let run: @MainActor @Sendable (Fixture, _ eachFrame: () -> Void) -> Void
  }

  nonisolated static let motions: [Motion] = [
    Motion(testDescription: "show") { fixture, eachFrame in
      fixture.stage.first.becomeFirstResponder()
      fixture.phone.advance(by: 0.7, eachFrame: eachFrame)
    },
    Motion(testDescription: "show on an iPad", device: "iPad Pro 11-inch") { fixture, eachFrame in
      fixture.stage.first.becomeFirstResponder()
      fixture.phone.advance(by: 0.7, eachFrame: eachFrame)
    },
    Motion(testDescription: "show, hide after 80 ms, show after 80 ms") { fixture, eachFrame in
      for _ in 0..<3 {
        fixture.stage.first.becomeFirstResponder()
        fixture.phone.advance(by: 0.08, eachFrame: eachFrame)
        fixture.stage.first.resignFirstResponder()
        fixture.phone.advance(by: 0.08, eachFrame: eachFrame)
      }
      fixture.phone.advance(by: 0.7, eachFrame: eachFrame)
    },
    Motion(testDescription: "number pad, then predictive bar") { fixture, eachFrame in
      fixture.stage.second.keyboardType = .numberPad
      fixture.stage.first.becomeFirstResponder()
      fixture.phone.advance(by: 0.3, eachFrame: eachFrame)
      fixture.stage.second.becomeFirstResponder()
      fixture.phone.advance(by: 0.3, eachFrame: eachFrame)
      fixture.stage.first.becomeFirstResponder()
      fixture.phone.advance(by: 0.3, eachFrame: eachFrame)
      fixture.phone.showsPredictiveBar = false
      fixture.phone.advance(by: 0.3, eachFrame: eachFrame)
    },
    Motion(testDescription: "drag and cancel, drag and dismiss") { fixture, eachFrame in
      fixture.stage.first.becomeFirstResponder()
      fixture.phone.advance(by: 0.7, eachFrame: eachFrame)
      fixture.phone.dragKeyboard(by: 0.6, dismissing: false, eachFrame: eachFrame)
      fixture.phone.advance(by: 0.3, eachFrame: eachFrame)
      fixture.phone.dragKeyboard(by: 0.6, dismissing: true, eachFrame: eachFrame)
      fixture.phone.advance(by: 0.7, eachFrame: eachFrame)
    },
    Motion(testDescription: "autofill") { fixture, eachFrame in
      fixture.stage.first.becomeFirstResponder()
      fixture.phone.advance(by: 0.7, eachFrame: eachFrame)
      fixture.phone.autofill(into: fixture.stage.second)
      fixture.phone.advance(by: 0.8, eachFrame: eachFrame)
    },
  ]

  /// The bar is never more than half a point from the keyboard, or from where it rests.
  @Test("What stands on it moves in step with the keyboard", arguments: motions)
  func standsMovesStep(_ motion: Motion) throws {
    let fixture = try Fixture(motion.device)
    let screen = fixture.phone.screen.bounds
    let rest = screen.maxY - fixture.root.safeAreaInsets.bottom
    // Below the home indicator's strip the bar stays behind; on its way it is scaled to the rest.
    var worst: CGFloat = 0
    var frames = 0
    fixture.guide.usesBottomSafeArea = false
    fixture.phone.settle()
    motion.run(fixture) {
      frames += 1
      worst = max(worst, abs(fixture.shownBottom - fixture.phone.keyboardFrame.minY))
    }
    print("\(motion): \(frames) frames, largest error \(worst) pt (rest \(rest))")
    #expect(frames > 20)
    #expect(worst <= 0.5)
  }

  /// With the safe area the bar has less far to go than the keyboard, in the same time.
  @Test("It ends where the keyboard ends with the safe area too")
  func endsKeyboardEnds() throws {
    let fixture = try Fixture()
    fixture.stage.focus(fixture.stage.first)
    #expect(fixture.bar.frame.maxY == 516)
    #expect(fixture.guide.layoutFrame == CGRect(x: 0, y: 516, width: 393, height: 336))
    fixture.phone.dismissKeyboard()
    fixture.phone.advance(by: 0.7)
    #expect(fixture.bar.frame.maxY == 818)
  }

  @Test("A view that ends above the screen takes only its share")
  func viewEnds() throws {
    let fixture = try Fixture()
    let card = UIView(frame: CGRect(x: 20, y: 300, width: 300, height: 400))
    fixture.root.addSubview(card)
    _ = card.keyboardLayoutGuide
    fixture.phone.settle()
    #expect(card.keyboardLayoutGuide.layoutFrame.height == 0)
    fixture.stage.focus(fixture.stage.first)
    #expect(
      card.keyboardLayoutGuide.layoutFrame == CGRect(x: 0, y: 216, width: 300, height: 184))
    // It moves with the view it belongs to.
    card.frame.origin.y = 200
    fixture.phone.settle()
    #expect(card.keyboardLayoutGuide.layoutFrame.height == 84)
  }

  @Test("A guide that comes late knows the keyboard")
  func guideComesLate() throws {
    let stage = try KeyboardStage()
    stage.focus(stage.first)
    let guide = stage.controller.view.keyboardLayoutGuide
    #expect(guide === stage.controller.view.keyboardLayoutGuide)
    #expect(guide.layoutFrame.minY == 516)
    #expect(guide.owningView === stage.controller.view)
    let late = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
    #expect(late.keyboardLayoutGuide.layoutFrame.height == 0, "it is in no window yet")
    stage.controller.view.addSubview(late)
    stage.phone.settle()
    #expect(late.keyboardLayoutGuide.layoutFrame.height == 336)
  }

  @Test("An undocked keyboard counts as hidden unless it is followed")
  func undockedKeyboardCounts() throws {
    let fixture = try Fixture("iPad Pro 11-inch", keyboard: .floating)
    let screen = fixture.phone.screen.bounds
    fixture.stage.focus(fixture.stage.first)
    #expect(fixture.bar.frame.maxY == screen.maxY - fixture.root.safeAreaInsets.bottom)
    fixture.guide.followsUndockedKeyboard = true
    fixture.phone.settle()
    #expect(fixture.guide.layoutFrame == fixture.phone.keyboardFrame)
    #expect(fixture.bar.frame.maxY == fixture.phone.keyboardFrame.minY)
    var worst: CGFloat = 0
    fixture.phone.moveKeyboard(to: CGPoint(x: 100, y: 200))
    fixture.phone.advance(by: 0.7) {
      worst = max(worst, abs(fixture.shownBottom - fixture.phone.keyboardFrame.minY))
    }
    #expect(worst <= 0.5)
    #expect(fixture.guide.layoutFrame.origin == CGPoint(x: 100, y: 200))
  }

  @Test("Constraints come and go with the edges")
  func constraintsComeGo() throws {
    let fixture = try Fixture("iPad Pro 11-inch", keyboard: .floating)
    let guide = fixture.guide
    func constraint() -> NSLayoutConstraint {
      fixture.bar.topAnchor.constraint(lessThanOrEqualTo: fixture.root.bottomAnchor)
    }
    let (top, awayFromTop, corner, sides) = (
      constraint(), constraint(), constraint(), constraint()
    )
    guide.setConstraints([top], activeWhenNearEdge: .top)
    guide.setConstraints([awayFromTop], activeWhenAwayFrom: .top)
    guide.setConstraints([corner], activeWhenNearEdge: [.bottom, .trailing])
    guide.setConstraints([sides], activeWhenAwayFrom: [.leading, .trailing])
    #expect(guide.constraintsActive(whenNearEdge: .top) == [top])
    #expect(guide.constraintsActiveWhenAway(from: .top) == [awayFromTop])
    func active() -> [Bool] {
      fixture.phone.settle()
      return [top, awayFromTop, corner, sides].map(\.isActive)
    }
    fixture.stage.focus(fixture.stage.first)
    #expect(active() == [false, false, false, false], "only while an undocked one is followed")
    guide.followsUndockedKeyboard = true
    #expect(active() == [false, true, true, false], "it starts in the bottom right corner")
    fixture.phone.moveKeyboard(to: CGPoint(x: 200, y: 10))
    fixture.phone.advance(by: 0.7)
    #expect(active() == [true, false, false, true], "near the top alone")
    fixture.phone.dockKeyboard()
    fixture.phone.advance(by: 0.7)
    #expect(active() == [false, true, false, true], "docked is near the bottom alone")
    guide.removeAllTrackedConstraints()
    #expect(active() == [false, false, false, false])
  }

  @Test(
    "A list's drag begins above the keyboard by the padding of a guide around it",
    arguments: [(0.0, true, 516.0), (40, true, 476), (-40, true, 516), (40, false, 516)])
  func dragBegins(padding: CGFloat, isAround: Bool, start: CGFloat) throws {
    let fixture = try Fixture()
    let list = UIScrollView(frame: CGRect(x: 0, y: 200, width: 390, height: 652))
    list.alwaysBounceVertical = true
    list.keyboardDismissMode = .interactive
    let owner = try #require(fixture.guide.owningView)
    (isAround ? owner : fixture.phone.window).addSubview(list)
    fixture.guide.keyboardDismissPadding = padding
    fixture.stage.focus(fixture.stage.first)
    fixture.phone.touchDown(at: CGPoint(x: 380, y: 300))
    fixture.phone.touchMove(to: CGPoint(x: 380, y: start - 1))
    #expect(fixture.phone.keyboardFrame.minY == 516)
    fixture.phone.touchMove(to: CGPoint(x: 380, y: start + 10))
    #expect(fixture.phone.keyboardFrame.minY == 526)
    fixture.phone.touchUp()
  }

  @Test("It works in a scroll view too")
  func worksScrollView() throws {
    let fixture = try Fixture()
    let scroll = UIScrollView(frame: fixture.root.bounds)
    scroll.contentInsetAdjustmentBehavior = .never
    scroll.contentSize = CGSize(width: 393, height: 3000)
    fixture.root.addSubview(scroll)
    let pinned = UIView()
    pinned.translatesAutoresizingMaskIntoConstraints = false
    scroll.addSubview(pinned)
    NSLayoutConstraint.activate([
      pinned.leftAnchor.constraint(equalTo: scroll.frameLayoutGuide.leftAnchor),
      pinned.widthAnchor.constraint(equalToConstant: 50),
      pinned.heightAnchor.constraint(equalToConstant: 50),
      pinned.bottomAnchor.constraint(equalTo: scroll.keyboardLayoutGuide.topAnchor),
    ])
    scroll.contentOffset.y = 500
    fixture.stage.focus(fixture.stage.first)
    #expect(scroll.convert(pinned.frame, to: nil).maxY == 516)
    scroll.contentOffset.y = 700
    fixture.phone.settle()
    #expect(scroll.convert(pinned.frame, to: nil).maxY == 516)
  }
}
