extension NSLayoutConstraint {
  /// One line in the style of Apple's conflict messages.
  ///
  /// The forms are those of logs that people quote in public reports (wtfautolayout#10,
  /// PagingTableView#3, Provenance#1381, flutter#33848, Bento#162): a distance from the superview's
  /// edge or a neighbor is visual format where the constraint's first item is what comes after;
  /// all else is an equation.
  var line: String {
    let name = identifier.map { " '\($0)'" } ?? ""
    let state = isActive ? "active" : "inactive"
    let strength = priority == .required ? "" : " @\(LayoutText.number(Double(priority.rawValue)))"
    let visual = visualFormat
    let body = visual?.text ?? equation
    let names = visual?.superview.map { ", names: '|':\($0.layoutName) " } ?? ""
    return
      "<\(Self.self):\(LayoutText.address(self))\(name) \(body)\(strength)   (\(state)\(names))>"
  }

  private var sign: String {
    switch relation {
    case .lessThanOrEqual: "<="
    case .equal: "=="
    case .greaterThanOrEqual: ">="
    @unknown default: "?"
    }
  }

  private var equation: String {
    let constant = Double(constant)
    var right = LayoutText.number(constant)
    if second != nil, secondAttribute != .notAnAttribute {
      right = multiplier == 1 ? "" : "\(LayoutText.number(Double(multiplier)))*"
      right += describe(second, secondAttribute)
      if constant > 0 { right += " + \(LayoutText.number(constant))" }
      if constant < 0 { right += " - \(LayoutText.number(-constant))" }
    }
    return "\(describe(first, firstAttribute)) \(sign) \(right)"
  }

  func describe(_ item: AnyObject?, _ attribute: Attribute) -> String {
    guard let item else { return "nil.\(attribute.name)" }
    return "\((item as? any LayoutItem)?.layoutName ?? "\(type(of: item))").\(attribute.name)"
  }

  // MARK: Visual format

  /// `H:|-(5)-[…]`, `V:[…]-(5)-|` or `V:[…]-(>=5)-[…]`, and the view that `|` stands for.
  private var visualFormat: (text: String, superview: (any LayoutItem)?)? {
    guard multiplier == 1, let first, let second,
      let edge = VisualEdge(firstAttribute), let other = VisualEdge(secondAttribute),
      edge.axis == other.axis, edge.isAbsolute == other.isAbsolute
    else { return nil }
    let gap = "-(\(relation == .equal ? "" : sign)\(LayoutText.number(Double(constant))))-"
    let direction = edge.isAbsolute ? "(LTR)" : ""
    let text: String
    var superview: (any LayoutItem)?
    switch (edge.isStart, other.isStart) {
    case (true, true) where first.coordinateOwner === second:
      text = "|\(gap)[\(first.layoutName)]"
      superview = second
    case (false, false) where second.coordinateOwner === first:
      text = "[\(second.layoutName)]\(gap)|"
      superview = first
    case (true, false) where first.coordinateOwner === second.coordinateOwner:
      text = "[\(second.layoutName)]\(gap)[\(first.layoutName)]"
    default: return nil
    }
    return ("\(edge.axis):\(text)\(direction)", superview)
  }

  /// An edge of which visual format can tell.
  private struct VisualEdge {
    let axis: String
    let isStart: Bool
    /// Left and right, not leading and trailing.
    let isAbsolute: Bool

    init?(_ attribute: Attribute) {
      switch attribute {
      case .top, .bottom: (axis, isStart, isAbsolute) = ("V", attribute == .top, false)
      case .leading, .trailing: (axis, isStart, isAbsolute) = ("H", attribute == .leading, false)
      case .left, .right: (axis, isStart, isAbsolute) = ("H", attribute == .left, true)
      default: return nil
      }
    }
  }
}
