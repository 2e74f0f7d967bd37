import KeyboardSimulation
import ScreenTesting
import Testing

/// A guide that is made while the keyboard is up, by `SystemBehavior.lateGuides`.
@MainActor
@Suite struct LateGuideTests {
  private let phone: Phone
  private let controller = UIViewController()
  private let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 34))

  init() throws {
    phone = try Phone("iPhone 15")
    controller.view.addSubview(field)
    phone.show(controller)
  }

  private func showKeyboard() {
    field.becomeFirstResponder()
    phone.advance(by: 1)
  }

  private func hideKeyboard() {
    field.resignFirstResponder()
    phone.advance(by: 1)
  }

  @Test(
    "A late guide follows at once, or from the next keyboard on",
    arguments: [(SystemBehavior.LateGuides.follow, CGFloat(516)), (.wait, 818)])
  func lateGuide(guides: SystemBehavior.LateGuides, top: CGFloat) {
    phone.behavior.lateGuides = guides
    showKeyboard()
    let guide = controller.view.keyboardLayoutGuide
    #expect(guide.layoutFrame.minY == top)
    phone.advance(by: 1)
    #expect(guide.layoutFrame.minY == top)
    field.keyboardType = .numberPad
    field.reloadInputViews()
    phone.advance(by: 1)
    #expect((guide.layoutFrame.minY == 818) == (top == 818), "another height is no other keyboard")
    hideKeyboard()
    #expect(guide.layoutFrame.minY == 818)
    showKeyboard()
    #expect(guide.layoutFrame.minY == phone.keyboardFrame.minY)
  }

  @Test("A guide whose view enters the window late waits as well")
  func lateView() {
    phone.behavior.lateGuides = .wait
    let late = UIView(frame: controller.view.bounds)
    let guide = late.keyboardLayoutGuide
    showKeyboard()
    controller.view.addSubview(late)
    phone.settle()
    #expect(guide.layoutFrame.minY == 818)
  }

  @Test("A guide that was there before the keyboard does not wait")
  func earlyGuide() {
    phone.behavior.lateGuides = .wait
    let guide = controller.view.keyboardLayoutGuide
    showKeyboard()
    #expect(guide.layoutFrame.minY == 516)
  }

  @Test("A dragged keyboard moves no late guide")
  func drag() {
    phone.behavior.lateGuides = .wait
    showKeyboard()
    let guide = controller.view.keyboardLayoutGuide
    phone.keyboard.dismissDragDidMove(to: 600)
    phone.settle()
    #expect(guide.layoutFrame.minY == 818)
  }
}
