import KeyboardStrut
import ScreenTesting
import Testing
import UIKit

/// The app reloads a table with section headers while the keyboard hides. UIKit then estimates the
/// heights of the headers again, and shifts the content offset by the difference.
@MainActor
@Suite(.attachingStage) struct ReloadAtHideTests {
  /// When the app reloads the table.
  enum Moment: CaseIterable { case withHide, inDidEndEditing, whileMoving }

  private final class Delegate: NSObject, UITextFieldDelegate {
    var didEndEditing: () -> Void = {}
    func textFieldDidEndEditing(_ textField: UITextField) { didEndEditing() }
  }

  @Test(
    "The app reloads a table while the keyboard hides: its offset ends as before editing",
    .needs(.virtualTime), arguments: Moment.allCases, [26, 50] as [CGFloat])
  func reloadedTable(moment: Moment, header: CGFloat) throws {
    for rows in [[40], [9, 31]] {
      for mode in Mode.allCases {
        let phone = try Stages.make("iPhone 15")
        let screen = FieldTable(rows: rows, header: header)
        phone.show(UINavigationController(rootViewController: screen))
        phone.advance(by: 0.3)
        let offset = screen.table.contentOffset
        try mode.serve(screen) {
          let field = try #require(screen.field(near: phone.window.bounds.maxY - 60))
          let delegate = Delegate()
          if moment == .inDidEndEditing {
            delegate.didEndEditing = { screen.table.reloadData() }
          }
          field.delegate = delegate
          field.becomeFirstResponder()
          phone.untilKeyboardRests()
          #expect(screen.table.contentOffset.y > offset.y)
          phone.window.endEditing(true)
          if moment == .whileMoving { phone.advance(by: 0.1) }
          if moment != .inDidEndEditing { screen.table.reloadData() }
          phone.untilKeyboardRests()
          #expect(screen.table.contentOffset == offset, "\(rows), \(mode)")
          #expect(screen.table.contentInset == .zero, "\(rows), \(mode)")
        }
      }
    }
  }
}
