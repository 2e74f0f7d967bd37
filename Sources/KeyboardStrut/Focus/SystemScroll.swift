#if canImport(UIKit)
  import UIKit

  /// Finds out how far UIKit itself scrolls to show an input, so that we can scroll back when the
  /// keyboard hides. UIKit never scrolls back.
  ///
  /// UIKit posts no notification when it scrolls, and has no method that says so. So we record the
  /// content offset each time before UIKit may scroll. UIKit scrolls in three situations:
  /// 1. An input becomes first responder, the keyboard shows or the window changes its size. UIKit
  ///    then scrolls to the whole input, usually with animation.
  /// 2. A text view that does not scroll its own text is laid out. UIKit scrolls the scroll view
  ///    around it to the caret, without animation.
  /// 3. The keyboard has shown. A table or collection view controller then scrolls once more.
  @MainActor
  final class SystemScroll {
    /// The content offset of a scroll view before UIKit scrolls to an input. We record this offset
    /// when the input begins editing, when the keyboard is about to show, and when the window has
    /// changed its size.
    private struct Start {
      weak var scrollView: UIScrollView?
      /// The recorded vertical content offset. While we animate a list frame by frame, this is the
      /// offset at the end of our animation.
      private let y: CGFloat
      /// The vertical content offset at which the user saw the content. Differs from `y` only while
      /// we animate a list frame by frame.
      let drawn: CGFloat
      /// Whether UIKit animated the scroll view at the end of the latest run-loop turn. The last
      /// frame of an animation moves the content, too, but the animation is over by then.
      var wasAnimated = false
      private let isAtTop: Bool

      @MainActor
      init(of scrollView: UIScrollView) {
        self.scrollView = scrollView
        y = scrollView.finalOffset.y
        drawn = scrollView.contentOffset.y
        isAtTop = y == -scrollView.adjustedContentInset.top
      }

      /// Records the offset of the innermost scroll view around an input. Nil if there is none.
      @MainActor
      init?(around input: UIView) {
        guard let scrollView = input.nearestScrollView else { return nil }
        self.init(of: scrollView)
      }

      /// Returns the recorded vertical content offset. If the content was at its top when we
      /// recorded the offset, returns the offset of the content's top now. The two offsets differ
      /// if a bar has appeared at the top since then.
      @MainActor
      func offset(in scrollView: UIScrollView) -> CGFloat {
        isAtTop ? -scrollView.adjustedContentInset.top : y
      }
    }

    /// The content offset before UIKit scrolled, or may scroll, to the new first responder. Nil if
    /// UIKit will not scroll any more.
    private var start: Start?
    /// The content offset before UIKit scrolled to the caret of the edited text view in this
    /// run-loop turn, without animation. Nil if UIKit has not scrolled in this turn.
    private var caretScroll: Start?
    /// The content offset at the time when a text view began editing in this run-loop turn, or
    /// shortly before. In response to the beginning, the app may request layout, and UIKit then
    /// scrolls to the caret at once. The begin-editing notification comes only after that.
    private var beforeEditing: Start?

    // MARK: Focus

    /// Records the present content offset around a text view that is about to begin editing.
    func willBegin(_ text: UITextView) { beforeEditing = Start(around: text) }

    /// Records the present content offset around an input that has begun editing.
    func didBegin(_ input: UIView) {
      noteEarlierCaretScroll(to: input)
      start = Start(around: input)
      beforeEditing = start
    }

    /// Records that an input ends editing.
    ///
    /// - Parameter isLatest: Whether no other input has begun editing since then.
    func didEnd(_ input: UIView, isLatest: Bool) {
      if isLatest { start = nil }
      beforeEditing = Start(around: input)
    }

    // MARK: The keyboard and the window

    /// Records the present content offset of the scroll view around the edited input. Call this
    /// when the keyboard will show.
    ///
    /// The input may have become first responder long before, for example with a hardware keyboard.
    /// When the keyboard shows, a table or collection view controller scrolls to the input again.
    /// `start(of:)` then returns the offset from before this scroll.
    func keyboardWillShow(for input: UIView) { start = Start(around: input) }

    /// Records the present content offset of the list around the edited text view if the list cuts
    /// off the text view. Call this when the keyboard has shown.
    ///
    /// A table or collection view controller scrolls once more at that time. Only a text view that
    /// does not fit above the keyboard can still be cut off then.
    func keyboardDidShow(for input: UIView?) {
      guard !isPossible, let text = input as? UITextView,
        let list = text.nearestScrollView, list.isListOfListController, list.cutsOff(text)
      else { return }
      start = Start(of: list)
    }

    /// Records the present content offset of the scroll view around `input` if UIKit has begun to
    /// scroll to `input` because the window has changed its size. Call this in the run-loop turn in
    /// which the size has changed.
    ///
    /// UIKit scrolls with the insets of the earlier size, and so too far (KeyboardFacts 1.3). UIKit
    /// scrolls only to an input that the scroll view cuts off. If the whole input is visible, the
    /// app must have started the running animation, and we record nothing.
    func windowDidResize(around input: UIView) {
      guard !isPossible, let scrollView = input.nearestScrollView, scrollView.mayBeAnimated else {
        return
      }
      if scrollView.cutsOff(input) { start = Start(of: scrollView) }
    }

    /// Deletes `start`, the content offset from before UIKit scrolls to the input. Called in each
    /// run-loop turn while the keyboard is at rest, because UIKit does not begin to scroll then.
    ///
    /// If UIKit is still scrolling with animation, we keep `start`. A later call deletes it after
    /// the animation has ended.
    func didRest() {
      if #available(iOS 17.4, visionOS 1.1, *) {
        if start?.scrollView?.isScrollAnimating == true { return }
      }
      start = nil
    }

    /// Deletes what belongs to this run-loop turn only. If the user is scrolling, also deletes
    /// `start`, the content offset from before UIKit scrolled to the input. We then do not scroll
    /// back to that offset, because the user has chosen another one. Called at the end of each
    /// run-loop turn.
    func turnDidEnd() {
      (caretScroll, beforeEditing) = (nil, nil)
      let isAnimated = start?.scrollView?.mayBeAnimated ?? false
      start?.wasAnimated = isAnimated
      if start?.scrollView?.isTouchedOrDecelerating ?? true { start = nil }
    }

    // MARK: The caret

    /// Runs a closure that lays out the views around an input. Records whether UIKit has scrolled
    /// to the caret during this layout.
    ///
    /// A text view that does not scroll its own text does so when it is laid out, after it has
    /// become first responder and after its caret has moved (ContainerFacts 8.1).
    func notingCaretScroll(to input: UIView?, _ layout: () -> Void) {
      let start = (input as? UITextView)?.nearestScrollView.map { Start(of: $0) }
      layout()
      if let start, let input { noteCaretScroll(to: input, from: start, isOurLayout: true) }
    }

    /// Records whether UIKit has scrolled to the caret of a text view since the text view began
    /// editing in this run-loop turn, in a layout that someone else has requested. For example,
    /// Core Animation has laid out the text view before this turn ended.
    func noteEarlierCaretScroll(to input: UIView?) {
      guard let beforeEditing, let input else { return }
      noteCaretScroll(to: input, from: beforeEditing, isOurLayout: false)
    }

    /// Records the offset `start` if UIKit has scrolled to the caret of a text view since then. The
    /// caret was outside the visible part of the scroll view, and is inside now.
    ///
    /// - Parameter isOurLayout: True if nothing has run since `start`, except a layout that we
    ///   requested. If false, the app may have scrolled. We then also check whether the caret is at
    ///   an edge of the visible part, because UIKit scrolls hardly farther than necessary.
    private func noteCaretScroll(to input: UIView, from start: Start, isOurLayout: Bool) {
      guard caretScroll == nil, let text = input as? UITextView,
        let list = start.scrollView, text.nearestScrollView === list,
        list.contentOffset.y != start.drawn, let end = text.selectedTextRange?.end
      else { return }
      let caret = text.convert(text.caretRect(for: end), to: list)
      let visible = list.bounds.inset(by: list.adjustedContentInset)
      let before = visible.offsetBy(dx: 0, dy: start.drawn - list.contentOffset.y)
      let rest = min(abs(visible.minY - caret.minY), abs(visible.maxY - caret.maxY))
      // The offset is rounded to pixels, so the caret may lie outside by less than one point.
      guard visible.minY <= caret.minY + 1, visible.maxY >= caret.maxY - 1,
        before.minY > caret.minY || before.maxY < caret.maxY,
        isOurLayout || rest <= caret.height
      else { return }
      caretScroll = start
    }

    // MARK: Questions

    /// True if UIKit may still scroll to the input that has just become first responder.
    var isPossible: Bool { start?.scrollView != nil }

    /// The screen of the scroll view in which UIKit may still scroll to the new first responder.
    /// Nil if there is no such scroll view.
    var screen: KeyboardScreen? { start?.scrollView?.window?.keyboardScreen }

    /// Returns the vertical content offset that a scroll view had before UIKit scrolled to the new
    /// first responder inside it, or to the caret in this run-loop turn. We scroll back to this
    /// offset when the keyboard hides, because UIKit never scrolls back.
    ///
    /// Nil if UIKit will not scroll to the input any more. When the keyboard hides, we then scroll
    /// back to the offset that the scroll view has at the time of this call. We assume in four
    /// cases that UIKit will not scroll any more:
    /// 1. The keyboard has come to rest since the offset was recorded, and no scroll animation is
    ///    running.
    /// 2. The user is scrolling, or has scrolled since the offset was recorded.
    /// 3. The present offset differs from the recorded one, and no scroll animation is running or
    ///    has ended in this turn. UIKit has then already finished its scroll. This does not hold
    ///    for UIKit's scroll to the caret in the present turn.
    /// 4. The offset was recorded for another scroll view, or for none.
    func start(of scrollView: UIScrollView) -> CGFloat? {
      if let start = caretStart(of: scrollView) { return start }
      guard let start, start.scrollView === scrollView,
        !scrollView.isTouchedOrDecelerating
      else { return nil }
      let y = start.offset(in: scrollView)
      return scrollView.finalOffset.y == y || scrollView.mayBeAnimated || start.wasAnimated
        ? y : nil
    }

    /// True if UIKit is scrolling a scroll view to the input, and the content offset has changed
    /// already.
    func isScrollingToInput(_ scrollView: UIScrollView) -> Bool {
      start(of: scrollView).map { scrollView.finalOffset.y != $0 } ?? false
    }

    /// Returns the vertical content offset that a scroll view had before UIKit scrolled to the
    /// caret of the edited text view in this run-loop turn, without animation. Nil if UIKit has not
    /// scrolled, or if the user is scrolling.
    func caretStart(of scrollView: UIScrollView) -> CGFloat? {
      guard let caretScroll, caretScroll.scrollView === scrollView,
        !scrollView.isTouchedOrDecelerating
      else { return nil }
      return caretScroll.offset(in: scrollView)
    }

    /// True if a table or collection view controller may be scrolling its list to a text view with
    /// animation. The controller scrolls only to a text view that the list cuts off.
    func isAnimated(_ list: UIScrollView, to input: UIView?) -> Bool {
      guard let text = input as? UITextView, list.isListOfListController else { return false }
      return list.mayBeAnimated && start(of: list) != nil && list.cutsOff(text)
    }
  }

  extension UIScrollView {
    /// True if a part of `view` is above or below the visible part of the content.
    fileprivate func cutsOff(_ view: UIView) -> Bool {
      let frame = view.convert(view.bounds, to: self)
      let visible = bounds.inset(by: adjustedContentInset)
      return frame.minY < visible.minY || frame.maxY > visible.maxY
    }

    /// True if an animation may be scrolling this scroll view now. Always true before iOS 17.4,
    /// because those versions of UIKit do not report scroll animations.
    var mayBeAnimated: Bool {
      if #available(iOS 17.4, visionOS 1.1, *) { isScrollAnimating } else { true }
    }

    /// True if an animation that the app has started may be scrolling this scroll view now. Also
    /// true if UIKit may be scrolling to the top after a tap on the status bar.
    ///
    /// False for these scroll views, because UIKit may have started the animation:
    /// 1. A text view. UIKit scrolls to the caret.
    /// 2. The list of a table or collection view controller. The controller may scroll when the
    ///    keyboard hides.
    /// 3. A scroll view in which UIKit may still scroll to the new first responder.
    var mayBeAnimatedByApp: Bool {
      mayBeAnimated && !(self is UITextView) && !isListOfListController
        && KeyboardCenter.shared.systemScroll.start(of: self) == nil
    }

    /// True while the user's finger is on the content, or while the scroll view decelerates.
    package var isTouchedOrDecelerating: Bool { isTracking || isDecelerating }
  }
#endif
