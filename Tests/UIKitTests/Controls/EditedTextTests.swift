import Testing

@testable import UIKit

/// The rules recorded from Apple's text field (uikit-recorded.json, text_field_document).
@Suite struct EditedTextTests {
  @Test("Offsets count UTF-16 units")
  func offsetsCountUTF() {
    var text = EditedText("A😀B")
    #expect(text.length == 4)
    #expect(text.selection == 4..<4)
    text.select(2..<2)
    #expect(text.selection == 2..<2)
    text.select(3..<9)
    #expect(text.selection == 3..<4)
  }

  @Test("Replacing leaves the caret behind the new text")
  func replacingLeavesCaret() {
    var text = EditedText("A😀B")
    text.replace(1..<3, with: "Z")
    #expect(text.string == "AZB")
    #expect(text.selection == 2..<2)
    text.replace(0..<99, with: "")
    #expect(text == EditedText())
  }

  @Test(
    "Backspace removes a whole character",
    arguments: [
      ("abc", 3, 2..<3), ("abc", 1, 0..<1), ("abc", 0, nil), ("A😀", 3, 1..<3),
      ("e\u{301}", 2, 0..<2), ("👨‍👩‍👧", 8, 0..<8), ("a👨‍👩‍👧", 9, 1..<9), ("🇸🇪🇫🇮", 8, 4..<8),
      ("a\r\n", 3, 1..<3),
    ] as [(String, Int, Range<Int>?)])
  func backspaceRemovesWhole(_ string: String, _ caret: Int, _ range: Range<Int>?) {
    var text = EditedText(string)
    text.select(caret..<caret)
    #expect(text.rangeToDeleteBackward == range)
  }

  @Test("Backspace removes a selection")
  func backspaceRemovesSelection() {
    var text = EditedText("abcdef")
    text.select(1..<4)
    #expect(text.rangeToDeleteBackward == 1..<4)
  }

  @Test(
    "Tap goes to the nearest edge of a word",
    arguments: [(0, 0), (2, 0), (3, 5), (5, 5), (6, 6), (8, 6), (9, 11), (11, 11)])
  func tapGoesNearest(_ offset: Int, _ boundary: Int) {
    #expect(EditedText("Hello world").wordBoundary(nearest: offset) == boundary)
  }
}
