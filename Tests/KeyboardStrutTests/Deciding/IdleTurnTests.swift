import ScreenTesting
import Testing
import UIKit

@testable import KeyboardStrut

/// Changes for which UIKit posts no notification, while the user edits a text field and the
/// keyboard rests. The run-loop turns before the change were idle.
@MainActor
@Suite(.attachingStage) struct IdleTurnTests {
  /// A text field above a list that does not contain the text field. An avoider keeps the text
  /// field clear of the keyboard.
  @MainActor
  private struct Screen {
    let phone: any TestStage
    let controller = UIViewController()
    let list = UIScrollView(frame: CGRect(x: 0, y: 300, width: 375, height: 300))
    let field = UITextField(frame: CGRect(x: 20, y: 250, width: 300, height: 34))

    init(_ device: String) throws {
      phone = try Stages.make(device)
      list.contentInsetAdjustmentBehavior = .never
      list.contentSize = CGSize(width: 375, height: 1000)
      controller.view.addSubview(list)
      controller.view.addSubview(field)
      controller.view.avoidKeyboard(gap: 8)
      phone.show(controller)
    }

    /// Begins editing, and lets the keyboard come to rest and some idle turns pass.
    func edit() {
      field.becomeFirstResponder()
      phone.advance(by: 2)
    }

    var lowerEdge: CGFloat { windowFrame(field).maxY }
  }

  nonisolated private static let devices = ["iPhone 15", "iPhone SE (3rd generation)"]

  @Test(
    "The edited text field moves down while the keyboard rests: the field stays visible",
    arguments: devices)
  func movedField(device: String) throws {
    let screen = try Screen(device)
    screen.edit()
    let before = screen.lowerEdge
    screen.field.frame.origin.y += 260
    screen.phone.untilKeyboardRests()
    #expect(screen.lowerEdge > before)
    #expect(screen.lowerEdge <= screen.phone.keyboardFrame.minY - 8 + 0.5)
  }

  @Test(
    "A keyboard-following list grows in height while editing: its bottom inset grows by as much",
    arguments: devices, [40, 90] as [CGFloat])
  func grownList(device: String, points: CGFloat) throws {
    let screen = try Screen(device)
    screen.list.followKeyboard()
    screen.edit()
    let top = screen.phone.keyboardFrame.minY
    #expect(screen.list.contentInset.bottom == max(0, 600 - top))
    screen.list.frame.size.height += points
    screen.phone.untilKeyboardRests()
    #expect(screen.list.contentInset.bottom == max(0, 600 + points - top))
  }

  @Test(
    "The app adds a bar marked isKeyboardCover while editing: the focused field ends above the bar",
    arguments: devices)
  func lateCover(device: String) throws {
    let screen = try Screen(device)
    screen.edit()
    let bar = UIView()
    bar.isKeyboardCover = true
    screen.phone.untilKeyboardRests()
    let top = screen.phone.keyboardFrame.minY
    let height = top - screen.lowerEdge + 50
    bar.frame = CGRect(x: 0, y: top - height, width: 375, height: height)
    screen.phone.window.addSubview(bar)
    screen.phone.untilKeyboardRests()
    #expect(screen.lowerEdge <= top - height - 8 + 0.5)
  }

  @Test(
    "The edited text field moves to another superview: the field stays visible",
    arguments: devices)
  func otherSuperview(device: String) throws {
    let screen = try Screen(device)
    let panel = UIView(frame: CGRect(x: 0, y: 300, width: 375, height: 300))
    screen.controller.view.addSubview(panel)
    screen.edit()
    panel.addSubview(screen.field)
    if !screen.field.isFirstResponder { screen.field.becomeFirstResponder() }
    screen.phone.untilKeyboardRests()
    #expect(screen.lowerEdge <= screen.phone.keyboardFrame.minY - 8 + 0.5)
  }

  @Test(
    "A keyboard-following list is added to the window while editing: the list gets its bottom inset",
    arguments: devices)
  func addedList(device: String) throws {
    let screen = try Screen(device)
    screen.list.removeFromSuperview()
    screen.list.followKeyboard()
    screen.edit()
    screen.controller.view.addSubview(screen.list)
    screen.phone.untilKeyboardRests()
    #expect(screen.list.contentInset.bottom == max(0, 600 - screen.phone.keyboardFrame.minY))
  }

  @Test(
    "The keyboard rests and nothing changes: no avoider is asked, even one without a window",
    .needs(.systemKeyboard))
  func avoiderInNoWindow() throws {
    let screen = try Screen("iPhone 15")
    let covered = UIViewController()
    covered.view.avoidKeyboard()
    screen.edit()
    var askedTurns = 0
    let checkInvariants = KeyboardCenter.shared.turns.didFinish
    KeyboardCenter.shared.turns.didFinish = { askedTurns += 1 }
    defer { KeyboardCenter.shared.turns.didFinish = checkInvariants }
    screen.phone.untilKeyboardRests()
    #expect(askedTurns == 0)
    screen.field.frame.origin.y += 1
    screen.phone.untilKeyboardRests()
    #expect(askedTurns > 0)
  }
}
