import KeyboardSimulation
import Phone
import Testing
import UIKit

/// iPhone Duo: size classes, insets and keyboards as logged on its simulator
/// (ihormalovanyi/iphone-duo-companion, FIELD-NOTE.md).
@MainActor
@Suite struct FoldableTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let display: String
    let orientation: SimulatedDevice.Orientation
    let width: UIUserInterfaceSizeClass
    let height: UIUserInterfaceSizeClass
    let right: CGFloat
    var testDescription: String { "\(display), \(orientation)" }
  }

  nonisolated private static let cases = [
    Case(display: "outer", orientation: .portrait, width: .compact, height: .regular, right: 84),
    Case(display: "outer", orientation: .landscape, width: .compact, height: .compact, right: 84),
    Case(display: "inner", orientation: .portrait, width: .regular, height: .regular, right: 0),
    Case(display: "inner", orientation: .landscape, width: .regular, height: .regular, right: 84),
  ]

  @Test(
    "Each display has its size classes and its insets, which one side has alone", arguments: cases)
  func display(_ one: Case) throws {
    let phone = Phone(
      try SimulatedDeviceConfiguration(
        "iPhone Duo (\(one.display) display)", one.orientation, system: SimulatedSystem(27, 1)))
    let controller = UIViewController()
    phone.show(controller)
    #expect(controller.traitCollection.horizontalSizeClass == one.width)
    #expect(controller.traitCollection.verticalSizeClass == one.height)
    let insets = controller.view.safeAreaInsets
    #expect(insets.right == one.right)
    #expect(insets.left == 0)
  }

  @Test(
    "The keyboard covers what was logged", arguments: [("outer", CGFloat(289)), ("inner", 350)])
  func keyboard(display: String, height: CGFloat) throws {
    let phone = Phone(
      try SimulatedDeviceConfiguration(
        "iPhone Duo (\(display) display)", system: SimulatedSystem(27, 1)))
    let controller = UIViewController()
    let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 34))
    controller.view.addSubview(field)
    phone.show(controller)
    field.becomeFirstResponder()
    phone.advance(by: 1)
    #expect(abs(phone.keyboardFrame.height - height) < 0.01)
    #expect(abs(phone.keyboardFrame.maxY - phone.window.bounds.maxY) < 0.01)
  }
}
