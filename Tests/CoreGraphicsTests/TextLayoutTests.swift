import CoreGraphics
import Testing

struct TextLayoutTests {
  static let body = FontDescription(size: 17)
  static let strings = [
    "Hello", "", "é", "e\u{301}tude", "👋🏽", "a👨‍👩‍👧‍👦b", "🇩🇪🇫🇷", "日本語", "مرحبا بالعالم",
    "two\nlines", "ends in a newline\n", "  spaces  ", "AVAST fi ffl",
  ]

  /// UIKit's numbers for the system font at 17 points, recorded in unit tests of public projects.
  @Test("Line metrics are the phone's")
  func lineMetricsPhones() {
    let metrics = Self.body.metrics
    #expect(metrics.lineHeight == 20.287109375)
    #expect(metrics.ascender == 16.1865234375)
    #expect(metrics.descender == -4.1005859375)
    #expect(TextLayout("x", font: Self.body).size.height == 20.287109375)
  }

  /// A public project's unit test holds 144.09326171875 for UIKit; Inter must come close to it.
  @Test("A sentence is about as wide as on the phone")
  func sentenceAboutWide() {
    let width = TextLayout("This is a test string", font: Self.body).size.width
    #expect(abs(width - 144.093) < 2, "\(width)")
  }

  @Test("Widths grow with the size", arguments: [6, 11, 12, 15, 16.5, 17, 20, 28, 34] as [CGFloat])
  func widthsGrowSize(size: CGFloat) {
    let small = TextLayout("Keyboard", font: FontDescription(size: size)).size.width
    let large = TextLayout("Keyboard", font: FontDescription(size: size + 1)).size.width
    #expect(small < large, "\(size): \(small) \(large)")
  }

  @Test("An empty text is one empty line")
  func emptyTextEmpty() {
    let layout = TextLayout("", font: Self.body)
    #expect(layout.lines.count == 1)
    #expect(layout.size == CGSize(width: 0, height: 20.287109375))
    #expect(layout.caretRect(at: 0) == CGRect(x: 0, y: 0, width: 2, height: 20.287109375))
  }

  @Test("A measured width is wide enough again", arguments: strings)
  func measuredWidthWide(string: String) {
    let free = TextLayout(string, font: Self.body)
    let again = TextLayout(
      string, font: Self.body, options: TextOptions(maxWidth: free.size.width, maxLines: 0))
    #expect(again.lines.count == free.lines.count, "\(string)")
    #expect(again.size == free.size, "\(string)")
  }

  @Test("Every caret is found again by its position", arguments: strings)
  func caretFoundAgain(string: String) {
    let layout = TextLayout(string, font: Self.body)
    var index = 0
    for character in string + "\u{0}" {
      let caret = layout.caretRect(at: index)
      let found = layout.index(nearestTo: CGPoint(x: caret.minX, y: caret.midY))
      // Text that runs both ways may have two indices at one place.
      #expect(
        found == index || abs(layout.caretRect(at: found).minX - caret.minX) < 0.01,
        "\(string) at \(index): \(found)")
      index += character.utf16.count
    }
  }

  @Test("No point lands inside a character", arguments: strings)
  func noPointLands(string: String) {
    var boundaries: Set<Int> = [0]
    var end = 0
    for character in string {
      end += character.utf16.count
      boundaries.insert(end)
    }
    let layout = TextLayout(string, font: Self.body, options: TextOptions(maxWidth: 60))
    for x in stride(from: -10.0, through: 70, by: 3) {
      for y in stride(from: -10.0, through: 90, by: 10) {
        let index = layout.index(nearestTo: CGPoint(x: x, y: y))
        #expect(boundaries.contains(index), "\(string) at \(x), \(y): \(index)")
      }
    }
  }

  @Test("An index inside a character stands for its start")
  func indexInsideCharacter() {
    let layout = TextLayout("a👨‍👩‍👧‍👦b", font: Self.body)
    #expect(layout.caretRect(at: 5) == layout.caretRect(at: 1))
    #expect(layout.caretRect(at: -3) == layout.caretRect(at: 0))
    #expect(layout.caretRect(at: 99) == layout.caretRect(at: 13))
  }

  @Test("Carets advance along the line")
  func caretsAdvanceAlong() {
    let layout = TextLayout("Keyboard", font: Self.body)
    let carets = (0...8).map { layout.caretRect(at: $0).minX }
    #expect(zip(carets, carets.dropFirst()).allSatisfy { $0 < $1 }, "\(carets)")
    #expect(carets[0] == 0)
    #expect(abs(carets[8] - layout.size.width) < 0.01)
  }

  @Test("The caret after a newline is on the next line")
  func caretAfterNewline() {
    let layout = TextLayout("a\n", font: Self.body)
    #expect(layout.lines.count == 2)
    #expect(layout.caretRect(at: 2).minY == 20.287109375)
    #expect(layout.caretRect(at: 1).minY == 0)
  }

  @Test("Too long text ends in an ellipsis")
  func tooLongText() {
    let long = String(repeating: "word ", count: 40)
    for lines in 1...3 {
      let layout = TextLayout(
        long, font: Self.body, options: TextOptions(maxWidth: 100, maxLines: lines))
      #expect(layout.lines.count == lines)
      #expect(layout.isTruncated)
      #expect(layout.size.width <= 100)
    }
    let all = TextLayout(long, font: Self.body, options: TextOptions(maxWidth: 100))
    #expect(!all.isTruncated && all.lines.count > 5)
  }

  @Test("Clipped text keeps its width")
  func clippedTextKeeps() {
    let options = TextOptions(maxWidth: 20, maxLines: 1, lineBreak: .clip)
    let layout = TextLayout("Keyboard", font: Self.body, options: options)
    #expect(layout.size.width > 60)
  }

  @Test(
    "Alignment moves the line",
    arguments: [
      (TextOptions.Alignment.left, 0.0), (.center, 0.5), (.right, 1), (.natural, 0),
    ])
  func alignmentMovesLine(alignment: TextOptions.Alignment, share: CGFloat) {
    let layout = TextLayout(
      "Hi", font: Self.body, options: TextOptions(maxWidth: 200, alignment: alignment))
    let line = layout.lines[0].frame
    #expect(abs(line.minX - (200 - line.width) * share) < 1e-9)
    #expect(abs(layout.caretRect(at: 0).minX - line.minX) < 0.01)
  }

  @Test("Natural alignment follows the text")
  func naturalAlignmentFollows() {
    let layout = TextLayout("مرحبا", font: Self.body, options: TextOptions(maxWidth: 200))
    #expect(layout.lines[0].frame.maxX == 200)
  }

  @Test("A selection over lines has a rect each")
  func selectionOverLines() {
    let layout = TextLayout("one\ntwo\nthree", font: Self.body)
    let rects = layout.selectionRects(for: 1..<10)
    #expect(rects.count == 3)
    #expect(rects[0].minX > 0 && rects[1].minX == 0)
    #expect(layout.selectionRects(for: 2..<2).isEmpty)
  }

  @Test("The tallest font makes the line")
  func tallestFontMakes() {
    let runs = [
      TextRun("small ", TextAttributes(font: FontDescription(size: 12))),
      TextRun("BIG", TextAttributes(font: FontDescription(size: 34))),
    ]
    let layout = TextLayout(runs: runs, font: Self.body)
    #expect(layout.lines[0].frame.height == FontMetrics(size: 34).lineHeight)
    #expect(layout.firstBaseline == FontMetrics(size: 34).ascender)
  }

  @Test("Drawing twice gives the same bytes", arguments: strings)
  func drawingTwiceGives(string: String) throws {
    func picture() throws -> CGImage {
      let context = CGContext(size: CGSize(width: 200, height: 60), scale: 3)
      TextLayout(string, font: Self.body).draw(at: .zero, in: context, color: .black)
      return try #require(context.makeImage())
    }
    #expect(try picture().pngData() == picture().pngData())
  }

  @Test("Ink stays between ascender and descender")
  func inkStays() throws {
    let context = CGContext(size: CGSize(width: 100, height: 40), scale: 2)
    let layout = TextLayout("Hgjpyd", font: Self.body)
    layout.draw(at: CGPoint(x: 5, y: 10), in: context, color: .black)
    let image = try #require(context.makeImage())
    let rows = (0..<80).filter { row in (0..<200).contains { image.pixel(x: $0, y: row) != 0 } }
    let (first, last) = (try #require(rows.first), try #require(rows.last))
    #expect(first >= 20 && last <= 20 + 41, "\(first)…\(last)")
  }

  @Test("Cached layouts are shared")
  func cachedLayoutsShared() {
    let runs = [TextRun("cached", TextAttributes(font: Self.body))]
    let first = TextLayout.cached(runs: runs, font: Self.body)
    #expect(first === TextLayout.cached(runs: runs, font: Self.body))
  }

  @Test("A missing font names the package")
  func missingFontNames() throws {
    #expect(throws: Never.self) { try MissingFontError.check() }
    let error = #expect(throws: MissingFontError.self) { try MissingFontError.check("Nonesuch") }
    #expect(error?.description.contains("Nonesuch is not installed") == true)
    #expect(MissingFontError(family: "Inter").description.contains("fonts-inter"))
  }
}
