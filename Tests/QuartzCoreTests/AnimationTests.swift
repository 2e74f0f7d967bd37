import QuartzCore
import Testing

@MainActor struct AnimationTests {
  static func opacityAnimation(_ duration: Double) -> CABasicAnimation {
    let animation = CABasicAnimation(keyPath: "opacity")
    animation.fromValue = 0
    animation.toValue = 1
    animation.duration = duration
    return animation
  }

  @Test("The presentation is a function of the clock")
  func presentationFunctionClock() throws {
    let clock = freshClock()
    let layer = shownLayer()
    layer.opacity = 0.5
    layer.add(Self.opacityAnimation(1), forKey: "fade")
    for (step, expected) in [(0.0, 0.0), (0.25, 0.25), (0.5, 0.75)] {
      clock.advance(by: step)
      let shown = try #require(layer.presentation())
      #expect(near(CGFloat(shown.opacity), expected, 1e-6), "at \(clock.now)")
      #expect(layer.opacity == 0.5)
      #expect(shown.model() === layer)
    }
    clock.advance(by: 1)
    #expect(layer.presentation()?.opacity == 0.5)
    #expect(layer.animationKeys() == nil)
  }

  @Test("A layer no frame has shown has no presentation")
  func layerNoFrame() {
    #expect(CALayer().presentation() == nil)
    #expect(shownLayer().presentation() != nil)
  }

  struct Ends: Sendable {
    let from: Double?
    let to: Double?
    let by: Double?
    let atStart: Double
    let atEnd: Double
  }

  /// The table in Apple's documentation of CABasicAnimation; the model's value is 10.
  @Test(
    "From to and by combine as documented",
    arguments: [
      Ends(from: 2, to: 6, by: nil, atStart: 2, atEnd: 6),
      Ends(from: 2, to: nil, by: 3, atStart: 2, atEnd: 5),
      Ends(from: nil, to: 6, by: 2, atStart: 4, atEnd: 6),
      Ends(from: 2, to: nil, by: nil, atStart: 2, atEnd: 10),
      Ends(from: nil, to: 6, by: nil, atStart: 10, atEnd: 6),
      Ends(from: nil, to: nil, by: 3, atStart: 10, atEnd: 13),
    ])
  func combineDocumented(_ row: Ends) {
    let clock = freshClock()
    let layer = shownLayer()
    layer.cornerRadius = 10
    let animation = CABasicAnimation(keyPath: "cornerRadius")
    animation.fromValue = row.from
    animation.toValue = row.to
    animation.byValue = row.by
    animation.duration = 1
    animation.fillMode = .forwards
    animation.isRemovedOnCompletion = false
    layer.add(animation, forKey: nil)
    #expect(near(layer.presentationState.cornerRadius, row.atStart), "\(row)")
    clock.advance(by: 1)
    #expect(near(layer.presentationState.cornerRadius, row.atEnd), "\(row)")
  }

  @Test(
    "Fill modes rule before and after",
    arguments: [
      (CAMediaTimingFillMode.removed, 7.0, 7.0), (.backwards, 1, 7), (.forwards, 7, 3),
      (.both, 1, 3),
    ])
  func fillModesRule(mode: CAMediaTimingFillMode, before: CGFloat, after: CGFloat) {
    let clock = freshClock()
    let layer = shownLayer()
    layer.cornerRadius = 7
    let animation = CABasicAnimation(keyPath: "cornerRadius")
    animation.fromValue = 1
    animation.toValue = 3
    animation.duration = 1
    animation.beginTime = clock.now + 1
    animation.fillMode = mode
    animation.isRemovedOnCompletion = false
    layer.add(animation, forKey: nil)
    #expect(near(layer.presentationState.cornerRadius, before), "\(mode)")
    clock.advance(by: 3)
    #expect(near(layer.presentationState.cornerRadius, after), "\(mode)")
  }

  @Test("Repeats and reverses count towards the end")
  func repeatsReversesCount() {
    let clock = freshClock()
    let layer = shownLayer()
    let animation = Self.opacityAnimation(1)
    animation.autoreverses = true
    animation.repeatCount = 2
    let recorder = Recorder()
    animation.delegate = recorder
    layer.add(animation, forKey: nil)
    let shown = [0.5, 1.0, 1.5, 2, 2.5].map { time -> Float in
      layer.presentationState(at: clock.now + time).opacity
    }
    #expect(shown == [0.5, 1, 0.5, 0, 0.5])
    clock.advance(by: 3.99)
    #expect(!recorder.events.contains("finish opacity"))
    clock.advance(by: 0.01)
    #expect(recorder.events.contains("finish opacity"))
  }

  @Test("Cumulative repeats go on from the last")
  func cumulativeRepeatsGo() {
    let clock = freshClock()
    let layer = shownLayer()
    let animation = CABasicAnimation(keyPath: "position.x")
    animation.fromValue = 0
    animation.toValue = 10
    animation.duration = 1
    animation.repeatCount = 3
    animation.isCumulative = true
    layer.add(animation, forKey: nil)
    #expect(near(layer.presentationState(at: clock.now + 2.5).position.x, 25))
  }

  @Test("The layer keeps a copy")
  func layerKeepsCopy() throws {
    _ = freshClock()
    let layer = shownLayer()
    let animation = Self.opacityAnimation(1)
    layer.add(animation, forKey: "fade")
    animation.duration = 9
    let copy = try #require(layer.animation(forKey: "fade"))
    #expect(copy !== animation && copy.duration == 1)
  }

  @Test("A second animation of one key replaces the first")
  func secondAnimationKey() {
    let clock = freshClock()
    let layer = shownLayer()
    let recorder = Recorder()
    for _ in 0..<2 {
      let animation = Self.opacityAnimation(1)
      animation.delegate = recorder
      layer.add(animation, forKey: "fade")
    }
    #expect(layer.animationKeys() == ["fade"])
    clock.settle()
    #expect(recorder.events == ["cancel opacity", "start opacity"])
    clock.advance(by: 1)
    #expect(recorder.events.last == "finish opacity")
  }

  @Test("Removed animations are cancelled")
  func removedAnimationsCancelled() {
    let clock = freshClock()
    let layer = shownLayer()
    let recorder = Recorder()
    for key in ["a", "b"] {
      let animation = Self.opacityAnimation(1)
      animation.delegate = recorder
      layer.add(animation, forKey: key)
    }
    clock.advance(by: 0.5)
    layer.removeAnimation(forKey: "a")
    #expect(layer.animationKeys() == ["b"])
    layer.removeAllAnimations()
    #expect(layer.animationKeys() == nil)
    clock.settle()
    #expect(
      recorder.events == ["start opacity", "start opacity", "cancel opacity", "cancel opacity"])
  }

  @Test("An animation whose layer is gone still ends")
  func animationLayerGone() {
    let clock = freshClock()
    let recorder = Recorder()
    do {
      let layer = CALayer()
      let animation = Self.opacityAnimation(1)
      animation.delegate = recorder
      layer.add(animation, forKey: nil)
      clock.settle()
    }
    clock.advance(by: 2)
    #expect(recorder.events == ["start opacity", "cancel opacity"])
  }

  @Test("Keyframes run through their values")
  func keyframesRun() {
    let clock = freshClock()
    let layer = shownLayer()
    let animation = CAKeyframeAnimation(keyPath: "position.x")
    animation.values = [0, 10, 40]
    animation.keyTimes = [0, 0.75, 1]
    animation.duration = 1
    layer.add(animation, forKey: nil)
    func x(_ time: Double) -> CGFloat { layer.presentationState(at: clock.now + time).position.x }
    #expect(near(x(0.375), 5) && near(x(0.75), 10) && near(x(0.875), 25))
  }

  @Test("Discrete keyframes jump")
  func discreteKeyframesJump() {
    let clock = freshClock()
    let layer = shownLayer()
    let animation = CAKeyframeAnimation(keyPath: "position.x")
    animation.values = [1, 2, 3, 4]
    animation.calculationMode = .discrete
    animation.duration = 1
    layer.add(animation, forKey: nil)
    let shown = [0.1, 0.3, 0.6, 0.9].map {
      layer.presentationState(at: clock.now + $0).position.x
    }
    #expect(shown == [1, 2, 3, 4])
  }

  @Test("A group runs its animations together")
  func groupRunsAnimations() {
    let clock = freshClock()
    let layer = shownLayer()
    let slide = CABasicAnimation(keyPath: "position.x")
    slide.fromValue = 0
    slide.toValue = 100
    let late = Self.opacityAnimation(0.5)
    late.beginTime = 0.5
    let group = CAAnimationGroup()
    group.animations = [slide, late]
    group.duration = 1
    layer.add(group, forKey: nil)
    let shown = layer.presentationState(at: clock.now + 0.75)
    #expect(near(shown.position.x, 75) && near(CGFloat(shown.opacity), 0.5, 1e-6))
  }

  @Test("A stopped layer holds its animations")
  func stoppedLayerHolds() {
    let clock = freshClock()
    let parent = CALayer()
    let layer = CALayer()
    parent.addSublayer(layer)
    let recorder = Recorder()
    let animation = Self.opacityAnimation(1)
    animation.delegate = recorder
    layer.add(animation, forKey: nil)
    clock.advance(by: 0.25)
    let pausedAt = parent.convertTime(CACurrentMediaTime(), from: nil)
    parent.speed = 0
    parent.timeOffset = pausedAt
    clock.advance(by: 5)
    #expect(near(CGFloat(layer.presentationState.opacity), 0.25, 1e-6))
    #expect(recorder.events == ["start opacity"])
    parent.speed = 1
    parent.timeOffset = 0
    parent.beginTime = parent.convertTime(CACurrentMediaTime(), from: nil) - pausedAt
    clock.advance(by: 0.5)
    #expect(near(CGFloat(layer.presentationState.opacity), 0.75, 1e-6))
    clock.advance(by: 0.26)
    #expect(recorder.events.last == "finish opacity")
  }
}
