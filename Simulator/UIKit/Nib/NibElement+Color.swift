extension NibElement {
  /// The color of a property; nil where the element says nothing or `nil`.
  @MainActor
  func color(key: String, in document: NibDocument) throws -> UIColor? {
    guard let child = child(key: key), child.name != "nil" else { return nil }
    return try child.color(in: document)
  }

  @MainActor
  func color(in document: NibDocument) throws -> UIColor {
    defer { skip(attributes: ["key"]) }
    if let name = attribute("systemColor") ?? attribute("cocoaTouchSystemColor") {
      return try systemColor(name)
    }
    if let name = attribute("name") {
      // Asset catalogues are compiled by Xcode only; the document holds a copy of the color.
      guard let copy = document.namedColor(name) else {
        throw NibError(self, "names the colour “\(name)”, of which the file holds no copy")
      }
      return try copy.color(in: document)
    }
    try checkColorSpace()
    let alpha = try number("alpha") ?? 1
    let color: UIColor
    if let white = try number("white") {
      color = UIColor(white: white, alpha: alpha)
    } else {
      color = try UIColor(
        red: requiredNumber("red"), green: requiredNumber("green"), blue: requiredNumber("blue"),
        alpha: alpha)
    }
    try checkAllRead()
    return color
  }

  private static let knownSpaces: Set<String> = [
    "calibratedRGB", "calibratedWhite", "deviceRGB", "deviceWhite", "sRGB",
    "genericGamma22GrayColorSpace",
  ]

  private func checkColorSpace() throws {
    var space = attribute("colorSpace") ?? "sRGB"
    let custom = attribute("customColorSpace")
    if space == "custom" { space = custom ?? "" }
    guard Self.knownSpaces.contains(space) else {
      throw NibError(self, "is in the colour space “\(space)”, which UIKit for Linux lacks")
    }
  }

  private func systemColor(_ name: String) throws -> UIColor {
    guard let color = Self.systemColors[name] else {
      throw NibError(self, "names the system colour “\(name)”, which UIKit for Linux lacks")
    }
    skip(attributes: ["red", "green", "blue", "white", "alpha", "colorSpace", "customColorSpace"])
    try checkAllRead()
    return color
  }

  /// By the names of Apple's Objective-C methods, which is what Interface Builder writes.
  private static let systemColors: [String: UIColor] = [
    "systemRedColor": .systemRed, "systemOrangeColor": .systemOrange,
    "systemYellowColor": .systemYellow, "systemGreenColor": .systemGreen,
    "systemMintColor": .systemMint, "systemTealColor": .systemTeal,
    "systemCyanColor": .systemCyan, "systemBlueColor": .systemBlue,
    "systemIndigoColor": .systemIndigo, "systemPurpleColor": .systemPurple,
    "systemPinkColor": .systemPink, "systemBrownColor": .systemBrown,
    "systemGrayColor": .systemGray, "systemGray2Color": .systemGray2,
    "systemGray3Color": .systemGray3, "systemGray4Color": .systemGray4,
    "systemGray5Color": .systemGray5, "systemGray6Color": .systemGray6,
    "tintColor": .tintColor, "linkColor": .link, "labelColor": .label,
    "secondaryLabelColor": .secondaryLabel, "tertiaryLabelColor": .tertiaryLabel,
    "quaternaryLabelColor": .quaternaryLabel, "placeholderTextColor": .placeholderText,
    "separatorColor": .separator, "opaqueSeparatorColor": .opaqueSeparator,
    "darkTextColor": .darkText, "lightTextColor": .lightText, "systemFillColor": .systemFill,
    "secondarySystemFillColor": .secondarySystemFill,
    "tertiarySystemFillColor": .tertiarySystemFill,
    "quaternarySystemFillColor": .quaternarySystemFill,
    "systemBackgroundColor": .systemBackground,
    "secondarySystemBackgroundColor": .secondarySystemBackground,
    "tertiarySystemBackgroundColor": .tertiarySystemBackground,
    "systemGroupedBackgroundColor": .systemGroupedBackground,
    "secondarySystemGroupedBackgroundColor": .secondarySystemGroupedBackground,
    "tertiarySystemGroupedBackgroundColor": .tertiarySystemGroupedBackground,
  ]
}
