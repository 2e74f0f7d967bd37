import ScreenTesting
import Testing

/// Tests of the stage itself, on which all tests of screens rely. If one of these tests fails, look
/// at that test first.
@MainActor
@Suite(.attachingStage) struct StageTests {
  @Test(
    "In the test environment, the keyboard slides up when a field becomes first responder",
    arguments: demoDevices)
  func focus(device: String) throws {
    let phone = try Stages.make(device)
    let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 34))
    phone.show(field)
    #expect(phone.window.bounds.size == phone.screenBounds.size)
    #expect(phone.keyboardTop == phone.screenBounds.maxY)
    try #require(field.becomeFirstResponder(), "a window in which nothing gets the focus")
    var tops: [CGFloat] = []
    phone.untilKeyboardRests { tops.append(phone.keyboardTop) }
    #expect(phone.firstResponder === field)
    #expect(abs(phone.keyboardTop - phone.configuration.frame(of: .standard).minY) < 0.01)
    #expect(tops == tops.sorted(by: >) && Set(tops).count > 5, "frames are drawn: \(tops)")
    phone.dismissKeyboard()
    phone.untilKeyboardRests()
    #expect(phone.firstResponder == nil && phone.keyboardTop == phone.screenBounds.maxY)
    #expect((phone as? PostedStage)?.strangers ?? [] == [], "another keyboard interferes")
  }

  @Test("In the test environment, advancing time runs a UIView animation to its end")
  func time() throws {
    let phone = try Stages.make("iPhone 15")
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    phone.show(view)
    UIView.animate(withDuration: 0.5) { view.frame.origin.y = 300 }
    var places: [CGFloat] = []
    phone.advance(by: 0.25) { places.append(view.drawnOnScreen.minY) }
    #expect(view.onScreen().minY == 300)
    #expect(places.contains { 0 < $0 && $0 < 300 }, "\(places)")
    phone.advance(by: 0.5)
    #expect(view.drawnOnScreen.minY == 300)
  }
}
