import KeyboardStrut
import KeyboardTesting
import Phone
import Testing

/// The message of a failed `expectRestored()` about a view with another frame.
@MainActor
@Suite struct RestoredTests {
  @Test("A view only became taller: expectRestored reports height, not position")
  func tallerView() throws {
    let phone = try Phone("iPhone 15")
    let controller = UIViewController()
    let box = UIView(frame: CGRect(x: 0, y: 718, width: 393, height: 20))
    controller.view.addSubview(box)
    phone.show(controller)
    let test = KeyboardTest(on: phone.window)
    try test.show(on: "iPhone 15")
    box.frame.size.height = 40
    test.hide()
    let failure = #expect(throws: KeyboardTestFailure.self) { try test.expectRestored() }
    #expect(failure?.description.contains("it is 20 points taller, at y 718. ") == true)
  }
}
