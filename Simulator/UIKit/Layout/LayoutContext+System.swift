import LayoutEngine

extension LayoutContext {
  /// The constraints that come from an item itself: its frame, its insets or its content.
  func installSystemConstraints(for item: any LayoutItem, _ variables: ItemVariables) {
    if let view = item as? UIView {
      installPlacement(of: view, variables)
      if !view.isPlacedByFrame || (view === root && isFitting) { updateIntrinsicSize(of: view) }
    } else if let guide = item as? UILayoutGuide {
      installTies(of: guide, variables)
    }
  }

  func removeSystemConstraints(of item: any LayoutItem) {
    guard let variables = item.itemState.variables, variables.context === self else { return }
    removeSystemConstraints(of: variables)
  }

  func removeSystemConstraints(of variables: ItemVariables) {
    for id in variables.placement { remove(id) }
    for entry in variables.intrinsic { remove(entry.id) }
    variables.placement = []
    variables.intrinsic = []
    variables.intrinsicSize = CGSize(
      width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

  /// Starts again after the view's frame has come under constraints, or out of them.
  func placementDidChange(of view: UIView) {
    guard let variables = view.itemState.variables, variables.context === self else { return }
    removeSystemConstraints(of: variables)
    installSystemConstraints(for: view, variables)
  }

  // MARK: Frames (autoresizing masks, the root's size)

  private func installPlacement(of view: UIView, _ variables: ItemVariables) {
    let isRoot = view === root
    guard isRoot || view.translatesAutoresizingMaskIntoConstraints else { return }
    var edges: [(Variable, SystemConstraint.FrameValue)] = [
      (variables.minX, .minX), (variables.minY, .minY),
    ]
    if view.isPlacedByFrame, !(isRoot && isFitting) {
      edges += [(variables.width, .width), (variables.height, .height)]
    }
    let values = placementValues(of: view)
    for (index, (variable, edge)) in edges.enumerated() {
      var expression = LayoutExpression()
      expression.add(variable, 1)
      expression.constant = -values[index]
      let priority = edge == .height ? view.layoutState.frameHeightPriority : .required
      let source = SystemConstraint(item: view, kind: .frame(edge), value: values[index])
      if let id = addResolvingConflicts(
        expression, .equal, priority: priority.rawValue, source: .system(source))
      {
        variables.placement.append(id)
      }
    }
  }

  private func placementValues(of view: UIView) -> [Double] {
    let size = view.bounds.size
    if view === root { return [0, 0, Double(size.width), Double(size.height)] }
    // Not `frame`: under a transform the frame is only the box around the view.
    let center = view.center
    return [
      Double(center.x - size.width / 2), Double(center.y - size.height / 2), Double(size.width),
      Double(size.height),
    ]
  }

  func frameDidChange(of view: UIView) {
    guard let variables = view.itemState.variables, variables.context === self,
      view.isPlacedByFrame
    else { return }
    guard variables.placement.count == 4 else { return placementDidChange(of: view) }
    let edits = zip(variables.placement, placementValues(of: view)).map { ($0, -$1) }
    do { try engine.setConstants(edits) } catch { placementDidChange(of: view) }
  }

  // MARK: System guides

  /// An equation that ties a system guide to its owner.
  private struct Tie {
    let equation: LayoutExpression
    let source: SystemConstraint
  }

  /// None for a guide of the app's own.
  private func ties(of guide: UILayoutGuide, _ variables: ItemVariables) -> [Tie] {
    let equations: [LayoutExpression]
    switch guide {
    case let guide as ScrollGuide: equations = guide.ties(variables, self)
    default: return insetTies(of: guide)
    }
    return equations.map {
      Tie(equation: $0, source: SystemConstraint(item: guide, kind: .guide(nil), value: 0))
    }
  }

  private func insetTies(of guide: UILayoutGuide) -> [Tie] {
    guard let owner = guide.owningView, let insets = guide.insets else { return [] }
    let edges: [(NSLayoutConstraint.Attribute, CGFloat)] = [
      (.left, insets.left), (.top, insets.top), (.right, -insets.right), (.bottom, -insets.bottom),
    ]
    return edges.map { attribute, inset in
      var equation = expression(for: guide, attribute, in: owner)
      // A scroll view's safe area is part of what shows; its margins are the content's.
      if let scrollView = owner as? UIScrollView, guide === owner.safeArea.safeAreaGuide {
        equation.add(expression(for: scrollView.frameGuide, attribute, in: owner), times: -1)
      } else {
        equation.add(expression(for: owner, attribute, in: owner), times: -1)
      }
      equation.constant -= Double(inset)
      let source = SystemConstraint(
        item: guide, kind: .guide(attribute), value: Double(abs(inset)))
      return Tie(equation: equation, source: source)
    }
  }

  func installTies(of guide: UILayoutGuide, _ variables: ItemVariables) {
    for tie in ties(of: guide, variables) {
      if let id = addResolvingConflicts(
        tie.equation, .equal, priority: 1000, source: .system(tie.source))
      {
        variables.placement.append(id)
      }
    }
  }

  /// Gives a system guide its new place.
  func guideDidMove(_ guide: UILayoutGuide) {
    guard let variables = guide.itemState.variables, variables.context === self else { return }
    defer { guide.owningView?.setNeedsLayout() }
    // Ties that contradict something are added again, where the conflict is reported.
    if moveTies(of: guide, variables) { return }
    removeSystemConstraints(of: variables)
    installTies(of: guide, variables)
  }

  /// Gives the ties of a guide other constants.
  ///
  /// - Returns: Whether these contradict nothing.
  private func moveTies(of guide: UILayoutGuide, _ variables: ItemVariables) -> Bool {
    let ties = ties(of: guide, variables)
    guard setConstants(ties.map(\.equation.constant), of: variables.placement) else { return false }
    for (id, tie) in zip(variables.placement, ties) { sources[id] = .system(tie.source) }
    return true
  }

  private func setConstants(_ constants: [Double], of ids: [ConstraintID]) -> Bool {
    guard constants.count == ids.count else { return false }
    do {
      try engine.setConstants(Array(zip(ids, constants)))
      return true
    } catch {
      return false
    }
  }

  // MARK: Intrinsic content size

  /// Two constraints an axis: hugging (no larger) and compression resistance (no smaller).
  ///
  /// - Parameter width: The view's width, where the layout that is under way knows it already.
  func updateIntrinsicSize(of view: UIView, inWidth width: CGFloat? = nil) {
    guard let variables = view.itemState.variables, variables.context === self,
      !view.isPlacedByFrame || (view === root && isFitting)
    else { return }
    let size =
      width.map { view.intrinsicContentSize(inWidth: $0) } ?? view.intrinsicContentSize
    update(.horizontal, of: view, variables.width, \.width, to: size, variables)
    update(.vertical, of: view, variables.height, \.height, to: size, variables)
    variables.intrinsicSize = size
  }

  private func update(
    _ axis: NSLayoutConstraint.Axis, of view: UIView, _ variable: Variable,
    _ length: KeyPath<CGSize, CGFloat>, to size: CGSize, _ variables: ItemVariables
  ) {
    let old = variables.intrinsicSize[keyPath: length]
    let new = size[keyPath: length]
    guard new != old else { return }
    let ids = variables.intrinsic.filter { $0.axis == axis }.map(\.id)
    if ids.count == 2, new != UIView.noIntrinsicMetric {
      do {
        try engine.setConstants(ids.map { ($0, -Double(new)) })
        return
      } catch {
        // A required hugging that no longer fits: it starts again below, and is reported there.
      }
    }
    for id in ids { remove(id) }
    variables.intrinsic.removeAll { $0.axis == axis }
    guard new != UIView.noIntrinsicMetric else { return }
    let strengths: [(Relation, UILayoutPriority)] = [
      (.lessOrEqual, view.solvedHuggingPriority(for: axis)),
      (.greaterOrEqual, view.contentCompressionResistancePriority(for: axis)),
    ]
    for (relation, priority) in strengths {
      var expression = LayoutExpression()
      expression.add(variable, 1)
      expression.constant = -Double(new)
      let source = SystemConstraint(item: view, kind: .content(axis), value: Double(new))
      if let id = addResolvingConflicts(
        expression, relation, priority: priority.rawValue, source: .system(source))
      {
        variables.intrinsic.append((axis, id))
      }
    }
  }

  func contentPrioritiesDidChange(of view: UIView) {
    guard let variables = view.itemState.variables, variables.context === self else { return }
    for entry in variables.intrinsic { remove(entry.id) }
    variables.intrinsic = []
    variables.intrinsicSize = CGSize(
      width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    updateIntrinsicSize(of: view)
    view.superview?.setNeedsLayout()
  }
}
