#if canImport(UIKit)
  import UIKit

  /// The position of a view, and of its companions, in the content around it, regardless of
  /// scrolling. Layout changes this position. A finger that scrolls does not change it.
  @MainActor
  struct ContentPlace {
    /// The edges in points below the window's top, as if nothing were scrolled.
    private var top: CGFloat
    private var bottom: CGFloat
    /// The sums of the top and of the bottom edges of all companions that show.
    private var companions: (top: CGFloat, bottom: CGFloat) = (0, 0)
    /// The summed height of all views that clip it, in points. If one of them shrinks, it may hide
    /// the view.
    private var room: CGFloat = 0
    /// The lower edge of a text view's caret, below the top of its content.
    private var caret: CGFloat = 0
    /// The y of the top of the innermost scroll view around the view, as it would be if nothing
    /// were scrolled; in the window, in points.
    private var list: CGFloat?
    /// The sum of the top insets of the scroll views around it, in points. If an inset changes,
    /// UIKit moves content that lies at the top.
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
    /// Whether the innermost scroll view around it has the same position in both.
    func hasListInPlace(of other: ContentPlace) -> Bool {
      guard let list, let before = other.list else { return true }
      return abs(list - before) <= 0.5
    }
  }

  extension UIView {
    /// Whether a finger, or its throw, moves something around this view. The user then decides
    /// where the view is.
    var isMovedByPerson: Bool {
      path.dropFirst().contains {
        ($0 as? UIScrollView)?.isDecelerating == true || $0.isUnderFinger
      }
    }

    /// Whether a pan gesture recognizer of this view follows a finger at this moment.
    var isUnderFinger: Bool {
      (gestureRecognizers ?? []).contains {
        $0 is UIPanGestureRecognizer && ($0.state == .began || $0.state == .changed)
      }
    }
  }
#endif
