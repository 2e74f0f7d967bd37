import LayoutEngine

extension UIView {
  func baseSystemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel)
  }

  func baseSystemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize {
    updateConstraintsIfNeeded()
    let saved = SavedSolution(of: self)
    defer { saved.restore() }
    let context = LayoutContext(root: self)
    context.isFitting = true
    let constraints = saved.constraints.sorted { $0.activationOrder < $1.activationOrder }
    for constraint in constraints { context.install(constraint) }
    let variables = context.variables(for: self)
    let wishes: [(SystemConstraint.FrameValue, Variable, CGFloat, UILayoutPriority)] = [
      (.width, variables.width, targetSize.width, horizontal),
      (.height, variables.height, targetSize.height, vertical),
    ]
    for (edge, variable, length, priority) in wishes {
      var expression = LayoutExpression()
      expression.add(variable, 1)
      expression.constant = -Double(length)
      let source = SystemConstraint(item: self, kind: .frame(edge), value: Double(length))
      _ = context.addResolvingConflicts(
        expression, .equal, priority: priority.rawValue, source: .system(source))
    }
    wrapContent(in: context)
    let size = context.rect(of: variables).size
    let scale = layer.contentsScale
    return CGSize(
      width: PixelGrid.roundUp(size.width, scale), height: PixelGrid.roundUp(size.height, scale))
  }
}

extension UIView {
  /// Text that wraps is as high as it is in the width that it has got here.
  private func wrapContent(in context: LayoutContext) {
    forEachInSubtree { view in
      guard view.heightFollowsWidth, let variables = view.itemState.variables else { return }
      context.updateIntrinsicSize(of: view, inWidth: context.rect(of: variables).width)
    }
  }
}

/// The solver state of a subtree, put aside while a throw-away engine works on it.
@MainActor
private struct SavedSolution {
  private(set) var constraints: [NSLayoutConstraint] = []
  private var installations: [NSLayoutConstraint.Installation?] = []
  private var items: [(any LayoutItem, ItemVariables?)] = []

  init(of root: UIView) {
    var held: [NSLayoutConstraint] = []
    var members: [(any LayoutItem, ItemVariables?)] = []
    root.forEachInSubtree { view in
      held += view.layoutState.constraints
      members.append((view, view.itemState.variables))
      for guide in view.layoutState.guides { members.append((guide, guide.itemState.variables)) }
    }
    constraints = held
    items = members
    installations = held.map(\.installation)
    for constraint in held { constraint.installation = nil }
    for (item, _) in members { item.itemState.variables = nil }
  }

  func restore() {
    for (constraint, installation) in zip(constraints, installations) {
      constraint.installation = installation
    }
    for (item, variables) in items { item.itemState.variables = variables }
  }
}
