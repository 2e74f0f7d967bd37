import Foundation
import KeyboardGeometry
import PlanningReference
import Testing

/// Numbers no layout should contain: the planner has a documented answer to each and never traps.
@Suite struct NastyNumbersTests {
  static let nasty: [CGFloat] = [
    .nan, .infinity, -.infinity, 1e300, -1e300, .leastNonzeroMagnitude, -0.0, -40, 1e8,
    .greatestFiniteMagnitude,
  ]
  static let bounds = CGRect(x: 0, y: 0, width: 375, height: 812)
  static let keyboard = CGRect(x: 0, y: 476, width: 375, height: 336)

  static func scene() -> AvoidanceScene {
    AvoidanceScene(
      keyboard: keyboard, visibleBounds: bounds,
      targets: [RevealTarget(CGRect(x: 20, y: 600, width: 335, height: 40), gap: 8)],
      containers: [
        .scroll(frame: bounds, contentHeight: 1200),
        .lift(frame: bounds),
        .lift(.constant, rate: -1, frame: bounds),
      ])
  }

  /// Every number of a scene, one after the other.
  static let places: [@Sendable (inout AvoidanceScene, CGFloat) -> Void] = [
    { $0.keyboard!.origin.x = $1 }, { $0.keyboard!.origin.y = $1 },
    { $0.keyboard!.size.width = $1 }, { $0.keyboard!.size.height = $1 },
    { $0.visibleBounds.origin.y = $1 }, { $0.visibleBounds.size.height = $1 },
    { $0.targets[0].rect.origin.x = $1 }, { $0.targets[0].rect.origin.y = $1 },
    { $0.targets[0].rect.size.height = $1 }, { $0.targets[0].gap = $1 },
    { $0.containers[0].frame.origin.y = $1 },
    { $0.containers[0].frame.size.height = $1 },
    { $0.containers[0].content.height = $1 },
    { $0.containers[0].content.offset = $1 },
    { $0.containers[0].content.bottomInset = $1 },
    { $0.containers[0].content.automaticTopInset = $1 },
    { $0.containers[0].content.ownInset = $1 },
    { $0.containers[0].own = $1 },
    { $0.containers[0].selfAdjustment = $1 },
    { $0.containers[1] = .lift(frame: bounds, own: $1) },
    { $0.containers[1] = .lift(frame: bounds, maximumRise: $1, maximumDrop: $1) },
    { $0.containers[1] = .lift(frame: bounds, selfAdjustment: $1) },
    { $0.containers[2] = .lift(.constant, rate: $1, frame: bounds) },
    { $0.containers[2] = .lift(.constant, frame: bounds, own: $1) },
  ]

  @Test("NaN, infinite or huge numbers in a scene: plans stay finite", arguments: places.indices)
  func planFinite(place: Int) {
    for number in Self.nasty {
      for behavior in [AvoidanceBehavior.reveal, .hug, .follow(gap: number)] {
        var scene = Self.scene()
        Self.places[place](&scene, number)
        let plan = scene.plan(for: behavior)
        for move in plan.moves {
          #expect(move.from.isFinite && move.to.isFinite, "\(number): \(move)")
        }
        #expect(!plan.description.isEmpty)
        _ = scene.applying(plan).plan(for: behavior)
      }
    }
  }

  @Test(
    "A null, NaN or off-screen keyboard frame counts as no keyboard",
    arguments: [
      CGRect.null, .infinite, .zero, CGRect(x: 0, y: 476, width: 375, height: -336),
      CGRect(x: CGFloat.nan, y: 476, width: 375, height: 336),
      CGRect(x: 0, y: 811.5, width: 375, height: 336),
      CGRect(x: 0, y: 900, width: 375, height: 336),
    ])
  func unusableKeyboardNone(keyboard: CGRect) {
    var scene = Self.scene()
    scene.keyboard = keyboard
    let plan = scene.plan(for: .reveal)
    #expect(plan.outcome == .noKeyboard)
    #expect(plan.isEmpty)
  }

  @Test("A field with a null or infinite rect is ignored")
  func unreadableTargetIgnored() {
    var scene = Self.scene()
    let good = scene.targets[0]
    scene.targets = [RevealTarget(CGRect.null), good, RevealTarget(.infinite)]
    let plan = scene.plan(for: .reveal)
    #expect(plan.outcome == .shown)
    #expect(plan.targetCount == 2)
    scene.targets = [RevealTarget(CGRect.null)]
    #expect(scene.plan(for: .reveal).outcome == .noTarget)
  }

  @Test("A scroll view with NaN content height is skipped and restored")
  func unreadableContainerPassed() {
    var scene = Self.scene()
    scene.containers[0] = .scroll(
      frame: Self.bounds, contentHeight: .nan, ownInset: 100, ownOffset: 30)
    let plan = scene.plan(for: .reveal)
    #expect(plan.move(of: .inset, container: 0)?.to == 0)
    #expect(plan.move(of: .offset, container: 0)?.to == 0)
    #expect(plan.move(of: .lift, container: 1)?.to == 172)
  }

  @Test("No container and no field: the plan is empty")
  func emptyScenesEmpty() {
    let scene = AvoidanceScene(keyboard: Self.keyboard, visibleBounds: Self.bounds)
    for behavior in [AvoidanceBehavior.follow(), .hug, .reveal] {
      #expect(scene.plan(for: behavior).isEmpty)
    }
  }
}
