extension UISplitViewController {
  /// From the bottom to the top, and from the edge to the middle the other way round.
  static let order: [Column] = [.secondary, .supplementary, .primary]

  private var sidebars: [Column] {
    style == .tripleColumn ? [.supplementary, .primary] : [.primary]
  }

  /// Wide or high: a classic split view shows both controllers in landscape and the secondary one
  /// in portrait (Apple's class reference of 2013); one of half an iPad Pro in landscape does as in
  /// portrait (commandshift.co.uk, "Understanding split view controller").
  private func isWide(_ size: CGSize) -> Bool { size.width > size.height }

  private var size: CGSize { (viewIfLoaded?.bounds ?? UIScreen.current.bounds).size }

  // MARK: What is wanted

  private func behavior(in size: CGSize) -> SplitBehavior {
    if preferredSplitBehavior != .automatic { return preferredSplitBehavior }
    switch preferredDisplayMode {
    case .oneBesideSecondary, .twoBesideSecondary: return .tile
    case .oneOverSecondary, .twoOverSecondary: return .overlay
    case .twoDisplaceSecondary: return .displace
    default: return isWide(size) ? .tile : .overlay
    }
  }

  /// The preferred mode as the behavior has it, with as many sidebars as there are.
  private func wantedMode(in size: CGSize) -> DisplayMode {
    let wanted =
      preferredDisplayMode == .automatic ? (isWide(size) ? 1 : 0) : preferredDisplayMode.sidebars
    return DisplayMode(sidebars: min(wanted, sidebars.count), behavior: behavior(in: size))
  }

  var wantedMode: DisplayMode { wantedMode(in: size) }
  var resolvedBehavior: SplitBehavior { behavior(in: size) }

  /// The mode in a size that the split view will have: another one where it turns.
  func mode(in size: CGSize) -> DisplayMode {
    guard let currentMode, wasWide == isWide(size) else { return wantedMode(in: size) }
    return currentMode
  }

  func shownColumns(in mode: DisplayMode) -> [Column] {
    [.secondary] + sidebars.prefix(mode.sidebars)
  }

  // MARK: Changes

  func preferenceDidChange() {
    guard currentMode != nil else { return }
    let duration = UIView.inheritedAnimationDuration
    change(to: wantedMode, duration: duration > 0 ? duration : nil)
  }

  func widthsDidChange() { viewIfLoaded?.setNeedsLayout() }

  /// How long a sidebar that was asked for takes, in seconds: nowhere measured, as long as a push.
  private static let sidebarDuration = UINavigationController.transitionDuration

  private func show(_ count: Int) {
    change(
      to: DisplayMode(sidebars: min(max(count, 0), sidebars.count), behavior: resolvedBehavior),
      duration: Self.sidebarDuration)
  }

  func hideSidebars() { show(0) }

  func toggleSidebar() {
    guard !collapses else { return }
    let target = delegate?.targetDisplayModeForAction(in: self) ?? .automatic
    if target == .automatic {
      show(displayMode.sidebars > 0 ? 0 : 1)
    } else {
      change(to: target, duration: Self.sidebarDuration)
    }
  }

  func setShown(_ isShown: Bool, _ column: Column) {
    if collapses {
      if isShown { showCollapsed(column) }
      return
    }
    let count = displayMode.sidebars
    switch (column, isShown) {
    case (.secondary, true):
      // A column below a sidebar, or pushed aside by it, is not fully visible.
      if displayMode.isOverlay { show(0) }
      if displayMode == .twoDisplaceSecondary { show(1) }
    case (.secondary, false), (.compact, _), (.inspector, _): break
    default:
      guard let place = sidebars.firstIndex(of: column) else { return }
      show(isShown ? max(count, place + 1) : min(count, place))
    }
  }

  /// Takes the mode that was decided for a new size, without animation of its own.
  func decideMode() {
    let wide = isWide(size)
    guard wide != wasWide else { return }
    let old = wasWide
    wasWide = wide
    let isForTurn = preferredDisplayMode == .automatic || currentMode == nil
    guard old == nil || isForTurn else { return }
    let mode = wantedMode
    guard mode != currentMode else { return }
    if currentMode != nil { delegate?.splitViewController(self, willChangeTo: mode) }
    currentMode = mode
  }

  /// Takes a mode for the present size.
  func decide(on mode: DisplayMode) {
    wasWide = isWide(size)
    currentMode = DisplayMode(
      sidebars: min(mode.sidebars, sidebars.count),
      behavior: mode.isOverlay ? .overlay : resolvedBehavior)
  }

  private func change(to mode: DisplayMode, duration: Double?) {
    let old = displayMode
    guard mode != old else { return }
    delegate?.splitViewController(self, willChangeTo: mode)
    let (before, after) = (shownColumns(in: old), shownColumns(in: mode))
    let coming = after.filter { !before.contains($0) }
    let leaving = before.filter { !after.contains($0) }
    for column in coming { delegate?.splitViewController(self, willShow: column) }
    for column in leaving { delegate?.splitViewController(self, willHide: column) }
    columnTransition?.finish()
    currentMode = mode
    guard !collapses, let view = viewIfLoaded, view.window != nil, isOnScreen else { return }
    slide(coming, leaving, from: old, duration: duration, in: view)
  }

  private func slide(
    _ coming: [Column], _ leaving: [Column], from old: DisplayMode, duration: Double?,
    in view: UIView
  ) {
    let coordinator = TransitionCoordinator(
      in: view, from: nil, to: nil, animated: duration != nil, duration: duration ?? 0)
    columnTransition = coordinator
    runningTransition = coordinator
    let leavers = leaving.compactMap { hosts[$0] }
    let comers = coming.compactMap { hosts[$0] }
    for controller in leavers { controller.beginAppearanceTransition(false, animated: true) }
    for controller in comers { controller.beginAppearanceTransition(true, animated: true) }
    UIView.performWithoutAnimation {
      place(shownColumns(in: displayMode) + leaving, as: arrangement(in: size, mode: old))
      view.layoutIfNeeded()
    }
    coordinator.run { [self] in
      place(shownColumns(in: displayMode) + leaving, as: currentArrangement)
      view.layoutIfNeeded()
    } ending: { [self] in
      (columnTransition, runningTransition) = (nil, nil)
      for controller in leavers { controller.viewIfLoaded?.removeFromSuperview() }
      for controller in leavers + comers { controller.endAppearanceTransition() }
      view.setNeedsLayout()
    }
  }
}
