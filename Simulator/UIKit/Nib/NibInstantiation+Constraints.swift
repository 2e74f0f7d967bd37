extension NibInstantiation {
  /// Makes a view's guides known and adds the constraints that it holds.
  func readConstraints(
    of view: UIView, from element: NibElement, _ variation: NibVariation
  ) throws {
    try readLayoutSupport(of: view, from: element)
    for guide in element.children(named: "viewLayoutGuide") {
      register(try layoutGuide(guide, of: view), for: guide)
      try guide.checkAllRead()
    }
    for list in element.children(named: "constraints") {
      for child in list.readChildren() {
        try addConstraint(child, to: view, isInstalled: variation.installs(child))
      }
    }
  }

  private func layoutGuide(_ element: NibElement, of view: UIView) throws -> UILayoutGuide {
    switch (element.attribute("key"), view) {
    case ("safeArea", _): return view.safeAreaLayoutGuide
    case ("layoutMargins", _): return view.layoutMarginsGuide
    case ("contentLayoutGuide", let view as UIScrollView): return view.contentLayoutGuide
    case ("frameLayoutGuide", let view as UIScrollView): return view.frameLayoutGuide
    case (let key, _): throw NibError(element, "is the guide “\(key ?? "")”, which Linux lacks")
    }
  }

  /// The guides that a controller of a storyboard from before safe areas draws into its view.
  private func readLayoutSupport(of view: UIView, from element: NibElement) throws {
    guard let scene, let controller, element === scene.element.child(key: "view") else { return }
    for guide in scene.element.children(named: "layoutGuides").flatMap({ $0.readChildren() }) {
      let isTop = try guide.choice("type", ["top": true, "bottom": false])
      register(controller.layoutSupport(isTop: isTop ?? true, in: view), for: guide)
      try guide.checkAllRead()
    }
  }

  private func addConstraint(
    _ element: NibElement, to view: UIView, isInstalled: Bool
  ) throws {
    guard element.name == "constraint" else {
      throw NibError(element, "stands among constraints")
    }
    // Placeholder – Remove at build time.
    guard try element.bool("placeholder") != true else { return }
    let first = try item("firstItem", of: element) ?? view
    let secondAttribute = try element.choice("secondAttribute", Self.attributes)
    let second = try item("secondItem", of: element) ?? (secondAttribute == nil ? nil : view)
    guard let firstAttribute = try element.choice("firstAttribute", Self.attributes) else {
      throw NibError(element, "has no firstAttribute")
    }
    if try element.bool("symbolic") == true, element.attribute("constant") == nil {
      throw NibError(element, "asks for the standard spacing: give it a constant instead")
    }
    let constraint = NSLayoutConstraint(
      item: first, attribute: firstAttribute,
      relatedBy: try element.choice("relation", Self.relations) ?? .equal, toItem: second,
      attribute: secondAttribute ?? .notAnAttribute, multiplier: try multiplier(of: element),
      constant: try element.number("constant") ?? 0)
    constraint.identifier = element.attribute("identifier")
    if let priority = try element.priority("priority") { constraint.priority = priority }
    constraint.shouldBeArchived = true
    try note(element, of: constraint)
    element.skip(attributes: ["userLabel", "shouldBeArchived"])
    try element.checkAllRead()
    if isInstalled { view.addConstraint(constraint) }
  }

  private func item(_ name: String, of element: NibElement) throws -> AnyObject? {
    guard let id = element.attribute(name) else { return nil }
    return try object(id, for: element)
  }

  /// A number, or two as in `16:9`.
  private func multiplier(of element: NibElement) throws -> CGFloat {
    guard let text = element.attribute("multiplier") else { return 1 }
    let parts = text.split(separator: ":").map { Double($0) ?? .nan }
    let value: Double
    switch parts.count {
    case 1: value = parts[0]
    case 2: value = parts[0] / parts[1]
    default: value = .nan
    }
    guard value.isFinite else {
      throw NibError(element, "says multiplier=“\(text)”, which is no ratio")
    }
    return CGFloat(value)
  }

  private static let relations: [String: NSLayoutConstraint.Relation] = [
    "lessThanOrEqual": .lessThanOrEqual, "equal": .equal, "greaterThanOrEqual": .greaterThanOrEqual,
  ]

  private static let attributes: [String: NSLayoutConstraint.Attribute] = [
    "left": .left, "right": .right, "top": .top, "bottom": .bottom, "leading": .leading,
    "trailing": .trailing, "width": .width, "height": .height, "centerX": .centerX,
    "centerY": .centerY, "baseline": .lastBaseline, "lastBaseline": .lastBaseline,
    "firstBaseline": .firstBaseline, "leftMargin": .leftMargin, "rightMargin": .rightMargin,
    "topMargin": .topMargin, "bottomMargin": .bottomMargin, "leadingMargin": .leadingMargin,
    "trailingMargin": .trailingMargin, "centerXWithinMargins": .centerXWithinMargins,
    "centerYWithinMargins": .centerYWithinMargins,
  ]
}
