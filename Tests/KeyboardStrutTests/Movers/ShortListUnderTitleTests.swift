import KeyboardStrut
import ScreenTesting
import Testing
import UIKit

/// A list under a large title. The content of the list is hardly taller than the space above the
/// keyboard.
@MainActor
@Suite(.attachingStage) struct ShortListUnderTitleTests {
  /// Our scroll shrinks the title, so the list's top inset becomes less.
  @Test(
    "The last row of a short table under a large title is edited: the row rises above the keyboard",
    arguments: [8, 20, 40, 60] as [CGFloat], ["iPhone 15", "iPhone SE (3rd generation)"])
  func lastRow(coveredHeight: CGFloat, device: String) throws {
    let phone = try Stages.make(device)
    let screen = FieldTable(rows: [5])
    let navigation = UINavigationController(rootViewController: screen)
    navigation.navigationBar.prefersLargeTitles = true
    phone.show(navigation)
    let top = screen.table.adjustedContentInset.top
    let keyboardTop = phone.window.bounds.height - (device == "iPhone 15" ? 336 : 260)
    screen.table.rowHeight = (keyboardTop + coveredHeight - top) / 5
    screen.table.reloadData()
    screen.view.avoidKeyboard(gap: 8)
    phone.advance(by: 0.5)
    let start = screen.table.contentOffset
    let field = try #require(screen.field(near: phone.window.bounds.maxY))
    var edge: CGFloat { field.convert(field.bounds, to: phone.window).maxY }
    let rest = edge
    field.becomeFirstResponder()
    phone.untilKeyboardRests()
    #expect(phone.keyboardFrame.minY == keyboardTop)
    #expect(abs(edge - min(rest, keyboardTop - 8)) <= 0.5)
    phone.dismissKeyboard()
    phone.untilKeyboardRests()
    #expect(screen.table.contentOffset == start && edge == rest)
    #expect(screen.table.contentInset == .zero)
  }
}
