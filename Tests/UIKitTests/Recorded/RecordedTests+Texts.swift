import Foundation
import Testing

@testable import UIKit

extension RecordedTests {
  static let texts: [String: Check] = [
    "text_field_document/positions and ranges count UTF-16 units: 'A😀B' has length 4; offset 2 is legal":
      { _ in
        let field = field("A😀B")
        let (start, end) = (field.beginningOfDocument, field.endOfDocument)
        #expect(field.offset(from: start, to: end) == 4)
        let middle = try #require(field.position(from: start, offset: 2))
        #expect(field.offset(from: start, to: middle) == 2)
      },
    "text_field_document/replacing 1..<3 of 'A😀B' with 'Z' gives 'AZB' and a collapsed caret at 2":
      { _ in
        let field = field("A😀B")
        field.replace(try field.range(1..<3), withText: "Z")
        #expect(field.text == "AZB")
        #expect(field.selectedOffsets == 2..<2)
      },
    "text_field_document/backspace removes a whole composed character": { _ in
      for character in ["😀", "e\u{301}", "👨‍👩‍👧", "🇩🇪"] {
        let field = field("A" + character)
        field.deleteBackward()
        #expect(field.text == "A", "\(character)")
      }
    },
    """
    text_field_document/setMarkedText 'XYZ' selected (1,1) over 2..<4 of 'abcdef' gives 'abXYZef', marked 2..<5, \
    selection 3..<4
    """: { _ in
      let field = field("abcdef")
      field.selectedTextRange = try field.range(2..<4)
      field.setMarkedText("XYZ", selectedRange: NSRange(location: 1, length: 1))
      #expect(field.text == "abXYZef")
      #expect(field.offsets(try #require(field.markedTextRange)) == 2..<5)
      #expect(field.selectedOffsets == 3..<4)
    },
    "text_field_document/setting selectedTextRange = nil on UITextField puts the caret at the document start":
      { _ in
        let field = field("abc")
        field.selectedTextRange = nil
        #expect(field.selectedOffsets == 0..<0)
      },
    "text_field_document/caretRect width is 1": { _ in
      let field = field("abc")
      #expect(field.caretRect(for: field.endOfDocument).width == 1)
    },
    """
    text_field_document/programmatic replace/setMarkedText do not call shouldChangeCharacters and do not send \
    editingChanged
    """: { _ in try programsAreNotAsked() },
    "text_field_document/roundedRect UITextField intrinsic size = (ceil(textWidth) + 28, 34) at system 17":
      { _ in
        for text in ["", "Hello", "A longer text with 😀"] {
          let field = field(text)
          field.borderStyle = .roundedRect
          let width = UIFont.systemFont(ofSize: 17).width(of: text).rounded(.up)
          #expect(field.intrinsicContentSize == CGSize(width: width + 28, height: 34), "\(text)")
        }
      },
    "text_field_document/UITextView: textContainerInset (8,0,8,0), lineFragmentPadding 5": { _ in
      let view = UITextView()
      #expect(view.textContainerInset == UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0))
      #expect(view.textContainer.lineFragmentPadding == 5)
      #expect(view.caretRect(for: view.beginningOfDocument).origin == CGPoint(x: 5, y: 8))
      #expect(view.caretRect(for: view.beginningOfDocument).width == 1)
    },
  ]

  private static func field(_ text: String) -> UITextField {
    UIApplication.launch()
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
    field.text = text
    return field
  }

  private static func programsAreNotAsked() throws {
    final class Log: NSObject, UITextFieldDelegate {
      var asked = 0
      func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
        replacementString string: String
      ) -> Bool {
        asked += 1
        return true
      }
    }
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
