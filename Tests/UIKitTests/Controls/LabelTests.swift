import Testing

@testable import UIKit

@MainActor
@Suite struct LabelTests {
  private static let long =
    "A label whose text is long enough to be set in several lines where there is little room."

  private func label(_ text: String?, lines: Int = 1) -> UILabel {
    let label = UILabel()
    label.contentScaleFactor = 3
    label.text = text
    label.numberOfLines = lines
    return label
  }

  @Test("Takes no touches")
  func takesNoTouches() {
    #expect(!UILabel().isUserInteractionEnabled)
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let label = label("x")
    label.frame = root.bounds
    root.addSubview(label)
    #expect(root.hitTest(CGPoint(x: 50, y: 50), with: nil) === root)
  }

  /// 17 × 1.193359375 = 20.287, on the pixels of a 3x and a 2x screen.
  @Test(
    "One line is as high as its font in whole pixels",
    arguments: [(CGFloat(3), CGFloat(61) / 3), (2, 20.5), (1, 21)])
  func lineHighFont(_ scale: CGFloat, _ height: CGFloat) {
    let label = label("Name")
    label.contentScaleFactor = scale
    #expect(abs(label.intrinsicContentSize.height - height) < 1e-9)
    let pixels = label.intrinsicContentSize.width * scale
    #expect(abs(pixels - pixels.rounded()) < 1e-9)
    #expect(label.intrinsicContentSize.width > 30)
  }

  @Test("Empty label has no size", arguments: [nil, ""])
  func emptyLabel(_ text: String?) {
    #expect(label(text, lines: 0).intrinsicContentSize == .zero)
  }

  @Test("One line ignores the width it is offered")
  func lineIgnoresWidth() {
    let label = label(Self.long)
    let size = label.intrinsicContentSize
    #expect(label.sizeThatFits(CGSize(width: 50, height: 10)) == size)
    label.frame.size.width = 50
    #expect(label.intrinsicContentSize == size)
  }

  @Test("Lines wrap at the preferred width")
  func linesWrapPreferred() {
    let label = label(Self.long, lines: 0)
    label.preferredMaxLayoutWidth = 200
    let size = label.intrinsicContentSize
    #expect(size.width <= 200)
    #expect(size.height > 60)
    #expect(size == label.sizeThatFits(CGSize(width: 200, height: 0)))
    label.numberOfLines = 2
    #expect(abs(label.intrinsicContentSize.height - 2 * 20.287109375) < 0.34)
  }

  @Test("Height follows the width that layout gives")
  func heightFollowsWidth() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
    root.contentScaleFactor = 3
    let label = label(Self.long, lines: 0)
    let below = UIView()
    for view in [label, below] {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
    }
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: root.topAnchor),
      label.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      label.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      below.topAnchor.constraint(equalTo: label.bottomAnchor),
      below.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      below.heightAnchor.constraint(equalToConstant: 10),
      below.widthAnchor.constraint(equalToConstant: 10),
    ])
    for width in [CGFloat(300), 150, 800, 300] {
      root.frame.size.width = width
      root.layoutIfNeeded()
      let fitting = label.sizeThatFits(CGSize(width: width, height: 0))
      #expect(abs(label.frame.height - fitting.height) < 0.01, "at a width of \(width)")
      #expect(label.frame.width == width)
      #expect(abs(below.frame.minY - label.frame.maxY) < 0.4, "at a width of \(width)")
    }
    label.text = "Short"
    root.layoutIfNeeded()
    #expect(abs(label.frame.height - 20.333) < 0.01)
    label.text = Self.long
    root.layoutIfNeeded()
    #expect(label.frame.height > 50)
  }

  @Test("Baseline is the font's")
  func baselineFonts() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let (small, large) = (label("Small"), label("Large"))
    large.font = .systemFont(ofSize: 34)
    for label in [small, large] {
      label.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(label)
    }
    NSLayoutConstraint.activate([
      large.topAnchor.constraint(equalTo: root.topAnchor),
      large.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      small.leadingAnchor.constraint(equalTo: large.trailingAnchor),
      small.firstBaselineAnchor.constraint(equalTo: large.firstBaselineAnchor),
    ])
    root.layoutIfNeeded()
    let expected = UIFont.systemFont(ofSize: 34).ascender - UIFont.systemFont(ofSize: 17).ascender
    #expect(abs(small.frame.minY - expected) < 0.5)
  }

  @Test("Text is drawn halfway and in its colour")
  func textDrawnHalfway() throws {
    let label = label("Hhh")
    label.textColor = .red
    label.frame = CGRect(x: 0, y: 0, width: 60, height: 100)
    label.setNeedsDisplay()
    label.layer.commitTree()
    let image = try #require(label.layer.contents as? CGImage)
    let inked = (0..<image.height).filter { y in
      (0..<image.width).contains { image.pixel(x: $0, y: y) >> 24 > 128 }
    }
    let top = try #require(inked.first)
    let bottom = try #require(inked.last)
    // Capitals stand a little below the middle of their line.
    #expect(abs(CGFloat(top + bottom) / 2 / 3 - 50) < 3)
    let mid = (0..<image.width).map { image.pixel(x: $0, y: (top + bottom) / 2) }
    #expect(mid.contains(0xFFFF_0000))
    #expect(!mid.contains { $0 & 0xFFFF != 0 })
  }
}
