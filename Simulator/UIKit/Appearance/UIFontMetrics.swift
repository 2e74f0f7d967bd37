/// How a font follows the text size.
struct FontScaling: Hashable, Sendable {
  let style: UIFont.TextStyle
  /// The size at the content size Large, in points; nil for the style's own font.
  let base: CGFloat?
  let maximum: CGFloat?
}

/// Scales fonts and lengths with the person's text size.
open class UIFontMetrics: NSObject, @unchecked Sendable {
  // Sendable: nothing in it changes after initialisation; an open class cannot be checked for it.
  private let style: UIFont.TextStyle

  /// The metrics of body text.
  public static let `default` = UIFontMetrics(forTextStyle: .body)

  public init(forTextStyle textStyle: UIFont.TextStyle) {
    style = textStyle
    super.init()
  }

  open func scaledFont(for font: UIFont) -> UIFont { scaledFont(for: font, compatibleWith: nil) }

  open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    scaledFont(for: font, maximumPointSize: maximumPointSize, compatibleWith: nil)
  }

  open func scaledFont(
    for font: UIFont, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    FontScaling(style: style, base: font.pointSize, maximum: nil)
      .font(from: font, traitCollection ?? .current)
  }

  open func scaledFont(
    for font: UIFont, maximumPointSize: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    FontScaling(style: style, base: font.pointSize, maximum: maximumPointSize)
      .font(from: font, traitCollection ?? .current)
  }

  open func scaledValue(forValue value: CGFloat) -> CGFloat {
    scaledValue(forValue: value, compatibleWith: nil)
  }

  open func scaledValue(
    forValue value: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> CGFloat { value * style.factor(in: traitCollection ?? .current) }
}

extension UIFont.TextStyle {
  /// How much larger than at the content size Large.
  func factor(in traits: UITraitCollection) -> CGFloat {
    size(traits.preferredContentSizeCategory) / size(.large)
  }
}

extension FontScaling {
  func font(from font: UIFont, _ traits: UITraitCollection) -> UIFont {
    var face = font.face
    if let base {
      face.size = min(base * style.factor(in: traits), maximum ?? .greatestFiniteMagnitude)
    } else {
      face.size = style.size(traits.preferredContentSizeCategory)
    }
    return UIFont(face: face, scaling: self)
  }
}

extension UIFont {
  /// The same font at the text size of an environment, if it follows that.
  func scaled(to traits: UITraitCollection) -> UIFont { scaling?.font(from: self, traits) ?? self }
}
