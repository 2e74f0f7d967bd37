import KeyboardSimulation
import ScreenTesting
import Testing
import UIKit

@testable import KeyboardStrut

/// The list of a table or collection view controller has text views in its cells. When one becomes
/// first responder, UIKit scrolls the list to the caret, without animation, as it lays out the text
/// view.
@MainActor
@Suite(.attachingStage, .needs([.systemKeyboard, .virtualTime])) struct CaretScrollTests {
  @Test(
    "UIKit scrolls a list to the caret of a tall text view: the list returns to its offset",
    arguments: Held.inOneMode,
    List.allCases.flatMap { list in Caret.allCases.map { (list, $0) } })
  func tallText(stage: (held: Held, mode: Mode), screen: (list: List, caret: Caret)) throws {
    for offset in [0, 100] as [CGFloat] {
      for app in App.allCases {
        let notes = Notes(screen.list, textHeight: 420, app: app)
        let phone = try stage.held.make()
        let start = notes.show(on: phone, scrolledBy: offset)
        let comment: Comment = "\(app), scrolled by \(offset)"
        try stage.mode.serve(notes.controller) {
          let text = try #require(notes.lowestText(on: phone), comment)
          notes.edit(text, at: screen.caret, on: phone)
          if screen.caret != .top { #expect(notes.isCaretVisible(in: text, on: phone), comment) }
          phone.dismissKeyboard()
          phone.untilKeyboardRests()
          #expect(notes.list.contentOffset == start, comment)
        }
      }
    }
  }

  @Test(
    "UIKit scrolls a list to the caret of a low text view: the list returns to its offset",
    arguments: Held.inOneMode,
    List.allCases.flatMap { list in Caret.allCases.map { (list, $0) } })
  func lowText(stage: (held: Held, mode: Mode), screen: (list: List, caret: Caret)) throws {
    for app in App.allCases {
      let notes = Notes(screen.list, textHeight: 90, app: app)
      let phone = try stage.held.make()
      let start = notes.show(on: phone, scrolledBy: 30)
      try stage.mode.serve(notes.controller) {
        let text = try #require(notes.lowestText(on: phone), "\(app)")
        notes.edit(text, at: screen.caret, on: phone)
        #expect(notes.isCaretVisible(in: text, on: phone), "\(app)")
        phone.dismissKeyboard()
        phone.untilKeyboardRests()
        #expect(notes.list.contentOffset == start, "\(app)")
      }
    }
  }

  @Test(
    "A second text view gets the focus under the keyboard: the list returns to its first offset",
    arguments: Held.inOneMode,
    List.allCases.flatMap { list in Caret.allCases.map { (list, $0) } })
  func nextText(stage: (held: Held, mode: Mode), screen: (list: List, caret: Caret)) throws {
    for app in App.allCases {
      for pause in [0.1, 1] {
        let notes = Notes(screen.list, textHeight: 90, app: app)
        let phone = try stage.held.make()
        let start = notes.show(on: phone, scrolledBy: 0)
        let comment: Comment = "\(app), after \(pause) seconds"
        try stage.mode.serve(notes.controller) {
          let texts = notes.shownTexts(on: phone)
          let (first, last) = (try #require(texts.first), try #require(texts.last))
          notes.edit(first, at: .top, on: phone, pause: pause)
          notes.edit(last, at: screen.caret, on: phone)
          #expect(notes.isCaretVisible(in: last, on: phone), comment)
          phone.dismissKeyboard()
          phone.untilKeyboardRests()
          #expect(notes.list.contentOffset == start, comment)
        }
      }
    }
  }

  @Test(
    "The caret moves to another line under the keyboard: the list returns to its offset",
    arguments: Held.inOneMode, List.allCases)
  func movedCaret(stage: (held: Held, mode: Mode), list: List) throws {
    for carets in [[Caret.top, .bottom], [.bottom, .top], [.top, .middle, .bottom, .top]] {
      for pause in [0.1, 1] {
        let notes = Notes(list, textHeight: 420)
        let phone = try stage.held.make()
        let start = notes.show(on: phone, scrolledBy: 0)
        let comment: Comment = "\(carets), after \(pause) seconds"
        try stage.mode.serve(notes.controller) {
          let text = try #require(notes.lowestText(on: phone))
          for caret in carets { notes.edit(text, at: caret, on: phone, pause: pause) }
          phone.untilKeyboardRests()
          // On a small phone, UIKit scrolls to the end of the text view once the keyboard has
          // shown, and hides a caret at its top again.
          if stage.held.device != Held.phones[0].device {
            #expect(notes.isCaretVisible(in: text, on: phone), comment)
          }
          phone.dismissKeyboard()
          phone.untilKeyboardRests()
          #expect(notes.list.contentOffset == start, comment)
        }
      }
    }
  }

  @Test(
    "The user scrolls after UIKit has scrolled to the caret: the list stays where the user left it",
    .needs(.touches),
    arguments: Mode.allCases, List.allCases)
  func scrolledByUser(mode: Mode, list: List) throws {
    for held in Held.all {
      let notes = Notes(list, textHeight: 90)
      let phone = try held.make()
      _ = notes.show(on: phone, scrolledBy: 30)
      try mode.serve(notes.controller) {
        let text = try #require(notes.lowestText(on: phone))
        notes.edit(text, at: .bottom, on: phone)
        let offset = notes.list.contentOffset.y
        phone.drag(from: CGPoint(x: 40, y: 120), to: CGPoint(x: 40, y: 80), rest: 0.3)
        phone.untilKeyboardRests()
        let scrolled = notes.list.contentOffset
        #expect(scrolled.y > offset + 10, "\(held)")
        phone.dismissKeyboard()
        phone.untilKeyboardRests()
        #expect(notes.list.contentOffset == scrolled, "\(held)")
      }
    }
  }

  @Test(
    "The app scrolls as a text view begins editing: the list returns to the app's offset",
    arguments: Held.all, List.allCases)
  func scrolledByApp(held: Held, list: List) throws {
    for mode in Mode.allCases {
      let notes = Notes(list, textHeight: 90, app: .scrolls)
      let phone = try held.make()
      let start = notes.show(on: phone, scrolledBy: 0)
      try mode.serve(notes.controller) {
        let text = try #require(notes.lowestText(on: phone))
        notes.edit(text, at: .top, on: phone)
        phone.dismissKeyboard()
        phone.untilKeyboardRests()
        #expect(notes.list.contentOffset.y == start.y + Notes.scroll, "\(mode)")
      }
    }
  }

  @Test(
    "After a field, a text view in a plain scroll view gets the focus: the scroll view returns",
    arguments: Held.all, Mode.allCases)
  func plainScrollView(held: Held, mode: Mode) throws {
    for extra in [20, 100, 600] as [CGFloat] {
      let screen = UIViewController()
      let phone = try held.make()
      let bounds: CGRect = phone.window.bounds
      let list = UIScrollView(frame: bounds)
      list.contentSize = CGSize(width: bounds.width, height: bounds.height + extra)
      screen.view.addSubview(list)
      let field = UITextField(frame: CGRect(x: 40, y: 20, width: 200, height: 34))
      let text = UITextView(
        frame: CGRect(x: 40, y: list.contentSize.height - 160, width: 200, height: 90))
      text.isScrollEnabled = false
      text.text = "One\nTwo\nThree"
      list.addSubview(field)
      list.addSubview(text)
      phone.show(screen)
      phone.advance(by: 0.1)
      let start = list.contentOffset
      mode.serve(screen) {
        field.becomeFirstResponder()
        phone.untilKeyboardRests()
        text.becomeFirstResponder()
        phone.untilKeyboardRests()
        phone.dismissKeyboard()
        phone.untilKeyboardRests()
        #expect(list.contentOffset == start, "\(extra) points to scroll")
      }
    }
  }

  /// Rows above the text view are taller than estimated, and UIKit moves the content offset along.
  @Test("Layout moves a text view and the offset alike: this is no scroll to the caret")
  func movedAlike() throws {
    let phone = try Stages.make("iPhone 15")
    let list = UIScrollView(frame: phone.window.bounds)
    list.contentSize = CGSize(width: 300, height: 3000)
    let text = UITextView(frame: CGRect(x: 20, y: 1000, width: 200, height: 90))
    text.isScrollEnabled = false
    list.addSubview(text)
    phone.window.addSubview(list)
    defer { list.removeFromSuperview() }
    let scroll = SystemScroll()
    list.contentOffset.y = 1020 - list.bounds.height
    scroll.notingCaretScroll(to: text) {
      text.frame.origin.y += 40
      list.contentOffset.y += 40
    }
    #expect(scroll.caretStart(of: list) == nil)
    let offset = list.contentOffset.y
    text.frame.origin.y += 40
    scroll.notingCaretScroll(to: text) { list.contentOffset.y += 200 }
    #expect(scroll.caretStart(of: list) == offset)
  }

  /// Each device in the other mode.
  @MainActor
  @Suite(.needs([.systemKeyboard, .virtualTime])) struct Slow {
    @Test(
      "UIKit scrolls a list to a text view's caret on more stages: the list returns to its offset",
      arguments: Held.inOtherMode,
      List.allCases.flatMap { list in Caret.allCases.map { (list, $0) } })
    func offsetReturns(stage: (held: Held, mode: Mode), screen: (list: List, caret: Caret)) throws {
      let tests = CaretScrollTests()
      try tests.tallText(stage: stage, screen: screen)
      try tests.lowText(stage: stage, screen: screen)
      try tests.nextText(stage: stage, screen: screen)
    }
  }

  enum List: String, CaseIterable {
    case table, collection
  }

  /// Where the caret is in the text of a text view.
  enum Caret: CaseIterable {
    case top, middle, bottom
  }

  /// The app's response to a text view that begins editing.
  enum App: CaseIterable {
    case nothing, laysOut, scrolls

    /// Without the app that scrolls: the list then returns to the app's offset.
    static let allCases = [nothing, laysOut]
  }
}

extension Held {
  /// Each device with one of the modes, so that the quick tests stay quick.
  fileprivate static let inOneMode: [(held: Held, mode: Mode)] = [
    (phones[0], .explicit), (phones[1], .automatic), (landscape, .explicit), (pad, .automatic),
  ]

  /// Each device with the other mode.
  fileprivate static let inOtherMode = inOneMode.map { stage in
    (held: stage.held, mode: stage.mode == .explicit ? Mode.automatic : .explicit)
  }
}

/// A list with a text view in every third row. The other rows are empty.
@MainActor
private final class Notes: NSObject, UITextViewDelegate {
  /// How far an app scrolls that scrolls in response to the beginning of editing.
  static let scroll: CGFloat = 20

  let controller: UIViewController
  let list: UIScrollView
  let texts: [UITextView]
  private let app: CaretScrollTests.App

  init(_ kind: CaretScrollTests.List, textHeight: CGFloat, app: CaretScrollTests.App = .nothing) {
    self.app = app
    texts = (0..<12).map { _ in UITextView(frame: .zero) }
    switch kind {
    case .table:
      let table = NoteTable(texts, textHeight: textHeight)
      (controller, list) = (table, table.tableView)
    case .collection:
      let collection = NoteCollection(texts, textHeight: textHeight)
      (controller, list) = (collection, collection.collectionView)
    }
    super.init()
    for text in texts {
      text.isScrollEnabled = false
      text.font = .systemFont(ofSize: 17)
      text.text = (1...Int(textHeight / 25)).map { "Line \($0)" }.joined(separator: "\n")
      text.delegate = self
    }
  }

  /// - Returns: The list's content offset.
  func show(on phone: any TestStage, scrolledBy distance: CGFloat) -> CGPoint {
    phone.show(controller)
    phone.advance(by: 0.5)
    list.contentOffset.y += distance
    phone.advance(by: 0.5)
    return list.contentOffset
  }

  /// The text views that begin on screen, from the top.
  func shownTexts(on phone: any TestStage) -> [UITextView] {
    texts.filter {
      $0.window != nil && windowFrame($0).maxY > 60
        && windowFrame($0).minY < phone.screenBounds.maxY - 60
    }.sorted { windowFrame($0).minY < windowFrame($1).minY }
  }

  func lowestText(on phone: any TestStage) -> UITextView? { shownTexts(on: phone).last }

  func edit(
    _ text: UITextView, at caret: CaretScrollTests.Caret, on phone: any TestStage,
    pause: Double = 1
  ) {
    let length = text.text.utf16.count
    let offsets = [CaretScrollTests.Caret.top: 0, .middle: length / 2, .bottom: length]
    text.selectedRange = NSRange(location: offsets[caret] ?? 0, length: 0)
    text.becomeFirstResponder()
    phone.advance(by: pause)
  }

  func isCaretVisible(in text: UITextView, on phone: any TestStage) -> Bool {
    guard let end = text.selectedTextRange?.end else { return false }
    let caret = text.convert(text.caretRect(for: end), to: nil as UIView?)
    return caret.minY >= 0 && caret.maxY <= phone.keyboardTop + 0.01
  }

  func textViewDidBeginEditing(_ textView: UITextView) {
    switch app {
    case .nothing: break
    case .laysOut: list.layoutIfNeeded()
    case .scrolls: list.contentOffset.y += Self.scroll
    }
  }
}

/// The heights and the contents of the rows of a list of notes.
@MainActor
private struct NoteRows {
  let texts: [UITextView]
  let textHeight: CGFloat
  var count: Int { texts.count * 3 }

  private func text(_ row: Int) -> UITextView? { row % 3 == 2 ? texts[row / 3] : nil }

  func height(_ row: Int) -> CGFloat { text(row) == nil ? 44 : textHeight + 20 }

  func fill(_ content: UIView, row: Int) {
    for subview in content.subviews { subview.removeFromSuperview() }
    guard let text = text(row) else { return }
    text.frame = CGRect(x: 16, y: 10, width: 280, height: textHeight)
    content.addSubview(text)
  }
}

private final class NoteTable: UITableViewController {
  private let rows: NoteRows

  init(_ texts: [UITextView], textHeight: CGFloat) {
    rows = NoteRows(texts: texts, textHeight: textHeight)
    super.init(style: .plain)
    tableView.estimatedRowHeight = 0
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
  }

  required init?(coder: NSCoder) { nil }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    rows.count
  }

  override func tableView(
    _ tableView: UITableView, heightForRowAt indexPath: IndexPath
  ) -> CGFloat { rows.height(indexPath.row) }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    rows.fill(cell.contentView, row: indexPath.row)
    return cell
  }
}

private final class NoteCollection: UICollectionViewController,
  UICollectionViewDelegateFlowLayout
{
  private let rows: NoteRows

  init(_ texts: [UITextView], textHeight: CGFloat) {
    rows = NoteRows(texts: texts, textHeight: textHeight)
    let layout = UICollectionViewFlowLayout()
    layout.minimumLineSpacing = 0
    super.init(collectionViewLayout: layout)
    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "row")
  }

  required init?(coder: NSCoder) { nil }

  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { rows.count }

  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize { CGSize(width: collectionView.bounds.width, height: rows.height(indexPath.item)) }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "row", for: indexPath)
    rows.fill(cell.contentView, row: indexPath.item)
    return cell
  }
}
