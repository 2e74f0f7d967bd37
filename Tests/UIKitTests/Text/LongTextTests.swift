import Foundation
import ScreenTesting
import Testing

@testable import CoreGraphics
@testable import UIKit

/// A long text as paragraphs beside the same text set as a whole, and what a key costs.
@MainActor
@Suite struct LongTextTests {
  static nonisolated let texts = [
    "", "one", "\n", "one\ntwo", "one\n", "\n\none\n\n", "a\r\nb\rc\u{2029}d\u{2028}e",
    "a line that is long enough to be broken somewhere\nshort\n\nanother one that is long as well",
    "שלום\n\n123\nabc\n\nעולם ועוד מילים ארוכות כדי לשבור", "😀\n👨‍👩‍👧 e\u{301}\r\n中文字",
  ]

  @Test(
    "Paragraphs are set as the whole is", arguments: texts, [TextOptions.Alignment.natural, .right])
  func paragraphsSetWhole(text: String, alignment: TextOptions.Alignment) {
    let font = UIFont.systemFont(ofSize: 17).face
    let options = TextOptions(maxWidth: 120, lineBreak: .wordWrap, alignment: alignment)
    let whole = TextLayout(text, font: font, options: options)
    let column = TextColumn(text, font: font, options: options)
    #expect(column.lines.map(\.range) == whole.lines.map(\.range))
    #expect(column.lines.map(\.continues) == whole.lines.map(\.continues))
    for (line, other) in zip(column.lines, whole.lines) {
      expectNear(line.frame, other.frame, tolerance: 1e-6)
      #expect(abs(line.baseline - other.baseline) < 1e-6)
    }
    #expect(abs(column.size.height - whole.size.height) < 1e-6)
    #expect(abs(column.size.width - whole.size.width) < 1e-6)
    let length = text.utf16.count
    for index in 0...length {
      expectNear(column.caretRect(at: index), whole.caretRect(at: index), tolerance: 1e-6)
      let selection = zip(
        column.selectionRects(for: index..<length), whole.selectionRects(for: index..<length))
      for (rect, other) in selection { expectNear(rect, other, tolerance: 1e-6) }
    }
    for y in stride(from: -10, through: whole.size.height + 10, by: 7) {
      for x in stride(from: -5.0, through: 125, by: 13) {
        let point = CGPoint(x: x, y: y)
        #expect(column.index(nearestTo: point) == whole.index(nearestTo: point), "\(point)")
      }
    }
  }

  /// Any part may be replaced by any text: the paragraphs that are kept still fit.
  @Test("A changed text is that text")
  func changedTextText() {
    let font = UIFont.systemFont(ofSize: 17).face
    let options = TextOptions(maxWidth: 120, lineBreak: .wordWrap)
    for old in Self.texts {
      for new in Self.texts {
        for text in [new, old + new, new + "\n" + old, old + "\n" + new + "\n" + old] {
          let before = TextColumn(old, font: font, options: options)
          let after = TextColumn(text, font: font, options: options, replacing: before)
          let fresh = TextColumn(text, font: font, options: options)
          #expect(after.lines == fresh.lines, "\(old.debugDescription), \(text.debugDescription)")
          #expect(after.size == fresh.size)
        }
      }
    }
  }

  /// Every way of asking: measuring, drawing, the caret, the content size.
  @Test("A key sets one paragraph", arguments: [20, 2000])
  func keySetsParagraph(lines: Int) throws {
    let phone = try Phone("iPhone 15")
    let controller = UIViewController()
    let view = UITextView(frame: CGRect(x: 0, y: 100, width: 300, height: 300))
    view.text = (1...lines).map { "Line \($0) of a text that goes on" }.joined(separator: "\n")
    controller.view.addSubview(view)
    phone.show(controller)
    view.becomeFirstResponder()
    phone.advance(by: 1)
    for place in [0, view.text.utf16.count / 2, view.text.utf16.count] {
      view.select(place..<place)
      phone.settle()
      _ = phone.snapshot()
      let before = TextLayout.count
      view.insertText("x")
      phone.settle()
      _ = phone.snapshot()
      #expect(TextLayout.count - before == 1, "at \(place)")
      view.insertText("\n")
      phone.settle()
      #expect(TextLayout.count - before <= 3, "at \(place)")
      view.deleteBackward()
      phone.settle()
      #expect(TextLayout.count - before <= 4, "at \(place)")
    }
    view.resignFirstResponder()
    phone.advance(by: 1)
  }
}
