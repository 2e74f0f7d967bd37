import KeyboardStrut
import ScreenTesting
import Testing
import UIKit

/// What an explanation says is shown is shown, also after the last decision.
@MainActor
@Suite struct ExplanationTruthTests {
  @Test("A field outside what a sideways scroll view shows is not reported as visible")
  func sideways() throws {
    let phone = try Phone("iPhone 15")
    let controller = UIViewController()
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 300, width: 393, height: 200))
    scrollView.contentSize = CGSize(width: 900, height: 100)
    let field = UITextField(frame: CGRect(x: 20, y: -120, width: 300, height: 40))
    scrollView.addSubview(field)
    controller.view.addSubview(scrollView)
    let avoider = Keyboard.reveal(in: controller.view, gap: 8)
    phone.show(controller)
    field.becomeFirstResponder()
    phone.advance(by: 1)
    #expect(!avoider.explanation.contains("The field is visible"), "\(avoider.explanation)")
  }
}
