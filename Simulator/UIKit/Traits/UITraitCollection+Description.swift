extension UITraitCollection {
  /// What a log shows. An enumeration from C does not know the names of its cases.
  var summary: String {
    let idiom: String =
      switch userInterfaceIdiom {
      case .phone: "phone"
      case .pad: "pad"
      case .mac: "mac"
      case .vision: "vision"
      default: "unspecified"
      }
    let style: String =
      switch userInterfaceStyle {
      case .light: "light"
      case .dark: "dark"
      default: "unspecified"
      }
    let direction: String =
      switch layoutDirection {
      case .leftToRight: "leftToRight"
      case .rightToLeft: "rightToLeft"
      default: "unspecified"
      }
    return "<UITraitCollection: idiom \(idiom), style \(style), "
      + "horizontal \(name(horizontalSizeClass)), vertical \(name(verticalSizeClass)), "
      + "direction \(direction), scale \(displayScale), "
      + "content size \(preferredContentSizeCategory.rawValue)>"
  }

  private func name(_ sizeClass: UIUserInterfaceSizeClass) -> String {
    switch sizeClass {
    case .compact: "compact"
    case .regular: "regular"
    default: "unspecified"
    }
  }
}
