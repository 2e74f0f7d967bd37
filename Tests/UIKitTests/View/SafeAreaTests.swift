import Phone
import Testing
import UIKit

/// What of the safe area reaches into a view, as the views around it change.
@MainActor
@Suite struct SafeAreaTests {
  /// On an iPhone 15 the safe area ends 34 points above the lower edge, at 818.
  private func stage() throws -> (outer: UIView, inner: UIView, Phone) {
    let phone = try Phone("iPhone 15")
    let controller = UIViewController()
    phone.show(controller)
    let outer = UIView(frame: CGRect(x: 0, y: 700, width: 200, height: 150))
    let inner = UIView(frame: CGRect(x: 0, y: 50, width: 100, height: 100))
    outer.addSubview(inner)
    controller.view.addSubview(outer)
    phone.settle()
    return (outer, inner, phone)
  }

  @Test("Another height with the same insets reaches into other subviews")
  func resized() throws {
    let (outer, inner, phone) = try stage()
    #expect(outer.safeAreaInsets.bottom == 32)
    #expect(inner.safeAreaInsets.bottom == 32)
    outer.frame.size.height = 160
    phone.settle()
    #expect(outer.safeAreaInsets.bottom == 34)
    #expect(inner.safeAreaInsets.bottom == 24)
    // Beyond the edge nothing more reaches in, and the subview is further above the end.
    outer.frame.size.height = 170
    phone.settle()
    #expect(outer.safeAreaInsets.bottom == 34)
    #expect(inner.safeAreaInsets.bottom == 14)
  }

  /// Reported as openradar 35532074: after a transform a view has other insets.
  @Test("A transform moves the frame, and the insets follow")
  func transformed() throws {
    let (outer, inner, _) = try stage()
    outer.transform = CGAffineTransform(translationX: 0, y: -20)
    #expect(outer.safeAreaInsets.bottom == 12)
    #expect(inner.safeAreaInsets.bottom == 12)
    outer.transform = .identity
    #expect(outer.safeAreaInsets.bottom == 32)
  }
}
