#if canImport(UIKit)
  import UIKit

  /// Where a view, and what is kept visible with it, are in the contents around them, however far
  /// these are scrolled. Another place is the doing of layout; what a finger scrolls stays where it
  /// is in this sense.
  @MainActor
  struct ContentPlace {
    /// The edges below the window's top if nothing were scrolled, in points.
    private var top: CGFloat
    private var bottom: CGFloat
    /// The edges of all companions that show, one above and below the other.
    private var companions: (top: CGFloat, bottom: CGFloat) = (0, 0)
    /// The height of all that clips it, in points: one that shrinks may hide it.
    private var room: CGFloat = 0
    /// The caret's lower edge in a text view, below the top of its content.
    private var caret: CGFloat = 0
    /// The top of the innermost scroll view around it, in the same sense.
    private var list: CGFloat?
    /// What the scroll views around it keep free above their content, in points: UIKit lets content
    /// that lies at the top go along.
    private var topInset: CGFloat = 0

    init(of view: UIView) {
      (top, bottom) = (view.frame.minY, view.frame.maxY)
      var next = view.superview
      while let current = next, let superview = current.superview {
        var distance = current.frame.minY
        if let scrollView = current as? UIScrollView {
          topInset += scrollView.adjustedContentInset.top
          if list == nil { list = -top }
          // The user cannot scroll a sideways list vertically. Its vertical offset comes from
          // layout, so it is part of the content's position.
          if !scrollView.canScrollVertically { distance -= current.bounds.minY }
        } else {
          distance -= current.bounds.minY
        }
        if current.clipsToBounds { room += current.bounds.height }
        top += distance
        bottom += distance
        next = superview
      }
      list = list.map { $0 + top }
      guard let text = view as? UITextView, let range = text.selectedTextRange else { return }
      caret = text.caretRect(for: range.end).maxY
    }

    mutating func add(_ companion: UIView) {
      let place = ContentPlace(of: companion)
      companions.top += place.top
      companions.bottom += place.bottom
    }

    func isSame(as other: ContentPlace) -> Bool {
      abs(top - other.top) <= 0.5 && abs(bottom - other.bottom) <= 0.5
        && abs(room - other.room) <= 0.5 && abs(caret - other.caret) <= 0.5
        && abs(topInset - other.topInset) <= 0.5
        && abs(companions.top - other.companions.top) <= 0.5
        && abs(companions.bottom - other.companions.bottom) <= 0.5
    }
  }

  extension ContentPlace {
    /// Whether the innermost scroll view around it is where it is at another time.
    func hasListInPlace(of other: ContentPlace) -> Bool {
      guard let list, let before = other.list else { return true }
      return abs(list - before) <= 0.5
    }
  }

  extension UIView {
    /// Whether a finger moves something around this view, or its throw does: the view's place is
    /// the person's then.
    var isMovedByPerson: Bool {
      path.dropFirst().contains {
        ($0 as? UIScrollView)?.isDecelerating == true || $0.isUnderFinger
      }
    }

    /// Whether a finger moves something by this view.
    var isUnderFinger: Bool {
      (gestureRecognizers ?? []).contains {
        $0 is UIPanGestureRecognizer && ($0.state == .began || $0.state == .changed)
      }
    }
  }
#endif
