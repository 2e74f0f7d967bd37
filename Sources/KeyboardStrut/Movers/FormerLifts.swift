#if canImport(UIKit)
  import UIKit

  /// The positions that views had while the library lifted them. We record a view's position when
  /// we lower the view again.
  ///
  /// A container may read a child's frame while the child is lifted, and set that frame again after
  /// the keyboard has hidden. A closing side menu does so. The child would then stay lifted
  /// permanently.
  ///
  /// When a keyboard next starts to move, we lower each recorded view whose position is exactly the
  /// lifted one and whose height is unchanged. Then we forget all records.
  @MainActor
  enum FormerLifts {
    private struct Lift {
      weak var view: UIView?
      /// The y of the view's `center` while the view was lifted, in points of the superview.
      let lifted: CGFloat
      /// The y of the view's `center` after we lowered the view, in points of the superview.
      let base: CGFloat
      /// The view's height, in points. If the height has changed since, `center` is not comparable.
      let height: CGFloat
    }

    private static var lifts: [Lift] = []

    /// The number of recorded views that still exist. Tests use this to find records that were not
    /// removed.
    static var count: Int { lifts.count { $0.view != nil } }

    /// Records a view that we have just lowered.
    ///
    /// - Parameter lifted: The y of the view's `center` while the view was lifted.
    static func note(_ view: UIView, lifted: CGFloat) {
      lifts.removeAll { $0.view == nil || $0.view === view }
      lifts.append(
        Lift(view: view, lifted: lifted, base: view.center.y, height: view.bounds.height))
    }

    /// Lowers each recorded view that has been moved back to exactly its lifted position since.
    /// Then forgets all records.
    static func undoWrittenBack() {
      guard !lifts.isEmpty else { return }
      for lift in lifts {
        guard let view = lift.view, !view.isLifted, view.center.y == lift.lifted,
          view.bounds.height == lift.height
        else { continue }
        view.center.y = lift.base
      }
      lifts = []
    }
  }
#endif
