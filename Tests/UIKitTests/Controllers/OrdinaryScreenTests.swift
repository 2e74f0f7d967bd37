import ScreenTesting
import Testing

/// Ordinary screens, used as a person would.
@MainActor
@Suite struct OrdinaryScreenTests {
  @Test("Signing in")
  func signingIn() throws {
    let phone = try Phone("iPhone 15")
    let login = LoginViewController()
    var name: String?
    login.onSignIn = { name = $0 }
    phone.show(UINavigationController(rootViewController: login))
    #expect(login.emailField.convert(CGPoint.zero, to: nil).y == CGFloat(59 + 44 + 24))
    phone.tap(login.emailField)
    phone.type("ada@example.org")
    #expect(login.textFieldShouldReturn(login.emailField))
    #expect(login.passwordField.isFirstResponder)
    phone.type("secret")
    phone.advance(by: 0.6)
    phone.tap(login.signInButton)
    phone.advance(by: 0.6)
    #expect(name == "ada@example.org")
    #expect(phone.keyboardFrame.minY == 852)
  }

  @Test("Settings push and come back")
  func settingsPushCome() throws {
    let phone = try Phone("iPhone 15")
    let settings = SettingsViewController()
    let navigation = UINavigationController(rootViewController: settings)
    phone.show(navigation)
    phone.tap(settings.rows[0])
    phone.advance(by: 0.6)
    let detail = try #require(navigation.topViewController as? LoginViewController)
    phone.tap(detail.emailField)
    phone.advance(by: 0.6)
    #expect(phone.keyboardFrame.minY < 852)
    phone.tap(try #require(navigation.navigationBar.backButton))
    phone.advance(by: 0.8)
    #expect(navigation.topViewController === settings)
    #expect(phone.keyboardFrame.minY == 852)
  }

  @Test("A sheet with a form", arguments: ["iPhone 15", "iPad Pro 11-inch"])
  func sheetForm(device: String) throws {
    let phone = try Phone(device)
    let settings = SettingsViewController()
    phone.show(UINavigationController(rootViewController: settings))
    settings.presentForm()
    phone.advance(by: 1.2)
    let container = try #require(settings.presentedViewController as? UINavigationController)
    let form = try #require(container.topViewController as? SheetFormViewController)
    #expect(form.noteField.isFirstResponder)
    phone.type("Milk")
    #expect(form.noteField.text == "Milk")
    phone.rotate(to: .landscape)
    phone.advance(by: 1.2)
    #expect(form.transitions == (device == "iPhone 15" ? 1 : 0), "\(device)")
    #expect(form.noteField.isFirstResponder)
    let sheet = try #require(form.view.superview).convert(form.view.frame, to: nil)
    #expect(phone.screen.bounds.contains(sheet))
    form.dismiss(animated: true)
    phone.advance(by: 1)
    #expect(settings.presentedViewController == nil)
    #expect(phone.keyboardFrame.minY == phone.screen.bounds.height)
  }
}
