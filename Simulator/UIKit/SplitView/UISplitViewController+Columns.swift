extension UISplitViewController {
  var baseViewControllers: [UIViewController] {
    get {
      if collapses { return collapsedHost.map { [$0] } ?? [] }
      return Self.order.reversed().compactMap { hosts[$0] }
    }
    set {
      let places: [Column] =
        style == .tripleColumn && newValue.count > 2
        ? [.primary, .supplementary, .secondary] : [.primary, .secondary]
      for (index, column) in places.enumerated() {
        let new = newValue.indices.contains(index) ? newValue[index] : nil
        if style != .unspecified { columns[column] = new }
        setHost(new, of: column)
      }
    }
  }

  func put(_ controller: UIViewController?, into column: Column) {
    columns[column] = controller
    guard let controller, column != .compact, !(controller is UINavigationController) else {
      return setHost(controller, of: column)
    }
    if column == .secondary, let navigation = hosts[column] as? UINavigationController {
      return navigation.pushViewController(controller, animated: false)
    }
    setHost(UINavigationController(rootViewController: controller), of: column)
  }

  /// Puts a controller into a column instead of what is there.
  func replace(_ column: Column, with controller: UIViewController) {
    guard style != .unspecified else { return setHost(controller, of: column) }
    guard columns[column] !== controller else { return }
    if column == .secondary, !collapses { put(nil, into: column) }
    put(controller, into: column)
  }

  private func setHost(_ new: UIViewController?, of column: Column) {
    let old = hosts[column]
    guard new !== old else { return }
    let navigation = old.flatMap(nest)
    hosts[column] = new
    placers[column] = nil
    if let old, let navigation {
      let stack = navigation.viewControllers
      navigation.viewControllers = stack.compactMap { $0 === old ? new : $0 }
      return
    }
    if let old { remove(old) }
    if let new { adopt(new) }
    if collapses, collapsedHost === old || collapsedHost == nil { collapsedHost = new }
    viewIfLoaded?.setNeedsLayout()
    if viewIfLoaded?.window != nil { view.layoutIfNeeded() }
  }

  func adopt(_ host: UIViewController) {
    guard host.parent !== self else { return }
    addChild(host)
    host.didMove(toParent: self)
  }

  private func remove(_ host: UIViewController) {
    guard host.parent === self else { return }
    host.willMove(toParent: nil)
    host.viewIfLoaded?.removeFromSuperview()
    host.removeFromParent()
    host.barInsets = .zero
    host.columnSizeClass = .unspecified
  }

  /// The navigation controller that a column's controller was pushed onto when the interface
  /// collapsed.
  func nest(of host: UIViewController) -> UINavigationController? {
    guard collapses, let navigation = host.parent as? UINavigationController,
      hosts.values.contains(where: { $0 === navigation })
    else { return nil }
    return navigation
  }

  // MARK: The secondary place

  func showDetail(_ controller: UIViewController) {
    guard collapses else { return replace(.secondary, with: controller) }
    guard style == .unspecified else {
      if columns[.secondary] !== controller { replace(.secondary, with: controller) }
      return showCollapsed(.secondary)
    }
    hosts[.secondary] = controller
    guard let navigation = collapsedHost as? UINavigationController else {
      collapsedHost?.present(controller, animated: true)
      return
    }
    navigation.pushViewController(controller, animated: true)
  }
}
