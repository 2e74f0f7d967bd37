#if canImport(UIKit)
  import KeyboardStrut
  import UIKit

  /// Keeps a list clear of the bar before it, and scrolls it as the app wants.
  ///
  /// The list is read before and after what changes the bar. What layout alone changes, an
  /// attachment in the bar or a sheet of another size, is held against the last look.
  @MainActor
  final class ListKeeper {
    /// Whether a finger moves the keyboard: where the list is scrolled is then the person's.
    var isUnderFinger = false

    private weak var bar: KeyboardBar?
    private weak var view: UIScrollView?
    /// The list after the last look: what is different now is somebody else's doing.
    private var lastLook: BarList.Look?
    /// The list before the first of the changes that have led to where it is now. A keyboard and a
    /// sheet change its room one after the other, and a place that did not fit between them is the
    /// list's again when it fits.
    private var origin: ListState?
    /// What the list's own controller does for the keyboard.
    private var room = ControllerRoom()
    private var wasEndVisible: Bool?
    /// How far the bar's content stands above the lower edge without a keyboard, as it was at the
    /// last update.
    private var restingEdge: CGFloat = 0
    /// Whether a turn has found the list at its end: what layout still changes leaves it there.
    private var isTurnedAtEnd = false
    /// Whether the user was scrolling the list at the last update. That update then kept the list's
    /// inset.
    private var wasScrolledByUser = false
    /// All that the list depends on, as it was after the last update.
    private var surroundings = Surroundings()

    init(_ view: UIScrollView, _ bar: KeyboardBar) {
      self.view = view
      self.bar = bar
    }

    /// Whether the list or the bar is different from how the last update has left them.
    var needsUpdate: Bool { awaitsController || readSurroundings() != surroundings }

    /// Asks for an animated update if the user's scroll has ended since the last update: the inset
    /// that the list kept may go now.
    ///
    /// - Returns: Whether it has asked.
    func noteEndOfScroll() -> Bool {
      guard wasScrolledByUser, view?.isMovedByUser == false, let bar else { return false }
      wasScrolledByUser = false
      KeyboardCenter.shared.update(bar, animated: true)
      return true
    }

    private func readSurroundings() -> Surroundings {
      var result = Surroundings()
      guard let view, let bar, view.window != nil, view.window === bar.window else { return result }
      result.add(CGRect(origin: view.contentOffset, size: view.bounds.size))
      result.add(view.contentSize)
      result.add(view.adjustedContentInset)
      result.add(view.contentInset)
      if view.isMovedByUser { result.add(1) }
      result.add(bar.blankSpace)
      result.add(BarList(view, owner: bar).covered(below: bar.coverTop, of: bar))
      return result
    }

    /// Whether the list's controller has yet to make its room; where it does not, we do.
    var awaitsController: Bool { room.made != room.total }

    /// Takes back what the list got.
    func giveBack() {
      list?.giveBack()
      lastLook = nil
      origin = nil
      room = ControllerRoom()
    }

    /// Leaves the list to the app.
    func stop() { giveBack() }

    private var list: BarList? {
      guard let view, let bar else { return nil }
      return BarList(view, owner: bar)
    }

    /// Looks at what layout, the user or the app has changed.
    func update() {
      guard bar?.window != nil else { return }
      // What is laid out for the list may move the bar.
      for _ in 0..<3 {
        update(from: list?.state(before: lastLook), isLayout: true)
        let now = readSurroundings()
        guard now != surroundings else { break }
        surroundings = now
      }
      tellOfEnd()
    }

    /// Lets the list go with a change that a keyboard makes.
    ///
    /// - Parameters:
    ///   - keyboardComes: Whether it is for a keyboard that comes.
    ///   - edge: How far the bar's content stood above the lower edge because of the keyboard.
    ///   - change: Moves the bar, and finishes layout.
    func follow(
      keyboardComes: Bool, endsDrag: Bool, from edge: CGFloat, _ change: () -> Void
    ) {
      isTurnedAtEnd = false
      let lost = keyboardComes ? 0 : max(0, edge - restingEdge)
      // The list's controller may have heard of the keyboard before.
      let before = list?.state(before: lastLook) ?? list?.state
      change()
      update(from: before, keyboardComes: keyboardComes, endsDrag: endsDrag, lost: lost)
      // Rows that come into sight come in place.
      view?.layoutIfNeeded()
      update()
    }

    /// - Parameters:
    ///   - before: The list before the bar changed; nil if it was not there.
    ///   - isLayout: Whether layout alone has changed it.
    ///   - lost: How much lower the bar stands because the keyboard has gone, in points.
    private func update(
      from before: ListState?, isLayout: Bool = false, keyboardComes: Bool = false,
      endsDrag: Bool = false, lost: CGFloat = 0
    ) {
      guard let bar, let list, list.view.window === bar.window, !isUnderFinger else { return }
      let covered = list.covered(below: bar.coverTop, of: bar)
      wasScrolledByUser = list.isMovedByPerson
      list.look(at: &room)
      // The app may have scrolled to the last entry before the list got room for the bar.
      let wasOpenedAtEnd = lastLook == nil && list.state.showsEndWithoutInsets
      let hasChanged = list.keepFree(
        max(covered, bar.blankSpace), covered: covered, besides: room)
      defer {
        lastLook = list.look
        restingEdge = bar.superview?.safeAreaInsets.bottom ?? 0
      }
      let known = origin
      origin = nil
      if wasOpenedAtEnd { return list.scrollToEnd() }
      guard var before, !endsDrag, !list.isMovedByPerson else { return }
      let isTurned = lastLook.map(list.isTurned) ?? false
      if isTurned, lost > 0 {
        // A rotation takes the keyboard down and turns the screen in one turn. First the list goes
        // where it would be without the keyboard on the screen as it was.
        before = before.withoutKeyboard(lost, from: known, for: bar.listBehavior)
        // UIKit keeps content that is at its top there, whatever the top's inset becomes.
        if abs(before.offset - before.start) <= 0.5 {
          list.scroll(to: list.state.start)
        } else {
          list.scroll(to: before.offset, in: before)
        }
      }
      if isTurned {
        list.view.layoutIfNeeded()
        isTurnedAtEnd = before.isAtEnd(inResized: list.state)
      } else if lastLook.map(list.isScrolled) ?? false {
        isTurnedAtEnd = isTurnedAtEnd && before.isAtEnd
      }
      if isTurnedAtEnd { return list.scrollToEnd() }
      if isTurned { return list.scroll(to: list.state.limited(list.state.offset)) }
      // For a keyboard that comes, the list comes back to where it is now.
      var start = before
      if !keyboardComes, let known, known.leads(to: before, for: bar.listBehavior) {
        start = known
        start.contentHeight = before.contentHeight
      }
      origin = start
      var after = list.state
      after.bottomInset += room.total - room.made
      // The last one: it was taken back, and nothing else is different.
      guard
        hasChanged || before.height != after.height || before.bottomInset != after.bottomInset
          || before.offset > after.offset - list.borrowedOffset + 0.5
      else { return }
      // Before it is seen, it gets its room in more than one layout.
      if before.isAtStart, !list.isShown {
        origin = nil
        return list.scroll(to: list.state.start)
      }
      // So it does in a turn: text in the bar has other lines once that is as wide as it will be.
      if isLayout, list.isTurning {
        origin = nil
        return list.scroll(to: after.limited(after.offset))
      }
      let own = start.offset(in: after, for: bar.listBehavior, keyboardComes: keyboardComes)
      // An avoider looks again where the list moves, and keeps what it has where it does not.
      let isMoved = abs(own - before.offset) > 0.5
      list.scroll(to: isMoved ? own : after.limited(own + list.borrowedOffset))
    }

    private func tellOfEnd() {
      guard let bar, let tell = bar.endVisibilityDidChange, let list else { return }
      let isVisible = list.state.isAtEnd
      guard isVisible != wasEndVisible else { return }
      wasEndVisible = isVisible
      tell(isVisible)
    }
  }

  extension ListState {
    /// The list with so much less over its lower edge.
    ///
    /// - Parameter origin: Where the list was before the keyboard came, if that is known.
    fileprivate func withoutKeyboard(
      _ lost: CGFloat, from origin: ListState?, for behavior: KeyboardListBehavior
    ) -> ListState {
      var start = self
      if let origin, origin.leads(to: self, for: behavior) {
        start = origin
        start.contentHeight = contentHeight
      }
      var result = self
      result.bottomInset -= lost
      result.offset = start.offset(in: result, for: behavior, keyboardComes: false)
      return result
    }
  }
#endif
