extension UIView {
  /// The constraints that this view holds, for itself and between its descendants.
  public var constraints: [NSLayoutConstraint] {
    let all = layoutState.constraints
    guard UIApplication.shared.behavior.guideConstraints == .invisible,
      all.contains(where: \.isOfSystem)
    else { return all }
    return all.filter { !$0.isOfSystem }
  }

  public func addConstraint(_ constraint: NSLayoutConstraint) { install(constraint) }

  public func addConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { install(constraint) }
  }

  public func removeConstraint(_ constraint: NSLayoutConstraint) { uninstall(constraint) }

  public func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { uninstall(constraint) }
  }

  var baseTranslatesAutoresizingMaskIntoConstraints: Bool {
    get { layoutState.translatesAutoresizingMask }
    set {
      guard newValue != layoutState.translatesAutoresizingMask else { return }
      layoutState.translatesAutoresizingMask = newValue
      hierarchyContext?.placementDidChange(of: self)
      superview?.setNeedsLayout()
    }
  }

  func baseContentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    layoutState.hugging[axis]
  }

  func baseSetContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    layoutState.hugging[axis] = priority
    hierarchyContext?.contentPrioritiesDidChange(of: self)
  }

  func baseContentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis)
    -> UILayoutPriority
  {
    layoutState.compression[axis]
  }

  func baseSetContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    layoutState.compression[axis] = priority
    hierarchyContext?.contentPrioritiesDidChange(of: self)
  }

  func baseInvalidateIntrinsicContentSize() {
    hierarchyContext?.updateIntrinsicSize(of: self)
    superview?.setNeedsLayout()
    demandDidChange(of: self)
  }

  // MARK: Guides

  public var layoutGuides: [UILayoutGuide] { layoutState.guides }

  public func addLayoutGuide(_ guide: UILayoutGuide) {
    guard guide.owningView !== self else { return }
    guide.owningView?.removeLayoutGuide(guide)
    layoutState.guides.append(guide)
    guide.setOwner(self)
  }

  public func removeLayoutGuide(_ guide: UILayoutGuide) {
    guard guide.owningView === self else { return }
    for reference in guide.itemState.references { reference.constraint?.deactivate() }
    hierarchyContext?.remove(guide)
    layoutState.guides.removeAll { $0 === guide }
    guide.setOwner(nil)
  }

  public var safeAreaLayoutGuide: UILayoutGuide {
    if let guide = safeArea.safeAreaGuide { return guide }
    let guide = makeSystemGuide("UIViewSafeAreaLayoutGuide", safeAreaInsets)
    safeArea.safeAreaGuide = guide
    return guide
  }

  public var layoutMarginsGuide: UILayoutGuide {
    if let guide = safeArea.marginsGuide { return guide }
    let guide = makeSystemGuide("UIViewLayoutMarginsGuide", layoutMargins)
    safeArea.marginsGuide = guide
    return guide
  }

  func makeSystemGuide(_ name: String, _ insets: UIEdgeInsets) -> UILayoutGuide {
    let guide = UILayoutGuide()
    guide.identifier = name
    addLayoutGuide(guide)
    guide.setInsets(insets)
    return guide
  }

  // MARK: Anchors

  public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
  public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }
  public var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .left) }
  public var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .right) }
  public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
  public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
  public var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }
  public var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }
  public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }
  public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }
  public var firstBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .firstBaseline) }
  public var lastBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .lastBaseline) }
}
