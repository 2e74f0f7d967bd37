import KeyboardNavigation
import KeyboardStrut
import ScreenTesting
import Testing
import UIKit

/// The automatic mode in popups, in windows without a root view controller, and in drawers.
@MainActor
@Suite(.attachingStage) struct AutomaticPlaceTests {
  private static func withAutomaticMode(_ body: () throws -> Void) rethrows {
    KeyboardAvoidance.isAutomatic = true
    defer { KeyboardAvoidance.isAutomatic = false }
    try body()
  }

  @Test(
    "Automatic avoidance lifts a popup added to the window, but not the screen behind the popup")
  func popup() throws {
    try Self.withAutomaticMode {
      for device in ["iPhone 15", "iPhone SE (3rd generation)", "iPad Pro 11-inch"] {
        let phone = try Stages.make(device)
        let root = UIViewController()
        phone.show(root)
        let popup = UIView(frame: phone.window.bounds)
        let field = UITextField(
          frame: CGRect(x: 46, y: phone.window.bounds.maxY - 120, width: 200, height: 34))
        popup.addSubview(field)
        phone.window.addSubview(popup)
        field.becomeFirstResponder()
        phone.untilKeyboardRests()
        #expect(abs(phone.keyboardFrame.minY - 8 - windowFrame(field).maxY) <= 0.5)
        #expect(root.view.frame.minY == 0)
        field.resignFirstResponder()
        phone.untilKeyboardRests()
        #expect(popup.frame == phone.window.bounds)
      }
    }
  }

  @Test("With automatic avoidance, a view in a window without root view controller is lifted")
  func windowWithoutRoot() throws {
    try Self.withAutomaticMode {
      let phone = try Stages.make("iPhone 15")
      phone.show(UIViewController())
      let window = phone.makeWindow()
      window.windowLevel = .alert
      window.makeKeyAndVisible()
      let card = UIView(frame: CGRect(x: 46, y: 560, width: 300, height: 260))
      let field = UITextField(frame: CGRect(x: 20, y: 200, width: 200, height: 34))
      card.addSubview(field)
      window.addSubview(card)
      field.becomeFirstResponder()
      phone.untilKeyboardRests()
      #expect(abs(phone.keyboardFrame.minY - 8 - windowFrame(field).maxY) <= 0.5)
      field.resignFirstResponder()
      phone.untilKeyboardRests()
      #expect(card.frame.minY == 560)
    }
  }

  @Test(
    "With automatic avoidance, a navigation controller in a bottom drawer is lifted as a whole",
    .needs(.virtualTime),
    arguments: [0.3, 0.45, 0.55],
    ["iPhone 15", "iPhone SE (3rd generation)", "iPad Pro 11-inch"])
  func drawer(part: CGFloat, device: String) throws {
    try Self.withAutomaticMode {
      let form = try FieldForm(device, fields: 8)
      let root = UIViewController()
      let navigation = UINavigationController(rootViewController: form.screen)
      root.addChild(navigation)
      root.view.addSubview(navigation.view)
      navigation.didMove(toParent: root)
      form.phone.show(root)
      let bounds = root.view.bounds
      let height = (bounds.height * part).rounded()
      let frame = CGRect(x: 0, y: bounds.maxY - height, width: bounds.width, height: height)
      navigation.view.frame = frame
      form.phone.advance(by: 0.5)
      for field in form.fields.prefix(5) {
        form.edit(field)
        #expect(form.gap(field) >= 0)
        #expect(windowFrame(field).minY >= windowFrame(navigation.navigationBar).maxY)
      }
      form.endEditing()
      #expect(navigation.view.frame == frame)
      #expect(root.view.frame.minY == 0)
    }
  }

  @Test("moveToNext() moves focus from a table's last row to its tableFooterView")
  func tableFooter() throws {
    let phone = try Stages.make("iPhone 15")
    let screen = FieldTable(rows: [3])
    phone.show(screen)
    let footer = UITextField(frame: CGRect(x: 0, y: 0, width: 300, height: 44))
    screen.table.tableFooterView = footer
    phone.settle()
    let navigator = screen.view.navigateInputs()
    let last = try #require(screen.field(2))
    last.becomeFirstResponder()
    phone.untilKeyboardRests()
    #expect(navigator.moveToNext())
    #expect(footer.isFirstResponder)
  }
}
