extension UIButton {
  /// A button's look as a value.
  public struct Configuration: Hashable {
    public enum CornerStyle: Hashable, Sendable {
      case fixed
      case dynamic
      case small
      case medium
      case large
      case capsule
    }

    enum Style: Hashable {
      case plain
      case tinted
      case gray
      case filled
    }

    let style: Style
    public var title: String?
    public var image: UIImage?
    /// Between image and title, points.
    public var imagePadding: CGFloat = 0
    public var contentInsets = Self.defaultInsets
    public var cornerStyle: CornerStyle = .dynamic
    public var baseForegroundColor: UIColor?
    public var baseBackgroundColor: UIColor?

    /// With these, a button with a 17-point title is 34.33 points high on a 3x screen.
    private static let defaultInsets = NSDirectionalEdgeInsets(
      top: 7, leading: 12, bottom: 7, trailing: 12)

    public static func plain() -> Configuration { Configuration(style: .plain) }
    public static func tinted() -> Configuration { Configuration(style: .tinted) }
    public static func gray() -> Configuration { Configuration(style: .gray) }
    public static func filled() -> Configuration { Configuration(style: .filled) }
    public static func borderless() -> Configuration { Configuration(style: .plain) }
    public static func bordered() -> Configuration { Configuration(style: .gray) }
    public static func borderedTinted() -> Configuration { Configuration(style: .tinted) }
    public static func borderedProminent() -> Configuration { Configuration(style: .filled) }

    public mutating func setDefaultContentInsets() { contentInsets = Self.defaultInsets }
  }
}

extension UIButton.Configuration {
  private init(style: Style) { self.style = style }

  func foreground(tint: UIColor, state: UIControl.State) -> UIColor {
    if state.contains(.disabled) { return .tertiaryLabel }
    let color = baseForegroundColor ?? (style == .filled ? .white : tint)
    return state.contains(.highlighted) ? color.withAlphaComponent(0.75) : color
  }

  func background(tint: UIColor, state: UIControl.State) -> UIColor {
    guard style != .plain || baseBackgroundColor != nil else { return .clear }
    if state.contains(.disabled) { return .tertiarySystemFill }
    let base = baseBackgroundColor ?? tint
    let color: UIColor
    switch style {
    case .plain, .filled: color = base
    case .tinted: color = base.withAlphaComponent(0.18)
    case .gray: color = baseBackgroundColor ?? .tertiarySystemFill
    }
    guard state.contains(.highlighted) else { return color }
    return color.withAlphaComponent(color.cgColor.alpha * 0.75)
  }

  /// Points. Apple publishes none of these; `fixed` and `dynamic` are what a medium button shows.
  func cornerRadius(height: CGFloat) -> CGFloat {
    switch cornerStyle {
    case .fixed, .dynamic, .medium: 5.95
    case .small: 4
    case .large: 8
    case .capsule: height / 2
    }
  }
}
