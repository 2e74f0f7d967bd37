import Phone
import Testing

@MainActor
@Suite struct ProcessEndTests {
  /// As a new process has nothing of the one before, be it that a sheet, an alert or a screen of a
  /// pushed one was still presented.
  @Test("A new phone keeps nothing of what the app before it presented")
  func nothingKept() throws {
    weak var pushed: UIViewController?
    weak var sheet: UIViewController?
    weak var alert: UIViewController?
    do {
      let phone = try Phone("iPhone 15")
      let navigation = UINavigationController(rootViewController: UIViewController())
      phone.show(navigation)
      let (top, card) = (UIViewController(), UIViewController())
      let message = UIAlertController(title: "A", message: nil, preferredStyle: .alert)
      navigation.pushViewController(top, animated: false)
      top.present(card, animated: false)
      card.present(message, animated: false)
      phone.settle()
      (pushed, sheet, alert) = (top, card, message)
    }
    #expect(pushed != nil && sheet != nil && alert != nil)
    let next = try Phone("iPhone 15")
    #expect(pushed == nil && sheet == nil && alert == nil)
    withExtendedLifetime(next) {}
  }
}
