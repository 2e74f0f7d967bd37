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
    private let constraints: [NSLayoutConstraint]
    // The views or guides that `constraints[0]` connects. The constraint does not keep these items
    // alive, and reading `firstItem` is not safe after the item has been deallocated. So before we
    // read `firstItem`, we check these weak references.
    private let items: [Weak<AnyObject>]
    /// The constants of the constraints when this mover was made, usually before the keyboard
    /// shows. If the app assigns one of these values again, for example when the keyboard hides, we
    /// know that the value does not include the points that avoiders have added.
    private let constants: [CGFloat]

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
      guard let leading = constraints.first, leading.movedView != nil else { return nil }
      self.constraints = constraints
      constants = constraints.map(\.constant)
      items = [leading.firstItem, leading.secondItem].filter { $0 != nil }.map { Weak($0) }
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

    private var leading: NSLayoutConstraint { constraints[0] }

    /// Whether the views or guides that the first constraint (`leading`) connects still exist.
    private var isAlive: Bool { items.allSatisfy { $0.object != nil } }

    /// Whether all constraints are active. False if a view or guide that the first constraint
    /// connects has been deallocated.
    var areActive: Bool { isAlive && constraints.allSatisfy(\.isActive) }

    var object: AnyObject? { isAlive ? leading : nil }

    var view: UIView? { isAlive ? leading.movedView : nil }

    /// The views that the first constraint connects. For a layout guide, the view that owns the
    /// guide. An element is nil if the view or guide has been deallocated.
    var itemViews: [UIView?] { items.map { NSLayoutConstraint.view(of: $0.object) } }

    var name: String {
      guard let view else { return "a constraint of a view that is gone" }
      return "\(leading.identifier ?? "a constraint") of \(type(of: view))"
    }

    func container(in window: UIWindow, owner: AnyObject) -> AvoidanceContainer {
      guard let view else { return .gone }
      var container = AvoidanceContainer(frame: view.frame(in: window))
      container.quantity = .constant
      let scale = view.superview?.verticalScale(in: window) ?? 1
      container.rate = leading.pointsPerConstant * scale
      container.own = Ledgers.shared.contribution(of: owner, to: leading.trackedConstant)
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
      if !constraints.allSatisfy(\.placesVertically) { return .placesNothing }
      return isAlive && constraints.contains(where: \.isActive) ? nil : .isInactive
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

    /// Changes the constants so that the view moves as far as `move` says. `move.to` is a number of
    /// points to add, and no position: the first constraint's constant becomes the app's own value
    /// plus `move.to`. If the avoider `owner` had added another amount before, `move.to` replaces
    /// that amount. The other constants change so that the view keeps its height.
    func apply(_ move: AvoidanceMove, owner: AnyObject) {
      guard let view, move.quantity == .constant else { return }
      let rise = move.to * leading.pointsPerConstant
      safeArea?.prepare(
        for: view, from: move.from * leading.pointsPerConstant, to: rise, owner: owner)
      setConstants { constraint, constant in
        var tracked = constraint.trackedConstant
        tracked.earlier = constant
        return Ledgers.shared.set(rise / constraint.pointsPerConstant, by: owner, to: tracked)
      }
    }

    /// Sets the constant of each constraint. Skips a constraint whose constant moves no view.
    ///
    /// UIKit's layout engine applies each new constant at once. While only some constants are set,
    /// the constraints may contradict each other, and UIKit would break one of them. For example,
    /// the top and the bottom constraint may not fit the view's height. So while we set the
    /// constants, we deactivate all required constraints except the first.
    private func setConstants(_ constant: (NSLayoutConstraint, CGFloat) -> CGFloat) {
      let moving = constraints.filter { $0.pointsPerConstant != 0 }
      let leaving = Array(moving.filter { $0.isActive && $0.priority == .required }.dropFirst())
      NSLayoutConstraint.deactivate(leaving)
      for (constraint, earlier) in zip(constraints, constants)
      where constraint.pointsPerConstant != 0 {
        constraint.constant = constant(constraint, earlier)
      }
      NSLayoutConstraint.activate(leaving)
    }

    func compensate(owner: AnyObject) -> Bool {
      guard let safeArea, let view else { return false }
      let constant = leading.trackedConstant
      let own = Ledgers.shared.contribution(of: owner, to: constant)
      let rise = own == 0 ? 0 : Ledgers.shared.total(in: constant) * leading.pointsPerConstant
      return safeArea.compensate(for: view, rise: rise, owner: owner)
    }

    func add(to surroundings: inout Surroundings) {
      guard isAlive else { return }
      for constraint in constraints {
        surroundings.add(constraint.constant)
        surroundings.add(constraint.isActive ? 1 : 0)
      }
    }

    /// All constraints except the first. The constant of the first constraint determines how far
    /// the view moves. From this distance, we calculate the constants of the other constraints.
    private var followers: ArraySlice<NSLayoutConstraint> { constraints.dropFirst() }

    /// Responds to new constants that the app has assigned:
    /// 1. The second or a later constraint has a new constant: we add as many points as the
    ///    avoiders had added to the previous constant.
    /// 2. The first constraint (`leading`) has a new constant: the constants of all constraints
    ///    have to change. The next plan changes them. Until then, `hold()` may keep the view where
    ///    it is.
    func restore() -> Bool {
      safeArea?.letGoOfAssignedInsets()
      guard !Ledgers.shared.isOverwritten(leading.trackedConstant) else { return hold() }
      var hasChanged = false
      for constraint in followers {
        guard let constant = Ledgers.shared.restoredValue(of: constraint.trackedConstant) else {
          continue
        }
        constraint.constant = constant
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
      setConstants { constraint, _ in
        Ledgers.shared.restoredValue(of: constraint.trackedConstant, holding: true)
          ?? constraint.constant
      }
      return true
    }

    func forget(_ owner: AnyObject) {
      guard let safeArea else { return withdraw(owner) }
      safeArea.forget(owner) { withdraw(owner) }
    }

    private func withdraw(_ owner: AnyObject) {
      for constraint in constraints {
        if let constant = Ledgers.shared.withdraw(owner, from: constraint.trackedConstant) {
          constraint.constant = constant
        }
      }
    }
  }

  extension NSLayoutConstraint {
    /// The view that moves when the constant changes. A layout guide is treated like the view that
    /// owns the guide. The value depends on the items that the constraint connects:
    /// 1. Two views, one inside the other: the inner view.
    /// 2. Two other views, such as siblings: the view of `firstItem`.
    /// 3. Two edges of one view, or a view and a constant: that view.
    /// 4. A view and a layout guide of the same view: nil.
    var movedView: UIView? {
      guard let first = Self.view(of: firstItem), let second = Self.view(of: secondItem) else {
        return Self.view(of: firstItem ?? secondItem)
      }
      guard first !== second else { return firstItem === secondItem ? first : nil }
      return second.isDescendant(of: first) ? second : first
    }

    /// How many points `movedView` moves up when the constant grows by one point. Negative if the
    /// view moves down. 0 if no view moves. UIKit's equation is
    /// `first = multiplier × second + constant`.
    var pointsPerConstant: CGFloat {
      guard let moved = movedView else { return 0 }
      if Self.view(of: firstItem) === moved { return -1 }
      return multiplier == 0 ? 0 : 1 / multiplier
    }

    /// Returns the view of a constraint's item. For a layout guide, returns the view that owns the
    /// guide, because the guide moves with that view.
    fileprivate static func view(of item: AnyObject?) -> UIView? {
      item as? UIView ?? (item as? UILayoutGuide)?.owningView
    }

    /// Whether the constraint positions its first item vertically. False for a constraint between
    /// two edges of the same view, which only sets the view's height.
    var placesVertically: Bool {
      switch firstAttribute {
      case .top, .bottom, .centerY, .firstBaseline, .lastBaseline, .topMargin, .bottomMargin,
        .centerYWithinMargins:
        firstItem !== secondItem
      default: false
      }
    }

    fileprivate var trackedConstant: Ledgers.TrackedProperty {
      // If the app writes `constant += 10`, the constant still includes the points that we have
      // added. If the app writes `constant = 10`, the constant no longer includes them.
      //
      // While the keyboard shows, we assume that no app moves a view down by `+=` or `-=`. So if
      // the constant has changed in the direction that moves the view down, the app has assigned a
      // new value. `impossibleSign` is the sign of a change in this direction.
      let isShowing = movedView?.isKeyboardShowing ?? false
      return Ledgers.TrackedProperty(
        object: self, property: .constant, current: constant,
        impossibleSign: isShowing ? -pointsPerConstant : 0)
    }
  }
#endif
