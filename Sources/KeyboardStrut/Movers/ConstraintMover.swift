#if canImport(UIKit)
  import KeyboardGeometry
  import UIKit

  /// Moves one view by the constants of constraints, all together: by a bottom constraint, or by a
  /// top and a bottom one if the view has to keep its height.
  ///
  /// We read from the constraints each time which view they move and in which direction, because
  /// they may be made before their views have a common superview.
  @MainActor
  final class ConstraintMover: ContainerMover {
    private let constraints: [NSLayoutConstraint]
    // A constraint does not keep its items alive, and must not be asked for an item that is gone.
    private let items: [Weak<AnyObject>]

    /// - Returns: Nil if no constraint is given, or if the first one moves no view.
    init?(_ constraints: [NSLayoutConstraint]) {
      guard let leading = constraints.first, leading.movedView != nil else { return nil }
      self.constraints = constraints
      items = [leading.firstItem, leading.secondItem].filter { $0 != nil }.map { Weak($0) }
    }

    /// Collects the constraints that place a view vertically in its superview; nil if there are
    /// none.
    ///
    /// Constraints that size the view between two of its edges, such as its height, are left alone.
    convenience init?(placing view: UIView) {
      let placing = (view.superview?.constraints ?? []).filter {
        $0.isActive && $0.placesVertically && ($0.firstItem === view || $0.secondItem === view)
          && $0.movedView === view
      }
      self.init(placing)
    }

    private var leading: NSLayoutConstraint { constraints[0] }

    /// Whether the items of the first constraint still exist.
    private var isAlive: Bool { items.allSatisfy { $0.object != nil } }

    /// Whether all constraints are active.
    var areActive: Bool { isAlive && constraints.allSatisfy(\.isActive) }

    var object: AnyObject? { isAlive ? leading : nil }

    var view: UIView? { isAlive ? leading.movedView : nil }

    /// The views of the first constraint, including those of its guides.
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
      container.own = Ledgers.shared.contribution(of: owner, to: leading.number)
      container.maximumDrop = .infinity
      return container
    }

    var refusal: AvoidancePlan.Unchanged.Reason? {
      if !constraints.allSatisfy(\.placesVertically) { return .placesNothing }
      return areActive ? nil : .isInactive
    }

    /// Makes the amount our part of the first constant. The other constraints move the view by the
    /// same distance.
    ///
    /// A new constant counts at once. Between the first and the last write, required constraints
    /// may contradict one of the app, such as the view's height, and UIKit would break one
    /// permanently. So we deactivate all required constraints but the first during the writes.
    /// Fewer constraints contradict nothing.
    func apply(_ move: AvoidanceMove, owner: AnyObject) {
      guard isAlive, move.quantity == .constant else { return }
      let rise = move.to * leading.pointsPerConstant
      let moving = constraints.filter { $0.pointsPerConstant != 0 }
      let leaving = moving.filter { $0.isActive && $0.priority == .required }.dropFirst()
      NSLayoutConstraint.deactivate(Array(leaving))
      for constraint in moving {
        constraint.constant = Ledgers.shared.set(
          rise / constraint.pointsPerConstant, by: owner, to: constraint.number)
      }
      NSLayoutConstraint.activate(Array(leaving))
    }

    func add(to surroundings: inout Surroundings) {
      guard isAlive else { return }
      for constraint in constraints {
        surroundings.add(constraint.constant)
        surroundings.add(constraint.isActive ? 1 : 0)
      }
    }

    /// The constraints after the first. The first decides how far the view moves, and these have to
    /// agree with it.
    private var followers: ArraySlice<NSLayoutConstraint> { constraints.dropFirst() }

    var isSetOutright: Bool {
      followers.contains { Ledgers.shared.isSetOutright($0.number) }
    }

    /// Restores the constants of the followers. If the first constant has been set outright, too,
    /// it does nothing, because a plan moves all of them together.
    func restore() -> Bool {
      guard !Ledgers.shared.isSetOutright(leading.number) else { return false }
      var hasChanged = false
      for constraint in followers {
        guard let constant = Ledgers.shared.restoredValue(of: constraint.number) else { continue }
        constraint.constant = constant
        hasChanged = true
      }
      return hasChanged
    }

    func forget(_ owner: AnyObject) {
      for constraint in constraints {
        if let constant = Ledgers.shared.withdraw(owner, from: constraint.number) {
          constraint.constant = constant
        }
      }
    }
  }

  extension NSLayoutConstraint {
    /// The view that moves when the constant changes. Of two items this is the one inside the
    /// other's view, and of two siblings the first. Nil if it is a layout guide inside its own
    /// view.
    var movedView: UIView? {
      guard let first = Self.view(of: firstItem), let second = Self.view(of: secondItem) else {
        return Self.view(of: firstItem ?? secondItem)
      }
      guard first !== second else { return firstItem === secondItem ? first : nil }
      return second.isDescendant(of: first) ? second : first
    }

    /// How far up that view moves when the constant grows by one point, from `first = m × second +
    /// c`.
    var pointsPerConstant: CGFloat {
      guard let moved = movedView else { return 0 }
      if Self.view(of: firstItem) === moved { return -1 }
      return multiplier == 0 ? 0 : 1 / multiplier
    }

    /// Returns the view of an item. A guide moves with the view that owns it.
    fileprivate static func view(of item: AnyObject?) -> UIView? {
      item as? UIView ?? (item as? UILayoutGuide)?.owningView
    }

    /// Whether it places something vertically. A constraint between two edges of the same view
    /// sizes it.
    var placesVertically: Bool {
      switch firstAttribute {
      case .top, .bottom, .centerY, .firstBaseline, .lastBaseline, .topMargin, .bottomMargin,
        .centerYWithinMargins:
        firstItem !== secondItem
      default: false
      }
    }

    fileprivate var number: Ledgers.Number {
      Ledgers.Number(object: self, property: .constant, current: constant)
    }
  }
#endif
