#if canImport(UIKit)
  import UIKit

  /// Where a view is in the contents around it, however far these are scrolled. Another place is
  /// the doing of layout; what a finger scrolls stays where it is in this sense.
  @MainActor
  struct ContentPlace {
    /// The view's upper edge below the window's top if nothing were scrolled, in points.
    private var top: CGFloat
    private let height: CGFloat
    /// The height of the scroll views around it, in points: one that shrinks may hide it.
    private var room: CGFloat = 0

    init(of view: UIView) {
      (top, height) = (view.frame.minY, view.frame.height)
      var next = view.superview
      while let current = next, let superview = current.superview {
        top += current.frame.minY
        if current is UIScrollView {
          room += current.bounds.height
        } else {
          top -= current.bounds.minY
        }
        next = superview
      }
    }

    func isSame(as other: ContentPlace) -> Bool {
      abs(top - other.top) <= 0.5 && abs(height - other.height) <= 0.5
        && abs(room - other.room) <= 0.5
    }
  }

  extension UIView {
    /// Whether a finger moves something around this view, or its throw does: the view's place is
    /// the person's then.
    var isMovedByPerson: Bool {
      var next: UIView? = superview
      while let current = next {
        if (current as? UIScrollView)?.isDecelerating == true { return true }
        for case let pan as UIPanGestureRecognizer in current.gestureRecognizers ?? []
        where pan.state == .began || pan.state == .changed {
          return true
        }
        next = current.superview
      }
      return false
    }
  }
#endif
