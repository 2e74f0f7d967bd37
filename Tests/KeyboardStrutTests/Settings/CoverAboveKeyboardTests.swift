import KeyboardSimulation
import KeyboardStrut
import ScreenTesting
import Testing
import UIKit

/// A view ends above the keyboard, so its keyboard layout guide does not move when the keyboard
/// shows. A bar marked `isKeyboardCover` on this guide also stays at the lower edge of the view.
@MainActor
@Suite(.attachingStage) struct CoverAboveKeyboardTests {
  /// Focuses the field behind the bar, and expects the field above the bar. Then ends editing, and
  /// expects the list as it was.
  private func edit(_ screen: CoveredForm, on phone: any TestStage, _ comment: Comment) throws {
    let (offset, insets) = (screen.list.contentOffset, screen.list.contentInset)
    let field = try #require(screen.fieldBehindBar)
    field.becomeFirstResponder()
    phone.untilKeyboardRests()
    #expect(windowFrame(screen.bar).maxY < phone.keyboardTop, comment)
    #expect(windowFrame(field).maxY <= windowFrame(screen.bar).minY, comment)
    phone.type("a")
    phone.advance(by: 0.5)
    #expect(windowFrame(field).maxY <= windowFrame(screen.bar).minY, comment)
    field.resignFirstResponder()
    phone.untilKeyboardRests()
    #expect(screen.list.contentOffset == offset, comment)
    #expect(screen.list.contentInset == insets, comment)
  }

  @Test(
    "A form sheet ends above iPad's shortcut bar: a field still moves above an isKeyboardCover bar",
    .needs([.hardwareKeyboard, .padIdiom, .virtualTime]),
    arguments: CoveredForm.Content.allCases, Mode.allCases)
  func formSheet(content: CoveredForm.Content, mode: Mode) throws {
    for orientation in [SimulatedDevice.Orientation.portrait, .landscape] {
      for height in [44, 52, 120] as [CGFloat] {
        let phone = try Stages.make("iPad Pro 11-inch", orientation)
        phone.connectHardwareKeyboard()
        let screen = CoveredForm(content, barHeight: height)
        Place.formSheet.show(screen.controller, on: phone)
        try mode.serve(screen.controller) {
          try edit(screen, on: phone, "\(orientation), bar of \(height)")
        }
      }
    }
  }

  @Test(
    "A child controller ends above the keyboard: a field still moves above an isKeyboardCover bar",
    .needs([.systemKeyboard, .virtualTime]), arguments: CoveredForm.Content.allCases, Held.all)
  func child(content: CoveredForm.Content, held: Held) throws {
    for mode in Mode.allCases {
      for height in [20, 44] as [CGFloat] {
        let phone = try held.make()
        let (parent, screen) = (UIViewController(), CoveredForm(content, barHeight: height))
        phone.show(parent)
        parent.addChild(screen.controller)
        // The child ends above the keyboard on all devices, in landscape, too.
        screen.controller.view.frame = CGRect(
          x: 0, y: 0, width: phone.window.bounds.width, height: phone.window.bounds.height * 0.4)
        parent.view.addSubview(screen.controller.view)
        screen.controller.didMove(toParent: parent)
        phone.advance(by: 0.5)
        try mode.serve(parent) {
          try edit(screen, on: phone, "\(mode), bar of \(height)")
        }
      }
    }
  }
}
