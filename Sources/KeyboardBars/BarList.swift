#if canImport(UIKit)
  import KeyboardStrut
  import UIKit

  /// The list behind a bar. It reads the list as a value, converted to upright order if the list is
  /// shown upside down, and writes the list's inset and offset.
  @MainActor
  struct BarList {
    let view: UIScrollView
    let owner: AnyObject

    init(_ view: UIScrollView, owner: AnyObject) {
      self.view = view
      self.owner = owner
    }

    /// Whether the list is mirrored vertically or rotated by 180 degrees.
    var isInverted: Bool { view.transform.d < 0 }

    var state: ListState { state(at: view.contentOffset.y) }

    /// Returns the list as if it were scrolled to another y of its content.
    private func state(at y: CGFloat, as look: Look? = nil) -> ListState {
      let look = look ?? self.look
      let (inset, height, content) = (look.insets, look.size.height, look.contentHeight)
      return ListState(
        contentHeight: content, height: height,
        offset: isInverted ? content - height - y : y,
        topInset: isInverted ? inset.bottom : inset.top,
        bottomInset: isInverted ? inset.top : inset.bottom, isInverted: isInverted)
    }

    /// The values of a list at one moment.
    struct Look {
      fileprivate var y: CGFloat
      fileprivate var insets: UIEdgeInsets
      /// The insets without the safe area.
      fileprivate var ownInsets: UIEdgeInsets
      fileprivate var size: CGSize
      fileprivate var contentHeight: CGFloat
      /// The part of `y` that an avoider has scrolled and will take back.
      fileprivate var borrowed: CGFloat
    }

    var look: Look {
      Look(
        y: view.contentOffset.y, insets: view.adjustedContentInset, ownInsets: view.contentInset,
        size: view.bounds.size, contentHeight: view.contentSize.height, borrowed: borrowed)
    }

    /// How far avoiders have scrolled the list to show the edited text, in points of its content.
    private var borrowed: CGFloat {
      let number = Ledgers.Number(object: view, property: .offset, current: view.contentOffset.y)
      return Ledgers.shared.drift(of: number) == 0 ? Ledgers.shared.total(in: number) : 0
    }

    /// The distance that avoiders have scrolled, in the coordinates of the upright list.
    var borrowedOffset: CGFloat { isInverted ? -borrowed : borrowed }

    /// Whether the list's width has changed since a look. Its entries then have other heights.
    func isTurned(since look: Look) -> Bool { look.size.width != view.bounds.width }

    func isScrolled(since look: Look) -> Bool { look.y != view.contentOffset.y }

    /// Returns the list as it was at a look, with the entries that it has now. The offset excludes
    /// the distance that avoiders have scrolled.
    ///
    /// If the user or the app has scrolled since, the offset is the current one. But UIKit clamps
    /// the offset when a list grows or loses an inset, and the old offset is then the right one. We
    /// assume a clamp if the offset has decreased, but not beyond an end that the list may have
    /// had.
    ///
    /// A list that lies exactly at the end without the safe area counts as clamped, too. For
    /// example, a sheet that sinks has this end for a moment although nothing else changes. An app
    /// that scrolls exactly there looks the same.
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

    /// The lowest offset that has shown the last entry since a look. A sheet changes a list's
    /// height, its safe area and its covered part one after the other.
    private func lowestEnd(since look: Look) -> CGFloat {
      min(look.contentHeight, view.contentSize.height)
        + min(side(look.ownInsets), side(view.contentInset))
        - max(look.size.height, view.bounds.height)
    }

    /// Whether the list has been on the screen. A view that has not been drawn yet has no
    /// presentation layer (stackoverflow.com/questions/45723310).
    var isShown: Bool { view.layer.presentation() != nil }

    /// Whether the list is animating to another width: its drawn width differs from its bounds.
    var isTurning: Bool {
      view.layer.presentation().map { abs($0.bounds.width - view.bounds.width) > 0.5 } ?? false
    }

    /// Whether a finger touches the list, or the list still decelerates after a swipe.
    var isMovedByPerson: Bool { view.isTracking || view.isDecelerating }

    /// Returns how much of the list's lower end lies below a y coordinate of another view, in
    /// points. The result is rounded to whole pixels, so that the same position always gives the
    /// same number.
    func covered(below y: CGFloat, of bar: UIView) -> CGFloat {
      guard let around = view.superview else { return 0 }
      let scale = max(view.traitCollection.displayScale, 1)
      let covered = view.frame.maxY - bar.convert(CGPoint(x: 0, y: y), to: around).y
      return max(0, (covered * scale).rounded() / scale)
    }

    /// Keeps the given total of points at the list's lower end free. The scroll indicators avoid
    /// only the covered part.
    ///
    /// - Returns: Whether anything has changed.
    func keepFree(_ free: CGFloat, covered: CGFloat, besides room: ControllerRoom) -> Bool {
      // UIKit's inset for the safe area already keeps points free, and so does the controller's
      // inset.
      let automatic = side(view.adjustedContentInset) - side(view.contentInset) + room.total
      let isAdjusted = view.automaticallyAdjustsScrollIndicatorInsets
      let content = max(0, free - automatic)
      return write(
        content: max(content, contributionUnderFinger(above: content)),
        indicators: max(0, isAdjusted ? covered - automatic : covered - room.total))
    }

    /// Returns our part of the inset while a finger or its throw holds entries that would jump down
    /// with a smaller inset. UIKit clamps the offset at once when an inset shrinks, so the entries
    /// would jump under the finger.
    ///
    /// - Returns: 0 if no entry would jump.
    func contributionUnderFinger(above wanted: CGFloat) -> CGFloat {
      let own = Ledgers.shared.contribution(of: owner, to: number(.content))
      let state = state
      return isMovedByPerson && own > wanted && state.offset > state.end - own + wanted ? own : 0
    }

    /// Takes back our insets.
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

    /// Scrolls to an offset of the upright list.
    ///
    /// - Parameter state: The list that the offset belongs to; nil for the list as it is now.
    func scroll(to offset: CGFloat, in state: ListState? = nil) {
      let state = state ?? self.state
      let y = isInverted ? state.contentHeight - state.height - offset : offset
      guard y != view.contentOffset.y else { return }
      view.setContentOffset(CGPoint(x: view.contentOffset.x, y: y), animated: false)
    }

    /// Scrolls to the last entry. Self-sizing entries are measured when they become visible, which
    /// moves the end, so we scroll up to eight times.
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

    /// The bottom inset without the bar's contribution.
    private var ownInset: CGFloat {
      let number = number(.content)
      return number.current - Ledgers.shared.contribution(of: owner, to: number)
    }

    /// Updates how much the list's controller has added for the keyboard, if it is a controller
    /// that does.
    func look(at room: inout ControllerRoom) {
      guard view.isListOfItsController, !isInverted, let window = view.window else { return }
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

    private func number(_ kind: Kind) -> Ledgers.Number {
      let isContent = kind == .content
      let property: Ledgers.Property =
        switch (isContent, isInverted) {
        case (true, false): .bottomInset
        case (true, true): .topInset
        case (false, false): .indicatorInset
        case (false, true): .topIndicatorInset
        }
      let insets = isContent ? view.contentInset : view.verticalScrollIndicatorInsets
      return Ledgers.Number(object: view, property: property, current: side(insets))
    }

    /// Returns the inset at the list's lower end as it appears on screen.
    private func side(_ insets: UIEdgeInsets) -> CGFloat { isInverted ? insets.top : insets.bottom }

    private func set(_ insets: inout UIEdgeInsets, _ value: CGFloat) {
      if isInverted { insets.top = value } else { insets.bottom = value }
    }
  }
#endif
