#if canImport(UIKit)
  import UIKit

  /// The vertical content offset of the scroll view around an input, at the time when this value
  /// was made. We make such a value each time before UIKit may scroll to the input.
  @MainActor
  struct RecordedOffset {
    private(set) weak var scrollView: UIScrollView?
    private(set) weak var input: UIView?
    /// The recorded vertical content offset. While we animate a list frame by frame, this is the
    /// offset at the end of our animation, and not the present one.
    private let y: CGFloat
    /// The scroll view's `contentOffset.y` at the same time, which is the offset that the user saw.
    /// Differs from `y` only while we animate a list frame by frame.
    let drawn: CGFloat
    private let isAtTop: Bool
    /// The y of the input in the content at the same time.
    private let inputY: CGFloat

    /// Records the offset of the innermost scroll view around an input. Nil if there is none.
    init?(around input: UIView) {
      guard let scrollView = input.nearestScrollView else { return nil }
      self.scrollView = scrollView
      self.input = input
      y = scrollView.finalOffset.y
      drawn = scrollView.contentOffset.y
      isAtTop = y == -scrollView.adjustedContentInset.top
      inputY = input.convert(input.bounds.origin, to: scrollView).y
    }

    /// Returns the vertical content offset to which we scroll back. Usually this is the recorded
    /// offset. If the content was at its top when we recorded the offset, this is the offset that
    /// shows the top of the content with the present insets. The two offsets differ if a bar has
    /// appeared at the top in the meantime.
    func offset(in scrollView: UIScrollView) -> CGFloat {
      isAtTop ? -scrollView.adjustedContentInset.top : y
    }

    /// Returns how far layout has moved the input down within the content since the offset was
    /// recorded, in points. For example, rows above the input may have become taller than
    /// estimated.
    func inputShift(in scrollView: UIScrollView) -> CGFloat {
      guard let input, input.isDescendant(of: scrollView) else { return 0 }
      return input.convert(input.bounds.origin, to: scrollView).y - inputY
    }
  }
#endif
