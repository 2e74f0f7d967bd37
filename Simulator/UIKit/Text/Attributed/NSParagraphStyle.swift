/// How the lines of a paragraph are set.
open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying {
  private let mark = AttributeValueMark()
  var values: ParagraphStyleValues

  // Never changed: its class has no setters.
  private nonisolated(unsafe) static let standard = NSParagraphStyle()

  /// Lines as high as their fonts, without indents, wrapped by words.
  open class var `default`: NSParagraphStyle { standard }

  public override init() {
    values = ParagraphStyleValues()
    super.init()
  }

  init(_ values: ParagraphStyleValues) {
    self.values = values
    super.init()
  }

  /// How lines lie between the indents.
  open var alignment: NSTextAlignment { values.alignment }
  /// What becomes of text beyond the width.
  open var lineBreakMode: NSLineBreakMode { values.lineBreakMode }
  /// Points from the leading edge to the first line.
  open var firstLineHeadIndent: CGFloat { values.firstLineHeadIndent }
  /// Points from the leading edge to the other lines.
  open var headIndent: CGFloat { values.headIndent }
  /// Where lines end: points from the leading edge if positive, else from the trailing one.
  open var tailIndent: CGFloat { values.tailIndent }
  /// A factor for the fonts' height, before the limits; zero stands for one.
  open var lineHeightMultiple: CGFloat { values.lineHeightMultiple }
  /// Points.
  open var minimumLineHeight: CGFloat { values.minimumLineHeight }
  /// Points; zero does not limit it.
  open var maximumLineHeight: CGFloat { values.maximumLineHeight }
  /// Points between a line and the next.
  open var lineSpacing: CGFloat { values.lineSpacing }
  /// Points between the paragraph and the next, beyond the line spacing.
  open var paragraphSpacing: CGFloat { values.paragraphSpacing }
  /// Points between the paragraph and the one before, beyond those of that one.
  open var paragraphSpacingBefore: CGFloat { values.paragraphSpacingBefore }

  // MARK: NSObject

  open override func copy() -> Any { copy(with: nil) }
  open override func mutableCopy() -> Any { mutableCopy(with: nil) }

  open func copy(with zone: NSZone? = nil) -> Any { NSParagraphStyle(values) }

  open func mutableCopy(with zone: NSZone? = nil) -> Any { NSMutableParagraphStyle(values) }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? NSParagraphStyle)?.values == values
  }

  open override var hash: Int { values.hashValue }
}
