#if canImport(UIKit)
  import UIKit

  /// Remembers where views stood while they were lifted, after they were put back.
  ///
  /// A container, such as a closing side menu, may read a child's frame while the child is lifted
  /// and write it back after the keyboard has hidden. The child would then stay lifted permanently.
  /// When a keyboard next starts to move, we put back each view that stands exactly at its lifted
  /// position with an unchanged height. Then we forget all records.
  @MainActor
  enum GivenBackLifts {
    private struct Lift {
      weak var view: UIView?
      /// The centre's y while the view was lifted, and its y without our part.
      let lifted: CGFloat
      let base: CGFloat
      /// The view's height. If it changes, the centre changes, too.
      let height: CGFloat
    }

    private static var lifts: [Lift] = []

    /// The number of remembered views, for tests that look for leftovers.
    static var count: Int { lifts.count { $0.view != nil } }

    /// Remembers a view that was put back just now.
    static func note(_ view: UIView, lifted: CGFloat) {
      lifts.removeAll { $0.view == nil || $0.view === view }
      lifts.append(
        Lift(view: view, lifted: lifted, base: view.center.y, height: view.bounds.height))
    }

    /// Puts back the views that someone has moved to the position that they had while they were
    /// lifted.
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
