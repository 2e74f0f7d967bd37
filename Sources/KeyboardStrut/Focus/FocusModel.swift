#if canImport(UIKit)
  import UIKit

  /// Finds out which view is first responder in each window.
  ///
  /// UIKit has no method that returns the first responder. Text fields and text views post a
  /// notification when they begin editing. A text view posts this notification only after the
  /// keyboard's willShow notification. Other inputs post no notification. If no notification tells
  /// us the first responder, we search the views of the window.
  @MainActor
  final class FocusModel {
    /// The text field or text view that has most recently begun editing.
    private enum Edited {
      case nobody
      /// This view was first responder when it posted its begin-editing notification, as usual. We
      /// treat the view as edited until it resigns first responder.
      case firstResponder(Weak<UIView>)
      /// This view was not first responder when it posted its begin-editing notification. For
      /// example, inputs do so in tests with a simulated keyboard (`KeyboardTest`). We treat the
      /// view as edited until it posts its end-editing notification.
      case posted(Weak<UIView>)

      @MainActor
      var input: UIView? {
        switch self {
        case .nobody: nil
        case .firstResponder(let view), .posted(let view): view.object
        }
      }
    }

    /// The first responder of one window, and whether the user edits it.
    enum Focus: Equatable {
      case nobody
      /// The user is editing this text field or text view. It has posted its begin-editing
      /// notification.
      case editing(UIView)
      /// This text field or text view is first responder, but has not yet posted its begin-editing
      /// notification.
      case beginning(UIView)
      /// This first responder is neither a text field nor a text view, so it never posts a
      /// begin-editing notification.
      case other(UIView)
      /// This text field or text view is still the first responder of its window, but the user
      /// types into an input of another window.
      case elsewhere(UIView)
      /// This text field or text view is still the first responder of its window, but the user has
      /// since typed into another window, and has ended editing there. The user edits no input.
      case idle(UIView)

      var input: UIView? {
        switch self {
        case .nobody, .elsewhere: nil
        case .editing(let view), .beginning(let view), .idle(let view), .other(let view): view
        }
      }
    }

    /// The content offset of a scroll view before UIKit scrolls to an input. We record this offset
    /// when the input begins editing, when the keyboard is about to show, and when the window has
    /// changed its size.
    private struct ScrollStart {
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

      /// Returns the recorded vertical content offset. If the content was at its top when we
      /// recorded the offset, returns the offset of the content's top now. The two offsets differ
      /// if a bar has appeared at the top since then.
      @MainActor
      func offset(in scrollView: UIScrollView) -> CGFloat {
        isAtTop ? -scrollView.adjustedContentInset.top : y
      }
    }

    private var edited = Edited.nobody
    /// The input whose text the user has changed most recently. Nil if that input has begun editing
    /// again since then.
    private var latestWritten: Weak<UIView>?
    private var scrollStart: ScrollStart?
    /// The content offset before UIKit scrolled to the caret of the edited text view in this
    /// run-loop turn, without animation. Nil if UIKit has not scrolled in this turn.
    private var caretScroll: ScrollStart?
    /// The content offset at the time when a text view began editing in this run-loop turn, or
    /// shortly before. In response to the beginning, the app may request layout, and UIKit then
    /// scrolls to the caret at once. The begin-editing notification comes only after that.
    private var beforeEditing: ScrollStart?
    private(set) var finder = FirstResponderFinder()

    // MARK: Facts

    /// Records that an input has posted its begin-editing notification.
    ///
    /// - Returns: False if the notification comes too late, because another input of the same
    ///   window is first responder already. For example:
    ///   1. A text view becomes first responder, and UIKit posts the willShow notification.
    ///   2. In response, the app makes another input first responder.
    ///   3. Only then does the text view post its begin-editing notification.
    func didBegin(_ input: UIView) -> Bool {
      if !input.isFirstResponder, let other = edited.input, other !== input,
        other.isFirstResponder, other.window === input.window
      {
        return false
      }
      // If the previously edited input is in another window, it stays first responder there. We
      // store this input, so that we need not search the other window later.
      if let other = inputBeingEdited, let window = other.window, window !== input.window {
        finder.remember(other, in: window)
      }
      // Usually the user has written nothing. We check this first, because loading a weak reference
      // is slow.
      if latestWritten != nil, hasChangedText(of: input) { latestWritten = nil }
      edited = input.isFirstResponder ? .firstResponder(Weak(input)) : .posted(Weak(input))
      finder.lookAgain()
      if let window = input.window { finder.note(window) }
      noteEarlierCaretScroll(to: input)
      scrollStart = input.nearestScrollView.map { ScrollStart(of: $0) }
      beforeEditing = scrollStart
      return true
    }

    func textDidChange(in input: UIView) { latestWritten = Weak(input) }

    /// Records that an input ends editing.
    func didEnd(_ input: UIView) {
      if case .posted(let view) = edited, view.object === input { edited = .nobody }
      if edited.input === input { scrollStart = nil }
      beforeEditing = input.nearestScrollView.map { ScrollStart(of: $0) }
    }

    func didBecomeKey(_ window: UIWindow) { finder.note(window) }

    /// Allows another search in each window in which no first responder was found. Called after a
    /// keyboard notification, because a view may have become first responder.
    func lookAgain() { finder.lookAgain() }

    // MARK: UIKit's own scroll

    /// True if UIKit may still scroll to the input that has just become first responder.
    var mayScroll: Bool { scrollStart?.scrollView != nil }

    /// The screen of the scroll view in which UIKit may still scroll to the new first responder.
    /// Nil if there is no such scroll view.
    var screenToScroll: KeyboardScreen? { scrollStart?.scrollView?.window?.keyboardScreen }

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
    func scrollStart(of scrollView: UIScrollView) -> CGFloat? {
      if let start = caretScrollStart(of: scrollView) { return start }
      guard let scrollStart, scrollStart.scrollView === scrollView,
        !scrollView.isTouchedOrDecelerating
      else { return nil }
      let y = scrollStart.offset(in: scrollView)
      return scrollView.finalOffset.y == y || scrollView.mayBeAnimated || scrollStart.wasAnimated
        ? y : nil
    }

    /// True if UIKit is scrolling a scroll view to the input, and the content offset has changed
    /// already.
    func isScrollingToInput(_ scrollView: UIScrollView) -> Bool {
      scrollStart(of: scrollView).map { scrollView.finalOffset.y != $0 } ?? false
    }

    /// Returns the vertical content offset that a scroll view had before UIKit scrolled to the
    /// caret of the edited text view in this run-loop turn, without animation. Nil if UIKit has not
    /// scrolled, or if the user is scrolling.
    func caretScrollStart(of scrollView: UIScrollView) -> CGFloat? {
      guard let caretScroll, caretScroll.scrollView === scrollView,
        !scrollView.isTouchedOrDecelerating
      else { return nil }
      return caretScroll.offset(in: scrollView)
    }

    /// True if a table or collection view controller may be scrolling its list to a text view with
    /// animation. The controller scrolls only to a text view that the list cuts off.
    func isAnimated(_ list: UIScrollView, to input: UIView?) -> Bool {
      guard let text = input as? UITextView, list.isListOfListController else { return false }
      return list.mayBeAnimated && scrollStart(of: list) != nil && list.cutsOff(text)
    }

    /// Runs a closure that lays out the views around an input. Records whether UIKit has scrolled
    /// to the caret during this layout.
    ///
    /// A text view that does not scroll its own text does so when it is laid out, after it has
    /// become first responder and after its caret has moved (ContainerFacts 8.1).
    func notingCaretScroll(to input: UIView?, _ layout: () -> Void) {
      let start = (input as? UITextView)?.nearestScrollView.map { ScrollStart(of: $0) }
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
    private func noteCaretScroll(
      to input: UIView, from start: ScrollStart, isOurLayout: Bool
    ) {
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

    /// Records the present content offset of the scroll view around the edited input. Call this
    /// when the keyboard will show.
    ///
    /// The input may have become first responder long before, for example with a hardware keyboard.
    /// When the keyboard shows, a table or collection view controller scrolls to the input again.
    /// `scrollStart(of:)` then returns the offset from before this scroll.
    ///
    /// - Parameter windows: The windows that may contain a text view that is about to begin
    ///   editing. UIKit posts that the keyboard will show before the text view begins editing.
    func keyboardWillShow(in windows: [UIWindow]) {
      guard !mayScroll else { return }
      if let input = inputBeingEdited {
        scrollStart = input.nearestScrollView.map { ScrollStart(of: $0) }
        return
      }
      for window in windows {
        guard case .beginning(let input as UITextView) = focus(in: window) else { continue }
        beforeEditing = input.nearestScrollView.map { ScrollStart(of: $0) }
      }
    }

    /// Records the present content offset of the list around the edited text view if the list cuts
    /// off the text view. Call this when the keyboard has shown.
    ///
    /// A table or collection view controller scrolls once more at that time. Only a text view that
    /// does not fit above the keyboard can still be cut off then.
    func keyboardDidShow() {
      guard !mayScroll, let text = inputBeingEdited as? UITextView,
        let list = text.nearestScrollView, list.isListOfListController, list.cutsOff(text)
      else { return }
      scrollStart = ScrollStart(of: list)
    }

    /// Records the present content offset of the scroll view around `input` if UIKit has begun to
    /// scroll to `input` because the window has changed its size. Call this in the run-loop turn in
    /// which the size has changed.
    ///
    /// UIKit scrolls with the insets of the earlier size, and so too far (KeyboardFacts 1.3). UIKit
    /// scrolls only to an input that the scroll view cuts off. If the whole input is visible, the
    /// app must have started the running animation, and we record nothing.
    func windowDidResize(around input: UIView) {
      guard !mayScroll, let scrollView = input.nearestScrollView, scrollView.mayBeAnimated else {
        return
      }
      if scrollView.cutsOff(input) { scrollStart = ScrollStart(of: scrollView) }
    }

    /// Deletes `scrollStart`, the content offset from before UIKit scrolls to the input. Called in
    /// each run-loop turn while the keyboard is at rest, because UIKit does not begin to scroll
    /// then.
    ///
    /// If UIKit is still scrolling with animation, we keep `scrollStart`. A later call deletes it
    /// after the animation has ended.
    func didRest() {
      if #available(iOS 17.4, visionOS 1.1, *) {
        if scrollStart?.scrollView?.isScrollAnimating == true { return }
      }
      scrollStart = nil
    }

    /// Deletes what belongs to this run-loop turn only. If the user is scrolling, also deletes
    /// `scrollStart`, the content offset from before UIKit scrolled to the input. We then do not
    /// scroll back to that offset, because the user has chosen another one. Called at the end of
    /// each run-loop turn.
    func turnDidEnd() {
      (caretScroll, beforeEditing) = (nil, nil)
      let isAnimated = scrollStart?.scrollView?.mayBeAnimated ?? false
      scrollStart?.wasAnimated = isAnimated
      if scrollStart?.scrollView?.isTouchedOrDecelerating ?? true { scrollStart = nil }
    }

    // MARK: Questions

    /// The text field or text view that is being edited now, in any window. Nil if there is none.
    var inputBeingEdited: UIView? {
      switch edited {
      case .nobody: return nil
      case .firstResponder(let view):
        // Loading a weak reference is slow, so we load it once.
        guard let input = view.object, input.isFirstResponder else { return nil }
        return input
      case .posted(let view): return view.object
      }
    }

    /// True if `input` is the text field or text view that has most recently begun editing.
    func wasEditedLast(_ input: UIView) -> Bool { edited.input === input }

    /// True if the user has changed the text of `input` since the input last began editing. Stays
    /// true after the input has ended editing, until the user changes the text of another input.
    func hasChangedText(of input: UIView) -> Bool { latestWritten?.object === input }

    /// Returns the first responder of a window. Searches the views of the window if no notification
    /// has told us the first responder.
    ///
    /// Each window keeps its first responder, even while the user types in another window. So the
    /// result distinguishes these cases:
    /// 1. `.editing`: a text field or text view that the user edits now.
    /// 2. `.elsewhere`: a text field or text view, while the user types in another window.
    /// 3. `.beginning`: a text field or text view that has not yet posted its begin-editing
    ///    notification.
    /// 4. `.idle`: a text field or text view, after the user has typed in another window and has
    ///    ended editing there.
    /// 5. `.other`: an input of another kind.
    func focus(in window: UIWindow) -> Focus {
      let edited = inputBeingEdited
      if let edited, edited.window === window { return .editing(edited) }
      guard let found = finder.input(in: window) else { return .nobody }
      guard found.tellsOfEditing else { return .other(found) }
      guard edited == nil else { return .elsewhere(found) }
      return finder.isLatest(window) ? .beginning(found) : .idle(found)
    }

    /// True if `input` is still the first responder of its window, and the user has since typed
    /// into another window and ended editing there. See `Focus.idle`.
    func isIdle(_ input: UIView) -> Bool {
      input.window.map { focus(in: $0) == .idle(input) } ?? false
    }

    /// Returns the first responders of all windows of a screen. Leaves out views that show no
    /// keyboard.
    ///
    /// - Parameter screen: Nil to include all screens.
    func inputs(at screen: KeyboardScreen? = nil) -> [UIView] {
      finder.windows.filter { screen == nil || $0.keyboardScreen === screen }
        .compactMap { focus(in: $0).input }.filter(\.takesKeys)
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
        && KeyboardCenter.shared.focus.scrollStart(of: self) == nil
    }

    /// True while the user's finger is on the content, or while the scroll view decelerates.
    package var isTouchedOrDecelerating: Bool { isTracking || isDecelerating }
  }
#endif
