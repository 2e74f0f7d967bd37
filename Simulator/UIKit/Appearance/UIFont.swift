/// A face at a size.
///
/// The simulator draws the system font with Inter, on San Francisco's vertical metrics (see
/// `FontMetrics`).
open class UIFont: NSObject, @unchecked Sendable {
  // Sendable: nothing in it changes after initialisation; an open class cannot be checked for it.
  private let mark = AttributeValueMark()
  let face: FontDescription
  /// How the font follows the text size; nil for a font that does not.
  let scaling: FontScaling?

  init(face: FontDescription, scaling: FontScaling? = nil) {
    self.face = face
    self.scaling = scaling
    super.init()
  }

  open class func systemFont(ofSize fontSize: CGFloat) -> UIFont {
    systemFont(ofSize: fontSize, weight: .regular)
  }

  open class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(face: FontDescription(size: usable(fontSize), weight: weight.openTypeWeight))
  }

  open class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    systemFont(ofSize: fontSize, weight: .semibold)
  }

  open class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(face: FontDescription(size: usable(fontSize), isItalic: true))
  }

  open class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(
      face: FontDescription(
        size: usable(fontSize), weight: weight.openTypeWeight, hasMonospacedDigits: true))
  }

  open func withSize(_ fontSize: CGFloat) -> UIFont {
    var face = face
    face.size = Self.usable(fontSize)
    return UIFont(face: face)
  }

  /// Apple takes zero for the standard size of 14.
  private static func usable(_ size: CGFloat) -> CGFloat { size > 0 ? size : systemFontSize }

  // MARK: Standard sizes, points

  open class var labelFontSize: CGFloat { 17 }
  open class var buttonFontSize: CGFloat { 18 }
  open class var systemFontSize: CGFloat { 14 }
  open class var smallSystemFontSize: CGFloat { 12 }

  // MARK: Metrics, points

  open var pointSize: CGFloat { face.size }
  open var ascender: CGFloat { face.metrics.ascender }
  /// Negative: below the baseline.
  open var descender: CGFloat { face.metrics.descender }
  open var capHeight: CGFloat { face.metrics.capHeight }
  open var xHeight: CGFloat { face.metrics.xHeight }
  open var lineHeight: CGFloat { face.metrics.lineHeight }
  open var leading: CGFloat { face.metrics.leading }

  // MARK: NSObject

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UIFont)?.face == face
  }

  open override var hash: Int { face.hashValue }

  open override var description: String {
    "<UICTFont> font-family: \"\(face.family)\"; font-weight: \(face.weight); "
      + "font-style: \(face.isItalic ? "italic" : "normal"); font-size: \(face.size)pt"
  }
}
