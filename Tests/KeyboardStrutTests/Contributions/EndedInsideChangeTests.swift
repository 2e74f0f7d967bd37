import KeyboardStrut
import ScreenTesting
import Testing
import UIKit

/// A scroll view's delegate ends editing while the library changes that scroll view.
@MainActor
@Suite(.attachingStage) struct EndedInsideChangeTests {
  /// When the delegate ends editing.
  enum Moment: CaseIterable {
    case scroll
    case inset
  }

  private final class Delegate: NSObject, UITableViewDelegate {
    let moment: Moment
    var isArmed = false

    init(_ moment: Moment) { self.moment = moment }

    func scrollViewDidScroll(_ scrollView: UIScrollView) { end(.scroll, scrollView) }

    func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
      end(.inset, scrollView)
    }

    private func end(_ moment: Moment, _ scrollView: UIScrollView) {
      guard isArmed, moment == self.moment else { return }
      isArmed = false
      scrollView.endEditing(true)
    }
  }

  @Test(
    "A scroll view's delegate ends editing mid-scroll: inset and offset end as before editing",
    arguments: Moment.allCases)
  func scrollView(moment: Moment) throws {
    for device in ["iPhone 15", "iPhone SE (3rd generation)"] {
      let form = try FieldForm(device, fields: 30)
      form.phone.show(form.screen)
      form.screen.view.avoidKeyboard(gap: 8)
      let delegate = Delegate(moment)
      form.list.delegate = delegate
      form.phone.settle()
      let (inset, offset) = (form.list.contentInset, form.list.contentOffset)
      delegate.isArmed = true
      form.fields[10].becomeFirstResponder()
      form.phone.advance(by: 2)
      #expect(!delegate.isArmed && !form.fields[10].isFirstResponder)
      #expect(form.list.contentInset == inset && form.list.contentOffset == offset)
    }
  }

  @Test(
    "A table's delegate ends editing mid-scroll: inset and offset end as before editing",
    arguments: Moment.allCases)
  func table(moment: Moment) throws {
    let phone = try Stages.make("iPhone 15")
    let screen = FieldTable(rows: [40])
    phone.show(screen)
    screen.view.avoidKeyboard(gap: 8)
    let delegate = Delegate(moment)
    screen.table.delegate = delegate
    phone.settle()
    let (inset, offset) = (screen.table.contentInset, screen.table.contentOffset)
    delegate.isArmed = true
    let field = try #require(screen.field(near: phone.window.bounds.maxY - 60))
    field.becomeFirstResponder()
    phone.advance(by: 2)
    #expect(!delegate.isArmed && !field.isFirstResponder)
    #expect(screen.table.contentInset == inset && screen.table.contentOffset == offset)
  }
}
