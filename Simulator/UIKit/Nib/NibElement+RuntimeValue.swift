extension NibElement {
  /// The value of a user defined runtime attribute as each type that a property might have; none
  /// stands for nil.
  @MainActor
  func runtimeValues(in document: NibDocument) throws -> [Any] {
    switch try requiredAttribute("type") {
    case "boolean":
      guard let value = try bool("value") else { throw NibError(self, "has no value") }
      return [value, NSNumber(value: value)]
    case "number": return try numbers(valueChild("integer", "real").requiredNumber("value"))
    case "string", "localizedString": return try string("value").map { [$0] } ?? []
    case "color": return [try valueChild("color").color(in: document)]
    case "point": return [try valueChild("point").point()]
    case "size": return [try valueChild("size").size()]
    case "rect": return [try valueChild("rect").rect()]
    case "range":
      let range = try valueChild("range")
      guard let location = try range.integer("location"), let length = try range.integer("length")
      else { throw NibError(range, "is no range") }
      return [NSRange(location: location, length: length)]
    case "image": return try image(named: requiredAttribute("value")).map { [$0] } ?? []
    case "nil": return []
    case let type: throw NibError(self, "is of the type “\(type)”, which UIKit for Linux lacks")
    }
  }

  private func valueChild(_ names: String...) throws -> NibElement {
    guard let child = child(key: "value"), names.contains(child.name) else {
      throw NibError(self, "has no \(names.joined(separator: " or ")) as its value")
    }
    return child
  }

  /// Key-value coding turns a number into whatever the property is.
  private func numbers(_ value: CGFloat) -> [Any] {
    let value = Double(value)
    var values: [Any] = [value, CGFloat(value), Float(value), NSNumber(value: value)]
    if let whole = Int(exactly: value) { values = [whole] + values + [UInt(max(whole, 0))] }
    return values + [value != 0]
  }

  /// A picture among the program's resources; nil, and a line in the log, where there is none.
  ///
  /// Apple's UIKit goes on without it too, and logs that it could not load the image that
  /// a nib refers to.
  @MainActor
  func image(named name: String) -> UIImage? {
    if attribute("catalog") == "system" {
      DeveloperLog.write(
        NibError(self, "names the symbol “\(name)”: UIKit for Linux has no symbols").description)
      return nil
    }
    if let image = UIImage(named: name) { return image }
    let reason = "names the image “\(name)”, of which there is no PNG in the main bundle"
    DeveloperLog.write(NibError(self, reason).description)
    return nil
  }
}
