import KeyboardStrut
import ScreenTesting
import Testing
import UIKit

/// A bar marked `isKeyboardCover` appears over the edited field and goes again, while the user
/// types on a hardware keyboard. The field is clear of the bar only while the bar is on screen.
@MainActor
@Suite(.attachingStage) struct AppearingCoverTests {
  /// How the app shows and hides the bar.
  enum Change: CaseIterable {
    case isHidden, alpha, superview, frame

    @MainActor
    func show(_ isShown: Bool, _ form: CoveredForm) {
      switch self {
      case .isHidden: form.bar.isHidden = !isShown
      case .alpha: form.bar.alpha = isShown ? 1 : 0
      case .superview:
        isShown ? form.placeBar() : form.bar.removeFromSuperview()
      case .frame:
        form.bar.transform = isShown ? .identity : CGAffineTransform(translationX: 0, y: 500)
      }
    }
  }

  /// Shows and hides the bar twice, and expects the field clear of the bar each time.
  private func play(
    _ form: CoveredForm, _ change: Change, on phone: any TestStage, connectsFirst: Bool,
    _ comment: Comment
  ) throws {
    let field = try #require(form.scrollFieldBehindBar())
    change.show(false, form)
    if connectsFirst { phone.connectHardwareKeyboard() }
    phone.advance(by: 0.5)
    let start = (form.list.contentOffset, form.list.contentInset)
    field.becomeFirstResponder()
    phone.untilKeyboardRests()
    if !connectsFirst { phone.connectHardwareKeyboard() }
    phone.untilKeyboardRests()
    let (offset, insets) = (form.list.contentOffset, form.list.contentInset)
    for _ in 0..<2 {
      change.show(true, form)
      phone.untilKeyboardRests()
      #expect(windowFrame(field).maxY <= windowFrame(form.bar).minY, comment)
      change.show(false, form)
      phone.untilKeyboardRests()
      // Under a keyboard or a shortcut bar, a list scrolls back only when editing ends.
      guard phone.keyboardTop >= phone.screenBounds.maxY else { continue }
      #expect(form.list.contentOffset == offset, comment)
      #expect(form.list.contentInset == insets, comment)
    }
    field.resignFirstResponder()
    phone.untilKeyboardRests()
    #expect(form.list.contentOffset == start.0, comment)
    #expect(form.list.contentInset == start.1, comment)
  }

  @Test(
    "With a hardware keyboard, an isKeyboardCover bar shows and hides: the field rises, then drops",
    .needs([.hardwareKeyboard, .virtualTime]),
    arguments: CoveredForm.Content.allCases, Change.allCases)
  func appears(content: CoveredForm.Content, change: Change) throws {
    for (held, place, mode) in Held.stages {
      for (height, connectsFirst) in [(52, true), (52, false), (120, true)] as [(CGFloat, Bool)] {
        let phone = try held.make()
        // On iPad, the shortcut bar of the hardware keyboard covers the lower edge of the screen.
        let form = CoveredForm(
          content, barHeight: height, isOnGuide: held.device == Held.pad.device)
        place.show(form.controller, on: phone)
        try mode.serve(form.controller) {
          try play(
            form, change, on: phone, connectsFirst: connectsFirst,
            "\(held) \(place) \(mode), bar of \(height), connects first: \(connectsFirst)")
        }
      }
    }
  }

  @Test(
    "With a hardware keyboard, the app adds an isKeyboardCover bar: the field moves above the bar",
    .needs([.hardwareKeyboard, .virtualTime]),
    arguments: CoveredForm.Content.allCases, Held.phones + [.landscape])
  func isAdded(content: CoveredForm.Content, held: Held) throws {
    for mode in Mode.allCases {
      let phone = try held.make()
      let form = CoveredForm(content, barHeight: 52, isOnGuide: false)
      phone.connectHardwareKeyboard()
      Place.navigation.show(form.controller, on: phone)
      try mode.serve(form.controller) {
        let field = try #require(form.scrollFieldBehindBar())
        form.bar.isKeyboardCover = false
        form.bar.removeFromSuperview()
        phone.advance(by: 0.5)
        field.becomeFirstResponder()
        phone.untilKeyboardRests()
        form.bar.isKeyboardCover = true
        phone.advance(by: 0.5)
        form.placeBar()
        phone.untilKeyboardRests()
        #expect(windowFrame(field).maxY <= windowFrame(form.bar).minY, "\(mode)")
      }
    }
  }
}
