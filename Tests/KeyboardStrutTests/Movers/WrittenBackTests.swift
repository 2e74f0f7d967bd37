import ScreenTesting
import Testing

@testable import KeyboardStrut

/// The app stores a lifted view's frame and sets that frame again later.
@MainActor
@Suite(.attachingStage) struct WrittenBackTests {
  enum Moment: CaseIterable {
    case withTheHide, afterTheHide, afterTheBackground
  }

  @Test(
    "The app writes a view's lifted frame back: the view returns when the keyboard next hides",
    .needs(.background),
    arguments: Moment.allCases, ["iPhone 15", "iPhone SE (3rd generation)"])
  func writtenBack(moment: Moment, device: String) throws {
    for isRoot in [true, false] {
      let phone = try Stages.make(device)
      let (screen, field) = frameScreen()
      phone.show(isRoot ? screen : UINavigationController(rootViewController: screen))
      screen.view.avoidKeyboard(gap: 8)
      let rest = screen.view.frame
      field.becomeFirstResponder()
      phone.untilKeyboardRests()
      let stored = screen.view.frame
      #expect(stored.minY < 0)
      switch moment {
      case .withTheHide: field.resignFirstResponder()
      case .afterTheHide:
        field.resignFirstResponder()
        phone.untilKeyboardRests()
      case .afterTheBackground:
        phone.enterBackground(losingFocus: true)
        phone.enterForeground()
      }
      screen.view.frame = stored
      phone.untilKeyboardRests()
      field.becomeFirstResponder()
      phone.untilKeyboardRests()
      #expect(abs(phone.keyboardFrame.minY - 8 - windowFrame(field).maxY) <= 0.5)
      field.resignFirstResponder()
      phone.untilKeyboardRests()
      #expect(screen.view.frame == rest)
    }
  }

  @Test(
    "The app sets a lifted frame after focus has moved to a higher field: that field stays visible",
    arguments: ["iPhone 15", "iPhone SE (3rd generation)"], [true, false])
  func underNextField(device: String, isRoot: Bool) throws {
    let phone = try Stages.make(device)
    let (screen, field) = frameScreen()
    phone.show(isRoot ? screen : UINavigationController(rootViewController: screen))
    let high = UITextField(frame: CGRect(x: 20, y: 120, width: 200, height: 34))
    screen.view.addSubview(high)
    screen.view.avoidKeyboard(gap: 8)
    let (rest, place) = (screen.view.frame, windowFrame(high))
    field.becomeFirstResponder()
    phone.untilKeyboardRests()
    let stored = screen.view.frame
    high.becomeFirstResponder()
    phone.untilKeyboardRests()
    screen.view.frame = stored
    phone.untilKeyboardRests()
    #expect(windowFrame(high) == place)
    phone.dismissKeyboard()
    phone.untilKeyboardRests()
    #expect(screen.view.frame == rest)
  }

  @Test("The app sets a view's frame between two edits: after the second edit, that frame remains")
  func ownFrame() throws {
    let phone = try Stages.make("iPhone 15")
    let (screen, field) = frameScreen()
    phone.show(screen)
    screen.view.avoidKeyboard(gap: 8)
    field.becomeFirstResponder()
    phone.untilKeyboardRests()
    field.resignFirstResponder()
    phone.untilKeyboardRests()
    screen.view.frame.origin.y = -30
    field.becomeFirstResponder()
    phone.untilKeyboardRests()
    field.resignFirstResponder()
    phone.untilKeyboardRests()
    #expect(screen.view.frame.minY == -30)
  }
}
