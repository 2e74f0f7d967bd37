import QuartzCore
import Testing

/// Since iOS 8 UIKit's animations are additive: from old − new to zero on top of the new model
/// value, so that an interrupted motion keeps its place and its speed.
@MainActor struct AdditiveAnimationTests {
  enum Kind: String, CaseIterable, Sendable { case eased, keyboard, bouncy }

  static func animation(_ kind: Kind, _ keyPath: String) -> CABasicAnimation {
    switch kind {
    case .eased:
      let animation = CABasicAnimation(keyPath: keyPath)
      animation.duration = 0.5
      animation.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
      return animation
    case .keyboard:
      // KeyboardFacts 3.2.
      let spring = CASpringAnimation(keyPath: keyPath)
      (spring.mass, spring.stiffness, spring.damping) = (3, 1000, 500)
      spring.duration = 0.5
      return spring
    case .bouncy:
      let spring = CASpringAnimation(keyPath: keyPath)
      spring.duration = spring.settlingDuration
      return spring
    }
  }

  static func move(_ layer: CALayer, to y: CGFloat, _ kind: Kind, key: String) {
    let old = layer.position
    layer.position.y = y
    let animation = animation(kind, "position")
    animation.isAdditive = true
    animation.fromValue = CGPoint(x: old.x - layer.position.x, y: old.y - y)
    animation.toValue = CGPoint.zero
    layer.add(animation, forKey: key)
  }

  @Test("Interruption keeps position and velocity", arguments: Kind.allCases)
  func interruptionKeepsPosition(kind: Kind) {
    let clock = freshClock()
    let layer = shownLayer(CGRect(x: 0, y: 700, width: 100, height: 100))
    let start = layer.position.y
    Self.move(layer, to: start - 336, kind, key: "position")
    clock.advance(by: 0.08)
    func y(_ time: Double) -> CGFloat { layer.presentationState(at: time).position.y }
    let h = 1e-6
    let before = y(clock.now)
    let velocityBefore = (before - y(clock.now - h)) / h
    Self.move(layer, to: start, kind, key: "position-2")
    let velocityAfter = (y(clock.now + h) - y(clock.now)) / h
    #expect(near(y(clock.now), before), "\(kind)")
    #expect(abs(velocityAfter - velocityBefore) < 2, "\(kind): \(velocityBefore) \(velocityAfter)")
    #expect(before < start - 1)
    clock.advance(by: 5)
    #expect(layer.presentationState.position.y == start)
    #expect(layer.animationKeys() == nil)
  }

  @Test("The keyboard's slide is the table of KeyboardFacts 3.2")
  func keyboardsSlideTable() {
    let clock = freshClock()
    let layer = shownLayer()
    let start = layer.position.y
    Self.move(layer, to: start - 336, .keyboard, key: "position")
    let shown = start - layer.presentationState(at: clock.now + 0.125).position.y
    #expect(near(shown, 223.44512762669416, 1e-6), "\(shown)")
  }

  struct Case: Sendable {
    let keyPath: String
    let from: @Sendable () -> Any
    let expected: CGRect
  }

  /// The model's bounds are (0, 0, 100, 100) at position (50, 50); half way through.
  @Test(
    "Additive values of every kind",
    arguments: [
      Case(
        keyPath: "position", from: { CGPoint(x: 10, y: -20) },
        expected: CGRect(x: 5, y: -10, width: 100, height: 100)),
      Case(
        keyPath: "position.x", from: { 10 }, expected: CGRect(x: 5, y: 0, width: 100, height: 100)),
      Case(
        keyPath: "bounds.size", from: { CGSize(width: 20, height: 40) },
        expected: CGRect(x: -5, y: -10, width: 110, height: 120)),
      Case(
        keyPath: "bounds.size.height", from: { CGFloat(-40) },
        expected: CGRect(x: 0, y: 10, width: 100, height: 80)),
      Case(
        keyPath: "bounds", from: { CGRect(x: 0, y: 0, width: 20, height: 0) },
        expected: CGRect(x: -5, y: 0, width: 110, height: 100)),
      Case(
        keyPath: "position", from: { NSValue(point: CGPoint(x: 0, y: 6)) },
        expected: CGRect(x: 0, y: 3, width: 100, height: 100)),
      Case(
        keyPath: "position.y", from: { NSNumber(value: 8) },
        expected: CGRect(x: 0, y: 4, width: 100, height: 100)),
      Case(
        keyPath: "transform.translation.x", from: { 30.0 },
        expected: CGRect(x: 15, y: 0, width: 100, height: 100)),
    ])
  func additiveValuesKind(_ row: Case) {
    let clock = freshClock()
    let layer = shownLayer()
    let animation = CABasicAnimation(keyPath: row.keyPath)
    animation.isAdditive = true
    animation.fromValue = row.from()
    animation.duration = 1
    layer.add(animation, forKey: nil)
    let frame = layer.presentationState(at: clock.now + 0.5).frame
    #expect(
      near(frame.minX, row.expected.minX) && near(frame.minY, row.expected.minY)
        && near(frame.width, row.expected.width) && near(frame.height, row.expected.height),
      "\(row.keyPath): \(frame)")
  }

  @Test("The origin of the bounds scrolls")
  func originBoundsScrolls() {
    let clock = freshClock()
    let layer = shownLayer()
    layer.bounds.origin = CGPoint(x: 0, y: 50)
    let animation = CABasicAnimation(keyPath: "bounds.origin")
    animation.isAdditive = true
    animation.fromValue = CGPoint(x: 0, y: -50)
    animation.duration = 1
    layer.add(animation, forKey: nil)
    let shown = layer.presentationState(at: clock.now + 0.5)
    #expect(shown.bounds.origin == CGPoint(x: 0, y: 25))
    #expect(shown.frame == CGRect(x: 0, y: 0, width: 100, height: 100))
  }

  @Test("Additive transforms multiply")
  func additiveTransformsMultiply() {
    let clock = freshClock()
    let layer = shownLayer()
    layer.setAffineTransform(CGAffineTransform(scaleX: 2, y: 2))
    let animation = CABasicAnimation(keyPath: "transform")
    animation.isAdditive = true
    animation.fromValue = CATransform3DMakeScale(0.5, 0.5, 1)
    animation.toValue = CATransform3DIdentity
    animation.duration = 1
    layer.add(animation, forKey: nil)
    #expect(near(layer.presentationState(at: clock.now).transform.m11, 1))
    #expect(near(layer.presentationState(at: clock.now + 0.5).transform.m11, 1.5))
  }
}
