extension UIView {
  /// The context of the hierarchy this view is in; nil while nothing in it has a constraint.
  var hierarchyContext: LayoutContext? { hierarchyRoot.layoutState.context }

  /// Whether the frame decides about the layout variables, not the other way round.
  var isPlacedByFrame: Bool {
    layoutState.translatesAutoresizingMask || self is UIWindow
  }

  /// The context of the hierarchy this view is in. A new one gets all constraints of the hierarchy:
  /// the hierarchy may have left a window, and its constraints the window's engine.
  @discardableResult
  func makeHierarchyContext() -> LayoutContext {
    let root = hierarchyRoot
    if let context = root.layoutState.context { return context }
    root.forgetOldEngine()
    let context = LayoutContext(root: root)
    root.layoutState.context = context
    context.install(root.constraintsInSubtree)
    return context
  }

  /// In the order in which they were activated.
  private var constraintsInSubtree: [NSLayoutConstraint] {
    var held: [NSLayoutConstraint] = []
    forEachInSubtree { held += $0.layoutState.constraints }
    return held.sorted { $0.activationOrder < $1.activationOrder }
  }

  func nearestCommonAncestor(with other: UIView) -> UIView? {
    var candidate: UIView? = self
    while let view = candidate, !other.isDescendant(of: view) { candidate = view.superview }
    return candidate
  }

  // MARK: Holding constraints

  /// Whether it holds a constraint that is not of the system.
  var holdsConstraintOfApp: Bool { layoutState.constraints.contains { !$0.isOfSystem } }

  func install(_ constraint: NSLayoutConstraint) {
    guard constraint.holder !== self else { return }
    constraint.holder?.uninstall(constraint)
    constraint.holder = self
    constraint.activationOrder = ActivationCounter.next()
    layoutState.constraints.append(constraint)
    constraint.forEachItem { $0.itemState.addReference(to: constraint) }
    if let context = hierarchyContext {
      context.install(constraint)
    } else {
      makeHierarchyContext()
    }
    demandDidChange(of: nil)
  }

  func uninstall(_ constraint: NSLayoutConstraint) {
    guard constraint.holder === self else { return }
    hierarchyContext?.uninstall(constraint)
    constraint.holder = nil
    layoutState.constraints.removeAll { $0 === constraint }
    constraint.forEachItem { $0.itemState.removeReference(to: constraint) }
    setNeedsLayout()
    demandDidChange(of: nil)
  }

  // MARK: Entering and leaving hierarchies

  /// Hands the subtree's constraints to the engine of the hierarchy it has just entered.
  func didJoinHierarchy() {
    forgetOldEngine()
    if layoutState.subtreeNeedsUpdateConstraints {
      var view = superview
      while let current = view {
        current.layoutState.subtreeNeedsUpdateConstraints = true
        view = current.superview
      }
    }
    let held = constraintsInSubtree
    guard !held.isEmpty else { return }
    if let context = hierarchyContext { context.install(held) } else { makeHierarchyContext() }
  }

  /// What the subtree knows of an engine is out of date: of its own, if it was a hierarchy by
  /// itself, or of one whose root has been freed.
  private func forgetOldEngine() {
    forEachInSubtree { view in
      view.itemState.variables = nil
      for guide in view.layoutState.guides { guide.itemState.variables = nil }
      for constraint in view.layoutState.constraints { constraint.installation = nil }
    }
    layoutState.context = nil
  }

  /// Drops the constraints that tie the subtree to what stays, and takes the rest out of the
  /// engine.
  func willLeaveHierarchy() {
    let context = hierarchyContext
    forEachInSubtree { view in
      let items: [any LayoutItem] = [view] + view.layoutState.guides
      for item in items {
        for constraint in item.itemState.references.compactMap(\.constraint) {
          guard let holder = constraint.holder, !holder.isDescendant(of: self) else { continue }
          holder.uninstall(constraint)
        }
      }
      for constraint in view.layoutState.constraints { context?.uninstall(constraint) }
    }
    // One item's own constraints may name another: a scroll view's safe area, its frame guide.
    forEachInSubtree { view in
      for guide in view.layoutState.guides { context?.removeSystemConstraints(of: guide) }
      context?.removeSystemConstraints(of: view)
    }
    forEachInSubtree { view in
      for guide in view.layoutState.guides { context?.remove(guide) }
      context?.remove(view)
    }
  }

  func forEachInSubtree(_ body: (UIView) -> Void) {
    body(self)
    for subview in subviews { subview.forEachInSubtree(body) }
  }

  /// The hugging that goes into the engine.
  ///
  /// A view that fills its stack view from side to side hugs a little less there than it says. It
  /// is an inference from one recording (uikit-recorded, fill_nested_is_flexible): of a label and a
  /// column of two labels, Apple stretches the column, though that stretches two labels instead of
  /// one.
  func solvedHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    let priority = contentHuggingPriority(for: axis)
    guard priority.rawValue > 1, let stack = superview as? UIStackView, stack.axis != axis,
      stack.alignment == .fill, stack.arrangedSubviews.contains(where: { $0 === self })
    else { return priority }
    return UILayoutPriority(priority.rawValue - 0.5)
  }

  func frameDidChangeByHand() {
    guard itemState.variables != nil else { return }
    hierarchyContext?.frameDidChange(of: self)
  }
}

/// Counts activations, so that constraints enter every engine in the order they were made.
@MainActor
private enum ActivationCounter {
  private static var count = 0

  static func next() -> Int {
    count += 1
    return count
  }
}
