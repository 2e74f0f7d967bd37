#if canImport(UIKit)
  import UIKit

  /// A constraint whose constant an avoider changes.
  ///
  /// A constraint does not keep its items (the views or layout guides that it connects) alive.
  /// Reading `firstItem` or `secondItem` of a deallocated item ends the app. So this type keeps
  /// weak references to the items, and checks them before it reads the constraint's items.
  @MainActor
  struct MovedConstraint {
    let constraint: NSLayoutConstraint
    /// The constraint's constant when this `MovedConstraint` was made, usually before the keyboard
    /// showed. The app may assign this constant again, for example when the keyboard hides. The
    /// constant then no longer includes the points that avoiders have added.
    let earlierConstant: CGFloat
    /// The views or layout guides that the constraint connects.
    private let items: [Weak<AnyObject>]

    init(_ constraint: NSLayoutConstraint) {
      self.constraint = constraint
      earlierConstant = constraint.constant
      items = [constraint.firstItem, constraint.secondItem].filter { $0 != nil }.map { Weak($0) }
    }

    /// Whether the views or layout guides that the constraint connects still exist.
    var isAlive: Bool { items.allSatisfy { $0.object != nil } }

    var isActive: Bool { constraint.isActive }

    /// The view that moves when the constant changes. Nil if an item has been deallocated.
    var movedView: UIView? { isAlive ? constraint.movedView : nil }

    /// How many points `movedView` moves up when the constant grows by one point. 0 if an item has
    /// been deallocated.
    var pointsPerConstant: CGFloat { isAlive ? constraint.pointsPerConstant : 0 }

    var trackedConstant: Ledgers.TrackedProperty {
      // If the app writes `constant += 10`, the constant still includes the points that we have
      // added. If the app writes `constant = 10`, the constant no longer includes them.
      //
      // While the keyboard shows, we assume that no app moves a view down by `+=` or `-=`. So if
      // the constant has changed in the direction that moves the view down, the app has assigned a
      // new value. `assignmentSign` is the sign of a change in this direction.
      let isShowing = movedView?.isKeyboardShowing ?? false
      return Ledgers.TrackedProperty(
        object: constraint, property: .constant, current: constraint.constant,
        assignmentSign: isShowing ? -pointsPerConstant : 0)
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
  }
#endif
