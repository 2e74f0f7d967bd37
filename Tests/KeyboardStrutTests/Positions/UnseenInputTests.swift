import KeyboardStrut
import ScreenTesting
import Testing
import UIKit

/// Text fields that nobody can see: they only bring a picker or take a code.
@MainActor
@Suite struct UnseenInputTests {
  enum Hiding: CaseIterable {
    case below, above, hidden, transparent, empty, inHiddenView

    @MainActor
    func apply(to field: UITextField, in screen: UIView) {
      let bounds = screen.bounds
      field.frame = CGRect(x: 20, y: bounds.maxY - 80, width: 40, height: 40)
      screen.addSubview(field)
      switch self {
      case .below: field.frame.origin.y = bounds.maxY + 50
      case .above: field.frame.origin = CGPoint(x: -1000, y: -1000)
      case .hidden: field.isHidden = true
      case .transparent: field.alpha = 0
      case .empty: field.frame.size = .zero
      case .inHiddenView:
        let group = UIView(frame: bounds)
        group.isHidden = true
        group.addSubview(field)
        screen.addSubview(group)
      }
    }
  }

  @Test(
    "A screen stays where it is for a field that nobody can see", arguments: Hiding.allCases,
    ["iPhone 15", "iPhone SE (3rd generation)"])
  func nothingMoves(hiding: Hiding, device: String) throws {
    let phone = try Phone(device)
    let (screen, field) = (UIViewController(), UITextField(frame: .zero))
    phone.show(screen)
    hiding.apply(to: field, in: screen.view)
    field.inputView = UIPickerView(frame: CGRect(x: 0, y: 0, width: 300, height: 260))
    Keyboard.reveal(in: screen.view, gap: 8)
    field.becomeFirstResponder()
    phone.advance(by: 1)
    #expect(screen.view.frame.minY == 0)
  }

  @Test("A companion button of an unseen field is shown", arguments: Hiding.allCases)
  func companion(hiding: Hiding) throws {
    let phone = try Phone("iPhone 15")
    let (screen, field) = (UIViewController(), UITextField(frame: .zero))
    let button = UIButton(frame: CGRect(x: 20, y: 745, width: 200, height: 44))
    screen.view.addSubview(button)
    phone.show(screen)
    hiding.apply(to: field, in: screen.view)
    Keyboard.reveal(in: screen.view, gap: 8)
    Keyboard.keepVisible([button], with: field)
    field.becomeFirstResponder()
    phone.advance(by: 1)
    #expect(abs(phone.keyboardFrame.minY - 8 - windowFrame(button).maxY) <= 0.5)
    field.resignFirstResponder()
    phone.advance(by: 1)
    #expect(screen.view.frame.minY == 0)
  }

  @Test(
    "A hidden field is shown once it appears",
    arguments: [Hiding.hidden, .transparent, .inHiddenView])
  func appears(hiding: Hiding) throws {
    let phone = try Phone("iPhone 15")
    let (screen, field) = (UIViewController(), UITextField(frame: .zero))
    phone.show(screen)
    hiding.apply(to: field, in: screen.view)
    Keyboard.reveal(in: screen.view, gap: 8)
    field.becomeFirstResponder()
    phone.advance(by: 1)
    #expect(screen.view.frame.minY == 0)
    field.isHidden = false
    field.alpha = 1
    field.superview?.isHidden = false
    phone.advance(by: 1)
    #expect(windowFrame(field).maxY <= phone.keyboardFrame.minY)
  }

  @Test("A field below the screen is shown where a scroll view can bring it into sight")
  func scrollable() throws {
    let form = try FieldForm(fields: 30)
    form.phone.show(form.screen)
    Keyboard.reveal(in: form.screen.view, gap: 8)
    form.edit(form.fields[25])
    #expect(form.gap(form.fields[25]) >= 0)
  }
}
