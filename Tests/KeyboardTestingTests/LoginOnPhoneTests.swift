import Phone
import Testing

/// The documentation's example of a test in a package of your own, on Linux.
@MainActor
@Suite struct LoginOnPhoneTests {
  @Test("The phone rotates while editing: the password stays above the keyboard")
  func password() throws {
    let screen = LoginController(hasStrut: true)
    let phone = try Phone("iPhone SE (3rd generation)")
    phone.show(screen)
    phone.tap(screen.passwordField)
    phone.advance(by: 1)
    phone.rotate(to: .landscape)
    phone.advance(by: 1.5)
    let field = screen.passwordField
    #expect(phone.keyboardFrame.minY < phone.screen.bounds.maxY)
    #expect(field.convert(field.bounds, to: nil).maxY <= phone.keyboardFrame.minY)
  }
}
