import ScreenTesting
import Testing
import UIKit

@MainActor
@Suite struct ViewAnimationTests {
  /// A view in a window that has been shown once, so that changes animate.
  private func makeView() -> (UIWindow, UIView) {
    UIApplication.launch()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window.addSubview(view)
    window.isHidden = false
    window.layer.commitTree()
    return (window, view)
  }

  private func shown(_ view: UIView) -> CGRect {
    view.drawnFrame
  }

  // The animations that iOS 8 and later add: gist d-ronnqvist/137ce6b4c852d8ebd96d.
  @Test("Position and bounds animate additively")
  func positionBoundsAnimate() throws {
    let (window, view) = makeView()
    UIView.animate(withDuration: 0.3) { view.frame = CGRect(x: 50, y: 0, width: 200, height: 100) }
    #expect(view.layer.animationKeys()?.sorted() == ["bounds.size", "position"])
    let size = try #require(view.layer.animation(forKey: "bounds.size") as? CABasicAnimation)
    #expect(size.isAdditive)
    #expect(size.fromValue as? CGSize == CGSize(width: -100, height: 0))
    #expect(size.toValue as? CGSize == .zero)
    UIView.animate(withDuration: 0.3) { view.center.x += 10 }
    #expect(view.layer.animationKeys()?.contains("position-2") == true)
    #expect(view.frame.minX == 60, "the model is at its target at once")
    withExtendedLifetime(window) {}
  }

  @Test("Outside a block nothing animates")
  func outsideBlock() {
    let (window, view) = makeView()
    view.center.x = 300
    #expect(view.layer.animationKeys() ?? [] == [])
    UIView.animate(withDuration: 0.3) {
      UIView.performWithoutAnimation { view.center.x = 100 }
    }
    #expect(view.layer.animationKeys() ?? [] == [])
    UIView.animate(withDuration: 0) { view.center.x = 300 }
    #expect(view.layer.animationKeys() ?? [] == [])
    withExtendedLifetime(window) {}
  }

  @Test("Curve seven is the keyboard's spring whatever the duration")
  func curveSevenKeyboards() throws {
    let (window, view) = makeView()
    let options = UIView.AnimationOptions(rawValue: 7 << 16)
    var finished: Double?
    let start = CACurrentMediaTime()
    UIView.animate(
      withDuration: 0.25, delay: 0, options: options, animations: { view.center.y += 336 }
    ) { _ in
      finished = CACurrentMediaTime() - start
    }
    let spring = try #require(view.layer.animation(forKey: "position") as? CASpringAnimation)
    #expect(
      [spring.mass, spring.stiffness, spring.damping, spring.duration] == [3, 1000, 500, 0.5])
    // The values of KeyboardFacts 3.2 for 336 points.
    for (time, covered) in [(0.08, 144.11), (0.125, 223.445), (0.25, 316.525), (0.325, 329.829)] {
      VirtualClock.shared.advance(to: start + time)
      #expect(abs(shown(view).minY - covered) < 0.01, "at \(time)")
    }
    VirtualClock.shared.advance(by: 1)
    #expect(abs((finished ?? 0) - 0.5) < 1e-9)
    #expect(shown(view).minY == 336)
    withExtendedLifetime(window) {}
  }

  @Test("A second block bends the first instead of cutting it")
  func secondBlockBends() {
    let (window, view) = makeView()
    UIView.animate(withDuration: 1) { view.center.x += 100 }
    VirtualClock.shared.advance(by: 0.5)
    let before = shown(view).minX
    UIView.animate(withDuration: 1) { view.center.x -= 100 }
    #expect(abs(shown(view).minX - before) < 1e-9)
    let here = shown(view).minX
    VirtualClock.shared.advance(by: 0.001)
    #expect(shown(view).minX > here, "it still moves the way it went")
    VirtualClock.shared.advance(by: 2)
    #expect(shown(view).minX == 0)
    withExtendedLifetime(window) {}
  }

  @Test("A nested block inherits unless it overrides")
  func nestedBlockInherits() throws {
    let (window, view) = makeView()
    let other = UIView()
    window.addSubview(other)
    window.layer.commitTree()
    UIView.animate(withDuration: 2, delay: 0, options: .curveLinear) {
      #expect(UIView.inheritedAnimationDuration == 2)
      UIView.animate(withDuration: 0.1) { view.center.x += 10 }
      UIView.animate(withDuration: 0.1, delay: 0, options: .overrideInheritedDuration) {
        other.center.x += 10
      }
    }
    #expect(view.layer.animation(forKey: "position")?.duration == 2)
    #expect(other.layer.animation(forKey: "position")?.duration == 0.1)
    #expect(UIView.inheritedAnimationDuration == 0)
  }

  @Test("Completions tell whether they finished")
  func completionsTell() {
    let (window, view) = makeView()
    var log: [String] = []
    UIView.animate(withDuration: 0.2, animations: { view.alpha = 0 }) { log.append("fade \($0)") }
    UIView.animate(withDuration: 0.4, animations: {}) { log.append("empty \($0)") }
    #expect(log.isEmpty)
    VirtualClock.shared.settle()
    #expect(log == ["empty true"], "a block that changes nothing completes on the next turn")
    VirtualClock.shared.advance(by: 0.3)
    #expect(log == ["empty true", "fade true"])
    UIView.animate(withDuration: 0.2, animations: { view.alpha = 1 }) { log.append("cut \($0)") }
    view.layer.removeAllAnimations()
    VirtualClock.shared.settle()
    #expect(log.last == "cut false")
    withExtendedLifetime(window) {}
  }
}
