#if canImport(UIKit)
  import KeyboardGeometry
  import UIKit

  /// Moves one view by the constants of constraints, all together: a bottom constraint, or a top
  /// and a bottom one of a view that is to keep its height.
  ///
  /// Which view they move and which way is read from the constraints each time: they may be made
  /// before their views have a common superview.
  @MainActor
  final class ConstraintMover: ContainerMover {
    private let constraints: [NSLayoutConstraint]
    // A constraint does not keep its items, and must not be asked for one that is gone.
    private let items: [Weak<AnyObject>]

    /// - Returns: nil where no constraint is given, or the first moves no view.
    init?(_ constraints: [NSLayoutConstraint]) {
      guard let leading = constraints.first, leading.movedView != nil else { return nil }
      self.constraints = constraints
      items = [leading.firstItem, leading.secondItem].filter { $0 != nil }.map { Weak($0) }
    }

    /// The constraints that place a view vertically in its superview; nil where there is none.
    ///
    /// One that sizes the view by two edges, its height say, is left alone.
    convenience init?(placing view: UIView) {
      let placing = (view.superview?.constraints ?? []).filter {
        $0.isActive && $0.placesVertically && ($0.firstItem === view || $0.secondItem === view)
          && $0.movedView === view
      }
      self.init(placing)
    }

    private var leading: NSLayoutConstraint { constraints[0] }

    /// Whether what the first constraint is between still lives.
    private var isAlive: Bool { items.allSatisfy { $0.object != nil } }

    /// Whether all of them place the view.
    var areActive: Bool { isAlive && constraints.allSatisfy(\.isActive) }

    var object: AnyObject? { isAlive ? leading : nil }

    var view: UIView? { isAlive ? leading.movedView : nil }

    /// The views of the first constraint, those of its guides included.
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

    /// Makes the amount our part of the first constant; the others move the view as far.
    ///
    /// A constant counts at once. Between the first and the last, required constraints may ask for
    /// what the app's own, say of the view's height, forbids, and UIKit would break one for good.
    /// So all required ones but the first leave for that moment: fewer contradict nothing.
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

    /// The first says how far the view is moved; the others have to agree with it.
    private var followers: ArraySlice<NSLayoutConstraint> { constraints.dropFirst() }

    var isSetOutright: Bool {
      followers.contains { Ledgers.shared.isSetOutright($0.number) }
    }

    /// Where the first has been set outright, too, a plan moves all of them together.
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
    /// The view that moves when the constant changes: of two items the one inside the other's
    /// view, of two siblings the first. Nil where that is a layout guide inside its view.
    var movedView: UIView? {
      guard let first = Self.view(of: firstItem), let second = Self.view(of: secondItem) else {
        return Self.view(of: firstItem ?? secondItem)
      }
      guard first !== second else { return firstItem === secondItem ? first : nil }
      return second.isDescendant(of: first) ? second : first
    }

    /// How far up that view moves when the constant grows by one point: `first = m × second + c`.
    var pointsPerConstant: CGFloat {
      guard let moved = movedView else { return 0 }
      if Self.view(of: firstItem) === moved { return -1 }
      return multiplier == 0 ? 0 : 1 / multiplier
    }

    /// A guide goes with its view.
    fileprivate static func view(of item: AnyObject?) -> UIView? {
      item as? UIView ?? (item as? UILayoutGuide)?.owningView
    }

    /// Whether it places something vertically; one between two edges of the same view sizes it.
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
