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
    private(set) weak var scrollView: UIScrollView?
    /// Whether the content is upside down on screen, and how much it is enlarged.
    /// `container(in:owner:)` reads the direction and the scale again at each call.
    private(set) var axis = ScrollAxis()

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
      axis == nil ? .scrollsSideways : scrollView.scrollRefusal
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
    /// If the scroll view is upside down on screen, the offset is counted from the other end of the
    /// content. So a greater value always moves the content up on screen.
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

    /// Cancels UIKit's animated scroll to the input if the content has not begun to move. Our plan
    /// then scrolls from the present offset to the input, in place of UIKit's scroll.
    func endFocusScroll() {
      guard let scrollView, KeyboardCenter.shared.systemScroll.isAboutToScroll(scrollView) else {
        return
      }
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

    /// Undoes the changes of the avoider `owner`, without animation, if the app has turned the
    /// content upside down since then, or back. Our changes belong to the edge that was below the
    /// content, and this edge is above the content now. The next plan changes the other edge.
    func undoIfTurned(owner: AnyObject, in window: UIWindow) {
      guard let scrollView, let now = ScrollAxis(of: scrollView, in: window),
        now.isUpsideDown != axis.isUpsideDown
      else { return }
      let ledgers = Ledgers.shared
      UIView.performWithoutAnimation {
        if holdsOurOffset(), let y = ledgers.withdraw(owner, from: verticalOffset) {
          scrollView.setContentOffset(
            CGPoint(x: scrollView.contentOffset.x, y: y * axis.direction), animated: false)
        }
        forget(owner)
      }
      // If another avoider has added to the offset, keep the record. That avoider needs the record
      // to undo its own part later.
      if ledgers.total(in: verticalOffset) == 0 { ledgers.letGo(of: verticalOffset) }
      axis = now
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
    var lowerInset: Ledgers.TrackedProperty {
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
    var verticalOffset: Ledgers.TrackedProperty {
      guard let scrollView else { return .gone }
      let adjusted = scrollView.adjustedContentInset
      return Ledgers.TrackedProperty(
        object: scrollView, property: .offset, current: scrollView.finalOffset.y * axis.direction,
        geometry: .scroll(
          Ledgers.ScrollGeometry(
            limits: Ledgers.Limits(
              size: scrollView.bounds.size, contentHeight: scrollView.contentSize.height,
              inset: axis.lower(scrollView.contentInset), adjustedInset: axis.lower(adjusted)),
            isAdjusted: axis.upper(adjusted) != axis.upper(scrollView.contentInset),
            top: axis.isUpsideDown ? -highest(adjusted) : -adjusted.top,
            firstRow: axis.isUpsideDown ? adjusted.top - ownLowerInset : nil)))
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
    func highest(_ adjusted: UIEdgeInsets) -> CGFloat {
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
#endif
