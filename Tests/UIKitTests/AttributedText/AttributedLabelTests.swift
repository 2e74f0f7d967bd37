import Testing

@testable import UIKit

/// Labels and buttons with attributed text.
@MainActor
@Suite struct AttributedLabelTests {
  private let small = UIFont.systemFont(ofSize: 12)
  private let big = UIFont.systemFont(ofSize: 34)

  private func mixed() -> NSMutableAttributedString {
    let text = NSMutableAttributedString(
      string: "small ", attributes: [.font: small, .foregroundColor: UIColor.red])
    text.append(NSAttributedString(string: "BIG", attributes: [.font: big]))
    return text
  }

  @Test("Is as large as its parts")
  func partsSize() {
    let label = UILabel()
    label.attributedText = mixed()
    let size = label.intrinsicContentSize
    let width = small.width(of: "small ") + big.width(of: "BIG")
    #expect(abs(size.width - width) < 1, "\(size) \(width)")
    #expect(abs(size.height - big.lineHeight) < 1)
    #expect(label.firstBaselineFromTop == PixelGrid.round(big.ascender, label.layer.contentsScale))
  }

  @Test(
    "One look in attributes is as large as in properties",
    arguments: [
      "x", "two\nlines", "a text that wraps in a narrow label, several times", "e\u{301}👋🏽",
    ])
  func sameAsPlain(text: String) {
    for lines in [0, 1, 2] {
      for width in [60, 200, 1000] as [CGFloat] {
        let plain = UILabel()
        let styled = UILabel()
        for label in [plain, styled] {
          label.numberOfLines = lines
          label.font = big
        }
        plain.text = text
        styled.attributedText = NSAttributedString(string: text)
        let room = CGSize(width: width, height: 1000)
        #expect(plain.intrinsicContentSize == styled.intrinsicContentSize)
        let (one, other) = (plain.sizeThatFits(room), styled.sizeThatFits(room))
        // What does not fit into two lines ends in an ellipsis where paragraphs are set one by one.
        #expect(one.height == other.height, "\(lines) \(width)")
        #expect(lines == 2 || one.width == other.width, "\(lines) \(width)")
        #expect(plain.firstBaselineFromTop == styled.firstBaselineFromTop)
        #expect(
          abs(plain.lastBaselineFromBottom - styled.lastBaselineFromBottom) < 0.51)
      }
    }
  }

  /// Apple's page on `UILabel.attributedText`.
  @Test("Properties follow the first character")
  func propertiesFollow() {
    let style = NSMutableParagraphStyle()
    style.alignment = .center
    style.lineBreakMode = .byClipping
    let text = mixed()
    text.addAttribute(.paragraphStyle, value: style, range: NSRange(location: 0, length: 1))
    let label = UILabel()
    label.attributedText = text
    #expect(label.text == "small BIG")
    #expect(label.font == small)
    #expect(label.textColor == .red)
    #expect(label.textAlignment == .center)
    #expect(label.lineBreakMode == .byClipping)
    #expect(label.attributedText == text)
  }

  @Test("What the text leaves open is the label's own")
  func ownFont() {
    let label = UILabel()
    label.font = big
    label.textAlignment = .right
    label.attributedText = NSAttributedString(string: "x", attributes: [.kern: 0])
    #expect(label.font == big && label.textAlignment == .right)
    #expect(abs(label.intrinsicContentSize.height - big.lineHeight) < 1)
  }

  /// Apple's page on `UILabel.text`.
  @Test(
    "Setting the text, even to the same, takes attributes away", arguments: ["small BIG", "new"])
  func textDrops(text: String) {
    let label = UILabel()
    label.attributedText = mixed()
    label.text = text
    #expect(label.intrinsicContentSize.height < 16)
    #expect(label.attributedText?.string == text)
    let attributes = label.attributedText?.attributes(at: 0, effectiveRange: nil)
    #expect(attributes?[.font] as? UIFont == small)
    label.attributedText = nil
    #expect(label.text == nil && label.intrinsicContentSize == .zero)
  }

  /// Apple's pages on `UILabel.font`, `textColor` and `textAlignment`.
  @Test("Properties that are set apply to all of the text")
  func propertiesApply() throws {
    let label = UILabel()
    let text = mixed()
    text.addAttribute(
      .paragraphStyle, value: NSParagraphStyle.default, range: NSRange(location: 0, length: 9))
    label.attributedText = text
    label.font = small
    #expect(label.intrinsicContentSize.height < 16)
    label.textColor = .blue
    label.textAlignment = .right
    let new = try #require(label.attributedText)
    for index in 0..<9 {
      let attributes = new.attributes(at: index, effectiveRange: nil)
      #expect(attributes[.font] as? UIFont == small)
      #expect(attributes[.foregroundColor] as? UIColor == .blue)
      #expect((attributes[.paragraphStyle] as? NSParagraphStyle)?.alignment == .right)
    }
  }

  @Test("Wraps, stops at its number of lines, and at those that fit")
  func linesLimit() {
    let label = UILabel()
    label.attributedText = NSAttributedString(
      string: "one\ntwo two two two two two\nthree", attributes: [.font: big])
    func height(_ lines: Int, _ room: CGFloat = 10_000) -> CGFloat {
      label.textRect(
        forBounds: CGRect(x: 0, y: 0, width: 100, height: room), limitedToNumberOfLines: lines
      ).height / big.lineHeight
    }
    #expect(abs(height(1) - 1) < 1e-6)
    #expect(abs(height(2) - 2) < 1e-6)
    #expect(height(0) > 4.9)
    #expect(abs(height(0, 3.5 * big.lineHeight) - 3) < 1e-6)
    #expect(height(0, 5) <= 1)
  }

  @Test("Grows in layout as its paragraph style says")
  func growsInLayout() {
    let style = NSMutableParagraphStyle()
    style.lineSpacing = 10
    let label = UILabel()
    label.numberOfLines = 0
    label.attributedText = NSAttributedString(
      string: "a text that needs two lines here", attributes: [.font: big, .paragraphStyle: style])
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 600))
    label.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(label)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: root.topAnchor),
      label.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      label.trailingAnchor.constraint(equalTo: root.trailingAnchor),
    ])
    root.layoutIfNeeded()
    #expect(abs(label.frame.height - 2 * big.lineHeight - 10) < 1)
    label.attributedText = mixed()
    root.layoutIfNeeded()
    #expect(abs(label.frame.height - big.lineHeight) < 1)
  }

  @Test("A button shows an attributed title instead of the plain one")
  func buttonTitle() {
    let button = UIButton(type: .system)
    button.setTitle("plain", for: .normal)
    let plain = button.intrinsicContentSize
    button.setAttributedTitle(mixed(), for: .normal)
    #expect(button.currentAttributedTitle == mixed())
    #expect(button.attributedTitle(for: .normal) == mixed())
    #expect(button.attributedTitle(for: .disabled) == nil)
    #expect(button.titleLabel?.text == "small BIG")
    let size = button.intrinsicContentSize
    #expect(abs(size.height - big.lineHeight - 12) < 1, "\(size)")
    button.setAttributedTitle(nil, for: .normal)
    #expect(button.titleLabel?.text == "plain")
    #expect(button.intrinsicContentSize.width < plain.width + 1)
  }
}
