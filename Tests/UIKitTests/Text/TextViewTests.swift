import Foundation
import Testing

@testable import UIKit

@MainActor
@Suite struct TextViewTests {
  /// Notes all that a delegate hears and is asked, in order.
  private final class Log: NSObject, UITextViewDelegate {
    var lines: [String] = []
    var refuses: Set<String> = []

    private func ask(_ name: String) -> Bool {
      lines.append(name + "?")
      return !refuses.contains(name)
    }

    func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { ask("begin") }
    func textViewDidBeginEditing(_ textView: UITextView) { lines.append("didBegin") }
    func textViewShouldEndEditing(_ textView: UITextView) -> Bool { ask("end") }
    func textViewDidEndEditing(_ textView: UITextView) { lines.append("didEnd") }
    func textViewDidChange(_ textView: UITextView) { lines.append("didChange") }
    func textViewDidChangeSelection(_ textView: UITextView) { lines.append("selection") }
    func scrollViewDidScroll(_ scrollView: UIScrollView) { lines.append("scroll") }

    func textView(
      _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool { ask("change \(range.location)+\(range.length) \(text.debugDescription)") }
  }

  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
  private let log = Log()
  private let font = UIFont.systemFont(ofSize: 17)

  init() {
    UIApplication.launch()
    window.isHidden = false
  }

  private func view(_ text: String = "", height: CGFloat = 100) -> UITextView {
    let view = UITextView(frame: CGRect(x: 20, y: 100, width: 200, height: height))
    view.font = font
    view.text = text
    view.delegate = log
    window.addSubview(view)
    window.layoutIfNeeded()
    return view
  }

  private func lines(_ count: Int) -> String {
    (1...count).map { "line \($0)" }.joined(separator: "\n")
  }

  private func caret(_ view: UITextView) -> CGRect {
    view.selectedTextRange.map { view.caretRect(for: $0.end) } ?? .null
  }

  // MARK: Defaults

  @Test("Is ready for typing")
  func readyTyping() {
    let view = UITextView()
    #expect(view.isEditable && view.isSelectable && view.isScrollEnabled)
    #expect(view.text == "" && !view.hasText)
    #expect(view.selectedRange == NSRange(location: 0, length: 0))
  }

  // MARK: Typing

  @Test("Key asks then changes then tells")
  func keyAsksThenChanges() {
    let view = view("ab")
    view.becomeFirstResponder()
    log.lines = []
    view.keyboardDidType("c")
    #expect(view.text == "abc")
    #expect(log.lines == ["change 2+0 \"c\"?", "selection", "didChange"])
    log.lines = []
    view.keyboardDidType("\n")
    view.keyboardDidDelete()
    #expect(view.text == "abc")
    #expect(
      log.lines == [
        "change 3+0 \"\\n\"?", "selection", "didChange", "change 3+1 \"\"?", "selection",
        "didChange",
      ])
  }

  @Test("Delegate may refuse a key")
  func delegateRefuseKey() {
    let view = view("ab")
    log.refuses = ["change 2+0 \"\\n\"", "change 1+1 \"\""]
    view.becomeFirstResponder()
    view.keyboardDidType("\n")
    view.keyboardDidDelete()
    #expect(view.text == "ab")
    #expect(!log.lines.contains("didChange"))
  }

  // Apple's documentation of textViewDidChange: not for what the program changes.
  @Test("Program asks nobody and changes quietly")
  func programAsksNobody() throws {
    let view = view("ab")
    log.lines = []
    view.text = "abcdef"
    view.replace(try view.range(0..<1), withText: "x")
    view.setMarkedText("y", selectedRange: NSRange(location: 1, length: 0))
    #expect(view.text == "xybcdef")
    #expect(Set(log.lines) == ["selection"])
    view.insertText("Z")
    #expect(view.text == "xZbcdef")
    #expect(log.lines.last == "didChange")
  }

  @Test("Delete takes a whole character", arguments: ["😀", "e\u{301}", "👨‍👩‍👧"])
  func deleteTakesWhole(_ character: String) {
    let view = view("a\n" + character)
    view.deleteBackward()
    #expect(view.text == "a\n")
    view.deleteBackward()
    #expect(view.text == "a")
  }

  @Test("Selected text is replaced")
  func selectedTextReplaced() {
    let view = view("abcdef")
    view.selectedRange = NSRange(location: 1, length: 3)
    #expect(view.selectedTextRange.flatMap { view.text(in: $0) } == "bcd")
    view.keyboardDidType("\n")
    #expect(view.text == "a\nef")
    #expect(view.selectedRange == NSRange(location: 2, length: 0))
    view.selectedRange = NSRange(location: 99, length: 5)
    #expect(view.selectedRange == NSRange(location: 4, length: 0))
  }

  @Test("A view that can no longer be edited gives up the focus and takes no keys")
  func viewNotEditable() {
    let view = view("ab")
    view.becomeFirstResponder()
    view.isEditable = false
    #expect(!view.isFirstResponder)
    #expect(view.becomeFirstResponder(), "to be read")
    view.keyboardDidType("c")
    #expect(view.text == "ab")
    view.isEditable = true
    view.isSelectable = false
    #expect(!view.becomeFirstResponder())
  }

  // MARK: Focus

  @Test("Focus asks and tells")
  func focusAsksTells() {
    let view = view("ab")
    log.lines = []
    log.refuses = ["begin"]
    #expect(!view.becomeFirstResponder())
    log.refuses = ["end"]
    #expect(view.becomeFirstResponder())
    #expect(!view.resignFirstResponder())
    log.refuses = []
    #expect(view.resignFirstResponder())
    #expect(log.lines == ["begin?", "begin?", "didBegin", "end?", "end?", "didEnd"])
  }

  @Test("Notifications tell of editing")
  func notificationsTellEditing() {
    var names: [String] = []
    let view = view()
    let tokens = [
      UITextView.textDidBeginEditingNotification, UITextView.textDidChangeNotification,
      UITextView.textDidEndEditingNotification,
    ].map { name in
      NotificationCenter.default.addObserver(forName: name, object: view, queue: nil) {
        let raw = $0.name.rawValue
        MainActor.assumeIsolated { names.append(raw) }
      }
    }
    view.becomeFirstResponder()
    view.keyboardDidType("a")
    view.text = "b"
    view.resignFirstResponder()
    tokens.forEach(NotificationCenter.default.removeObserver)
    #expect(
      names == [
        "UITextViewTextDidBeginEditingNotification", "UITextViewTextDidChangeNotification",
        "UITextViewTextDidEndEditingNotification",
      ])
  }

  @Test("Delegate is the scroll view's too")
  func delegateScrollViews() {
    let view = view(lines(20))
    #expect((view as UIScrollView).delegate === log)
    log.lines = []
    view.contentOffset.y = 30
    #expect(log.lines == ["scroll"])
    view.delegate = nil
    #expect((view as UIScrollView).delegate == nil)
  }

  // MARK: Size

  @Test(
    "Content is as high as its lines", arguments: [("", 1), ("a", 1), ("a\n", 2), ("a\n\nb", 3)])
  func contentHighLines(_ text: String, _ lines: Int) {
    let view = view(text)
    let height = PixelGrid.roundUp(CGFloat(lines) * font.lineHeight, view.layer.contentsScale)
    #expect(view.contentSize == CGSize(width: 200, height: height + 16))
    #expect(view.sizeThatFits(CGSize(width: 200, height: 0)).height == height + 16)
  }

  @Test("Text wraps between its paddings")
  func textWraps() {
    let view = view("some words that need more than one line of this narrow view")
    #expect(view.document.layout.lines.count > 2)
    for offset in 0...view.edited.length {
      let caret = view.caretRect(for: TextPosition(offset))
      #expect(caret.minX >= 5 && caret.minX <= 195, "\(offset)")
    }
    let narrow = view.contentSize.height
    view.textContainer.lineFragmentPadding = 0
    view.textContainerInset = .zero
    #expect(view.caretRect(for: view.beginningOfDocument).origin == .zero)
    view.frame.size.width = 350
    #expect(view.contentSize.width == 350 && view.contentSize.height < narrow - 16)
  }

  @Test("Scrolling view has no intrinsic size")
  func scrollingView() {
    let view = view("a")
    let none = UIView.noIntrinsicMetric
    #expect(view.intrinsicContentSize == CGSize(width: none, height: none))
    view.isScrollEnabled = false
    #expect(view.intrinsicContentSize.height == view.contentSize.height)
    let width = font.width(of: "a")
    #expect(abs(view.intrinsicContentSize.width - (width + 10)) < 0.5)
  }

  @Test("Lines may be limited")
  func linesLimited() {
    let view = view(lines(9))
    view.textContainer.maximumNumberOfLines = 2
    #expect(abs(view.contentSize.height - (2 * font.lineHeight + 16)) < 0.5)
  }

  // MARK: Geometry of several lines

  @Test("Carets and selection follow the lines")
  func caretsSelectionFollow() throws {
    let view = view("one\ntwo\n")
    let height = font.lineHeight
    for (offset, line) in [(0, 0), (3, 0), (4, 1), (7, 1), (8, 2)] {
      let caret = view.caretRect(for: TextPosition(offset))
      #expect(abs(caret.minY - (8 + CGFloat(line) * height)) < 0.01, "\(offset)")
    }
    let range = try view.range(1..<6)
    let rects = view.selectionRects(for: range)
    #expect(rects.count == 2)
    #expect(rects.map(\.containsStart) == [true, false])
    #expect(rects.map(\.containsEnd) == [false, true])
    #expect(view.firstRect(for: range) == rects[0].rect)
    #expect(rects[1].rect.minX == 5)
  }

  @Test("Positions move by lines")
  func positionsMoveLines() throws {
    let view = view("one\ntwo three\nfour")
    func move(_ start: Int, _ direction: UITextLayoutDirection, _ steps: Int = 1) -> Int? {
      view.position(from: TextPosition(start), in: direction, offset: steps)
        .map { view.offset(from: view.beginningOfDocument, to: $0) }
    }
    #expect(move(0, .down) == 4)
    #expect(move(0, .down, 2) == 14)
    #expect(move(14, .up) == 4)
    #expect(move(13, .down) == 18)
    #expect(move(1, .up) == nil)
    #expect(move(15, .down) == nil)
    let line = view.tokenizer.rangeEnclosingPosition(
      TextPosition(6), with: .line, inDirection: .storage(.forward))
    #expect(line.map { view.offsets($0) } == 4..<13)
  }

  @Test("Points find lines")
  func pointsFindLines() {
    let view = view("one\ntwo")
    let point = CGPoint(x: 199, y: 8 + font.lineHeight * 1.5)
    #expect(view.closestPosition(to: point) == TextPosition(7))
    #expect(view.characterRange(at: point) == nil)
    #expect(view.closestPosition(to: CGPoint(x: 0, y: -50)) == TextPosition(0))
    #expect(view.closestPosition(to: CGPoint(x: 199, y: 900)) == TextPosition(7))
  }
}
