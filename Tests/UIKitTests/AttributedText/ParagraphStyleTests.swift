import Testing

@testable import UIKit

/// How paragraph styles set lines, measured by strings. Each test names its source.
@MainActor
@Suite struct ParagraphStyleTests {
  /// The system's font at 17 points, recorded in unit tests of several public projects.
  private nonisolated static let line: CGFloat = 20.287109375

  private func string(
    _ text: String, size: CGFloat = 17, _ change: (NSMutableParagraphStyle) -> Void = { _ in }
  ) -> NSMutableAttributedString {
    let style = NSMutableParagraphStyle()
    change(style)
    return NSMutableAttributedString(
      string: text, attributes: [.font: UIFont.systemFont(ofSize: size), .paragraphStyle: style])
  }

  private func expectSame(_ a: CGFloat, _ b: CGFloat, _ what: String = "") {
    #expect(abs(a - b) < 1e-6, "\(what) \(a) \(b)")
  }

  struct Case: Sendable {
    let name: String
    let multiple, least, most, height: CGFloat
  }

  /// Apple's pages on `NSParagraphStyle`: the natural height times the multiple, if positive, is
  /// held between minimum and maximum; a maximum of zero is no limit.
  nonisolated static let heights = [
    Case(name: "nothing", multiple: 0, least: 0, most: 0, height: line),
    Case(name: "a multiple", multiple: 1.5, least: 0, most: 0, height: line * 1.5),
    Case(name: "a smaller multiple", multiple: 0.75, least: 0, most: 0, height: line * 0.75),
    Case(name: "a minimum", multiple: 0, least: 40, most: 0, height: 40),
    Case(name: "a lower minimum", multiple: 0, least: 10, most: 0, height: line),
    Case(name: "a maximum", multiple: 0, least: 0, most: 12, height: 12),
    Case(name: "a multiple above the maximum", multiple: 2, least: 0, most: 25, height: 25),
    Case(name: "a multiple below the minimum", multiple: 0.5, least: 15, most: 0, height: 15),
    Case(name: "both limits the same", multiple: 3, least: 28, most: 28, height: 28),
  ]

  @Test("Lines are as high as multiple and limits say", arguments: heights)
  func lineHeights(of test: Case) {
    let string = string("one\ntwo\nthree") {
      $0.lineHeightMultiple = test.multiple
      $0.minimumLineHeight = test.least
      $0.maximumLineHeight = test.most
    }
    expectSame(string.size().height, 3 * test.height, test.name)
  }

  /// LinkedInAttic/LayoutKit#184 measures "test" with a kern of 0.1 and a spacing of 100: two
  /// lines are right, and since iOS 13 one is, too (Rightpoint/BonMot#371).
  @Test("Line spacing stands between lines, not after the last", arguments: [0, 0.1] as [CGFloat])
  func lineSpacingBetween(kern: CGFloat) {
    let string = string("test") { $0.lineSpacing = 100 }
    string.addAttribute(.kern, value: kern, range: NSRange(location: 0, length: 4))
    let room = CGSize(width: 1000, height: 1000)
    let one = string.boundingRect(with: room, options: .usesLineFragmentOrigin, context: nil)
    expectSame(one.height, Self.line)
    string.replaceCharacters(in: NSRange(location: 2, length: 0), with: "st te")
    let two = string.boundingRect(
      with: CGSize(width: one.width + 1, height: 1000), options: .usesLineFragmentOrigin,
      context: nil)
    expectSame(two.height, 2 * Self.line + 100)
  }

  /// Apple's page on `NSParagraphStyle.paragraphSpacing`.
  @Test("Paragraphs are apart by the first's spacing and the second's spacing before")
  func spacingOfParagraphs() {
    let both = string("one\ntwo\n") {
      $0.paragraphSpacing = 10
      $0.paragraphSpacingBefore = 3
      $0.lineSpacing = 2
    }
    both.append(string("three") { $0.paragraphSpacingBefore = 7 })
    expectSame(both.size().height, 3 * Self.line + (10 + 3 + 2) + (10 + 7 + 2))
  }

  @Test("The largest font of a line decides about its height, also that of a line's end")
  func largestFont() {
    let text = string("small ", size: 12)
    text.append(string("BIG", size: 34))
    let big = UIFont.systemFont(ofSize: 34).lineHeight
    expectSame(text.size().height, big)
    text.append(string("\n\n", size: 17))
    expectSame(text.size().height, big + 2 * Self.line)
  }

  @Test("A paragraph is set as its first character")
  func firstCharacter() {
    let text = string("a") { $0.minimumLineHeight = 50 }
    text.append(string("b\nc") { $0.minimumLineHeight = 70 })
    expectSame(text.size().height, 50 + 70)
  }

  /// teilweise.org, 2009, "boundingRectWithSize:options:attributes:".
  @Test("Text wraps with usesLineFragmentOrigin only, and zero is no limit")
  func wrapsByOption() {
    let text = "a text that is much too long for such a narrow place"
    let font = UIFont.systemFont(ofSize: 17)
    func rect(_ width: CGFloat, _ options: NSStringDrawingOptions) -> CGRect {
      text.boundingRect(
        with: CGSize(width: width, height: 0), options: options, attributes: [.font: font],
        context: nil)
    }
    let whole = text.size(withAttributes: [.font: font])
    #expect(rect(100, []).size == whole)
    #expect(rect(0, .usesLineFragmentOrigin).size == whole)
    let wrapped = rect(100, .usesLineFragmentOrigin)
    #expect(wrapped.width <= 100 && wrapped.height >= 4 * Self.line)
    // What was measured is room enough.
    let again = text.boundingRect(
      with: wrapped.size, options: .usesLineFragmentOrigin, attributes: [.font: font], context: nil)
    #expect(again == wrapped)
  }

  @Test("A height keeps the lines that fit into it, one at least", arguments: [5, 45, 70])
  func heightLimits(height: CGFloat) {
    let text = string("one\ntwo\nthree\nfour")
    let rect = text.boundingRect(
      with: CGSize(width: 100, height: height), options: .usesLineFragmentOrigin, context: nil)
    expectSame(rect.height, max((height / Self.line).rounded(.down), 1) * Self.line)
  }

  @Test("A string of no attributes is set in 12 points")
  func noAttributes() {
    #expect("x".size().height == UIFont.systemFont(ofSize: 12).lineHeight)
    #expect(NSAttributedString(string: "x").size() == "x".size())
    #expect(("x" as NSString).size() == "x".size())
  }

  @Test("Kern stands after each character, the last one too")
  func kernWidens() {
    let plain = string("test")
    let wide = string("test")
    wide.addAttribute(.kern, value: 2, range: NSRange(location: 0, length: 4))
    #expect(abs(wide.size().width - plain.size().width - 8) < 0.01)
  }

  @Test("A style that is changed later changes nothing that is set")
  func changedLater() {
    let style = NSMutableParagraphStyle()
    let label = UILabel()
    label.attributedText = NSAttributedString(string: "x", attributes: [.paragraphStyle: style])
    style.minimumLineHeight = 90
    #expect(label.intrinsicContentSize.height < 30)
    #expect(NSParagraphStyle.default.minimumLineHeight == 0)
  }

  @Test("Styles are equal by what they say, and copies are their own")
  func copies() throws {
    let style = NSMutableParagraphStyle()
    style.lineSpacing = 4
    let copy = try #require(style.mutableCopy() as? NSMutableParagraphStyle)
    #expect(copy == style && copy.hash == style.hash)
    copy.headIndent = 3
    #expect(copy != style && style.headIndent == 0)
    style.setParagraphStyle(copy)
    #expect(copy == style)
    #expect(!(style.copy() is NSMutableParagraphStyle))
  }

  /// Foundation on Linux compares attributes whenever parts of a text are joined.
  @Test("Texts of many parts are joined, changed and compared")
  func manyParts() {
    let text = NSMutableAttributedString(string: "")
    for index in 0..<6 {
      let part = string("part", size: CGFloat(10 + index % 2)) { $0.headIndent = CGFloat(index) }
      part.addAttribute(
        .foregroundColor, value: UIColor.red, range: NSRange(location: 1, length: 2))
      text.append(part)
    }
    text.addAttribute(.kern, value: 1, range: NSRange(location: 3, length: 9))
    #expect(text == text.mutableCopy() as? NSAttributedString)
    let other = NSMutableAttributedString(attributedString: text)
    other.addAttribute(
      .foregroundColor, value: UIColor.blue, range: NSRange(location: 0, length: 1))
    #expect(text != other)
    let label = UILabel()
    label.attributedText = text
    #expect(label.attributedText == text)
  }

  @Test("A text is drawn where it was measured")
  func drawn() throws {
    let text = string("HHH\nHHH") {
      $0.minimumLineHeight = 40
      $0.firstLineHeadIndent = 30
    }
    let renderer = UIGraphicsImageRenderer(size: CGSize(width: 100, height: 100))
    let image = renderer.image { _ in text.draw(at: CGPoint(x: 10, y: 10)) }
    let picture = try #require(image.cgImage)
    let scale = picture.width / 100
    var ink: [(x: Int, y: Int)] = []
    for y in 0..<100 {
      for x in 0..<100 where picture.pixel(x: x * scale, y: y * scale) >> 24 > 100 {
        ink.append((x, y))
      }
    }
    let xs = ink.map(\.x)
    let ys = ink.map(\.y)
    // Letters stand at the bottom of a line that is higher than they are.
    #expect((10 + 22...10 + 27).contains(try #require(ys.min())))
    #expect((10 + 72...10 + 77).contains(try #require(ys.max())))
    #expect((40...43).contains(try #require(xs.min())))
    #expect(try #require(xs.max()) <= 10 + Int(text.size().width))
  }
}
