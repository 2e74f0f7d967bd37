import LayoutEngine

/// One solver for one view hierarchy, and the translation between views and variables.
///
/// It does not lay anything out: it tells the views whose subviews have moved.
@MainActor
final class LayoutContext {
  let engine = LayoutSolver()
  unowned let root: UIView

  /// Whose variable it is, by the variable's id.
  private var owners: [Owner] = []

  private struct Owner {
    weak var variables: ItemVariables?
  }

  /// Constraints of a hierarchy without a window wait here for the first layout.
  private var pending: [NSLayoutConstraint] = []
  /// Constraints that had to be broken; they are tried again when another one goes.
  private var broken: [NSLayoutConstraint] = []
  var sources: [ConstraintID: ConstraintSource] = [:]

  init(root: UIView) { self.root = root }

  // MARK: Items

  func variables(for item: any LayoutItem) -> ItemVariables {
    if let existing = item.itemState.variables, existing.context === self { return existing }
    let variables = ItemVariables(context: self, item: item)
    for variable in variables.all {
      let index = Int(variable.id)
      while owners.count <= index { owners.append(Owner()) }
      owners[index].variables = variables
    }
    item.itemState.variables = variables
    installSystemConstraints(for: item, variables)
    return variables
  }

  /// Makes the variables of views that are about to be constrained, in this order.
  func mention(_ views: [UIView]) {
    for view in views { _ = variables(for: view) }
  }

  /// Forgets an item that leaves the hierarchy. Its constraints must be gone already.
  func remove(_ item: any LayoutItem) {
    guard let variables = item.itemState.variables, variables.context === self else { return }
    removeSystemConstraints(of: variables)
    for variable in variables.all {
      owners[Int(variable.id)].variables = nil
      engine.removeVariable(variable)
    }
    item.itemState.variables = nil
  }

  func rect(of variables: ItemVariables) -> CGRect {
    CGRect(
      x: engine.value(of: variables.minX), y: engine.value(of: variables.minY),
      width: engine.value(of: variables.width), height: engine.value(of: variables.height))
  }

  // MARK: Constraints

  func install(_ constraint: NSLayoutConstraint) {
    if root is UIWindow || isFitting {
      add(constraint)
    } else {
      pending.append(constraint)
      constraint.holder?.setNeedsLayout()
    }
  }

  func install(_ constraints: [NSLayoutConstraint]) { constraints.forEach(install) }

  /// True for the throw-away context behind `systemLayoutSizeFitting(_:)`.
  var isFitting = false

  func uninstall(_ constraint: NSLayoutConstraint) {
    pending.removeAll { $0 === constraint }
    broken.removeAll { $0 === constraint }
    guard let installation = constraint.installation else { return }
    remove(installation.id)
    constraint.installation = nil
    retryBroken()
  }

  func reinstall(_ constraint: NSLayoutConstraint) {
    guard !pending.contains(where: { $0 === constraint }) else { return }
    uninstall(constraint)
    install(constraint)
  }

  /// All leave before the first comes back: one that has turned and one that has not may conflict.
  func reinstall(_ constraints: [NSLayoutConstraint]) {
    let installed = constraints.filter { constraint in
      !pending.contains { $0 === constraint }
    }
    installed.forEach(uninstall)
    installed.forEach(install)
  }

  /// Between optional priorities the constraint keeps its place among its equals.
  func priorityDidChange(of constraint: NSLayoutConstraint, from old: UILayoutPriority) {
    guard let installation = constraint.installation, old != .required,
      constraint.priority != .required
    else { return reinstall(constraint) }
    engine.setPriority(constraint.priority.rawValue, of: installation.id)
    constraint.holder?.setNeedsLayout()
  }

  func constantDidChange(of constraint: NSLayoutConstraint) {
    guard let installation = constraint.installation else {
      if broken.contains(where: { $0 === constraint }) { reinstall(constraint) }
      return
    }
    do {
      try engine.setConstant(
        installation.base - Double(constraint.constant), of: installation.id)
    } catch {
      reinstall(constraint)
    }
    constraint.holder?.setNeedsLayout()
  }

  /// Takes over the constants that constraints of one holder have now, all at once: on the way from
  /// the old ones to the new they may contradict something.
  func constantsDidChange(of constraints: [NSLayoutConstraint]) {
    let edits = constraints.compactMap { constraint in
      constraint.installation.map { ($0.id, $0.base - Double(constraint.constant)) }
    }
    do {
      guard edits.count == constraints.count else { return reinstall(constraints) }
      try engine.setConstants(edits)
    } catch {
      reinstall(constraints)
    }
    constraints.first?.holder?.setNeedsLayout()
  }

  private func add(_ constraint: NSLayoutConstraint) {
    guard let holder = constraint.holder, let first = constraint.first else { return }
    // The holder arranges its content in its own direction. From right to left, edges count
    // leftwards, so that a constant keeps its sense.
    let direction = holder.effectiveUserInterfaceLayoutDirection
    let sign: Double = direction == .rightToLeft && constraint.isDirectional ? -1 : 1
    var expression = LayoutExpression()
    expression.add(
      self.expression(for: first, constraint.firstAttribute.absolute(direction), in: holder),
      times: sign)
    if let second = constraint.second {
      expression.add(
        self.expression(for: second, constraint.secondAttribute.absolute(direction), in: holder),
        times: -sign * Double(constraint.multiplier))
    }
    let base = expression.constant
    expression.constant -= Double(constraint.constant)
    let id = addResolvingConflicts(
      expression, Self.relation(constraint.relation), priority: constraint.priority.rawValue,
      source: .app(constraint))
    if let id {
      constraint.installation = .init(id: id, base: base)
    } else {
      broken.append(constraint)
    }
    holder.setNeedsLayout()
  }

  /// Adds to the engine; on a conflict says so as Apple does and breaks one constraint.
  func addResolvingConflicts(
    _ expression: LayoutExpression, _ relation: Relation, priority: Float, source: ConstraintSource
  ) -> ConstraintID? {
    while true {
      do {
        let id = try engine.addConstraint(
          expression.terms, relation, constant: expression.constant, priority: priority)
        sources[id] = source
        return id
      } catch {
        guard let victim = breakOne(of: error.constraints, against: source) else { return nil }
        remove(victim)
      }
    }
  }

  func remove(_ id: ConstraintID) {
    engine.removeConstraint(id)
    sources[id] = nil
  }

  func markBroken(_ constraint: NSLayoutConstraint) {
    constraint.installation = nil
    broken.append(constraint)
  }

  private func retryBroken() {
    guard !broken.isEmpty else { return }
    let candidates = broken
    broken = []
    for constraint in candidates where constraint.holder != nil { add(constraint) }
  }

  private static func relation(_ relation: NSLayoutConstraint.Relation) -> Relation {
    switch relation {
    case .lessThanOrEqual: .lessOrEqual
    case .equal: .equal
    case .greaterThanOrEqual: .greaterOrEqual
    @unknown default: .equal
    }
  }

  // MARK: Solving

  /// Solves what has changed and asks for layout where subviews have to move.
  func propagateChanges() {
    if !pending.isEmpty {
      let constraints = pending
      pending = []
      for constraint in constraints { add(constraint) }
    }
    for variable in engine.takeChangedVariables() {
      guard let item = owners[Int(variable.id)].variables?.item else { continue }
      if item.coordinateOwner == nil { (item as? UIView)?.setNeedsLayout() }
      item.coordinateOwner?.setNeedsLayout()
    }
  }
}
