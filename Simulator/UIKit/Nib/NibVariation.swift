/// Which of a view's parts a storyboard installs in the size classes of the phone.
///
/// Interface Builder writes the parts of all size classes into the view, and leaves out of each
/// `variation` what is not installed there.
struct NibVariation {
  private var excluded: Set<String> = []

  /// Reads the variations of an element, from the general to the particular.
  ///
  /// An attribute that varies is an error where the variation applies: nothing is left out in
  /// silence.
  @MainActor
  init(of element: NibElement, for traits: UITraitCollection) throws {
    let variations = element.children(named: "variation")
      .map { ($0, $0.attribute("key") ?? "default") }
      .sorted { $0.1.split(separator: "-").count < $1.1.split(separator: "-").count }
    let general = variations.filter { $0.1 == "default" }
    let particular = variations.filter { $0.1 != "default" }
    for (variation, key) in general + particular {
      let applies = try Self.applies(key, to: traits, variation)
      for mask in variation.children(named: "mask") {
        for change in mask.readChildren() where applies {
          guard let id = change.attribute("reference") else { continue }
          if change.name == "include" { excluded.remove(id) } else { excluded.insert(id) }
        }
      }
      guard applies else { continue }
      try variation.checkAllRead()
    }
  }

  func installs(_ element: NibElement) -> Bool { element.id.map { !excluded.contains($0) } ?? true }

  /// `heightClass=compact-widthClass=regular`
  @MainActor
  private static func applies(
    _ key: String, to traits: UITraitCollection, _ element: NibElement
  ) throws -> Bool {
    guard key != "default" else { return true }
    return try key.split(separator: "-").allSatisfy { condition in
      switch condition {
      case "widthClass=compact": traits.horizontalSizeClass == .compact
      case "widthClass=regular": traits.horizontalSizeClass == .regular
      case "heightClass=compact": traits.verticalSizeClass == .compact
      case "heightClass=regular": traits.verticalSizeClass == .regular
      default: throw NibError(element, "varies by “\(condition)”, which UIKit for Linux lacks")
      }
    }
  }
}
