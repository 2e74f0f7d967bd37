import ScreenTesting
import Testing

/// Screens with bars, sheets and popovers as one finds them in apps, used as a person would.
@MainActor
@Suite struct BarScreenTests {
  private func bottom(_ view: UIView) -> CGFloat { view.onScreen().maxY }

  private func button(_ title: String, in view: UIView?) throws -> UIButton {
    try #require(
      view?.subviews.compactMap { $0 as? UIButton }.first { $0.currentTitle == title }, "\(title)")
  }

  @Test("Paying")
  func paying() throws {
    let phone = try Phone("iPhone 15")
    let screen = AmountViewController()
    let navigation = UINavigationController(rootViewController: screen)
    navigation.isToolbarHidden = false
    phone.show(navigation)
    phone.tap(screen.amountField)
    phone.advance(by: 0.6)
    phone.type("12.50")
    // 335 = the decimal pad's 291 and the bar's 44.
    #expect(phone.keyboardFrame.height == 335)
    let bar = screen.amountField.inputAccessoryView
    phone.tap(try button("Next", in: bar))
    phone.advance(by: 0.6)
    #expect(screen.noteField.isFirstResponder)
    #expect(bar?.window == nil, "the note has letters and no bar")
    phone.tap(screen.amountField)
    phone.advance(by: 0.6)
    phone.tap(try button("Done", in: bar))
    phone.advance(by: 0.6)
    #expect(phone.keyboardFrame.minY == 852)
    phone.tap(screen.repeatSwitch)
    phone.advance(by: 0.3)
    #expect(screen.repeatSwitch.isOn && screen.periodControl.isEnabled)
    phone.tap(try button("Save", in: navigation.navigationBar))
    #expect(screen.paid == ["12.50"])
  }

  @Test("Searching")
  func searching() throws {
    let phone = try Phone("iPhone 15")
    let screen = CitySearchViewController()
    phone.show(UINavigationController(rootViewController: screen))
    #expect(screen.shown.count == 18)
    phone.tap(screen.searchBar.searchTextField)
    phone.advance(by: 0.6)
    #expect(abs(bottom(screen.scrollView) - phone.keyboardFrame.minY) < 0.5)
    phone.type("be")
    #expect(screen.shown == ["Bamberg", "Berlin"])
    phone.type("\n")
    phone.advance(by: 0.6)
    #expect(phone.keyboardFrame.minY == 852)
    phone.tap(screen.searchBar.searchTextField)
    phone.advance(by: 0.6)
    phone.tap(try button("Cancel", in: screen.searchBar))
    phone.advance(by: 0.6)
    #expect(screen.shown.count == 18 && phone.keyboardFrame.minY == 852)
  }

  @Test("Ordering in a sheet", arguments: ["iPhone 15", "iPad Pro 11-inch"])
  func orderingSheet(device: String) throws {
    let phone = try Phone(device)
    let screen = OrderViewController()
    phone.show(UINavigationController(rootViewController: screen))
    screen.openSheet()
    phone.advance(by: 0.8)
    try order(on: phone, screen, device)
  }

  @Test("Ordering in a popover", arguments: ["iPhone 15", "iPad Pro 11-inch"])
  func orderingPopover(device: String) throws {
    let phone = try Phone(device)
    let screen = OrderViewController()
    let navigation = UINavigationController(rootViewController: screen)
    phone.show(navigation)
    phone.tap(try button("+", in: navigation.navigationBar))
    phone.advance(by: 0.8)
    let isPopover = screen.form.popoverPresentationController?.arrowDirection == .up
    #expect(isPopover == (device != "iPhone 15"))
    if isPopover { #expect(screen.form.view.bounds.size == CGSize(width: 360, height: 300)) }
    try order(on: phone, screen, device)
  }

  /// Every field stays above the keyboard, which the system alone sees to.
  private func order(on phone: Phone, _ screen: OrderViewController, _ device: String) throws {
    let before = screen.form.view.onScreen()
    for field in screen.form.fields {
      phone.tap(field)
      phone.advance(by: 0.8)
      #expect(field.isFirstResponder, "\(device): \(field.placeholder ?? "")")
      #expect(bottom(field) <= phone.keyboardFrame.minY, "\(device): \(field.placeholder ?? "")")
    }
    screen.form.view.endEditing(true)
    phone.advance(by: 0.8)
    #expect(screen.form.view.onScreen() == before, "\(device)")
    screen.form.dismiss(animated: true)
    phone.advance(by: 0.8)
    #expect(screen.presentedViewController == nil)
  }
}
