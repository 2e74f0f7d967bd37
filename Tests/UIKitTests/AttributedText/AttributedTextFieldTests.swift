import Testing

@testable import UIKit

/// Text fields with attributed text and placeholders.
@MainActor
@Suite struct AttributedTextFieldTests {
  private let small = UIFont.systemFont(ofSize: 12)
  private let big = UIFont.systemFont(ofSize: 34)
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
  private let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40))

  init() {
    UIApplication.launch()
    window.isHidden = false
    window.addSubview(field)
  }

  private func mixed() -> NSMutableAttributedString {
    let text = NSMutableAttributedString(string: "small ", attributes: [.font: small])
    text.append(NSAttributedString(string: "BIG", attributes: [.font: big]))
    return text
  }

  /// Apple's page on `UITextField.attributedText`.
  @Test("Is as large as its parts, and its properties follow the first character")
  func partsSize() {
    field.attributedText = mixed()
    #expect(field.text == "small BIG" && field.font == small)
    #expect(field.attributedText == mixed())
    let width = (small.width(of: "small ") + big.width(of: "BIG")).rounded(.up)
    #expect(abs(field.intrinsicContentSize.width - width) <= 1)
    #expect(field.intrinsicContentSize.height == big.lineHeight.rounded(.up) + 1)
    let end = field.caretRect(for: field.endOfDocument)
    #expect(abs(end.minX - width) < 1.5)
    field.text = "small BIG"
    #expect(field.intrinsicContentSize.height == small.lineHeight.rounded(.up) + 1)
    field.attributedText = mixed()
    field.font = small
    #expect(field.intrinsicContentSize.height == small.lineHeight.rounded(.up) + 1)
  }

  @Test("Dots of a secure field have one look")
  func secure() {
    field.attributedText = mixed()
    field.isSecureTextEntry = true
    #expect(field.intrinsicContentSize.height == small.lineHeight.rounded(.up) + 1)
  }

  /// Apple's page on `UITextField.attributedPlaceholder`.
  @Test("An attributed placeholder gives its size and nothing else")
  func placeholder() {
    field.attributedPlaceholder = mixed()
    #expect(field.placeholder == "small BIG")
    #expect(field.attributedPlaceholder == mixed())
    #expect(field.font == .systemFont(ofSize: 17))
    #expect(field.intrinsicContentSize.height == big.lineHeight.rounded(.up) + 1)
    field.placeholder = "plain"
    #expect(field.attributedPlaceholder?.string == "plain")
    #expect(field.intrinsicContentSize.height == 22)
    field.attributedPlaceholder = nil
    #expect(field.placeholder == nil)
  }

  /// Apple's page on `UITextField.typingAttributes`.
  @Test("Typing attributes are there while editing, until the selection changes")
  func typingAttributes() {
    field.typingAttributes = [.font: big]
    #expect(field.typingAttributes == nil)
    field.text = "ab"
    field.becomeFirstResponder()
    #expect(field.typingAttributes?[.font] as? UIFont == .systemFont(ofSize: 17))
    field.typingAttributes = [.font: big]
    field.insertText("X")
    #expect(field.attributedText?.attribute(.font, at: 2, effectiveRange: nil) as? UIFont == big)
    #expect(field.intrinsicContentSize.height == big.lineHeight.rounded(.up) + 1)
    field.select(1..<1)
    field.insertText("c")
    #expect(field.attributedText?.attribute(.font, at: 1, effectiveRange: nil) as? UIFont != big)
    field.resignFirstResponder()
  }

  /// Apple's page on `UITextField.defaultTextAttributes`.
  @Test("Default attributes apply to all of the text, also to what is set and typed later")
  func defaultAttributes() {
    let plain = small.width(of: "abc")
    field.text = "abc"
    field.defaultTextAttributes = [.font: small, .kern: 5]
    #expect(field.font == small)
    #expect(abs(field.intrinsicContentSize.width - plain - 15) <= 1)
    field.text = ""
    field.insertText("abc")
    #expect(abs(field.intrinsicContentSize.width - plain - 15) <= 1)
    #expect(field.defaultTextAttributes[.font] as? UIFont == small)
    field.font = big
    #expect(field.defaultTextAttributes[.font] as? UIFont == big)
    #expect(abs(field.intrinsicContentSize.width - big.width(of: "abc") - 15) <= 1)
  }
}
