#if canImport(UIKit)
  import KeyboardStrut
  import UIKit

  /// Keeps a list clear of the bar in front of it, and scrolls it as the app wants.
  ///
  /// We read the list before and after each change of the bar. Some changes come from layout alone,
  /// such as an attachment in the bar or another size of a sheet. For those we compare the list
  /// with the last look.
  @MainActor
  final class ListKeeper {
    /// Whether a finger moves the keyboard. The user then decides how the list is scrolled.
    var isUnderFinger = false

    private weak var bar: KeyboardBar?
    private weak var view: UIScrollView?
    /// The list at the last look. UIKit, the user or the app has made any change since then.
    private var lastLook: BarList.Look?
    /// The list before the first of the changes that led to its current offset. A keyboard and a
    /// sheet change the list's free height one after the other. The original offset may not fit in
    /// between, and the list returns to it once it fits again.
    private var origin: ListState?
    /// The inset that the list's own controller adds for the keyboard.
    private var room = ControllerRoom()
    private var wasEndVisible: Bool?
    /// The distance of the bar's content from the lower edge without a keyboard, at the last
    /// update.
    private var restingEdge: CGFloat = 0
    /// Whether the list was at its end in the last rotation. Later layout then keeps the list at
    /// its end.
    private var isTurnedAtEnd = false
    /// Whether the user was scrolling the list at the last update. That update then kept the list's
    /// inset.
    private var wasScrolledByUser = false
    /// All values that the list depends on, after the last update.
    private var surroundings = Surroundings()

    init(_ view: UIScrollView, _ bar: KeyboardBar) {
      self.view = view
      self.bar = bar
    }

    /// Whether the list or the bar has changed since the last update.
    var needsUpdate: Bool { awaitsController || readSurroundings() != surroundings }

    /// Asks for an animated update if the user's scroll has ended since the last update. The list
    /// kept its inset during the scroll and may lose it now.
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

    /// Whether the list's controller has not added its inset yet. If it never does, we add it.
    var awaitsController: Bool { room.made != room.total }

    /// Takes back our changes of the list.
    func giveBack() {
      list?.giveBack()
      lastLook = nil
      origin = nil
      room = ControllerRoom()
    }

    /// Ends the work on the list and takes back our changes.
    func stop() { giveBack() }

    private var list: BarList? {
      guard let view, let bar else { return nil }
      return BarList(view, owner: bar)
    }

    /// Updates the list after changes by layout, the user or the app.
    func update() {
      guard bar?.window != nil else { return }
      // Layout of the list may move the bar again, so we update up to three times.
      for _ in 0..<3 {
        update(from: list?.state(before: lastLook), isLayout: true)
        let now = readSurroundings()
        guard now != surroundings else { break }
        surroundings = now
      }
      tellOfEnd()
    }

    /// Moves the list together with the bar in response to the keyboard.
    ///
    /// - Parameters:
    ///   - keyboardComes: Whether the bar rises because the keyboard shows.
    ///   - edge: How far the bar's content stood above the lower edge before the change.
    ///   - change: Moves the bar, and finishes layout.
    func follow(
      keyboardComes: Bool, endsDrag: Bool, from edge: CGFloat, _ change: () -> Void
    ) {
      isTurnedAtEnd = false
      let lost = keyboardComes ? 0 : max(0, edge - restingEdge)
      // The list's controller may have received the keyboard notification before us.
      let before = list?.state(before: lastLook) ?? list?.state
      change()
      update(from: before, keyboardComes: keyboardComes, endsDrag: endsDrag, lost: lost)
      // Rows that become visible appear in their final position.
      view?.layoutIfNeeded()
      update()
    }

    /// Updates the list's inset and offset.
    ///
    /// - Parameters:
    ///   - before: The list before the bar changed; nil if there was no look at it before.
    ///   - isLayout: Whether only layout has changed the list.
    ///   - lost: How much lower the bar stands because the keyboard has hidden, in points.
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
        // A rotation hides the keyboard and rotates the screen in one run-loop turn. First we
        // scroll the list to the offset that it would have without the keyboard before the
        // rotation.
        before = before.withoutKeyboard(lost, from: known, for: bar.listBehavior)
        // UIKit keeps content at its top even if the top's inset changes.
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
      // When the keyboard shows, we remember the current offset, to which the list returns later.
      var start = before
      if !keyboardComes, let known, known.leads(to: before, for: bar.listBehavior) {
        start = known
        start.contentHeight = before.contentHeight
      }
      origin = start
      var after = list.state
      after.bottomInset += room.total - room.made
      // The last condition: UIKit has clamped the offset, and nothing else is different.
      guard
        hasChanged || before.height != after.height || before.bottomInset != after.bottomInset
          || before.offset > after.offset - list.borrowedOffset + 0.5
      else { return }
      // A list that has not been shown yet gets its insets in more than one layout pass.
      if before.isAtStart, !list.isShown {
        origin = nil
        return list.scroll(to: list.state.start)
      }
      // A rotation also takes more than one layout pass: text in the bar wraps differently once the
      // bar has its final width.
      if isLayout, list.isTurning {
        origin = nil
        return list.scroll(to: after.limited(after.offset))
      }
      let own = start.offset(in: after, for: bar.listBehavior, keyboardComes: keyboardComes)
      // If the list moves, an avoider plans again. If it does not, we keep the distance that the
      // avoider has scrolled.
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
    /// Returns the list with its lower edge covered by `lost` points less.
    ///
    /// - Parameter origin: The list before the keyboard showed, if known.
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
