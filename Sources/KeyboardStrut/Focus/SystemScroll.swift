#if canImport(UIKit)
  import UIKit

  /// Finds out how far UIKit itself scrolls to show an input. When the keyboard hides, we scroll
  /// back, because UIKit never does.
  ///
  /// UIKit does not report that it scrolls to an input. So we record the content offset each time
  /// before UIKit may scroll. UIKit scrolls in three situations:
  /// 1. An input becomes first responder, the keyboard shows or the window changes its size. UIKit
  ///    then scrolls to the whole input, usually with animation.
  /// 2. A text view that does not scroll its own text is laid out, after it has become first
  ///    responder or its caret has moved. UIKit scrolls the scroll view around the text view to the
  ///    caret, without animation.
  /// 3. The keyboard has shown. A table or collection view controller then scrolls once more.
  @MainActor
  final class SystemScroll {
    /// UIKit's scroll to the first responder, usually with animation.
    private struct FocusScroll {
      enum Phase {
        /// We have recorded the offset since the latest call of `turnDidEnd()`. UIKit cannot have
        /// scrolled with animation yet.
        case new
        /// No animation was scrolling the scroll view at the latest call of `turnDidEnd()`.
        case still
        /// An animation may have been scrolling the scroll view at the latest call of
        /// `turnDidEnd()`. Since then, the animation may have made its last step. So if the offset
        /// has changed since then, we assume that the animation has changed it.
        case animated
      }

      /// The content offset from before the scroll.
      let start: RecordedOffset
      var phase = Phase.new

      @MainActor
      init?(to input: UIView) {
        guard let start = RecordedOffset(around: input) else { return nil }
        self.start = start
      }
    }

    /// The scroll to the first responder that UIKit may make, or is making. Nil while we expect
    /// none.
    private var focusScroll: FocusScroll?
    /// The offsets of scroll views in which UIKit may be scrolling to an input that has ended
    /// editing in this run-loop turn. We recorded each offset before that scroll. For example, the
    /// focus moves from input A to input B. The app then rejects the text of A, and gives the focus
    /// back to A at once. UIKit still scrolls to B.
    private var abandoned: [RecordedOffset] = []
    /// Whether UIKit has scrolled to the caret in this run-loop turn.
    private var caretScroll = CaretScroll.unexpected

    // MARK: Focus

    /// Records the present offset of the scroll view around a text view that is about to begin
    /// editing. Called when the keyboard will show.
    ///
    /// The text view's begin-editing notification comes too late to record this offset. UIKit calls
    /// `textViewDidBeginEditing` before this notification. If the app lays out the text view in
    /// that method, UIKit scrolls to the caret at once.
    ///
    /// We also record the offset when another input ends editing (`didEnd`). At the begin-editing
    /// notification, we record it once more (`didBegin`), to notice a scroll that comes after this
    /// notification in the same turn.
    func willBegin(_ text: UITextView) { caretScroll.expect(from: RecordedOffset(around: text)) }

    /// Records the present offset of the scroll view around an input that has begun editing. Before
    /// that, records whether UIKit has already scrolled to the caret of the input.
    func didBegin(_ input: UIView) {
      caretScroll.look(at: input)
      abandonFocusScroll()
      focusScroll = FocusScroll(to: input)
      caretScroll.expect(from: focusScroll?.start)
    }

    /// Records that an input ends editing. Also records the present offset of the scroll view
    /// around this input, because the next input may be in the same scroll view.
    ///
    /// - Parameter isLatest: False if another input has begun editing already. The offset in
    ///   `focusScroll` then belongs to that input, so we keep it.
    func didEnd(_ input: UIView, isLatest: Bool) {
      if isLatest { abandonFocusScroll() }
      caretScroll.expect(from: RecordedOffset(around: input))
    }

    private func abandonFocusScroll() {
      if let focusScroll { abandoned.append(focusScroll.start) }
      focusScroll = nil
    }

    /// Stops UIKit's animated scroll of a scroll view to an input that has ended editing, if the
    /// content has not begun to move. The scroll could only hide the input that has the focus now.
    func stopAbandonedScroll(of scrollView: UIScrollView) {
      guard listOfFocusScroll !== scrollView,
        abandoned.contains(where: {
          $0.scrollView === scrollView && $0.drawn == scrollView.contentOffset.y
        })
      else { return }
      scrollView.setContentOffset(scrollView.contentOffset, animated: false)
    }

    // MARK: The keyboard and the window

    /// Records the present content offset of the scroll view around the edited input. Call this
    /// when the keyboard will show.
    ///
    /// When the keyboard shows, a table or collection view controller scrolls to the input. The
    /// input may have become first responder long before, for example with a hardware keyboard. The
    /// offset from that time may be out of date.
    func keyboardWillShow(for input: UIView) { focusScroll = FocusScroll(to: input) }

    /// Records the present content offset of the list around the edited text view if the list cuts
    /// off the text view. Call this when the keyboard has shown.
    ///
    /// A table or collection view controller scrolls once more at that time, but only to a text
    /// view that the list still cuts off. Usually we have already scrolled the text view clear of
    /// the keyboard, unless it is too tall to fit above the keyboard.
    func keyboardDidShow(for input: UIView?) {
      guard !isPossible, let text = input as? UITextView,
        let list = text.nearestScrollView, list.isListOfListController, list.cutsOff(text)
      else { return }
      focusScroll = FocusScroll(to: text)
    }

    /// Records the present content offset of the scroll view around `input` if UIKit is about to
    /// scroll to `input` because the window has changed its size. Call this in the run-loop turn in
    /// which the size has changed. UIKit's scroll animation has begun by then, but has not moved
    /// the content yet.
    ///
    /// UIKit scrolls too far, because it uses the insets of the earlier size (KeyboardFacts 1.3).
    ///
    /// If a scroll animation is running, either UIKit or the app has started it. UIKit scrolls only
    /// to an input that the scroll view cuts off. So if the whole input is visible, the animation
    /// is the app's, and we record nothing.
    func windowDidResize(around input: UIView) {
      guard !isPossible, let scrollView = input.nearestScrollView, scrollView.mayBeAnimated else {
        return
      }
      if scrollView.cutsOff(input) { focusScroll = FocusScroll(to: input) }
    }

    /// Ends the wait for UIKit's scroll to the first responder. Called at the end of each run-loop
    /// turn in which the keyboard is at rest, because UIKit begins no such scroll then.
    ///
    /// If UIKit is still scrolling with animation, a later call ends the wait after the animation
    /// has ended.
    func didRest() {
      if #available(iOS 17.4, visionOS 1.1, *) {
        if listOfFocusScroll?.isScrollAnimating == true { return }
      }
      focusScroll = nil
    }

    /// Prepares for the next run-loop turn. Called at the end of each run-loop turn:
    /// 1. Deletes what is valid in one turn only, which is the scroll to the caret.
    /// 2. Records whether an animation is scrolling to the first responder.
    /// 3. Ends the wait for the scroll to the first responder if the user is scrolling. The user
    ///    has then chosen another offset, and we must not scroll back to the offset from before
    ///    UIKit's scroll.
    func turnDidEnd() {
      caretScroll = .unexpected
      abandoned.removeAll()
      guard let list = listOfFocusScroll, !list.isTouchedOrDecelerating else {
        return focusScroll = nil
      }
      focusScroll?.phase = list.mayBeAnimated ? .animated : .still
    }

    // MARK: The caret

    /// Runs a closure that lays out the views around an input. Records whether UIKit has scrolled
    /// to the caret of the input during this layout.
    ///
    /// UIKit does so if the input is a text view that does not scroll its own text. The scroll
    /// comes in the first layout after the text view has become first responder, or after its caret
    /// has moved (ContainerFacts 8.1).
    func notingCaretScroll(to input: UIView?, _ layout: () -> Void) {
      let start = (input as? UITextView).flatMap { RecordedOffset(around: $0) }
      layout()
      if let start, let input { caretScroll.look(at: input, from: start, isOurLayout: true) }
    }

    /// Records whether UIKit has already scrolled to the caret of a text view that has begun
    /// editing in this run-loop turn. UIKit has done so if the app or Core Animation has laid out
    /// the text view before our own layout.
    func noteEarlierCaretScroll(to input: UIView?) { caretScroll.look(at: input) }

    // MARK: Questions

    /// The scroll view in which UIKit may still scroll to the first responder. Nil if there is no
    /// such scroll view.
    private var listOfFocusScroll: UIScrollView? { focusScroll?.start.scrollView }

    /// True if UIKit may still scroll to the first responder, or is scrolling to it.
    var isPossible: Bool { listOfFocusScroll != nil }

    /// The screen of the scroll view in which UIKit may still scroll to the first responder. Nil if
    /// there is no such scroll view.
    var screen: KeyboardScreen? { listOfFocusScroll?.window?.keyboardScreen }

    /// Returns the vertical content offset that a scroll view had before UIKit scrolled to the
    /// first responder, or to the caret in this run-loop turn. When the keyboard hides, we scroll
    /// back to this offset, because UIKit never scrolls back.
    ///
    /// If the result is nil, the caller treats the present offset as the one to which we scroll
    /// back. Nil in four cases:
    /// 1. The keyboard has come to rest since we recorded the offset, and no scroll animation is
    ///    running.
    /// 2. The user is scrolling, or has scrolled since we recorded the offset.
    /// 3. The offset has changed since we recorded it. No scroll animation is running, and none has
    ///    ended in this turn. UIKit's scroll is then over, or the app has scrolled.
    /// 4. We have recorded the offset of another scroll view, or none.
    ///
    /// If UIKit has scrolled to the caret in this turn, cases 1 and 3 do not apply.
    func start(of scrollView: UIScrollView) -> CGFloat? {
      if let start = caretStart(of: scrollView) { return start }
      guard let focusScroll, focusScroll.start.scrollView === scrollView,
        !scrollView.isTouchedOrDecelerating
      else { return nil }
      let y = focusScroll.start.offset(in: scrollView)
      let mayHaveScrolled = scrollView.mayBeAnimated || focusScroll.phase == .animated
      return scrollView.finalOffset.y == y || mayHaveScrolled ? y : nil
    }

    /// True if UIKit may be about to scroll a scroll view to the first responder with animation,
    /// but this scroll has not moved the content yet. If we have recorded the offset in this turn,
    /// the result is true even if layout has changed the offset since then. For example, the
    /// content may have become shorter.
    func isAboutToScroll(_ scrollView: UIScrollView) -> Bool {
      guard let focusScroll, listOfFocusScroll === scrollView else { return false }
      return focusScroll.phase == .new || start(of: scrollView) == scrollView.contentOffset.y
    }

    /// True if `start(of:)` returns an offset, and UIKit's scroll has already changed the scroll
    /// view's offset.
    func isScrollingToInput(_ scrollView: UIScrollView) -> Bool {
      start(of: scrollView).map { scrollView.finalOffset.y != $0 } ?? false
    }

    /// UIKit may scroll, without animation, to show the caret of the edited text view. Returns the
    /// vertical content offset that the scroll view had before such a scroll in this run-loop turn.
    /// Nil if UIKit has not scrolled to the caret, or if the user is scrolling.
    func caretStart(of scrollView: UIScrollView) -> CGFloat? {
      guard case .seen(let start) = caretScroll, start.scrollView === scrollView,
        !scrollView.isTouchedOrDecelerating
      else { return nil }
      return start.offset(in: scrollView)
    }

    /// True if UIKit has scrolled `scrollView` to the caret of a text view in this run-loop turn.
    /// Also true if a table or collection view controller may scroll `scrollView`, its list, to a
    /// text view.
    func isScrollingToTextView(_ scrollView: UIScrollView) -> Bool {
      caretStart(of: scrollView) != nil
        || focusScroll?.start.input is UITextView && start(of: scrollView) != nil
          && scrollView.isListOfListController
    }

    /// True if a table or collection view controller may be scrolling its list to a text view with
    /// animation. The controller scrolls only to a text view that the list cuts off.
    func mayControllerScroll(_ list: UIScrollView) -> Bool {
      guard list.mayBeAnimated, let text = focusScroll?.start.input as? UITextView else {
        return false
      }
      return isScrollingToTextView(list) && list.cutsOff(text)
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
