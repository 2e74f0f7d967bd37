#if canImport(UIKit)
  import KeyboardGeometry
  import UIKit

  /// Moves one view by changing the constants of its constraints. If the view may become shorter,
  /// one bottom constraint is enough. If the view has to keep its height, the app passes a top and
  /// a bottom constraint, and we change both constants together.
  ///
  /// The app may create the constraints before it adds their views to a superview. As long as the
  /// views have no common superview, we cannot tell which view a new constant moves, and in which
  /// direction. So we find out the view and the direction each time we need them.
  @MainActor
  final class ConstraintMover: ContainerMover {
    private let constraints: [MovedConstraint]

    /// Keeps the safe area inside the moved view unchanged, as `LiftMover` does. Set only if we
    /// have found the constraints ourselves in order to lift a view (`init(placing:)`). Nil if the
    /// app has passed the constraints, because we then change nothing but their constants.
    private var safeArea: SafeAreaKeeper?

    /// Which of `constraints` were active when `noteActiveConstraints()` was last called.
    private var activity: [Bool] = []

    /// Makes a mover for the view that moves when the constant of the first constraint changes
    /// (`movedView`).
    ///
    /// - Returns: Nil if `constraints` is empty, or if the first constraint has no `movedView`.
    init?(_ constraints: [NSLayoutConstraint]) {
      guard constraints.first?.movedView != nil else { return nil }
      self.constraints = constraints.map { MovedConstraint($0) }
    }

    /// Makes a mover that changes the constraints of a view's vertical position. Uses the active
    /// constraints of `superview.constraints` that position the view. Nil if there are none.
    ///
    /// Ignores constraints that only set the view's height, such as one between the view's top and
    /// bottom edges.
    convenience init?(placing view: UIView) {
      let placing = (view.superview?.constraints ?? []).filter {
        $0.isActive && $0.placesVertically && ($0.firstItem === view || $0.secondItem === view)
          && $0.movedView === view
      }
      self.init(placing)
      safeArea = SafeAreaKeeper()
    }

    /// The first constraint. Its constant determines how far the view moves.
    private var leader: MovedConstraint { constraints[0] }

    /// Whether all constraints are active. False if a view or guide that the first constraint
    /// connects has been deallocated.
    var areAllActive: Bool { leader.isAlive && constraints.allSatisfy(\.isActive) }

    var object: AnyObject? { leader.isAlive ? leader.constraint : nil }

    var view: UIView? { leader.movedView }

    var name: String {
      guard let view else { return "a constraint of a view that is gone" }
      return "\(leader.constraint.identifier ?? "a constraint") of \(type(of: view))"
    }

    func container(in window: UIWindow, owner: AnyObject) -> AvoidanceContainer {
      guard let view else { return .gone }
      var container = AvoidanceContainer(frame: view.frame(in: window))
      container.quantity = .constant
      let scale = view.superview?.verticalScale(in: window) ?? 1
      container.rate = leader.pointsPerConstant * scale
      container.own = Ledgers.shared.contribution(of: owner, to: leader.trackedConstant)
      container.maximumDrop = .infinity
      return container
    }

    func barEdge(in window: UIWindow, owner: AnyObject) -> CGFloat? {
      view?.barEdgeOfScreen(in: window)
    }

    /// The reason why the constraints cannot move the view. Nil if all of them position views
    /// vertically, and at least one of them is active.
    ///
    /// The app may pass several constraints, one for each size class, and activate only one at a
    /// time. We also change the constants of inactive constraints. So the view stays where it is
    /// when the app activates another constraint.
    var refusal: AvoidancePlan.Unchanged.Reason? {
      guard leader.isAlive else { return .isInactive }
      let living = constraints.lazy.filter(\.isAlive)
      if !living.allSatisfy(\.constraint.placesVertically) { return .placesNothing }
      return living.contains(where: \.isActive) ? nil : .isInactive
    }

    /// Records which constraints are active now.
    ///
    /// - Returns: True at the first call, and if the app has activated or deactivated a constraint
    ///   since the previous call.
    func noteActiveConstraints() -> Bool {
      let now = constraints.map(\.isActive)
      defer { activity = now }
      return now != activity
    }

    /// Changes the constants so that the view moves as far as `move` says. The first constraint's
    /// constant becomes the app's own value plus `move.to` points. If the avoider `owner` had added
    /// another amount before, `move.to` replaces that amount. The other constants change so that
    /// the view keeps its height.
    func apply(_ move: AvoidanceMove, owner: AnyObject) {
      guard let view, move.quantity == .constant else { return }
      let rise = move.to * leader.pointsPerConstant
      safeArea?.prepare(
        for: view, from: move.from * leader.pointsPerConstant, to: rise, owner: owner)
      setConstants { moved in
        var tracked = moved.trackedConstant
        tracked.earlier = moved.earlierConstant
        return Ledgers.shared.set(rise / moved.pointsPerConstant, by: owner, to: tracked)
      }
    }

    /// Sets the constant of each constraint. Skips a constraint whose constant moves no view.
    ///
    /// UIKit's layout engine applies each new constant at once. While only some constants are set,
    /// the constraints may contradict each other, and UIKit would break one of them. For example,
    /// the top and the bottom constraint may not fit the view's height. So while we set the
    /// constants, we deactivate all required constraints except the first.
    private func setConstants(_ constant: (MovedConstraint) -> CGFloat) {
      let moving = constraints.filter { $0.pointsPerConstant != 0 }
      let leaving = moving.map(\.constraint).filter { $0.isActive && $0.priority == .required }
        .dropFirst()
      NSLayoutConstraint.deactivate(Array(leaving))
      for moved in moving { moved.constraint.constant = constant(moved) }
      NSLayoutConstraint.activate(Array(leaving))
    }

    func compensate(owner: AnyObject) -> Bool {
      guard let safeArea, let view else { return false }
      let constant = leader.trackedConstant
      let own = Ledgers.shared.contribution(of: owner, to: constant)
      let rise = own == 0 ? 0 : Ledgers.shared.total(in: constant) * leader.pointsPerConstant
      return safeArea.compensate(for: view, rise: rise, owner: owner)
    }

    func add(to surroundings: inout Surroundings) {
      guard leader.isAlive else { return }
      for moved in constraints {
        surroundings.add(moved.constraint.constant)
        surroundings.add(moved.isActive ? 1 : 0)
      }
    }

    /// All constraints except the first. The constant of the first constraint determines how far
    /// the view moves. From this distance, we calculate the constants of the other constraints.
    private var followers: ArraySlice<MovedConstraint> { constraints.dropFirst() }

    /// Responds to new constants that the app has assigned:
    /// 1. The second or a later constraint has a new constant: we add as many points as the
    ///    avoiders had added to the previous constant.
    /// 2. The first constraint (`leader`) has a new constant: the constants of all constraints
    ///    have to change. The next plan changes them. Until then, `hold()` may keep the view where
    ///    it is.
    func restore() -> Bool {
      safeArea?.letGoOfAssignedInsets()
      guard !Ledgers.shared.isOverwritten(leader.trackedConstant) else { return hold() }
      var hasChanged = false
      for moved in followers {
        guard let constant = Ledgers.shared.restoredValue(of: moved.trackedConstant) else {
          continue
        }
        moved.constraint.constant = constant
        hasChanged = true
      }
      return hasChanged
    }

    /// Keeps the view where it is if the app has assigned a new constant because the keyboard
    /// shows. Without this, layout would move the view to the app's position before our animation
    /// begins.
    ///
    /// Does nothing if layout has already moved the view, because the app may be animating this
    /// layout.
    private func hold() -> Bool {
      guard let view, view.isKeyboardShowing, view.needsLayoutAround else { return false }
      setConstants { moved in
        Ledgers.shared.restoredValue(of: moved.trackedConstant, holding: true)
          ?? moved.constraint.constant
      }
      return true
    }

    func forget(_ owner: AnyObject) {
      guard let safeArea else { return withdraw(owner) }
      safeArea.forget(owner) { withdraw(owner) }
    }

    private func withdraw(_ owner: AnyObject) {
      for moved in constraints {
        if let constant = Ledgers.shared.withdraw(owner, from: moved.trackedConstant) {
          moved.constraint.constant = constant
        }
      }
    }
  }
#endif
