#if canImport(UIKit)
  import KeyboardGeometry
  import UIKit

  /// Keeps a scroll view's input clear of the keyboard, by changing the scroll view's bottom inset
  /// and content offset.
  ///
  /// If a transform shows the scroll view upside down, its top inset is below the content on
  /// screen. In this case, we change the top inset and not the bottom inset.
  @MainActor
  final class ScrollMover: ContainerMover {
    private weak var scrollView: UIScrollView?
    /// Whether the content is upside down on screen, and how much it is enlarged.
    /// `container(in:owner:)` reads the direction and the scale again at each call.
    private var axis = ScrollAxis()

    init(_ scrollView: UIScrollView) { self.scrollView = scrollView }

    var view: UIView? { scrollView }

    /// Whether we may scroll the scroll view's content up and down on screen.
    func mayScroll(in window: UIWindow) -> Bool {
      guard let scrollView else { return false }
      return refusal(of: scrollView, along: ScrollAxis(of: scrollView, in: window)) == nil
    }

    /// The reason why we must not scroll a scroll view. Nil if we may scroll it.
    ///
    /// - Parameter axis: Nil if the content does not scroll up and down on screen.
    private func refusal(
      of scrollView: UIScrollView, along axis: ScrollAxis?
    ) -> AvoidancePlan.Unchanged.Reason? {
      axis == nil ? .scrollsSideways : scrollView.refusal
    }

    func container(in window: UIWindow, owner: AnyObject) -> AvoidanceContainer {
      guard let scrollView else { return .gone }
      let axis = ScrollAxis(of: scrollView, in: window)
      self.axis = axis ?? self.axis
      var container = AvoidanceContainer(
        frame: scrollView.frame(in: window), scrolling: content(for: owner),
        refusal: refusal(of: scrollView, along: axis))
      // We never scroll a scroll view whose content does not scroll vertically. But it may hide an
      // input that lies outside its bounds. So we tell the planner whether the scroll view clips.
      if container.refusal == .scrollsSideways { container.clips = scrollView.clipsToBounds }
      container.own = ownOffset(of: owner).all * self.axis.scale
      container.selfAdjustment = pendingControllerInset(
        besides: container.content.ownInset, in: window)
      return container
    }

    /// Returns the content height, offset and insets of the scroll view, in points of the window.
    ///
    /// If the scroll view is upside down on screen, the result describes it as if it were upright.
    /// For example, `bottomInset` is then the scroll view's top inset, which is below the content.
    private func content(for owner: AnyObject) -> ScrollContent {
      guard let scrollView else { return ScrollContent(height: 0) }
      let scale = axis.scale
      let (inset, adjusted) = (scrollView.contentInset, scrollView.adjustedContentInset)
      let ownInset = Ledgers.shared.contribution(of: owner, to: lowerInset)
      var content = ScrollContent(height: scrollView.contentSize.height * scale)
      content.offset = offsetOnScreen
      content.topInset = axis.upper(inset) * scale
      content.bottomInset = (axis.lower(inset) - ownInset) * scale
      content.automaticTopInset = (axis.upper(adjusted) - axis.upper(inset)) * scale
      content.automaticBottomInset = (axis.lower(adjusted) - axis.lower(inset)) * scale
      content.ownInset = ownInset * scale
      content.tentativeOffset = ownOffset(of: owner).tentative * scale
      return content
    }

    /// The vertical content offset, in points of the window. While `ListScrollAnimations` animates
    /// the scroll view frame by frame, this is the offset at the end of the animation.
    ///
    /// If the scroll view is upside down on screen, the offset is converted as if it were upright.
    /// So a greater value always moves the content up on screen.
    var offsetOnScreen: CGFloat {
      guard let scrollView else { return 0 }
      let y = scrollView.finalOffset.y
      let upright =
        axis.isUpsideDown ? scrollView.contentSize.height - scrollView.bounds.height - y : y
      return upright * axis.scale
    }

    /// Returns how many points the avoider `owner` has added to the content offset, as two numbers.
    /// Both numbers are 0 if the user or the app has scrolled since we set the offset.
    ///
    /// - Returns: `all` is everything that `owner` has added, in the scroll view's points.
    ///   `tentative` is the part that `owner` has added since the keyboard began its present
    ///   motion. Until that motion ends, the planner may still replace this part.
    private func ownOffset(of owner: AnyObject) -> (all: CGFloat, tentative: CGFloat) {
      guard let scrollView, holdsOurOffset() else { return (0, 0) }
      return Ledgers.shared.amount(of: owner, in: verticalOffset, during: scrollView.motion)
    }

    func apply(_ move: AvoidanceMove, owner: AnyObject) {
      guard let scrollView else { return }
      let ledgers = Ledgers.shared
      let amount = move.to / axis.scale
      // Before we change the inset, find out who has changed the offset since we set it. When we
      // change the inset, UIKit may clamp the offset. After that, we could not tell the clamped
      // offset from a scroll by the user.
      if holdsOurOffset() {
        ledgers.acceptClamp(verticalOffset, by: owner)
      } else {
        ledgers.letGo(of: verticalOffset)
      }
      switch move.quantity {
      case .inset:
        let indicators = indicatorAmount(beside: amount, owner: owner)
        let offset = scrollView.contentOffset
        axis.setLower(
          &scrollView.contentInset, ledgers.set(amount, by: owner, to: lowerInset))
        axis.setLower(
          &scrollView.verticalScrollIndicatorInsets,
          ledgers.set(indicators, by: owner, to: indicatorInset))
        // In an upside-down list we change the top inset. If such a list is at its smallest content
        // offset, UIKit scrolls it when the top inset grows. We undo this scroll, because the plan
        // sets the offset in a separate move.
        if axis.isUpsideDown, move.to > move.from, scrollView.contentOffset != offset {
          scrollView.setContentOffset(offset, animated: false)
        }
      case .offset:
        let start = KeyboardCenter.shared.systemScroll.start(of: scrollView)
        var offset = ledgers.set(
          amount, by: owner, to: verticalOffset, during: scrollView.motion,
          animatedFrom: start.map { $0 * axis.direction })
        if ledgers.total(in: verticalOffset) == 0,
          let y = offsetThatShowsCaret(near: offset, owner: owner)
        {
          offset = y
        }
        let point = CGPoint(x: scrollView.contentOffset.x, y: offset * axis.direction)
        if scrollView.keepsOnlyVisibleRows, !scrollView.isDraggedOrDecelerating {
          ListScrollAnimations.shared.scroll(scrollView, to: point)
        } else {
          // `setContentOffset(_:animated:)` also stops an animated scroll that the app has started.
          // Assigning `contentOffset` would not stop it.
          scrollView.setContentOffset(point, animated: false)
        }
        ledgers.acceptRounding(of: verticalOffset)
      case .lift, .constant: break
      }
      if ledgers.contribution(of: owner, to: lowerInset) != 0 { ledgers.watch(verticalOffset) }
    }

    func add(to surroundings: inout Surroundings) {
      guard let scrollView else { return }
      surroundings.add(scrollView.contentInset)
      surroundings.add(scrollView.adjustedContentInset)
      surroundings.add(scrollView.contentSize)
      surroundings.add(scrollView.bounds.size)
    }

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

    /// Keeps the present content offset, and deletes our record of the distance that the avoider
    /// `owner` has scrolled. So `owner` does not scroll back when the keyboard hides. If another
    /// avoider or bar has also scrolled, it later scrolls back by both distances.
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
    ///   - owner: The avoider that scrolls back if no avoider or bar has scrolled.
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
        let isToText = system.isToTextView(scrollView)
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
    ///   2. An avoider or bar had scrolled before. If it is an avoider,
    ///      `noteOffset(isTextNew:owner:)` adds UIKit's distance to the points that this avoider
    ///      has added.
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
      guard let scrollView, KeyboardCenter.shared.systemScroll.mayBeAnimated(scrollView) else {
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

    /// The present content offset, as a limit for later plans. In points of the window. We had set
    /// an offset beyond this limit, but the app has then set the present offset, usually in the
    /// scroll view's delegate.
    var limitSetByApp: MoveLimit {
      let offset = offsetOnScreen
      return Ledgers.shared.drift(of: verticalOffset) < 0
        ? .highestOffset(offset) : .lowestOffset(offset)
    }

    /// Cancels UIKit's animated scroll to the input if the content has not begun to move. Our plan
    /// then scrolls from the present offset to the input, in place of UIKit's scroll.
    func endFocusScroll() {
      guard let scrollView, let y = KeyboardCenter.shared.systemScroll.start(of: scrollView),
        y == scrollView.contentOffset.y
      else { return }
      scrollView.setContentOffset(scrollView.contentOffset, animated: false)
    }

    /// For a text view whose text the user has changed: returns the content offset nearest to
    /// `offset` at which the caret will be visible after we have removed our inset. Nil for any
    /// other scroll view.
    ///
    /// When we scroll back, we stop at this offset, so that the user still sees the last word.
    private func offsetThatShowsCaret(near offset: CGFloat, owner: AnyObject) -> CGFloat? {
      guard let text = scrollView as? UITextView, !axis.isUpsideDown,
        KeyboardCenter.shared.focus.hasChangedText(of: text), let range = text.selectedTextRange
      else { return nil }
      let caret = text.caretRect(for: range.end)
      let own = Ledgers.shared.contribution(of: owner, to: lowerInset)
      let insets = text.adjustedContentInset
      let lowest = caret.maxY - (text.bounds.height - insets.bottom + own)
      return min(max(offset, lowest), caret.minY - insets.top)
    }

    /// Returns how many points to add to the bottom inset of the scroll indicators if we add
    /// `amount` to the bottom inset of the content.
    ///
    /// The app may have set a smaller bottom inset for the indicators than for the content. We then
    /// add more than `amount`, so that the indicators and the content end at the same height. The
    /// safe area also has to be added to the inset of the indicators. UIKit does this if
    /// `automaticallyAdjustsScrollIndicatorInsets` is true. Otherwise, we do it here.
    private func indicatorAmount(beside amount: CGFloat, owner: AnyObject) -> CGFloat {
      guard let scrollView, amount > 0 else { return 0 }
      let (content, indicators) = (lowerInset, indicatorInset)
      let inset = content.current - Ledgers.shared.contribution(of: owner, to: content)
      let own = indicators.current - Ledgers.shared.contribution(of: owner, to: indicators)
      let automatic =
        scrollView.automaticallyAdjustsScrollIndicatorInsets
        ? 0 : axis.lower(scrollView.adjustedContentInset) - axis.lower(scrollView.contentInset)
      return max(0, amount + inset + automatic - own)
    }

    /// Removes the amounts that the avoider `owner` has added to the content inset and to the
    /// indicator inset. Keeps the content offset as it is.
    ///
    /// We change the content inset and the indicator inset separately, because the app may have
    /// assigned a new value to only one of them.
    func forget(_ owner: AnyObject) {
      guard let scrollView else { return }
      let ledgers = Ledgers.shared
      if let inset = ledgers.withdraw(owner, from: lowerInset) {
        axis.setLower(&scrollView.contentInset, inset)
      }
      if let inset = ledgers.withdraw(owner, from: indicatorInset) {
        axis.setLower(&scrollView.verticalScrollIndicatorInsets, inset)
      }
      ledgers.handOver(verticalOffset, by: owner)
    }
  }

  // MARK: The scroll view's numbers, in its own points

  extension ScrollMover {
    /// The inset that the user sees below the content. This is the bottom inset, or the top inset
    /// if the content is upside down.
    private var lowerInset: Ledgers.TrackedProperty {
      number(axis.isUpsideDown ? .topInset : .bottomInset, \.contentInset)
    }

    /// The inset that the user sees below the vertical scroll indicator. This is the bottom inset,
    /// or the top inset if the content is upside down.
    private var indicatorInset: Ledgers.TrackedProperty {
      number(
        axis.isUpsideDown ? .topIndicatorInset : .indicatorInset, \.verticalScrollIndicatorInsets)
    }

    private func number(
      _ property: Ledgers.Property, _ insets: KeyPath<UIScrollView, UIEdgeInsets>
    ) -> Ledgers.TrackedProperty {
      guard let scrollView else { return .gone }
      return Ledgers.TrackedProperty(
        object: scrollView, property: property, current: axis.lower(scrollView[keyPath: insets]))
    }

    /// The vertical content offset. In an upside-down list, this is the negative of UIKit's value.
    /// So a greater value always moves the content up on screen.
    private var verticalOffset: Ledgers.TrackedProperty {
      guard let scrollView else { return .gone }
      let adjusted = scrollView.adjustedContentInset
      return Ledgers.TrackedProperty(
        object: scrollView, property: .offset, current: scrollView.finalOffset.y * axis.direction,
        top: Ledgers.Top(
          limits: Ledgers.Limits(
            size: scrollView.bounds.size, contentHeight: scrollView.contentSize.height,
            inset: axis.lower(scrollView.contentInset), adjustedInset: axis.lower(adjusted)),
          isAdjusted: axis.upper(adjusted) != axis.upper(scrollView.contentInset),
          offset: axis.isUpsideDown ? -highest(adjusted) : -adjusted.top),
        firstRow: axis.isUpsideDown ? adjusted.top - ownLowerInset : nil)
    }

    /// How many points all avoiders together have added to the inset that the user sees below the
    /// content. Zero if the app has since assigned a new value to this inset.
    private var ownLowerInset: CGFloat {
      let ledgers = Ledgers.shared
      return ledgers.isOverwritten(lowerInset) ? 0 : ledgers.total(in: lowerInset)
    }

    /// Returns the content offset at which the content is scrolled to its end: the content's lower
    /// edge plus the bottom inset is at the scroll view's lower edge. If the content is shorter
    /// than the scroll view, UIKit does not scroll to this offset.
    private func highest(_ adjusted: UIEdgeInsets) -> CGFloat {
      guard let scrollView else { return 0 }
      return scrollView.contentSize.height + adjusted.bottom - scrollView.bounds.height
    }

    /// Returns whether the scroll view can scroll far enough to show a part of its descendant
    /// `view`. False if the app has put `view` above or below the whole content.
    ///
    /// We ignore the inset that avoiders have added. With this inset, the scroll view could scroll
    /// further than the app has intended.
    func reaches(_ view: UIView) -> Bool {
      guard let scrollView else { return false }
      let frame = view.convert(view.bounds, to: scrollView)
      let (bounds, height) = (scrollView.bounds, scrollView.bounds.height)
      var insets = scrollView.adjustedContentInset
      axis.setLower(&insets, axis.lower(insets) - ownLowerInset)
      let top = min(-insets.top, bounds.minY)
      let bottom = max(
        scrollView.contentSize.height + insets.bottom, height - insets.top, bounds.maxY)
      return frame.maxY > top && frame.minY < bottom
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
    private func holdsOurOffset(inLayout isLayout: Bool = false) -> Bool {
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

    /// Returns the bottom inset that a table or collection view controller is about to add to its
    /// list for the keyboard, in points of the window. Zero for any other scroll view, and while
    /// the keyboard is up and at rest.
    ///
    /// The result may be too large. If the app's subclass of the controller does not call super in
    /// `viewWillAppear`, the controller never adds the inset. We cannot find out whether the
    /// subclass calls super.
    ///
    /// - Parameter own: The inset that we have added already, in points of the window.
    private func pendingControllerInset(besides own: CGFloat, in window: UIWindow) -> CGFloat {
      guard let scrollView, scrollView.isAboutToMakeRoom(in: window), !axis.isUpsideDown else {
        return 0
      }
      let covered = KeyboardCenter.shared.coveredFrame(in: window)
      guard !covered.isEmpty else { return 0 }
      let room = scrollView.adjustedContentInset.bottom * axis.scale - own
      return max(0, scrollView.frame(in: window).maxY - covered.minY - room)
    }
  }

  extension UIView {
    /// The nearest superview that is a scroll view. Nil if there is none.
    var nearestScrollView: UIScrollView? {
      // A plain loop is faster than a lazy sequence, and we read this property several times for
      // each keyboard event.
      var next = superview
      while let current = next {
        if let scrollView = current as? UIScrollView { return scrollView }
        next = current.superview
      }
      return nil
    }
  }

  extension UIScrollView {
    /// The number that `KeyboardModel.motion(in:)` returns for the scroll view's window. The number
    /// identifies the keyboard's latest motion. Nil after the keyboard has come to rest. If the
    /// user then drags the keyboard, the drag counts as a new motion and has a new number.
    ///
    /// `Ledgers` stores this number with each offset that we set. As long as the number stays the
    /// same, a later plan may still change that offset. For example, a sheet may still rise with
    /// the keyboard, and the content then has to scroll less.
    fileprivate var motion: Int? {
      window.flatMap { KeyboardCenter.shared.keyboard.motion(in: $0) }
    }

    /// Whether a table or collection view controller may still change the bottom inset of this
    /// scroll view for the keyboard. False while the keyboard is up and at rest, because the
    /// controller has already changed the inset by then.
    func isAboutToMakeRoom(in window: UIWindow) -> Bool {
      !KeyboardCenter.shared.isKeyboardResting(at: window.keyboardScreen) && isListOfListController
    }

    /// Whether the scroll view is the main view of a table view controller or a collection view
    /// controller.
    package var isListOfListController: Bool {
      switch nearestController {
      case let controller as UITableViewController: controller.tableView === self
      case let controller as UICollectionViewController: controller.collectionView === self
      default: false
      }
    }

    /// Whether the top inset may shrink when the content moves up, and grow again when the content
    /// returns to its top. Large titles and search bars in a navigation bar change the inset in
    /// this way. Also true while the scroll view is in no window.
    var hasBarThatShrinks: Bool {
      guard window != nil else { return true }
      var next = nearestController
      while let controller = next {
        if let navigation = controller.parent as? UINavigationController {
          return navigation.navigationBar.prefersLargeTitles
            || controller.navigationItem.searchController != nil
        }
        next = controller.parent
      }
      return false
    }

    /// The reason why we do not change the content offset. Nil if we may change it. We do not
    /// scroll a scroll view with paging, because the content would stop between two pages.
    fileprivate var refusal: AvoidancePlan.Unchanged.Reason? {
      guard isScrollEnabled, canScrollVertically else { return .scrollsSideways }
      return isPagingEnabled ? .pages : nil
    }

    /// Whether the content can be scrolled up and down.
    ///
    /// The content size alone does not answer this question. A list that scrolls sideways may have
    /// so few items that they fit. So we check the following, in this order:
    /// 1. Whether the scroll view is a collection view with a flow layout. If so, the layout's
    ///    scroll direction decides.
    /// 2. Whether the scroll view always bounces vertically, or the content is taller than the
    ///    scroll view. If so, the value is true.
    /// 3. Whether the scroll view always bounces horizontally, or the content is wider than the
    ///    scroll view. If so, the value is false.
    /// 4. Whether the superview is a collection view. If so, the value is false. A collection view
    ///    puts a section that scrolls sideways into a separate scroll view.
    ///
    /// In all other cases the value is true.
    var canScrollVertically: Bool {
      if let layout = (self as? UICollectionView)?.collectionViewLayout
        as? UICollectionViewFlowLayout
      {
        return layout.scrollDirection == .vertical
      }
      if alwaysBounceVertical || contentSize.height > bounds.height { return true }
      return !alwaysBounceHorizontal && contentSize.width <= bounds.width
        && !(superview is UICollectionView)
    }
  }
#endif
