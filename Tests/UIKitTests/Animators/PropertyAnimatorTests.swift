import Testing
import UIKit

/// Animators from start to end, and on the way.
@MainActor
@Suite struct PropertyAnimatorTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
  private let box = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))

  /// Shows the window once, so that changes animate.
  init() {
    UIApplication.launch()
    window.addSubview(box)
    window.isHidden = false
    window.layer.commitTree()
  }

  private func advance(_ seconds: TimeInterval) { VirtualClock.shared.advance(by: seconds) }

  private var shown: CGFloat { box.layer.presentation()?.position.x ?? box.layer.position.x }

  @Test("An animator moves and ends")
  func movesAndEnds() {
    var ends: [UIViewAnimatingPosition] = []
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { box.center.x = 105 }
    animator.addCompletion { ends.append($0) }
    #expect(animator.state == .inactive && box.center.x == 5)
    animator.startAnimation()
    #expect(animator.state == .active && animator.isRunning && box.center.x == 105)
    advance(0.5)
    #expect(abs(shown - 55) < 1)
    advance(0.6)
    #expect(ends == [.end] && animator.state == .inactive && !animator.isRunning)
  }

  @Test("A transition of a view shows the new content at once, and completes after its duration")
  func transition() {
    var isOver = false
    UIView.transition(
      with: box, duration: 0.5, options: [], animations: { box.center.x = 105 },
      completion: { isOver = $0 })
    #expect(shown == 105)
    advance(0.4)
    #expect(!isOver)
    advance(0.2)
    #expect(isOver)
  }

  @Test("A delay is waited for")
  func delay() {
    let animator = UIViewPropertyAnimator.runningPropertyAnimator(
      withDuration: 0.2, delay: 0.5, animations: { box.center.x = 105 })
    #expect(animator.state == .active && !animator.isRunning && box.center.x == 5)
    advance(0.6)
    #expect(animator.isRunning && box.center.x == 105)
    advance(0.3)
    #expect(animator.state == .inactive)
  }

  @Test("A stop leaves what is seen")
  func stop() {
    var ends = 0
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { box.center.x = 105 }
    animator.addCompletion { _ in ends += 1 }
    animator.startAnimation()
    advance(0.5)
    animator.stopAnimation(true)
    #expect(abs(box.center.x - 55) < 1 && animator.state == .inactive)
    advance(1)
    #expect(abs(shown - 55) < 1 && ends == 0)
  }

  @Test(
    "A stopped animator finishes where it is told",
    arguments: [UIViewAnimatingPosition.end, .start, .current])
  func finish(position: UIViewAnimatingPosition) {
    var ends: [UIViewAnimatingPosition] = []
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { box.center.x = 105 }
    animator.addCompletion { ends.append($0) }
    animator.startAnimation()
    advance(0.5)
    animator.stopAnimation(false)
    #expect(animator.state == .stopped && ends.isEmpty)
    animator.finishAnimation(at: position)
    let expected: CGFloat = position == .end ? 105 : position == .start ? 5 : 55
    #expect(abs(box.center.x - expected) < 1)
    #expect(ends == [position] && animator.state == .inactive)
  }

  @Test("Parameters tell their curve")
  func parameters() {
    let cubic = UICubicTimingParameters(animationCurve: .easeIn)
    #expect(cubic.timingCurveType == .builtin && cubic.controlPoint2 == CGPoint(x: 1, y: 1))
    let own = UICubicTimingParameters(
      controlPoint1: CGPoint(x: 0.25, y: 0), controlPoint2: CGPoint(x: 0.5, y: 1))
    #expect(own.timingCurveType == .cubic && own.controlPoint1.x == 0.25)
    let spring = UISpringTimingParameters(dampingRatio: 0.5)
    #expect(spring.timingCurveType == .spring && spring.springTimingParameters === spring)
    #expect(spring.cubicTimingParameters == nil)
    let animator = UIViewPropertyAnimator(duration: 2, dampingRatio: 0.5)
    #expect(animator.timingParameters?.timingCurveType == .spring && animator.duration == 2)
  }

  /// A spring of masses takes its own time, whatever duration was given.
  @Test("A physical spring has its own duration")
  func physicalSpring() {
    var isOver = false
    let spring = UISpringTimingParameters(
      mass: 1, stiffness: 10_000, damping: 200, initialVelocity: .zero)
    let animator = UIViewPropertyAnimator(duration: 60, timingParameters: spring)
    animator.addAnimations { box.center.x = 105 }
    animator.addCompletion { _ in isOver = true }
    animator.startAnimation()
    advance(1)
    #expect(isOver)
  }

  // MARK: Keyframes

  @Test("Keyframes follow each other")
  func keyframes() {
    var finished: Bool?
    UIView.animateKeyframes(withDuration: 1, delay: 0) {
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { box.center.x = 105 }
      UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.25) { box.center.x = 55 }
    } completion: {
      finished = $0
    }
    #expect(box.center.x == 55)
    advance(0.25)
    #expect(abs(shown - 55) < 2)
    advance(0.25)
    #expect(abs(shown - 105) < 2)
    advance(0.3)
    #expect(abs(shown - 55) < 1 && finished == nil, "the last quarter is a pause")
    advance(0.25)
    #expect(finished == true)
  }
}
