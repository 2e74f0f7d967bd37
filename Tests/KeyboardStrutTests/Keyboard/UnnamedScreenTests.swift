import Testing
import UIKit

@testable import KeyboardStrut

/// Keyboard notifications whose object is nil instead of a screen, as before iOS 16.1
/// (KeyboardFacts 1.6).
@MainActor
@Suite struct UnnamedScreenTests {
  private func post(_ name: Notification.Name, top: CGFloat) {
    NotificationCenter.default.post(
      name: name, object: nil,
      userInfo: [
        UIResponder.keyboardFrameEndUserInfoKey: CGRect(x: 0, y: top, width: 400, height: 300),
        UIResponder.keyboardAnimationDurationUserInfoKey: NSNumber(value: 0),
      ])
    Keyboard.updateIfNeeded()
  }

  @Test("A keyboard notification has no UIScreen: KeyboardStrutView still follows the keyboard")
  func readScreenListeners() {
    let fixture = StrutFixture()
    post(UIResponder.keyboardWillShowNotification, top: 500)
    #expect(fixture.strut.frame.height == 300)
    post(UIResponder.keyboardWillHideNotification, top: 800)
    #expect(fixture.strut.frame.height == 0)
  }

  @Test(
    "keyboardWillShow has no UIScreen: a KeyboardStrutView added on a second screen has no height")
  func leaveNothingAnother() {
    let first = StrutFixture()
    post(UIResponder.keyboardWillShowNotification, top: 500)
    #expect(first.strut.frame.height == 300)
    let second = StrutFixture()
    #expect(second.strut.frame.height == 0)
    post(UIResponder.keyboardWillHideNotification, top: 800)
    withExtendedLifetime(first) {}
  }

  @Test(
    "No KeyboardStrutView is on screen and keyboardWillHide has no UIScreen: Keyboard.overlap is 0")
  func hideWithoutListener() throws {
    let fixture = StrutFixture()
    post(UIResponder.keyboardWillShowNotification, top: 500)
    let host = try #require(fixture.strut.superview)
    fixture.strut.removeFromSuperview()
    post(UIResponder.keyboardWillHideNotification, top: 800)
    host.addSubview(fixture.strut)
    #expect(Keyboard.overlap(with: host) == 0)
  }
}
