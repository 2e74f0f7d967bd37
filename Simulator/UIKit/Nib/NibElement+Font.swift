extension NibElement {
  /// The font of a `fontDescription`; nil where the element has none.
  @MainActor
  func font() throws -> UIFont? {
    guard let child = child(key: "fontDescription") else { return nil }
    guard child.name == "fontDescription" else {
      throw NibError(child, "cannot be a font")
    }
    let font = try child.describedFont()
    try child.checkAllRead()
    return font
  }

  @MainActor
  private func describedFont() throws -> UIFont {
    if let style = attribute("style") { return try styledFont(style) }
    if let name = attribute("name") {
      throw NibError(self, "names the font “\(name)”: UIKit for Linux has the system font only")
    }
    let size = try requiredNumber("pointSize")
    switch try requiredAttribute("type") {
    case "system":
      return .systemFont(ofSize: size, weight: try choice("weight", Self.weights) ?? .regular)
    case "boldSystem": return .boldSystemFont(ofSize: size)
    case "italicSystem": return .italicSystemFont(ofSize: size)
    case let type:
      throw NibError(self, "is of the type “\(type)”, which UIKit for Linux lacks")
    }
  }

  @MainActor
  private func styledFont(_ style: String) throws -> UIFont {
    let styles: [UIFont.TextStyle] = [
      .largeTitle, .title1, .title2, .title3, .headline, .subheadline, .body, .callout, .footnote,
      .caption1, .caption2,
    ]
    let style = UIFont.TextStyle(style)
    guard styles.contains(style) else {
      throw NibError(self, "names the text style “\(style.rawValue)”, which UIKit for Linux lacks")
    }
    return .preferredFont(forTextStyle: style)
  }

  private static let weights: [String: UIFont.Weight] = [
    "ultraLight": .ultraLight, "thin": .thin, "light": .light, "regular": .regular,
    "medium": .medium, "semibold": .semibold, "bold": .bold, "heavy": .heavy, "black": .black,
  ]
}
