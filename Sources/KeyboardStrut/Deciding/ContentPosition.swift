#if canImport(UIKit)
  import UIKit

  /// The vertical position of a view in the content of its scroll views. Layout can change this
  /// position, but scrolling by the user does not.
  ///
  /// The value also includes the positions of `keyboardCompanions`, the views that the app wants to
  /// show together with the view.
  @MainActor
  struct ContentPosition {
    /// The top and bottom edges of the view, in points below the window's top. Calculated as if
    /// each scroll view around the view had a vertical content offset of 0, unless the user cannot
    /// scroll it vertically.
    private var top: CGFloat
    private var bottom: CGFloat
    /// The sums of the top edges and of the bottom edges of all visible `keyboardCompanions`, the
    /// views that the app wants to show with the view. Each edge is measured like `top` and
    /// `bottom`. If a sum changes, a companion has moved, has another height, or has appeared or
    /// disappeared.
    private var companions: (top: CGFloat, bottom: CGFloat) = (0, 0)
    /// The sum of the heights of all superviews that clip their subviews, in points. If the sum
    /// changes, a clipping superview has become shorter or taller, and may now hide the view.
    private var clippingHeight: CGFloat = 0
    /// The lower edge of a text view's caret, in points below the top of the text view's content.
    /// Zero for other views.
    private var caret: CGFloat = 0
    /// The top edge of the innermost scroll view that contains the view, in points below the
    /// window's top. Calculated like `top` and `bottom`. Nil if no scroll view contains the view.
    private var list: CGFloat?
    /// The sum of the adjusted top insets of all scroll views that contain the view, in points. If
    /// the view is a text view, its own top inset also counts, because a text view scrolls its text
    /// and caret. If a top inset changes, UIKit moves content that is scrolled to the top.
    private var topInset: CGFloat = 0

    init(of view: UIView) {
      (top, bottom) = (view.frame.minY, view.frame.maxY)
      var next = view.superview
      while let current = next, let superview = current.superview {
        var distance = current.frame.minY
        if let scrollView = current as? UIScrollView {
          topInset += scrollView.adjustedContentInset.top
          if list == nil { list = -top }
          // Usually we ignore a content offset, because the user changes it. But if the user cannot
          // scroll this scroll view vertically, only layout changes the vertical offset. So we
          // subtract the offset (`bounds.minY`), as we do for a view that is not a scroll view.
          if !scrollView.canScrollVertically { distance -= current.bounds.minY }
        } else {
          distance -= current.bounds.minY
        }
        if current.clipsToBounds { clippingHeight += current.bounds.height }
        top += distance
        bottom += distance
        next = superview
      }
      list = list.map { $0 + top }
      guard let text = view as? UITextView, let range = text.selectedTextRange else { return }
      topInset += text.adjustedContentInset.top
      caret = text.caretRect(for: range.end).maxY
    }

    mutating func add(_ companion: UIView) {
      let place = ContentPosition(of: companion)
      companions.top += place.top
      companions.bottom += place.bottom
    }

    func isSame(as other: ContentPosition) -> Bool {
      abs(top - other.top) <= 0.5 && abs(bottom - other.bottom) <= 0.5
        && abs(clippingHeight - other.clippingHeight) <= 0.5 && abs(caret - other.caret) <= 0.5
        && abs(topInset - other.topInset) <= 0.5
        && abs(companions.top - other.companions.top) <= 0.5
        && abs(companions.bottom - other.companions.bottom) <= 0.5
    }
  }

  extension ContentPosition {
    /// True if the innermost scroll view around the view has the same vertical position in this
    /// value and in `other`, within half a point. Also true if this value or `other` was recorded
    /// without a scroll view.
    func hasSameListPosition(as other: ContentPosition) -> Bool {
      guard let list, let before = other.list else { return true }
      return abs(list - before) <= 0.5
    }
  }

  extension UIView {
    /// True while this view or its caret moves because the user drags or scrolls, in three cases:
    /// 1. The user drags a superview of this view.
    /// 2. A scroll view that contains this view decelerates.
    /// 3. This view is a text view, and the user scrolls its text.
    var isMovedByUsersScroll: Bool {
      if let text = self as? UITextView, text.isDraggedOrDecelerating { return true }
      return path.dropFirst().contains {
        ($0 as? UIScrollView)?.isDecelerating == true || $0.isUnderFinger
      }
    }

    /// True while a pan gesture recognizer of this view tracks a finger.
    var isUnderFinger: Bool {
      (gestureRecognizers ?? []).contains {
        $0 is UIPanGestureRecognizer && ($0.state == .began || $0.state == .changed)
      }
    }
  }
#endif
