import Foundation
import Testing

@testable import UIKit

/// The rules of uikit-recorded.json, text_field_document, one test each; the rule is the test's name.
@MainActor
@Suite struct RecordedTextTests {
  private final class Log: NSObject, UITextFieldDelegate {
    var asked = 0
    func textField(
      _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
      replacementString string: String
    ) -> Bool {
      asked += 1
      return true
    }
  }

  private func field(_ text: String) -> UITextField {
    UIApplication.shared = UIApplication()
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
    field.text = text
    return field
  }

  @Test("positions and ranges count UTF-16 units: 'A😀B' has length 4; offset 2 is legal")
  func utf16() throws {
    let field = field("A😀B")
    let (start, end) = (field.beginningOfDocument, field.endOfDocument)
    #expect(field.offset(from: start, to: end) == 4)
    let middle = try #require(field.position(from: start, offset: 2))
    #expect(field.offset(from: start, to: middle) == 2)
  }

  @Test("replacing 1..<3 of 'A😀B' with 'Z' gives 'AZB' and a collapsed caret at 2")
  func replace() throws {
    let field = field("A😀B")
    field.replace(try field.range(1..<3), withText: "Z")
    #expect(field.text == "AZB")
    #expect(field.selectedOffsets == 2..<2)
  }

  @Test("backspace removes a whole composed character", arguments: ["😀", "e\u{301}", "👨‍👩‍👧", "🇩🇪"])
  func backspace(_ character: String) {
    let field = field("A" + character)
    field.deleteBackward()
    #expect(field.text == "A")
  }

  @Test(
    "setMarkedText 'XYZ' selected (1,1) over 2..<4 of 'abcdef' gives 'abXYZef', marked 2..<5, selection 3..<4"
  )
  func marked() throws {
    let field = field("abcdef")
    field.selectedTextRange = try field.range(2..<4)
    field.setMarkedText("XYZ", selectedRange: NSRange(location: 1, length: 1))
    #expect(field.text == "abXYZef")
    #expect(field.offsets(try #require(field.markedTextRange)) == 2..<5)
    #expect(field.selectedOffsets == 3..<4)
  }

  @Test("setting selectedTextRange = nil on UITextField puts the caret at the document start")
  func nilSelection() {
    let field = field("abc")
    field.selectedTextRange = nil
    #expect(field.selectedOffsets == 0..<0)
  }

  @Test("caretRect width is 1")
  func caret() {
    let field = field("abc")
    #expect(field.caretRect(for: field.endOfDocument).width == 1)
  }

  @Test(
    "programmatic replace/setMarkedText do not call shouldChangeCharacters and do not send editingChanged"
  )
  func silence() throws {
    let field = field("abc")
    let log = Log()
    var changes = 0
    field.delegate = log
    field.addAction(UIAction { _ in changes += 1 }, for: .editingChanged)
    field.replace(try field.range(0..<1), withText: "x")
    field.setMarkedText("y", selectedRange: NSRange(location: 1, length: 0))
    field.unmarkText()
    #expect(field.text == "xybc")
    #expect(log.asked == 0 && changes == 0)
  }

  @Test(
    "roundedRect UITextField intrinsic size = (ceil(textWidth) + 28, 34) at system 17",
    arguments: ["", "Hello", "A longer text with 😀"])
  func intrinsicSize(_ text: String) {
    let field = field(text)
    field.borderStyle = .roundedRect
    let width = UIFont.systemFont(ofSize: 17).width(of: text).rounded(.up)
    #expect(field.intrinsicContentSize == CGSize(width: width + 28, height: 34))
  }
}

extension UITextInput {
  func range(_ offsets: Range<Int>) throws -> UITextRange {
    let start = try #require(position(from: beginningOfDocument, offset: offsets.lowerBound))
    let end = try #require(position(from: beginningOfDocument, offset: offsets.upperBound))
    return try #require(textRange(from: start, to: end))
  }

  func offsets(_ range: UITextRange) -> Range<Int> {
    offset(
      from: beginningOfDocument, to: range.start)..<offset(
        from: beginningOfDocument, to: range.end)
  }

  var selectedOffsets: Range<Int>? { selectedTextRange.map { offsets($0) } }
}
