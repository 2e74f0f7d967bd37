import Testing
import UIKit

/// What an app says for assistive technology, and what controls say by themselves
/// (UIAccessibility's documentation).
@MainActor
@Suite struct AccessibilityTests {
  @Test("A plain view is no element and says nothing")
  func plainView() {
    let view = UIView()
    #expect(!view.isAccessibilityElement && view.accessibilityLabel == nil)
    #expect(view.accessibilityTraits == .none && view.accessibilityElements == nil)
    #expect(view.accessibilityElementCount() == 0)
    #expect(!view.shouldGroupAccessibilityChildren && !view.accessibilityViewIsModal)
  }

  @Test("Controls and texts are elements")
  func controls() {
    let label = UILabel()
    label.text = "Total"
    #expect(label.isAccessibilityElement && label.accessibilityLabel == "Total")
    #expect(label.accessibilityTraits == .staticText)
    let button = UIButton()
    button.setTitle("Pay", for: .normal)
    #expect(button.isAccessibilityElement && button.accessibilityLabel == "Pay")
    #expect(button.accessibilityTraits == .button)
    button.isEnabled = false
    button.isSelected = true
    #expect(button.accessibilityTraits == [.button, .notEnabled, .selected])
    #expect(UITextField().isAccessibilityElement && UITextView().isAccessibilityElement)
    #expect(UISlider().accessibilityTraits == .adjustable)
  }

  @Test("What the app says wins")
  func appWins() {
    let label = UILabel()
    label.text = "€ 5"
    label.accessibilityLabel = "five euros"
    label.accessibilityTraits = [.staticText, .header]
    label.isAccessibilityElement = false
    label.accessibilityIdentifier = "price"
    label.accessibilityHint = "h"
    label.accessibilityValue = "v"
    #expect(label.accessibilityLabel == "five euros" && !label.isAccessibilityElement)
    #expect(label.accessibilityTraits.contains(.header) && label.accessibilityIdentifier == "price")
    #expect(label.accessibilityHint == "h" && label.accessibilityValue == "v")
    label.accessibilityLabel = nil
    #expect(label.accessibilityLabel == "€ 5")
  }

  @Test("A container counts its elements")
  func container() {
    let container = UIView()
    let (first, second) = (UIView(), UIView())
    container.accessibilityElements = [first, second]
    #expect(container.accessibilityElementCount() == 2)
    #expect(container.accessibilityElement(at: 1) as? UIView === second)
    #expect(container.accessibilityElement(at: 2) == nil)
    #expect(container.index(ofAccessibilityElement: second) == 1)
    #expect(container.index(ofAccessibilityElement: container) == NSNotFound)
  }

  @Test("An element follows its container")
  func element() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let container = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 100))
    window.addSubview(container)
    let element = UIAccessibilityElement(accessibilityContainer: container)
    #expect(element.isAccessibilityElement && element.accessibilityContainer === container)
    element.accessibilityFrameInContainerSpace = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(element.accessibilityFrame == CGRect(x: 11, y: 22, width: 3, height: 4))
    container.frame.origin.y = 50
    #expect(element.accessibilityFrame.minY == 52)
    #expect(container.accessibilityFrame == container.frame)
    #expect(container.accessibilityActivationPoint == CGPoint(x: 60, y: 100))
  }

  // MARK: Tints

  /// The documentation of `tintAdjustmentMode`: the first in the line of superviews that
  /// is not automatic.
  @Test("Tints are dimmed from the superview down")
  func dimmedTint() {
    final class Listener: UIView {
      var calls = 0
      override func tintColorDidChange() { calls += 1 }
    }
    let parent = UIView()
    let child = Listener()
    parent.addSubview(child)
    parent.tintColor = .systemRed
    child.calls = 0
    #expect(parent.tintAdjustmentMode == .normal && child.tintAdjustmentMode == .normal)
    parent.tintAdjustmentMode = .dimmed
    #expect(child.tintAdjustmentMode == .dimmed && child.calls == 1)
    #expect(child.tintColor != .systemRed)
    child.tintAdjustmentMode = .normal
    #expect(child.tintColor == .systemRed && parent.tintColor != .systemRed)
    parent.tintAdjustmentMode = .automatic
    #expect(parent.tintColor == .systemRed)
  }
}
