#if canImport(UIKit)
  import KeyboardStrut
  import UIKit

  /// The list behind a bar: reads it as a value, turned back where it is shown upside down, and
  /// writes its inset and its offset.
  @MainActor
  struct BarList {
    let view: UIScrollView
    let owner: AnyObject

    init(_ view: UIScrollView, owner: AnyObject) {
      self.view = view
      self.owner = owner
    }

    /// Whether it is mirrored, or turned by half a turn.
    var isInverted: Bool { view.transform.d < 0 }

    var state: ListState { state(at: view.contentOffset.y) }

    /// The list as if it were scrolled to some other y of its content.
    private func state(at y: CGFloat, as look: Look? = nil) -> ListState {
      let look = look ?? self.look
      let (inset, height, content) = (look.insets, look.size.height, look.contentHeight)
      return ListState(
        contentHeight: content, height: height,
        offset: isInverted ? content - height - y : y,
        topInset: isInverted ? inset.bottom : inset.top,
        bottomInset: isInverted ? inset.top : inset.bottom, isInverted: isInverted)
    }

    /// How a list was found.
    struct Look {
      fileprivate var y: CGFloat
      fileprivate var insets: UIEdgeInsets
      /// Without the safe area.
      fileprivate var ownInsets: UIEdgeInsets
      fileprivate var size: CGSize
      fileprivate var contentHeight: CGFloat
      /// How much of y an avoider has scrolled and will take back.
      fileprivate var borrowed: CGFloat
    }

    var look: Look {
      Look(
        y: view.contentOffset.y, insets: view.adjustedContentInset, ownInsets: view.contentInset,
        size: view.bounds.size, contentHeight: view.contentSize.height, borrowed: borrowed)
    }

    /// How far avoiders have scrolled it for what is typed into, in points of its content.
    private var borrowed: CGFloat {
      let number = Ledgers.Number(object: view, property: .offset, current: view.contentOffset.y)
      return Ledgers.shared.drift(of: number) == 0 ? Ledgers.shared.total(in: number) : 0
    }

    /// The same of the upright list.
    var borrowedOffset: CGFloat { isInverted ? -borrowed : borrowed }

    /// Whether it has been given another width since: its entries have other heights then.
    func isTurned(since look: Look) -> Bool { look.size.width != view.bounds.width }

    func isScrolled(since look: Look) -> Bool { look.y != view.contentOffset.y }

    /// The list as it was at a look, with the entries that it has now. Scrolled since, by a person
    /// or the app, it is where it is; but a list that has grown, or lost an inset, has only taken
    /// its content back by itself, if that is no further than to an end that it may have had. One
    /// that lies exactly at the end without the safe area has had that for a moment, in a sheet
    /// that sinks say, though all is as it was; an app that scrolls there looks the same.
    /// What an avoider has borrowed does not count.
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

    /// The lowest offset that has shown the last entry since a look: a sheet changes a list's
    /// height, its safe area and what covers it one after the other.
    private func lowestEnd(since look: Look) -> CGFloat {
      min(look.contentHeight, view.contentSize.height)
        + min(side(look.ownInsets), side(view.contentInset))
        - max(look.size.height, view.bounds.height)
    }

    /// Whether it has been on the screen: what was not drawn yet has no presentation layer
    /// (stackoverflow.com/questions/45723310).
    var isShown: Bool { view.layer.presentation() != nil }

    /// Whether it is on its way to another width: it is not drawn as wide as it is.
    var isTurning: Bool {
      view.layer.presentation().map { abs($0.bounds.width - view.bounds.width) > 0.5 } ?? false
    }

    /// Whether a finger is on it, or its throw still moves it.
    var isMovedByPerson: Bool { view.isTracking || view.isDecelerating }

    /// How much of the list's lower end lies below a height of another view, in points; whole
    /// pixels, so that the same place is always the same number.
    func covered(below y: CGFloat, of bar: UIView) -> CGFloat {
      guard let around = view.superview else { return 0 }
      let scale = max(view.traitCollection.displayScale, 1)
      let covered = view.frame.maxY - bar.convert(CGPoint(x: 0, y: y), to: around).y
      return max(0, (covered * scale).rounded() / scale)
    }

    /// Keeps as many points at the list's lower end free, in all; indicators only of what covers
    /// it.
    ///
    /// - Returns: Whether anything has changed.
    func keepFree(_ free: CGFloat, covered: CGFloat, besides room: ControllerRoom) -> Bool {
      // What UIKit adds for the safe area is room already, and so is what a controller adds.
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

    /// Takes all of it back.
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

    /// Scrolls to an offset of the upright list; on whole pixels, as scroll views do.
    ///
    /// - Parameter state: The list that the offset belongs to; nil for the list as it is now.
    func scroll(to offset: CGFloat, in state: ListState? = nil) {
      let state = state ?? self.state
      let y = isInverted ? state.contentHeight - state.height - offset : offset
      guard y != view.contentOffset.y else { return }
      view.setContentOffset(CGPoint(x: view.contentOffset.x, y: y), animated: false)
    }

    /// Scrolls to the last entry. Entries that measure themselves do so when they come into sight,
    /// which moves the end: a few of them at most are met on the way.
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

    /// The bottom inset without what the bar has added.
    private var ownInset: CGFloat {
      let number = number(.content)
      return number.current - Ledgers.shared.contribution(of: owner, to: number)
    }

    /// Looks how much its controller makes room for the keyboard, if it has one that does.
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

    /// The inset at the end that lies below, as it is shown.
    private func side(_ insets: UIEdgeInsets) -> CGFloat { isInverted ? insets.top : insets.bottom }

    private func set(_ insets: inout UIEdgeInsets, _ value: CGFloat) {
      if isInverted { insets.top = value } else { insets.bottom = value }
    }
  }
#endif
