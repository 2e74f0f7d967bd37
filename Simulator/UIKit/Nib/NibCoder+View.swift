extension NibCoder {
  /// What `UIView.init(coder:)` takes from its element: everything but the content of subclasses.
  @MainActor
  func read(into view: UIView) {
    read { element, instantiation in
      instantiation.register(view, for: element)
      instantiation.willAwake(view)
      element.skip(attributes: Self.designAttributes)
      element.skipChildren { name, key in key == "canvasLocation" || key.hasPrefix("simulated")
      }
      try readProperties(of: view, from: element, in: instantiation.document)
      try readLayoutPriorities(of: view, from: element)
      let variation = try NibVariation(of: element, for: UIScreen.current.traits)
      for list in element.children(named: "subviews") {
        for child in list.readChildren() {
          if let id = child.id, let own = own[id] {
            try instantiation.read(child, into: own)
            continue
          }
          let subview = try instantiation.makeView(child)
          if variation.installs(child) { view.addSubview(subview) }
        }
      }
      try instantiation.readConstraints(of: view, from: element, variation)
      try instantiation.note(element, of: view)
    }
  }

  /// What only Interface Builder looks at.
  private static let designAttributes = [
    "id", "key", "userLabel", "colorLabel", "sceneMemberID", "customClass", "customModule",
    "customModuleProvider", "propertyAccessControl", "fixedFrame", "misplaced", "ambiguous",
    "verifyAmbiguity",
  ]

  @MainActor
  private func readProperties(
    of view: UIView, from element: NibElement, in document: NibDocument
  ) throws {
    if let rect = element.child(key: "frame") { view.frame = try rect.rect() }
    if let mask = element.child(key: "autoresizingMask") {
      view.autoresizingMask = try mask.autoresizingMask()
    }
    if let color = try element.color(key: "backgroundColor", in: document) {
      view.backgroundColor = color
    }
    if let color = try element.color(key: "tintColor", in: document) { view.tintColor = color }
    if let mode = try element.choice("contentMode", Self.contentModes) { view.contentMode = mode }
    if let value = try element.choice("semanticContentAttribute", Self.semanticAttributes) {
      view.semanticContentAttribute = value
    }
    view.isOpaque = try element.bool("opaque") ?? true
    view.clipsToBounds = try element.bool("clipsSubviews") ?? false
    view.isHidden = try element.bool("hidden") ?? false
    view.alpha = try element.number("alpha") ?? 1
    view.tag = try element.integer("tag") ?? 0
    view.autoresizesSubviews = try element.bool("autoresizesSubviews") ?? true
    view.isUserInteractionEnabled = try element.bool("userInteractionEnabled") ?? true
    view.isMultipleTouchEnabled = try element.bool("multipleTouchEnabled") ?? false
    view.isExclusiveTouch = try element.bool("exclusiveTouch") ?? false
    try readMargins(of: view, from: element)
  }

  @MainActor
  private func readMargins(of view: UIView, from element: NibElement) throws {
    if let insets = element.child(key: "layoutMargins") {
      view.layoutMargins = try insets.edgeInsets()
    }
    if let insets = element.child(key: "directionalLayoutMargins") {
      view.directionalLayoutMargins = try insets.directionalEdgeInsets()
    }
    if let value = try element.bool("insetsLayoutMarginsFromSafeArea") {
      view.insetsLayoutMarginsFromSafeArea = value
    }
    if let value = try element.bool("preservesSuperviewLayoutMargins") {
      view.preservesSuperviewLayoutMargins = value
    }
  }

  @MainActor
  private func readLayoutPriorities(of view: UIView, from element: NibElement) throws {
    view.translatesAutoresizingMaskIntoConstraints =
      try element.bool("translatesAutoresizingMaskIntoConstraints") ?? true
    let axes: [(String, NSLayoutConstraint.Axis)] = [
      ("horizontal", .horizontal), ("vertical", .vertical),
    ]
    for (name, axis) in axes {
      if let priority = try element.priority(name + "HuggingPriority") {
        view.setContentHuggingPriority(priority, for: axis)
      }
      if let priority = try element.priority(name + "CompressionResistancePriority") {
        view.setContentCompressionResistancePriority(priority, for: axis)
      }
    }
  }

  private static let contentModes: [String: UIView.ContentMode] = [
    "scaleToFill": .scaleToFill, "scaleAspectFit": .scaleAspectFit,
    "scaleAspectFill": .scaleAspectFill, "redraw": .redraw, "center": .center, "top": .top,
    "bottom": .bottom, "left": .left, "right": .right, "topLeft": .topLeft, "topRight": .topRight,
    "bottomLeft": .bottomLeft, "bottomRight": .bottomRight,
  ]

  private static let semanticAttributes: [String: UISemanticContentAttribute] = [
    "unspecified": .unspecified, "playback": .playback, "spatial": .spatial,
    "forceLeftToRight": .forceLeftToRight, "forceRightToLeft": .forceRightToLeft,
  ]
}
