#if canImport(UIKit)
  import KeyboardGeometry
  import UIKit

  /// Constraints that move one view vertically, all together: a bottom constraint, or a top and a
  /// bottom one of a view that is to keep its height.
  @MainActor
  final class MovingConstraints {
    let leading: NSLayoutConstraint
    private let others: [NSLayoutConstraint]
    /// The view that they move; nil where the app has freed it.
    private weak var moved: UIView?

    /// - Returns: nil where the first constraint moves no view.
    init?(_ constraints: [NSLayoutConstraint]) {
      guard let first = constraints.first, let moved = first.movedView else { return nil }
      leading = first
      others = Array(constraints.dropFirst())
      self.moved = moved
    }

    /// The constraints that place a view vertically in its superview; nil where there is none.
    ///
    /// One that sizes the view by two edges, its height say, is left alone.
    convenience init?(placing view: UIView) {
      let placing = (view.superview?.constraints ?? []).filter {
        $0.isActive && $0.isVertical && ($0.firstItem === view || $0.secondItem === view)
          && $0.movedView === view
      }
      self.init(placing)
    }

    var view: UIView? { moved }

    /// Whether all of them still place the view.
    var areActive: Bool { leading.isActive && others.allSatisfy(\.isActive) }

    func value(in window: UIWindow, owner: AnyObject) -> ConstraintContainer {
      ConstraintContainer(
        frame: moved?.frame(in: window) ?? .zero, rate: leading.keyboardRate,
        ownConstant: Contributions.shared.amount(
          by: owner, to: leading, .constant, current: leading.constant),
        reachDown: .infinity)
    }

    /// Makes `amount` our part of the first constraint's constant; the others move the view as far.
    func set(_ amount: CGFloat, owner: AnyObject) {
      let rise = amount * leading.keyboardRate
      for constraint in [leading] + others where constraint.keyboardRate != 0 {
        constraint.constant = Contributions.shared.set(
          rise / constraint.keyboardRate, by: owner, to: constraint, .constant,
          current: constraint.constant)
      }
    }
  }

  extension NSLayoutConstraint {
    /// The view that moves when the constant changes: of two items the one inside the other's
    /// view, of two siblings the first.
    var movedView: UIView? {
      guard let first = firstItem as? UIView else { return secondItem as? UIView }
      guard let second = secondItem as? UIView, second !== first,
        second.isDescendant(of: first)
      else { return first }
      return second
    }

    /// How far up that view moves when the constant grows by one point: `first = m × second + c`.
    var keyboardRate: CGFloat {
      guard let moved = movedView else { return 0 }
      if firstItem === moved { return -1 }
      return multiplier == 0 ? 0 : 1 / multiplier
    }

    var isVertical: Bool {
      switch firstAttribute {
      case .top, .bottom, .centerY, .firstBaseline, .lastBaseline, .topMargin, .bottomMargin,
        .centerYWithinMargins:
        true
      default: false
      }
    }
  }
#endif
