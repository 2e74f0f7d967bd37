extension UISplitViewController {
  /// Collapses in a compact width and expands in a regular one.
  func adapt() {
    guard viewIfLoaded?.window != nil else { return }
    let isCompact = traitCollection.horizontalSizeClass == .compact
    guard isCompact != collapses, !hosts.isEmpty else { return }
    columnTransition?.finish()
    if isCompact { collapse() } else { expand() }
    view.setNeedsLayout()
  }

  private var allHosts: [UIViewController] {
    (Self.order + [.compact]).compactMap { hosts[$0] }
  }

  // MARK: Collapsing

  private func collapse() {
    collapses = true
    for host in allHosts {
      host.barInsets = .zero
      host.columnSizeClass = .unspecified
    }
    placers = [:]
    if style == .unspecified { collapseClassic() } else { collapseColumns() }
    // What neither shows nor was pushed goes.
    for host in allHosts where host !== collapsedHost && host.parent === self {
      host.viewIfLoaded?.removeFromSuperview()
    }
    if style != .unspecified { delegate?.splitViewControllerDidCollapse(self) }
  }

  private func collapseClassic() {
    let primary = delegate?.primaryViewController(forCollapsing: self) ?? hosts[.primary]
    if let primary, primary !== hosts[.primary] { adopt(primary) }
    collapsedHost = primary ?? hosts[.secondary]
    guard let primary, let secondary = hosts[.secondary] else { return }
    let isDone =
      delegate?.splitViewController(self, collapseSecondary: secondary, onto: primary) ?? false
    if !isDone { primary.collapseSecondaryViewController(secondary, for: self) }
  }

  /// The secondary column is proposed where there is no compact one: an app that wants to begin
  /// with its list has to say so (gist.github.com/RenGate/4df8a3ccc366d17e1467dc0a03805dd0).
  private func collapseColumns() {
    let proposed = [Column.compact, .secondary, .supplementary, .primary].first { hosts[$0] != nil }
    guard let proposed else { return }
    let top =
      delegate?.splitViewController(self, topColumnForCollapsingToProposedTopColumn: proposed)
      ?? proposed
    if top == .compact, let compact = hosts[.compact] {
      collapsedHost = compact
    } else {
      collapsedHost = hosts[.primary] ?? hosts[proposed]
      let above = hosts(upTo: top).filter { $0 !== collapsedHost }
      (collapsedHost as? UINavigationController)?.takeOver(above, of: self)
    }
  }

  /// What lies on the stack of the collapsed interface, with a column on top.
  private func hosts(upTo top: Column) -> [UIViewController] {
    let order: [Column] = [.primary, .supplementary, .secondary]
    guard let last = order.firstIndex(of: top) else { return [] }
    return order[...last].compactMap { hosts[$0] }
  }

  /// The column on top of the collapsed interface.
  var collapsedTop: Column {
    if let collapsedHost, collapsedHost === hosts[.compact] { return .compact }
    let stack = (collapsedHost as? UINavigationController)?.viewControllers ?? []
    return Self.order.first { column in stack.contains { $0 === hosts[column] } } ?? .primary
  }

  func showCollapsed(_ column: Column) {
    guard let navigation = collapsedHost as? UINavigationController,
      navigation === hosts[.primary]
    else { return }
    let wanted = hosts(upTo: column).filter { $0 !== navigation }
    let all = Self.order.compactMap { hosts[$0] }
    let base = navigation.viewControllers.prefix { controller in
      !all.contains { $0 === controller }
    }
    let stack = Array(base) + wanted
    guard !stack.elementsEqual(navigation.viewControllers, by: ===) else { return }
    navigation.setViewControllers(stack, animated: true)
  }

  // MARK: Expanding

  private func expand() {
    let collapsed = collapsedHost
    collapses = false
    placers = [:]
    wasWide = nil
    currentMode = nil
    if style == .unspecified {
      expandClassic(from: collapsed)
    } else {
      (hosts[.primary] as? UINavigationController)?.giveUp(Self.order.compactMap { hosts[$0] })
      if let collapsed, collapsed === hosts[.compact] {
        collapsed.viewIfLoaded?.removeFromSuperview()
      }
      expandColumns()
    }
    collapsedHost = nil
  }

  private func expandColumns() {
    for host in Self.order.compactMap({ hosts[$0] }) { adopt(host) }
    let proposed = wantedMode
    let mode =
      delegate?.splitViewController(self, displayModeForExpandingToProposedDisplayMode: proposed)
      ?? proposed
    decide(on: mode == .automatic ? proposed : mode)
    delegate?.splitViewControllerDidExpand(self)
  }

  private func expandClassic(from collapsed: UIViewController?) {
    let primary = delegate?.primaryViewController(forExpanding: self) ?? hosts[.primary]
    guard let primary else { return }
    hosts[.primary] = primary
    let secondary =
      delegate?.splitViewController(self, separateSecondaryFrom: primary)
      ?? primary.separateSecondaryViewController(for: self) ?? hosts[.secondary]
    hosts[.secondary] = secondary
    if let collapsed, collapsed !== primary, collapsed !== secondary {
      collapsed.viewIfLoaded?.removeFromSuperview()
    }
    for host in [primary, secondary].compactMap({ $0 }) { adopt(host) }
  }
}
