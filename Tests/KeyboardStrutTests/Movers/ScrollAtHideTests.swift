import KeyboardStrut
import ScreenTesting
import Testing
import UIKit

/// The app scrolls a list with an animation while the keyboard hides.
@MainActor
@Suite(.attachingStage) struct ScrollAtHideTests {
  /// The order in which the app ends editing and scrolls. Both happen in one run-loop turn, except
  /// with `hideMoved`.
  enum Order: CaseIterable { case hideFirst, scrollFirst, hideMoved }

  /// Hides the keyboard, and scrolls in the same run-loop turn or 0.1 s later.
  private func hide(_ phone: any TestStage, _ order: Order, and scroll: () -> Void) {
    if order == .scrollFirst { scroll() }
    phone.window.endEditing(true)
    if order == .hideMoved { phone.advance(by: 0.1) }
    if order != .scrollFirst { scroll() }
    phone.advance(by: 2)
  }

  @Test(
    "The app animates a table's offset while the keyboard hides: the table ends where the app says",
    .needs(.virtualTime), arguments: Order.allCases, [-59, 120, 500] as [CGFloat])
  func animatedTable(order: Order, offset: CGFloat) throws {
    for mode in Mode.allCases {
      let phone = try Stages.make("iPhone 15")
      let screen = FieldTable(rows: [40])
      phone.show(screen)
      phone.advance(by: 0.3)
      try mode.serve(screen) {
        let field = try #require(screen.field(near: phone.window.bounds.maxY - 60))
        field.becomeFirstResponder()
        phone.untilKeyboardRests()
        hide(phone, order) {
          screen.table.setContentOffset(CGPoint(x: 0, y: offset), animated: true)
        }
        #expect(abs(screen.table.contentOffset.y - offset) < 0.5, "\(mode)")
        #expect(screen.table.contentInset == .zero, "\(mode)")
      }
    }
  }

  @Test(
    "The app animates a form's offset while the keyboard hides: the form ends where the app says",
    .needs(.virtualTime), arguments: [Order.hideFirst, .scrollFirst], [40, 300] as [CGFloat])
  func animatedForm(order: Order, offset: CGFloat) throws {
    for device in ["iPhone SE (3rd generation)", "iPhone 15"] {
      let form = try FieldForm(device, fields: 40)
      form.phone.show(form.screen)
      form.screen.view.avoidKeyboard(gap: 8)
      form.phone.advance(by: 0.3)
      form.edit(try #require(form.lastVisibleField(above: form.phone.window.bounds.maxY - 40)))
      hide(form.phone, order) {
        form.list.setContentOffset(CGPoint(x: 0, y: offset), animated: true)
      }
      #expect(abs(form.list.contentOffset.y - offset) < 0.5, "\(device)")
      #expect(form.list.contentInset == .zero, "\(device)")
    }
  }
}
