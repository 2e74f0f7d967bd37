import CUIKitEnums

/// Blurs what is behind a view, and lays a color over it.
open class UIBlurEffect: UIVisualEffect {
  /// How light the color is, and whether it follows the interface's style.
  public typealias Style = UIBlurEffectStyle

  let style: Style

  public init(style: UIBlurEffect.Style) {
    self.style = style
    super.init()
  }

  /// What is laid over the things behind; nothing is blurred here.
  var ground: UIColor {
    switch style {
    case .extraLight, .light, .systemUltraThinMaterialLight, .systemThinMaterialLight,
      .systemMaterialLight, .systemThickMaterialLight, .systemChromeMaterialLight:
      UIColor(white: 0.97, alpha: 0.9)
    case .dark, .extraDark, .systemUltraThinMaterialDark, .systemThinMaterialDark,
      .systemMaterialDark, .systemThickMaterialDark, .systemChromeMaterialDark:
      UIColor(white: 0.11, alpha: 0.9)
    default: .systemBackground.withAlphaComponent(0.9)
    }
  }
}
