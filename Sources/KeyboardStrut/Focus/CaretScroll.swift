#if canImport(UIKit)
  import UIKit

  /// Tells whether UIKit has scrolled to the caret of a text view in this run-loop turn, without
  /// animation.
  @MainActor
  enum CaretScroll {
    /// No text view begins editing in this turn, as far as we know. UIKit has not scrolled to a
    /// caret.
    case unexpected
    /// A text view may begin editing in this turn, or has begun. The associated value is the
    /// content offset of the scroll view around the text view, from before UIKit could scroll to
    /// the caret. We compare later offsets with this one to find out whether UIKit has scrolled to
    /// the caret. Nil if no scroll view contains the text view.
    case expected(from: RecordedOffset?)
    /// UIKit has scrolled to the caret. The associated value is the content offset from before this
    /// scroll.
    case seen(from: RecordedOffset)

    /// Records that UIKit may scroll to a caret from now on, until the end of this turn. Does
    /// nothing if a scroll to a caret in this turn is already recorded (`seen`).
    mutating func expect(from offset: RecordedOffset?) {
      if case .seen = self { return }
      self = .expected(from: offset)
    }

    /// Records whether UIKit has scrolled to the caret of `input` since the offset of the case
    /// `expected` was recorded. Does nothing in any other case, or if that offset is nil.
    ///
    /// UIKit scrolls to the caret when the text view is laid out. The app or Core Animation may
    /// have laid out the text view earlier in this turn, before our own layout. This method finds a
    /// scroll from such an earlier layout.
    mutating func look(at input: UIView?) {
      guard case .expected(let offset?) = self, let input else { return }
      look(at: input, from: offset, isOurLayout: false)
    }

    /// Records whether UIKit has scrolled to the caret of a text view since `offset` was recorded.
    /// We assume this if the content offset has changed, the caret is visible now, and the caret
    /// would not be visible at the offset in `offset`.
    ///
    /// - Parameter isOurLayout: True if only a layout that we requested has run since `offset` was
    ///   recorded. If false, the app may have scrolled instead of UIKit. In this case, the caret
    ///   also has to be at most its own height away from an edge of the visible part, because UIKit
    ///   scrolls hardly farther than necessary.
    mutating func look(at input: UIView, from offset: RecordedOffset, isOurLayout: Bool) {
      if case .seen = self { return }
      guard let text = input as? UITextView, !text.isScrollEnabled,
        let list = offset.scrollView, text.nearestScrollView === list,
        list.contentOffset.y != offset.drawn, let end = text.selectedTextRange?.end
      else { return }
      let caret = text.convert(text.caretRect(for: end), to: list)
      let visible = list.bounds.inset(by: list.adjustedContentInset)
      // If layout has moved the text view in the content, UIKit moves the offset along, so that
      // nothing moves on screen. This is no scroll to the caret.
      let shift = offset.inputShift(in: list)
      let before = visible.offsetBy(dx: 0, dy: offset.drawn + shift - list.contentOffset.y)
      let rest = min(abs(visible.minY - caret.minY), abs(visible.maxY - caret.maxY))
      // UIKit rounds the offset to pixels. So after UIKit's scroll, less than one point of the
      // caret may be outside the visible part.
      guard visible.minY <= caret.minY + 1, visible.maxY >= caret.maxY - 1,
        before.minY > caret.minY || before.maxY < caret.maxY,
        isOurLayout || rest <= caret.height
      else { return }
      self = .seen(from: offset)
    }
  }
#endif
