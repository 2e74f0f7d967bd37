#if canImport(UIKit)
  import KeyboardStrut
  import UIKit

  /// The list behind a `KeyboardBar`. Reads the geometry of the list, and writes its bottom inset
  /// and its content offset. The values of a list that is shown upside down are converted to those
  /// of a normal list.
  @MainActor
  struct BarList {
    let view: UIScrollView
    let owner: AnyObject

    init(_ view: UIScrollView, owner: AnyObject) {
      self.view = view
      self.owner = owner
    }

    /// Whether a transform shows the list upside down, mirrored vertically or rotated by 180
    /// degrees.
    var isInverted: Bool { view.transform.d < 0 }

    var state: ListState { state(at: view.contentOffset.y) }

    /// Returns the geometry of the list as if its content offset were `y`. The other values come
    /// from a snapshot. Without a snapshot, they are the current values.
    private func state(at y: CGFloat, as look: Look? = nil) -> ListState {
      let look = look ?? self.look
      let (inset, height, content) = (look.insets, look.size.height, look.contentHeight)
      return ListState(
        contentHeight: content, height: height,
        offset: isInverted ? content - height - y : y,
        topInset: isInverted ? inset.bottom : inset.top,
        bottomInset: isInverted ? inset.top : inset.bottom, isInverted: isInverted)
    }

    /// A snapshot of the list's geometry.
    struct Look {
      fileprivate var y: CGFloat
      fileprivate var insets: UIEdgeInsets
      /// The list's `contentInset`, which excludes the safe area.
      fileprivate var ownInsets: UIEdgeInsets
      fileprivate var size: CGSize
      fileprivate var contentHeight: CGFloat
      /// The part of `y` by which an avoider has scrolled the list. The avoider scrolls back by
      /// this distance when the keyboard hides.
      fileprivate var borrowed: CGFloat
    }

    var look: Look {
      Look(
        y: view.contentOffset.y, insets: view.adjustedContentInset, ownInsets: view.contentInset,
        size: view.bounds.size, contentHeight: view.contentSize.height, borrowed: borrowed)
    }

    /// How far avoiders have scrolled the list to show the edited text, in points of its content. 0
    /// if the list was scrolled in another way since.
    private var borrowed: CGFloat {
      Ledgers.shared.drift(of: trackedOffset) == 0 ? Ledgers.shared.total(in: trackedOffset) : 0
    }

    private var trackedOffset: Ledgers.TrackedProperty {
      Ledgers.TrackedProperty(object: view, property: .offset, current: view.contentOffset.y)
    }

    /// How far avoiders have scrolled the list, in points. Positive towards the last entry, also in
    /// a list that is shown upside down.
    var borrowedOffset: CGFloat { isInverted ? -borrowed : borrowed }

    /// Whether the list's width has changed since a snapshot, as in a rotation. The list's entries
    /// then have other heights.
    func isTurned(since look: Look) -> Bool { look.size.width != view.bounds.width }

    func isScrolled(since look: Look) -> Bool { look.y != view.contentOffset.y }

    /// Returns the geometry of the list at the time of a snapshot, with the entries that the list
    /// has now. The offset excludes the distance that avoiders have scrolled. Nil without a
    /// snapshot.
    ///
    /// If the user or the app has scrolled since, we return the current offset. But UIKit clamps
    /// the offset when a list grows or loses an inset. After a clamp, we return the old offset. We
    /// assume a clamp if the list's size or insets have changed and the offset has decreased, but
    /// not below `lowestEnd(since:)`. If the list's width has changed, we treat every decrease as a
    /// clamp.
    ///
    /// If the offset is exactly `lowestEnd(since:)`, we assume a clamp although size and insets are
    /// the same. For example, a list in a sheet has this end for a moment while the sheet sinks. If
    /// the app has scrolled the list exactly there, we cannot tell the difference.
    func state(before look: Look?) -> ListState? {
      guard var look else { return nil }
      let isResized = look.size != view.bounds.size || look.insets != view.adjustedContentInset
      let beyondEnd = state.offset - lowestEnd(since: look)
      let isTakenBack =
        state.offset <= state(at: look.y).offset
        && (abs(beyondEnd) <= 0.5 || isResized && (beyondEnd > 0 || isTurned(since: look)))
      if !isTurned(since: look) { look.contentHeight = view.contentSize.height }
      let y = isTakenBack ? look.y - look.borrowed : view.contentOffset.y - borrowed
      return state(at: y, as: look)
    }

    /// Returns the lowest offset that may have shown the last entry since a snapshot. A sheet
    /// changes the list's height, safe area and insets one after the other. So we combine the
    /// values that give the lowest offset, and ignore the safe area.
    private func lowestEnd(since look: Look) -> CGFloat {
      min(look.contentHeight, view.contentSize.height)
        + min(side(look.ownInsets), side(view.contentInset))
        - max(look.size.height, view.bounds.height)
    }

    /// Whether the list has been drawn on the screen. A view that has not been drawn yet has no
    /// presentation layer (stackoverflow.com/questions/45723310).
    var isShown: Bool { view.layer.presentation() != nil }

    /// Whether the width of the list is being animated, as in a rotation. The width on screen then
    /// differs from the width of the bounds.
    var isTurning: Bool {
      view.layer.presentation().map { abs($0.bounds.width - view.bounds.width) > 0.5 } ?? false
    }

    /// Returns the height of the part of the list that is below a y coordinate of the bar, in
    /// points. The result is rounded to whole pixels, so that the same position always gives the
    /// same number.
    func covered(below y: CGFloat, of bar: UIView) -> CGFloat {
      guard let around = view.superview else { return 0 }
      let scale = max(view.traitCollection.displayScale, 1)
      let covered = view.frame.maxY - bar.convert(CGPoint(x: 0, y: y), to: around).y
      return max(0, (covered * scale).rounded() / scale)
    }

    /// Sets the insets at the list's lower edge.
    ///
    /// - Parameters:
    ///   - free: The height to keep free of entries, in points from the list's lower edge.
    ///   - covered: The part of that height that the bar covers. Only this part is kept free of
    ///     scroll indicators.
    ///   - room: The inset that the list's own view controller adds for the keyboard.
    /// - Returns: Whether an inset has changed.
    func keepFree(_ free: CGFloat, covered: CGFloat, besides room: ControllerInset) -> Bool {
      // UIKit adds an inset for the safe area, and the list's view controller may add one for the
      // keyboard. These two insets already keep some of the points free.
      let automatic = side(view.adjustedContentInset) - side(view.contentInset) + room.total
      let isAdjusted = view.automaticallyAdjustsScrollIndicatorInsets
      let content = max(0, free - automatic)
      return write(
        content: max(content, contributionUnderFinger(above: content)),
        indicators: max(0, isAdjusted ? covered - automatic : covered - room.total))
    }

    /// Returns how much the bar has added to the list's bottom inset, if a smaller inset would make
    /// entries jump while the user scrolls the list. UIKit clamps the offset at once when an inset
    /// shrinks, so the entries would jump down under the finger.
    ///
    /// - Parameter wanted: The smaller height that we want to add instead.
    /// - Returns: 0 if no entry would jump.
    func contributionUnderFinger(above wanted: CGFloat) -> CGFloat {
      let own = Ledgers.shared.contribution(of: owner, to: number(.content))
      let state = state
      return view.isTouchedOrDecelerating && own > wanted && state.offset > state.end - own + wanted
        ? own : 0
    }

    /// Removes what the bar has added to the list's insets.
    func giveBack() { _ = write(content: 0, indicators: 0) }

    private func write(content: CGFloat, indicators: CGFloat) -> Bool {
      let ledgers = Ledgers.shared
      let (inset, bar) = (number(.content), number(.indicators))
      guard
        ledgers.contribution(of: owner, to: inset) != content
          || ledgers.contribution(of: owner, to: bar) != indicators
      else { return false }
      set(&view.contentInset, ledgers.set(content, by: owner, to: inset))
      set(&view.verticalScrollIndicatorInsets, ledgers.set(indicators, by: owner, to: bar))
      return true
    }

    /// Scrolls the list without animation. The offset is that of a normal list, even if the list is
    /// shown upside down.
    ///
    /// - Parameters:
    ///   - state: The geometry in which the offset was calculated. Nil for the current geometry.
    ///   - keepsBorrowed: False to delete the record of how far avoiders have scrolled the list, so
    ///     that they do not scroll back. `offset` does not include that distance then.
    func scroll(to offset: CGFloat, in state: ListState? = nil, keepsBorrowed: Bool = true) {
      let state = state ?? self.state
      let y = isInverted ? state.contentHeight - state.height - offset : offset
      guard y != view.contentOffset.y else { return }
      if !keepsBorrowed { Ledgers.shared.letGo(of: trackedOffset) }
      view.setContentOffset(CGPoint(x: view.contentOffset.x, y: y), animated: false)
    }

    /// Scrolls to the last entry. The height of a self-sizing entry is only known once the entry is
    /// visible, and then the end of the content moves. So we scroll up to eight times.
    func scrollToEnd() {
      for _ in 0..<8 {
        view.layoutIfNeeded()
        guard state.offset != state.end else { return }
        let before = view.contentOffset.y
        scroll(to: state.end)
        guard view.contentOffset.y != before else { return }
      }
    }

    // MARK: The list's controller

    /// The list's bottom inset without the part that the bar has added.
    private var ownInset: CGFloat {
      let number = number(.content)
      return number.current - Ledgers.shared.contribution(of: owner, to: number)
    }

    /// Updates `room`: how much the list's view controller has added to the bottom inset for the
    /// keyboard. Does nothing if the list does not belong to a table or collection view controller.
    func look(at room: inout ControllerInset) {
      guard view.isListOfListController, !isInverted, let window = view.window else { return }
      let center = KeyboardCenter.shared
      let keyboard = center.keyboard.announcedFrame(in: window)
      let automatic = view.adjustedContentInset.bottom - view.contentInset.bottom
      let covered = keyboard.isEmpty ? 0 : view.frame(in: window).maxY - keyboard.minY
      room.look(
        at: ownInset, expected: max(0, covered - automatic),
        isResting: center.isKeyboardResting(at: window.keyboardScreen))
    }

    // MARK: Sides

    private enum Kind {
      case content, indicators
    }

    private func number(_ kind: Kind) -> Ledgers.TrackedProperty {
      let isContent = kind == .content
      let property: Ledgers.Property =
        switch (isContent, isInverted) {
        case (true, false): .bottomInset
        case (true, true): .topInset
        case (false, false): .indicatorInset
        case (false, true): .topIndicatorInset
        }
      let insets = isContent ? view.contentInset : view.verticalScrollIndicatorInsets
      return Ledgers.TrackedProperty(object: view, property: property, current: side(insets))
    }

    /// Returns the inset at the edge that is the lower edge on screen. In a list that is shown
    /// upside down, this is the top inset.
    private func side(_ insets: UIEdgeInsets) -> CGFloat { isInverted ? insets.top : insets.bottom }

    private func set(_ insets: inout UIEdgeInsets, _ value: CGFloat) {
      if isInverted { insets.top = value } else { insets.bottom = value }
    }
  }
#endif
