extension NSLayoutConstraint {
  /// One line in the style of Apple's conflict messages.
  ///
  /// Format after real logs quoted in public issue reports (uikit-behaviour 3.4).
  var line: String {
    let name = identifier.map { " '\($0)'" } ?? ""
    let sign: String
    switch relation {
    case .lessThanOrEqual: sign = "<="
    case .equal: sign = "=="
    case .greaterThanOrEqual: sign = ">="
    }
    var right = ""
    if secondItem != nil, secondAttribute != .notAnAttribute {
      if multiplier != 1 { right += "\(number(multiplier))*" }
      right += describe(secondItem, secondAttribute)
      if constant > 0 { right += " + \(number(constant))" }
      if constant < 0 { right += " - \(number(-constant))" }
    } else {
      right = number(constant)
    }
    let strength = priority == .required ? "" : " @\(number(CGFloat(priority.rawValue)))"
    let state = isActive ? "active" : "inactive"
    return "<\(Self.self)\(name) \(describe(firstItem, firstAttribute)) \(sign) \(right)\(strength)"
      + "   (\(state))>"
  }

  func describe(_ item: AnyObject?, _ attribute: Attribute) -> String {
    guard let item else { return "nil.\(attribute)" }
    return "\((item as? any LayoutItem)?.layoutDescription ?? "\(type(of: item))").\(attribute)"
  }

  private func number(_ value: CGFloat) -> String {
    value == value.rounded() && abs(value) < 1e15 ? String(Int64(value)) : String(Double(value))
  }
}
