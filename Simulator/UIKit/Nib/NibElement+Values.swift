extension NibElement {
  func bool(_ name: String) throws -> Bool? {
    guard let value = attribute(name) else { return nil }
    switch value {
    case "YES": return true
    case "NO": return false
    default: throw NibError(self, "says \(name)=“\(value)”, which is neither YES nor NO")
    }
  }

  func number(_ name: String) throws -> CGFloat? {
    guard let value = attribute(name) else { return nil }
    guard let number = Double(value), number.isFinite else {
      throw NibError(self, "says \(name)=“\(value)”, which is no number")
    }
    return CGFloat(number)
  }

  /// A priority, which is above 0 and at most that of what is required.
  func priority(_ name: String) throws -> UILayoutPriority? {
    guard let value = try number(name) else { return nil }
    let priority = UILayoutPriority(Float(value))
    guard priority.isLegal else {
      throw NibError(
        self, "says \(name)=“\(attribute(name) ?? "")”; a priority is above 0 and at most 1000")
    }
    return priority
  }

  func integer(_ name: String) throws -> Int? {
    guard let value = attribute(name) else { return nil }
    guard let number = Int(value) else {
      throw NibError(self, "says \(name)=“\(value)”, which is no whole number")
    }
    return number
  }

  func requiredNumber(_ name: String) throws -> CGFloat {
    guard let value = try number(name) else { throw NibError(self, "has no \(name)") }
    return value
  }

  /// One of a few words.
  func choice<Value>(_ name: String, _ values: [String: Value]) throws -> Value? {
    guard let word = attribute(name) else { return nil }
    guard let value = values[word] else {
      throw NibError(self, "says \(name)=“\(word)”, which UIKit for Linux does not know")
    }
    return value
  }

  /// A text that is an attribute, or an element of its own where it has several lines.
  func string(_ name: String) throws -> String? {
    if let value = attribute(name) { return value }
    guard let child = child(key: name) else { return nil }
    switch child.name {
    case "nil": return nil
    case "string", "mutableString":
      child.skip(attributes: ["base64-UTF8"])
      guard child.attribute("base64-UTF8") == "YES" else { return child.text }
      guard let data = Data(base64Encoded: padded(child.text)),
        let text = String(bytes: data, encoding: .utf8)
      else { throw NibError(child, "is no text in base 64") }
      return text
    default: throw NibError(child, "cannot be the text “\(name)” on Linux")
    }
  }

  /// Interface Builder leaves the closing equals signs out.
  private func padded(_ text: String) -> String {
    let digits = text.filter { !$0.isWhitespace && $0 != "=" }
    return digits + String(repeating: "=", count: (4 - digits.count % 4) % 4)
  }

  // MARK: Geometry, points

  func rect() throws -> CGRect {
    defer { skip(attributes: ["key"]) }
    return try CGRect(
      x: requiredNumber("x"), y: requiredNumber("y"), width: requiredNumber("width"),
      height: requiredNumber("height"))
  }

  func point() throws -> CGPoint {
    try CGPoint(x: requiredNumber("x"), y: requiredNumber("y"))
  }

  func size() throws -> CGSize {
    try CGSize(width: requiredNumber("width"), height: requiredNumber("height"))
  }

  func edgeInsets() throws -> UIEdgeInsets {
    try UIEdgeInsets(
      top: requiredNumber("top"), left: requiredNumber("left"), bottom: requiredNumber("bottom"),
      right: requiredNumber("right"))
  }

  func directionalEdgeInsets() throws -> NSDirectionalEdgeInsets {
    try NSDirectionalEdgeInsets(
      top: requiredNumber("top"), leading: requiredNumber("leading"),
      bottom: requiredNumber("bottom"), trailing: requiredNumber("trailing"))
  }

  func autoresizingMask() throws -> UIView.AutoresizingMask {
    let parts: [(String, UIView.AutoresizingMask)] = [
      ("flexibleMinX", .flexibleLeftMargin), ("widthSizable", .flexibleWidth),
      ("flexibleMaxX", .flexibleRightMargin), ("flexibleMinY", .flexibleTopMargin),
      ("heightSizable", .flexibleHeight), ("flexibleMaxY", .flexibleBottomMargin),
    ]
    var mask: UIView.AutoresizingMask = []
    for (name, part) in parts where try bool(name) == true { mask.insert(part) }
    try checkAllRead()
    return mask
  }
}
