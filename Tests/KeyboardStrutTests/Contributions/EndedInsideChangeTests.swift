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

  private final class Delegate: NSObject, UITableViewDelegate, UITextViewDelegate {
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

  /// The scroll view whose delegate ends editing: the text view itself, or the list around it.
  enum Scroller: CaseIterable { case text, list }

  @Test(
    "The delegate of a text view or of its list ends editing mid-scroll: both end as before",
    arguments: Moment.allCases, Scroller.allCases)
  func textView(moment: Moment, scroller: Scroller) throws {
    let (phone, screen) = (try Stages.make("iPhone 15"), UIViewController())
    let list = UIScrollView(frame: screen.view.bounds)
    let text = UITextView(frame: screen.view.bounds)
    if scroller == .list {
      list.contentSize = CGSize(width: 300, height: 1_600)
      text.frame = CGRect(x: 20, y: 300, width: 300, height: 1_200)
      text.isScrollEnabled = false
    }
    text.text = (0..<60).map { "Line \($0)" }.joined(separator: "\n")
    // The caret is in a line that the keyboard covers and that UIKit need not scroll to.
    text.selectedRange = NSRange(location: 7 * (scroller == .list ? 25 : 45), length: 0)
    list.addSubview(text)
    screen.view.addSubview(list)
    phone.show(screen)
    screen.view.avoidKeyboard(gap: 8)
    let delegate = Delegate(moment)
    (scroller == .text ? text : list).delegate = delegate
    phone.settle()
    func numbers() -> [CGFloat] {
      [list, text].flatMap { [$0.contentOffset.y, $0.contentInset.bottom] }
    }
    let before = numbers()
    delegate.isArmed = true
    text.becomeFirstResponder()
    phone.advance(by: 2)
    #expect(!delegate.isArmed && !text.isFirstResponder)
    #expect(numbers() == before)
  }
}
