import Testing

@testable import UIKit

/// Text views with attributed text: what is set, what is typed, where the caret stands.
@MainActor
@Suite struct AttributedTextViewTests {
  @MainActor
  private final class Log: NSObject, UITextViewDelegate {
    var lines: [String] = []
    func textViewDidChange(_ textView: UITextView) { lines.append("change") }
    func textViewDidChangeSelection(_ textView: UITextView) { lines.append("selection") }
  }

  private let small = UIFont.systemFont(ofSize: 12)
  private let big = UIFont.systemFont(ofSize: 34)
  private let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 300))

  private func mixed() -> NSMutableAttributedString {
    let text = NSMutableAttributedString(string: "small ", attributes: [.font: small])
    text.append(NSAttributedString(string: "BIG", attributes: [.font: big]))
    return text
  }

  private func font(at index: Int) -> UIFont? {
    view.attributedText.attribute(.font, at: index, effectiveRange: nil) as? UIFont
  }

  private func caret(_ offset: Int) -> CGRect {
    view.position(from: view.beginningOfDocument, offset: offset).map(view.caretRect) ?? .null
  }

  @Test("The content is as high as its lines")
  func contentHeight() {
    view.attributedText = mixed()
    #expect(view.text == "small BIG")
    #expect(abs(view.contentSize.height - big.lineHeight - 16) < 1)
    #expect(view.sizeThatFits(CGSize(width: 200, height: 0)).height == view.contentSize.height)
    view.text = "small BIG"
    #expect(abs(view.contentSize.height - small.lineHeight - 16) < 1)
  }

  /// Apple's page on `UITextView.attributedText`; that the delegate hears of the selection is
  /// recorded for the plain text.
  @Test("Setting it moves the caret to the end and updates the properties")
  func setting() {
    let log = Log()
    view.delegate = log
    view.attributedText = mixed()
    #expect(view.selectedRange == NSRange(location: 9, length: 0))
    #expect(view.font == small)
    #expect(log.lines == ["selection"])
    #expect(view.attributedText == mixed())
  }

  @Test("A text without a font is set in 12 points")
  func noFont() {
    view.font = big
    view.attributedText = NSAttributedString(string: "x")
    #expect(abs(view.contentSize.height - small.lineHeight - 16) < 1)
  }

  @Test("What is typed looks as what stands before it, or as what it replaces")
  func typingInherits() {
    view.attributedText = mixed()
    view.insertText("!")
    #expect(font(at: 9) == big)
    view.selectedRange = NSRange(location: 0, length: 0)
    view.insertText("?")
    #expect(font(at: 0) == small)
    view.selectedRange = NSRange(location: 6, length: 3)
    view.insertText("x")
    #expect(view.text == "?smallxG!" && font(at: 6) == small && font(at: 7) == big)
    view.selectedRange = NSRange(location: 0, length: 10)
    view.deleteBackward()
    view.insertText("new")
    #expect(font(at: 0) == small)
  }

  /// Apple's page on `UITextView.typingAttributes`.
  @Test("Typing attributes hold until the selection changes")
  func typingAttributes() {
    view.font = small
    view.text = "ab"
    #expect(view.typingAttributes[.font] as? UIFont == small)
    view.typingAttributes = [.font: big]
    view.insertText("X")
    view.insertText("Y")
    #expect(font(at: 1) == small && font(at: 2) == big && font(at: 3) == big)
    #expect(abs(view.contentSize.height - big.lineHeight - 16) < 1)
    view.typingAttributes = [.font: big]
    view.selectedRange = NSRange(location: 1, length: 0)
    #expect(view.typingAttributes[.font] as? UIFont == small)
    view.insertText("z")
    #expect(view.text == "azbXY" && font(at: 1) == small && font(at: 3) == big)
  }

  @Test("A font that is set applies to all of the text")
  func fontApplies() {
    view.attributedText = mixed()
    view.font = big
    #expect((0..<9).allSatisfy { font(at: $0) == big })
    view.textColor = .red
    let color = view.attributedText.attribute(.foregroundColor, at: 8, effectiveRange: nil)
    #expect(color as? UIColor == .red)
  }

  @Test("Indents and alignment place every line")
  func indents() {
    let style = NSMutableParagraphStyle()
    style.firstLineHeadIndent = 30
    style.headIndent = 10
    style.tailIndent = -20
    view.attributedText = NSAttributedString(
      string: "several words that wrap in here\nanother",
      attributes: [
        .font: UIFont.systemFont(ofSize: 17), .paragraphStyle: style,
      ])
    let lines = view.documentLayout.lines
    #expect(lines.count > 2)
    // Beside the line stands the container's padding of five points.
    #expect(abs(caret(0).minX - 35) < 0.01)
    #expect(abs(caret(lines[1].range.lowerBound).minX - 15) < 0.01)
    #expect(abs(caret(32).minX - 35) < 0.01)
    for line in lines { #expect(line.frame.maxX <= 190 - 20 + 0.01) }

    style.alignment = .right
    view.attributedText = NSAttributedString(
      string: "right", attributes: [.font: small, .paragraphStyle: style])
    #expect(abs(caret(5).minX - (195 - 20)) < 0.01)
    style.alignment = .center
    view.attributedText = NSAttributedString(
      string: "mid", attributes: [.font: small, .paragraphStyle: style])
    #expect(abs((caret(0).minX + caret(3).minX) / 2 - (35 + 175) / 2) < 0.01)
    style.tailIndent = 100
    view.attributedText = NSAttributedString(
      string: "words that wrap", attributes: [.font: small, .paragraphStyle: style])
    for line in view.documentLayout.lines { #expect(line.frame.maxX <= 100.01) }
  }

  @Test("Every caret is found again by its position")
  func caretsFound() {
    let text = mixed()
    text.append(NSAttributedString(string: "\n\nשלום 👋🏽 e\u{301}\nend", attributes: [.font: small]))
    view.attributedText = text
    var offset = 0
    for character in text.string + "\u{0}" {
      let caret = caret(offset)
      let found = view.closestPosition(to: CGPoint(x: caret.minX, y: caret.midY))
      let place = found.map(view.caretRect) ?? .null
      #expect(abs(place.minX - caret.minX) < 0.01 && place.midY == caret.midY, "\(offset)")
      offset += character.utf16.count
    }
  }

  @Test("A key sets one paragraph of a styled text again")
  func keyCost() {
    let text = NSMutableAttributedString(string: "")
    for _ in 0..<50 { text.append(mixed()); text.append(NSAttributedString(string: "\n")) }
    view.attributedText = text
    view.insertText("a")
    let before = TextLayout.count
    view.insertText("b")
    #expect(TextLayout.count - before <= 2)
  }
}
