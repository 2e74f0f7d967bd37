#if canImport(UIKit)
  import UIKit

  /// Lowers a view again if a container view controller has put the view back to the position of an
  /// earlier lift.
  ///
  /// For example, this happens with a side menu:
  /// 1. We lift a child of the menu, and the menu reads the child's frame.
  /// 2. We lower the child, and record the child's position before and after.
  /// 3. The menu closes, and assigns the frame from step 1 to the child. The child would now stay
  ///    at its lifted position permanently.
  ///
  /// While a keyboard is up, and when a keyboard begins to move, we check each recorded view. If
  /// the view is exactly at its lifted position again and its height is unchanged, we lower the
  /// view. When a keyboard begins to move, we remove all records after the check.
  @MainActor
  enum FormerLifts {
    /// This is a class and not a struct, because copying a struct with a weak reference is slow.
    @MainActor
    private final class Lift {
      weak var view: UIView?
      /// The y of the view's `center` while the view was lifted, in the superview's coordinates.
      let lifted: CGFloat
      /// The y of the view's `center` after we lowered the view, in the superview's coordinates.
      let lowered: CGFloat
      /// The view's height just after we had lowered the view, in points. We lower the view again
      /// only if it still has this height, because its `center` also depends on its height.
      let height: CGFloat

      init(of view: UIView, lifted: CGFloat) {
        (self.view, self.lifted) = (view, lifted)
        (lowered, height) = (view.center.y, view.bounds.height)
      }
    }

    private static var lifts: [Lift] = []

    /// The number of recorded views that still exist. Tests use this number to find records that
    /// the library has failed to remove.
    static var count: Int { lifts.count { $0.view != nil } }

    /// Records a view that we have just lowered.
    ///
    /// - Parameter lifted: The y of the view's `center` while the view was lifted.
    static func note(_ view: UIView, lifted: CGFloat) {
      lifts.removeAll { $0.view == nil || $0.view === view }
      lifts.append(Lift(of: view, lifted: lifted))
    }

    /// Lowers each recorded view that is back at its lifted position, although no avoider lifts it
    /// now. The app may have stored this position while the view was lifted, and may have set it
    /// after we lowered the view.
    ///
    /// - Parameter isLast: True for the last check of the recorded views. This method then removes
    ///   all records.
    static func undoWrittenBack(isLast: Bool) {
      for lift in lifts {
        guard let view = lift.view, view.center.y == lift.lifted,
          view.bounds.height == lift.height, !view.isLifted
        else { continue }
        view.center.y = lift.lowered
      }
      if isLast { lifts = [] }
    }
  }
#endif
