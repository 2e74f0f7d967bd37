import Testing
import UIKit

/// Numbers recorded from Apple's UIKit (uikit-recorded.json, "safe_area_propagation" and
/// "layout_margins").
@MainActor
@Suite struct RecordedSafeAreaTests {
  /// A 320 × 480 view whose safe area is 44, 10, 34, 12.
  private func makeParent() -> (UIViewController, UIView) {
    let controller = UIViewController()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    controller.view = view
    controller.additionalSafeAreaInsets = UIEdgeInsets(top: 44, left: 10, bottom: 34, right: 12)
    return (controller, view)
  }

  @Test(
    arguments: [
      (CGRect(x: 0, y: 0, width: 320, height: 480), [44, 10, 34, 12]),
      (CGRect(x: -40, y: -60, width: 200, height: 200), [44, 10, 0, 0]),
      (CGRect(x: 0, y: 460, width: 320, height: 100), [0, 10, 34, 12]),
      (CGRect(x: -50, y: -50, width: 500, height: 700), [44, 10, 34, 12]),
      (CGRect(x: 0, y: 500, width: 100, height: 50), [0, 10, 34, 0]),
    ] as [(CGRect, [CGFloat])])
  func propagation(frame: CGRect, expected: [CGFloat]) {
    let (controller, parent) = makeParent()
    let child = UIView(frame: frame)
    parent.addSubview(child)
    let insets = child.safeAreaInsets
    #expect([insets.top, insets.left, insets.bottom, insets.right] == expected)
    withExtendedLifetime(controller) {}
  }

  @Test func marginsAreEightAndAddTheSafeArea() {
    #expect(UIView().layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
    let (controller, parent) = makeParent()
    #expect(parent.layoutMargins == UIEdgeInsets(top: 52, left: 18, bottom: 42, right: 20))
    parent.insetsLayoutMarginsFromSafeArea = false
    #expect(parent.layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
    withExtendedLifetime(controller) {}
  }

  @Test func aChildMayPreserveItsSuperviewsMargins() {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    parent.layoutMargins = UIEdgeInsets(top: 20, left: 20, bottom: 20, right: 20)
    let child = UIView(frame: CGRect(x: 10, y: 10, width: 100, height: 100))
    parent.addSubview(child)
    child.preservesSuperviewLayoutMargins = true
    #expect(child.layoutMargins == UIEdgeInsets(top: 10, left: 10, bottom: 8, right: 8))
  }

  @Test func callbacksComeMarginsFirstAndOnlyOnChange() {
    final class Listener: UIView {
      var calls: [String] = []
      override func layoutMarginsDidChange() { calls.append("margins") }
      override func safeAreaInsetsDidChange() { calls.append("safe area") }
    }
    let (controller, parent) = makeParent()
    let child = Listener(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    _ = child.layoutMargins
    parent.addSubview(child)
    #expect(child.calls == ["margins", "safe area"])
    controller.additionalSafeAreaInsets = UIEdgeInsets(top: 44, left: 10, bottom: 34, right: 12)
    #expect(child.calls == ["margins", "safe area"])
  }
}
