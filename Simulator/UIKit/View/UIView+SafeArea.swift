/// A view's safe area and margins, and the guides that follow them.
struct SafeAreaState {
  var insets = UIEdgeInsets.zero
  /// Whether the view is in a window, or has been in one.
  var hasBeenInWindow = false
  /// Whether the size of the view has changed since its subviews were asked.
  var mayReachElsewhere = false
  var layoutMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
  /// Whether the app has set the margins.
  var hasOwnMargins = false
  var insetsLayoutMarginsFromSafeArea = true
  var preservesSuperviewLayoutMargins = false
  var lastMargins: UIEdgeInsets?
  /// What a look at all subviews has found, so that the next need not ask each of them.
  var content: SafeAreaContent?
  /// How often the insets have been handed down.
  var passCount = 0
  var safeAreaGuide: UILayoutGuide?
  var marginsGuide: UILayoutGuide?
  var readableGuide: UILayoutGuide?
}

/// The subviews of a view, as long as none of their layers changes, comes or goes.
struct SafeAreaContent {
  let changes: Int
  /// Around those that lie clear of the safe area.
  var clear = Extent()
  /// The indexes of all others.
  var others: [Int] = []
}

/// The edges around several rects, without the rounding of a union. Around none they lie anywhere.
struct Extent {
  private var (minX, minY) = (CGFloat.infinity, CGFloat.infinity)
  private var (maxX, maxY) = (-CGFloat.infinity, -CGFloat.infinity)

  init() {}

  init(of rect: CGRect) {
    (minX, minY, maxX, maxY) = (rect.minX, rect.minY, rect.maxX, rect.maxY)
  }

  mutating func add(_ other: Extent) {
    (minX, minY) = (min(minX, other.minX), min(minY, other.minY))
    (maxX, maxY) = (max(maxX, other.maxX), max(maxY, other.maxY))
  }

  func lies(in rect: CGRect) -> Bool {
    minX >= rect.minX && minY >= rect.minY && maxX <= rect.maxX && maxY <= rect.maxY
  }
}

extension UIView {
  var baseSafeAreaInsets: UIEdgeInsets { safeArea.insets }

  var baseLayoutMargins: UIEdgeInsets {
    get { effectiveLayoutMargins }
    set {
      safeArea.layoutMargins = newValue
      safeArea.hasOwnMargins = true
      marginsMayHaveChanged()
    }
  }

  var baseDirectionalLayoutMargins: NSDirectionalEdgeInsets {
    get {
      let margins = effectiveLayoutMargins
      let isRTL = effectiveUserInterfaceLayoutDirection == .rightToLeft
      return NSDirectionalEdgeInsets(
        top: margins.top, leading: isRTL ? margins.right : margins.left, bottom: margins.bottom,
        trailing: isRTL ? margins.left : margins.right)
    }
    set {
      let isRTL = effectiveUserInterfaceLayoutDirection == .rightToLeft
      layoutMargins = UIEdgeInsets(
        top: newValue.top, left: isRTL ? newValue.trailing : newValue.leading,
        bottom: newValue.bottom, right: isRTL ? newValue.leading : newValue.trailing)
    }
  }

  var baseInsetsLayoutMarginsFromSafeArea: Bool {
    get { safeArea.insetsLayoutMarginsFromSafeArea }
    set {
      safeArea.insetsLayoutMarginsFromSafeArea = newValue
      marginsMayHaveChanged()
    }
  }

  var basePreservesSuperviewLayoutMargins: Bool {
    get { safeArea.preservesSuperviewLayoutMargins }
    set {
      safeArea.preservesSuperviewLayoutMargins = newValue
      superview?.safeArea.content = nil
      marginsMayHaveChanged()
    }
  }

  var baseEffectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    switch semanticContentAttribute {
    case .unspecified: traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    case .forceRightToLeft: .rightToLeft
    case .playback, .spatial, .forceLeftToRight: .leftToRight
    @unknown default: .leftToRight
    }
  }

  public static func userInterfaceLayoutDirection(for attribute: UISemanticContentAttribute)
    -> UIUserInterfaceLayoutDirection
  {
    switch attribute {
    case .unspecified: UIApplication.shared.userInterfaceLayoutDirection
    case .forceRightToLeft: .rightToLeft
    case .playback, .spatial, .forceLeftToRight: .leftToRight
    @unknown default: .leftToRight
    }
  }

  /// Without the safe area: what the app has set, else 8 all round. The view of a controller begins
  /// with none, and is kept at the system's minimum (Apple's page on
  /// `systemMinimumLayoutMargins`; useyourloaf, "Changing Root View Layout Margins").
  private var ownLayoutMargins: UIEdgeInsets {
    guard let viewController else { return safeArea.layoutMargins }
    let own = safeArea.hasOwnMargins ? safeArea.layoutMargins : .zero
    guard viewController.viewRespectsSystemMinimumLayoutMargins else { return own }
    let minimum = viewController.systemMinimumLayoutMargins
    let isRTL = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return .max(
      own,
      UIEdgeInsets(
        top: minimum.top, left: isRTL ? minimum.trailing : minimum.leading,
        bottom: minimum.bottom, right: isRTL ? minimum.leading : minimum.trailing))
  }

  private var effectiveLayoutMargins: UIEdgeInsets {
    var margins = ownLayoutMargins
    if safeArea.insetsLayoutMarginsFromSafeArea { margins = margins + safeArea.insets }
    guard safeArea.preservesSuperviewLayoutMargins, let superview else { return margins }
    let outer = superview.layoutMargins
    let bounds = superview.bounds
    let frame = frame
    return .max(
      margins,
      UIEdgeInsets(
        top: outer.top - (frame.minY - bounds.minY), left: outer.left - (frame.minX - bounds.minX),
        bottom: outer.bottom - (bounds.maxY - frame.maxY),
        right: outer.right - (bounds.maxX - frame.maxX)))
  }
}

// MARK: - Propagation

extension UIView {
  /// Recomputes the insets from the superview's and hands the change down.
  ///
  /// - Parameter isResized: Whether the view has another size.
  func propagateSafeArea(isResized: Bool = false) {
    let new = inheritedSafeAreaInsets
    // An accessory view keeps what it was measured with, see KNOWN_GAPS.
    if isResized, new != .zero, !(self is KeyboardView) { safeArea.mayReachElsewhere = true }
    guard new != safeArea.insets else {
      if !hasKnownMargins { marginsMayHaveChanged() }
      return
    }
    safeArea.insets = new
    marginsMayHaveChanged()
    safeArea.safeAreaGuide?.setInsets(new)
    viewController?.viewSafeAreaInsetsDidChange()
    safeAreaInsetsDidChange()
    setNeedsLayout()
    handDownSafeArea()
  }

  /// Lets the bars of containers in the subtree inset their screens, which they do not outside of a
  /// window.
  func letBarsReachIn() {
    if let viewController, viewController.barInsets != .zero { propagateSafeArea() }
    for subview in subviews { subview.letBarsReachIn() }
  }

  /// The same insets may reach into other subviews of a view that has another size. They are asked
  /// once they have been placed in it.
  func subviewsAreInPlace() {
    guard safeArea.mayReachElsewhere else { return }
    safeArea.mayReachElsewhere = false
    handDownSafeArea()
  }

  /// Lets the subviews look what of the safe area reaches into them. What lies clear of it, as most
  /// views do, is not asked. Whoever is told may change the insets: then all is handed down anew,
  /// and the rest of this is done.
  func handDownSafeArea() {
    safeArea.passCount &+= 1
    let pass = safeArea.passCount
    if let content = safeArea.content, content.changes == layer.sublayerChanges,
      content.clear.lies(in: clearBounds)
    {
      let all = subviews
      for index in content.others {
        all[index].propagateSafeArea()
        if safeArea.passCount != pass { return }
      }
      if content.changes == layer.sublayerChanges, content.clear.lies(in: clearBounds) { return }
    }
    safeArea.content = nil
    var content = SafeAreaContent(changes: layer.sublayerChanges)
    var clear = clearBounds
    for (index, subview) in subviews.enumerated() {
      if subview.isClearOfSafeArea {
        let own = Extent(of: subview.frame)
        if own.lies(in: clear) {
          content.clear.add(own)
          continue
        }
      }
      content.others.append(index)
      subview.propagateSafeArea()
      if safeArea.passCount != pass { return }
      clear = clearBounds
    }
    safeArea.content = content
  }

  /// Where the safe area reaches into no subview.
  private var clearBounds: CGRect {
    let rect = bounds.inset(by: safeAreaInsetsForSubviews)
    return rect.size.width < 0 || rect.size.height < 0 ? .null : rect
  }

  /// Whether it has no insets, and has none where nothing reaches into it.
  private var isClearOfSafeArea: Bool { safeArea.insets == .zero && hasKnownMargins }

  /// Whether nothing but the safe area could have changed the margins.
  private var hasKnownMargins: Bool {
    safeArea.lastMargins != nil && viewController == nil
      && !safeArea.preservesSuperviewLayoutMargins
  }

  private var inheritedSafeAreaInsets: UIEdgeInsets {
    let own = viewController?.additionalSafeAreaInsets ?? .zero
    guard let superview else {
      // What was taken out keeps them, see KNOWN_GAPS.
      return self is UIWindow ? rootSafeAreaInsets + own : .max(safeArea.insets, own)
    }
    // No bar covers a view that its container has not added yet. Nor does one before the view has
    // come into a window: its safe area is zero until then (Apple's page on `safeAreaInsets`).
    let bars = safeArea.hasBeenInWindow ? viewController?.barInsets : nil
    let additional = own + (bars ?? .zero)
    let outer = superview.safeAreaInsetsForSubviews
    guard outer != .zero else { return additional }
    let bounds = superview.bounds
    let frame = frame
    return UIEdgeInsets(
      top: Self.reach(outer.top, distance: frame.minY - bounds.minY, length: frame.height),
      left: Self.reach(outer.left, distance: frame.minX - bounds.minX, length: frame.width),
      bottom: Self.reach(outer.bottom, distance: bounds.maxY - frame.maxY, length: frame.height),
      right: Self.reach(outer.right, distance: bounds.maxX - frame.maxX, length: frame.width))
      + additional
  }

  /// How far an inset reaches into a child whose edge lies `distance` inside the superview's edge.
  private static func reach(_ inset: CGFloat, distance: CGFloat, length: CGFloat) -> CGFloat {
    max(inset - max(distance, 0), 0)
  }

  func marginsMayHaveChanged() {
    let margins = layoutMargins
    guard margins != safeArea.lastMargins else { return }
    let isFirst = safeArea.lastMargins == nil
    safeArea.lastMargins = margins
    safeArea.marginsGuide?.setInsets(margins)
    updateReadableContentGuide()
    if !isFirst {
      viewController?.viewLayoutMarginsDidChange()
      layoutMarginsDidChange()
      setNeedsLayout()
    }
    for subview in subviews where subview.safeArea.preservesSuperviewLayoutMargins {
      subview.marginsMayHaveChanged()
    }
  }
}
