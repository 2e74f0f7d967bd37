/// A font family that drawing needs is not installed.
package struct MissingFontError: Error, Equatable, CustomStringConvertible {
  package let family: String

  package init(family: String) {
    self.family = family
  }

  package var description: String {
    let package = family == "Inter" ? "fonts-inter" : "fonts-\(family.lowercased())"
    return "The font \(family) is not installed. "
      + "On Debian and Ubuntu: sudo apt-get install \(package)"
  }

  /// Throws when a family is missing; a tool calls this before it draws, to fail with one clear
  /// line.
  package static func check(_ family: String = "Inter") throws {
    try TextEngine.withEngine { engine in
      if !engine.has(family) { throw MissingFontError(family: family) }
    }
  }
}
