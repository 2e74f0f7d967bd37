#if canImport(UIKit)
  import UIKit

  /// Finds out who has changed the content offset since we set it: the user, the app or UIKit. When
  /// the keyboard hides, the avoider scrolls back unless the user or the app has scrolled.
  extension ScrollMover {
    /// Updates our record of the content offset if UIKit has changed the offset since we set it.
    /// For example, UIKit clamps the offset when the content or an inset becomes smaller.
    ///
    /// - Parameter isOurLayout: True if nothing has run since we set the offset, except a layout
    ///   that we requested. A different offset then comes from UIKit, and not from the user or the
    ///   app.
    @discardableResult
    func acceptClampedOffset(owner: AnyObject, isOurLayout: Bool = false) -> Bool {
      guard scrollView != nil, !isUntouched, holdsOurOffset(inLayout: isOurLayout) else {
        return false
      }
      let own = Ledgers.shared.contribution(of: owner, to: lowerInset)
      Ledgers.shared.acceptClamp(
        verticalOffset, by: owner, limit: end(without: own), during: scrollView?.motion)
      return true
    }

    /// Updates our record of the content offset if the app has altered the scroll that we have just
    /// made. For example, a delegate may limit how far a list can be scrolled, or round the offset
    /// to whole rows.
    ///
    /// We then record the actual distance, and not the planned one, as the distance that the
    /// avoider `owner` has scrolled. When the keyboard hides, we scroll back by this distance.
    func acceptAlteredChange(owner: AnyObject) {
      guard !Ledgers.shared.mayBeClamped(verticalOffset) else { return }
      Ledgers.shared.acceptAlteredChange(of: verticalOffset, by: owner)
    }

    /// Whether UIKit has changed the content offset since we set it. UIKit clamps an offset if the
    /// content can no longer be scrolled that far. UIKit shifts an offset if the height of rows
    /// above the visible ones differs from the estimated height.
    var wasClamped: Bool { !isUntouched && holdsOurOffset() }

    /// Whether the app has undone our scroll, so that the content is where it would be if we had
    /// never scrolled. False if the user has scrolled, or if UIKit may have changed the offset.
    var isTakenBack: Bool {
      guard let scrollView, !isUntouched, !scrollView.isTouchedOrDecelerating else { return false }
      let ledgers = Ledgers.shared
      return abs(ledgers.drift(of: verticalOffset) + ledgers.total(in: verticalOffset)) <= 0.5
        && !ledgers.hasUserScrolled(verticalOffset) && !ledgers.mayBeClamped(verticalOffset)
    }

    /// Whether the user is scrolling, and the content would jump under the finger if the avoider
    /// `owner` undid its changes now. True in two cases:
    /// 1. The present content offset is possible only with the bottom inset that `owner` has added.
    ///    If we removed the inset, UIKit would clamp the offset at once.
    /// 2. The user has begun to drag, but the content is still at the offset that `owner` has set.
    ///    The drag may hide the keyboard, and `owner` would then scroll back.
    func isHeld(withInsetOf owner: AnyObject) -> Bool {
      guard let scrollView, scrollView.isTouchedOrDecelerating else { return false }
      if scrollView.isDraggedOrDecelerating, isUntouched,
        Ledgers.shared.contribution(of: owner, to: verticalOffset) != 0
      {
        return true
      }
      let own = Ledgers.shared.contribution(of: owner, to: lowerInset)
      return own > 0 && verticalOffset.current > end(without: own)
    }

    /// Keeps the present content offset: the avoider `owner` does not scroll back when the keyboard
    /// hides. If another avoider has also scrolled, the other avoider takes over the distance of
    /// `owner`, and later scrolls back by both distances.
    func keepOffset(by owner: AnyObject) { Ledgers.shared.handOver(verticalOffset, by: owner) }

    /// Records that UIKit has changed the content offset, for example by clamping it to a smaller
    /// content. Call this directly after UIKit has changed the offset. If the content gets its
    /// earlier size back before the call, we cannot tell why the offset has changed.
    func noteClamp() { Ledgers.shared.noteClamp(of: verticalOffset) }

    /// Records who has changed the content offset since we set it. Call this at the end of a
    /// run-loop turn, after layout:
    /// 1. If the user touches the content, or the content decelerates, the user has scrolled.
    /// 2. If UIKit is scrolling to the input, we record how far. When the keyboard hides, we scroll
    ///    back by UIKit's distance plus our own.
    /// 3. If the offset is still the one that we set, we record the present limits of scrolling:
    ///    the size, the content height and the insets. If the offset changes later but the limits
    ///    are still the same, we know that UIKit has not clamped the offset.
    ///
    /// - Parameters:
    ///   - isTextNew: True if the input's text has changed in this run-loop turn. UIKit may still
    ///     scroll to the caret, so we do not record the limits of item 3 yet.
    ///   - owner: The avoider that scrolls back by UIKit's distance when the keyboard hides. Used
    ///     only in item 2, if UIKit is scrolling to a text view and no avoider had scrolled before.
    func noteOffset(isTextNew: Bool, owner: AnyObject) {
      guard let scrollView else { return }
      let (ledgers, offset) = (Ledgers.shared, verticalOffset)
      let drift = ledgers.drift(of: offset)
      // The last frame of an animation may miss our offset by a rounding error.
      if drift != 0, abs(drift) < 1 / 1024 {
        ledgers.acceptRounding(of: offset)
      } else if drift != 0 {
        if scrollView.isTouchedOrDecelerating { ledgers.noteScrolledByUser(of: offset) }
        let system = KeyboardCenter.shared.systemScroll
        guard system.isScrollingToInput(scrollView), !ledgers.hasUserScrolled(offset) else {
          return
        }
        let isToText = system.isScrollingToTextView(scrollView)
        ledgers.acceptFocusScroll(of: offset, by: isToText ? owner : nil)
      }
      // If the offset is beyond the end of the content, UIKit may still clamp it. So we do not
      // record the limits of scrolling yet.
      guard !isTextNew, offset.current <= end() else { return }
      ledgers.noteKept(offset, isStill: !scrollView.mayBeAnimated)
    }

    /// Records UIKit's scroll to the caret in this run-loop turn as if the avoider `owner` had
    /// scrolled. When the keyboard hides, `owner` then scrolls back to the offset that the scroll
    /// view had before UIKit's scroll.
    ///
    /// - Returns: False if nothing was recorded, for one of two reasons:
    ///   1. UIKit has not scrolled to the caret in this turn.
    ///   2. An avoider had scrolled before, `owner` or another one. `noteOffset(isTextNew:owner:)`
    ///      then adds UIKit's distance to that avoider's distance.
    func adoptCaretScroll(owner: AnyObject) -> Bool {
      let ledgers = Ledgers.shared
      guard let scrollView, ledgers.total(in: verticalOffset) == 0,
        let start = KeyboardCenter.shared.systemScroll.caretStart(of: scrollView),
        start != scrollView.contentOffset.y
      else { return false }
      _ = ledgers.set(0, by: owner, to: verticalOffset, animatedFrom: start * axis.direction)
      return true
    }

    /// Starts a record of the content offset if a table or collection view controller may be
    /// scrolling to a text view with animation. In later run-loop turns,
    /// `noteOffset(isTextNew:owner:)` records how far the controller has scrolled.
    ///
    /// - Returns: False if no such scroll may be running.
    func recordControllerScroll() -> Bool {
      guard let scrollView, KeyboardCenter.shared.systemScroll.mayControllerScroll(scrollView)
      else {
        return false
      }
      Ledgers.shared.watch(verticalOffset)
      return true
    }

    /// Records how far UIKit has scrolled to the caret, or the app has scrolled in response to new
    /// text. When the keyboard hides, the avoider `owner` scrolls back by this distance, too.
    ///
    /// Does nothing if the user has scrolled.
    func acceptCaretScroll(to input: UIView, owner: AnyObject) {
      guard let scrollView, input.isDescendant(of: scrollView),
        !scrollView.isTouchedOrDecelerating
      else { return }
      let (ledgers, offset) = (Ledgers.shared, verticalOffset)
      guard !ledgers.hasUserScrolled(offset) else { return }
      ledgers.acceptScroll(of: offset, by: owner)
    }

    /// True if the app has begun to scroll with an animation, but the content has not moved yet.
    ///
    /// False if the content can be scrolled only because of our inset (`scrollsForUsOnly`). When we
    /// remove the inset, UIKit clamps the content offset, whether the app scrolls or not.
    var isScrollAnimatedByApp: Bool {
      guard let scrollView, scrollView.mayBeAnimatedByApp, isUntouched else { return false }
      return Ledgers.shared.hasBeenStill(verticalOffset) && !scrollsForUsOnly
    }

    /// Records that the user has scrolled, if the content offset differs from the one that we set.
    /// We then do not scroll back when the keyboard hides. Does nothing if UIKit may have changed
    /// the offset, by clamping it or by scrolling to the input.
    func noteScroll() {
      guard let scrollView, !isUntouched, !Ledgers.shared.mayBeClamped(verticalOffset),
        KeyboardCenter.shared.systemScroll.start(of: scrollView) == nil
      else { return }
      Ledgers.shared.noteScrolledByUser(of: verticalOffset)
    }

    /// True if the content offset is still the one that we set, or if we have set none.
    var isUntouched: Bool { Ledgers.shared.drift(of: verticalOffset) == 0 }

    /// The present content offset, as a limit for later plans, in points of the window. Later plans
    /// must not scroll beyond the present offset toward the offset that we had set. Read this
    /// property only after the app has replaced an offset that we set. Usually the scroll view's
    /// delegate does so.
    var limitSetByApp: MoveLimit {
      let offset = offsetOnScreen
      return Ledgers.shared.drift(of: verticalOffset) < 0
        ? .highestOffset(offset) : .lowestOffset(offset)
    }

    /// Whether the present content offset still includes the points that we have added. If so, we
    /// scroll back when the keyboard hides. The result depends on who has changed the offset since
    /// we set it:
    /// 1. The offset is unchanged: true.
    /// 2. The user has scrolled: false. But true if the content can be scrolled only because of our
    ///    inset (`scrollsForUsOnly`).
    /// 3. The app has scrolled: false.
    /// 4. Only UIKit has changed the offset: true. UIKit clamps an offset when the content, the
    ///    view or an inset becomes smaller. UIKit shifts an offset when the height of rows differs
    ///    from the estimated height.
    ///
    /// - Parameter isLayout: True if nothing has run since we set the offset, except a layout that
    ///   we requested. A different offset then comes from UIKit.
    func holdsOurOffset(inLayout isLayout: Bool = false) -> Bool {
      let ledgers = Ledgers.shared
      guard ledgers.drift(of: verticalOffset) != 0 else { return true }
      if ledgers.hasUserScrolled(verticalOffset) { return scrollsForUsOnly }
      return isLayout || ledgers.mayBeClamped(verticalOffset)
    }

    /// Whether the keyboard is hidden, and the content can be scrolled only because of the inset
    /// that the avoiders have added. When we remove that inset, UIKit clamps the offset in any
    /// case. So we scroll back even if the user has scrolled.
    private var scrollsForUsOnly: Bool {
      guard let scrollView, let window = scrollView.window,
        KeyboardCenter.shared.coveredFrame(in: window).isEmpty
      else { return false }
      let insets = scrollView.adjustedContentInset
      return scrollView.contentSize.height + insets.top + insets.bottom - scrollView.bounds.height
        <= Ledgers.shared.total(in: lowerInset)
    }

    /// Returns the greatest value of `verticalOffset` to which UIKit would let the content scroll
    /// if the inset below the content were `part` points smaller.
    private func end(without part: CGFloat = 0) -> CGFloat {
      guard let scrollView else { return 0 }
      let adjusted = scrollView.adjustedContentInset
      if axis.isUpsideDown { return max(-highest(adjusted), adjusted.top - part) }
      return max(-adjusted.top, highest(adjusted) - part)
    }
  }
#endif
