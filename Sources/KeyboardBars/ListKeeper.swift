#if canImport(UIKit)
  import KeyboardStrut
  import UIKit

  /// Keeps the entries of a list clear of the bar in front of the list, and scrolls the list as the
  /// app wants.
  ///
  /// We read the list before and after each change of the bar. Some changes of the bar come from
  /// layout alone, such as an attachment in the bar or another size of a sheet. For those changes
  /// we compare the list with a snapshot from the last update.
  @MainActor
  final class ListKeeper {
    /// Whether the user drags the keyboard. The user then decides how the list is scrolled.
    var isUnderFinger = false

    private weak var bar: KeyboardBar?
    private weak var view: UIScrollView?
    /// A snapshot of the list from the last update. Any change since then comes from UIKit, the
    /// user or the app.
    private var lastLook: BarList.Look?
    /// The geometry of the list before the first of the changes that led to its current offset. A
    /// keyboard and a sheet may change the visible height of the list one after the other. Between
    /// these changes, the original offset may not fit. Once the original offset fits again, the
    /// list returns to it.
    private var origin: ListState?
    /// The inset that the list's view controller adds for the keyboard.
    private var room = ControllerInset()
    private var wasEndVisible: Bool?
    /// How far the bar's content ends above the superview's lower edge without a keyboard,
    /// according to the last update. In points.
    private var restingEdge: CGFloat = 0
    /// Whether the list was at its end in the last rotation. If so, later layout keeps the list at
    /// its end.
    private var isTurnedAtEnd = false
    /// Whether the user was scrolling the list at the last update. If so, that update did not
    /// reduce the list's inset.
    private var wasScrolledByUser = false
    /// A hash of all values that the list depends on, from the last update.
    private var surroundings = Surroundings()

    init(_ view: UIScrollView, _ bar: KeyboardBar) {
      self.view = view
      self.bar = bar
    }

    /// Whether the list or the bar has changed since the last update.
    var needsUpdate: Bool { awaitsController || readSurroundings() != surroundings }

    /// Requests an animated update if the user has stopped scrolling since the last update. While
    /// the user scrolled, we did not reduce the list's inset.
    ///
    /// - Returns: Whether an update was requested.
    func noteEndOfScroll() -> Bool {
      guard wasScrolledByUser, view?.isTouchedOrDecelerating == false, let bar else { return false }
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
      if view.isTouchedOrDecelerating { result.add(1) }
      result.add(bar.blankSpace)
      result.add(BarList(view, owner: bar).covered(below: bar.coverTop, of: bar))
      return result
    }

    /// Whether the list's view controller has yet to add its inset for the keyboard. If the view
    /// controller never adds the inset, we add it.
    var awaitsController: Bool { room.made != room.total }

    /// Removes what the bar has added to the list's insets, and forgets the list's geometry.
    func giveBack() {
      list?.giveBack()
      lastLook = nil
      origin = nil
      room = ControllerInset()
    }

    /// Called when the bar gets another list. Removes what the bar has added to the insets of the
    /// old list.
    func stop() { giveBack() }

    private var list: BarList? {
      guard let view, let bar else { return nil }
      return BarList(view, owner: bar)
    }

    /// Updates the list's inset and offset after changes by layout, the user or the app.
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
    ///   - endsDrag: Whether the user has just stopped dragging the keyboard.
    ///   - edge: How far the bar's content ended above the superview's lower edge before the
    ///     change, in points.
    ///   - change: A closure that moves the bar and finishes layout.
    func follow(
      keyboardComes: Bool, endsDrag: Bool, from edge: CGFloat, _ change: () -> Void
    ) {
      isTurnedAtEnd = false
      let lost = keyboardComes ? 0 : max(0, edge - restingEdge)
      // The list's view controller may have received the keyboard notification before us and
      // changed the list already. So we use the snapshot from before.
      let before = list?.state(before: lastLook) ?? list?.state
      change()
      update(from: before, keyboardComes: keyboardComes, endsDrag: endsDrag, lost: lost)
      // Lay out rows that have become visible, so that they appear in their final position.
      view?.layoutIfNeeded()
      update()
    }

    /// Updates the list's inset and offset.
    ///
    /// - Parameters:
    ///   - before: The geometry of the list before the bar changed. Nil if unknown.
    ///   - isLayout: Whether only layout has changed the list, and not the keyboard.
    ///   - endsDrag: Whether the user has just stopped dragging the keyboard.
    ///   - lost: How far the bar has moved down because the keyboard has hidden, in points.
    private func update(
      from before: ListState?, isLayout: Bool = false, keyboardComes: Bool = false,
      endsDrag: Bool = false, lost: CGFloat = 0
    ) {
      guard let bar, let list, list.view.window === bar.window, !isUnderFinger else { return }
      let covered = list.covered(below: bar.coverTop, of: bar)
      wasScrolledByUser = list.view.isTouchedOrDecelerating
      list.look(at: &room)
      // The app may have scrolled to the last entry before we added the list's inset for the bar.
      // If so, we scroll to the last entry again.
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
      guard var before, !endsDrag, !list.view.isTouchedOrDecelerating else { return }
      let isTurned = lastLook.map(list.isTurned) ?? false
      if isTurned, lost > 0 {
        // In a rotation, UIKit hides the keyboard and rotates the screen in one run-loop turn.
        // First we scroll the list to the offset that it would have had before the rotation without
        // the keyboard.
        before = before.withoutKeyboard(lost, from: known, for: bar.listBehavior)
        // A list at its first entry stays there, even if the rotation changes the top inset. UIKit
        // does the same.
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
      // When the keyboard shows, we remember the current offset. The list returns to this offset
      // when the keyboard hides.
      var start = before
      if !keyboardComes, let known, known.leads(to: before, for: bar.listBehavior) {
        start = known
        start.contentHeight = before.contentHeight
      }
      origin = start
      var after = list.state
      after.bottomInset += room.total - room.made
      // The last condition is true if UIKit has clamped the offset and nothing else has changed.
      guard
        hasChanged || before.height != after.height || before.bottomInset != after.bottomInset
          || before.offset > after.offset - list.borrowedOffset + 0.5
      else { return }
      // A list that has not been drawn yet gets its insets in more than one layout pass. We keep
      // such a list at its first entry.
      if before.isAtStart, !list.isShown {
        origin = nil
        return list.scroll(to: list.state.start)
      }
      // A rotation also takes more than one layout pass. Text in the bar wraps differently once the
      // bar has its final width.
      if isLayout, list.isTurning {
        origin = nil
        return list.scroll(to: after.limited(after.offset))
      }
      let own = start.offset(in: after, for: bar.listBehavior, keyboardComes: keyboardComes)
      // If the list moves, an avoider plans again for the edited text. If the list stays, we keep
      // the distance that the avoider has scrolled it. If the bar has moved down because the
      // keyboard has hidden, that avoider would take our scroll for one by UIKit, and undo it.
      if abs(own - before.offset) > 0.5 { return list.scroll(to: own, keepsBorrowed: lost == 0) }
      list.scroll(to: after.limited(own + list.borrowedOffset))
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
    /// Returns the geometry of the list as if the keyboard were hidden.
    ///
    /// - Parameters:
    ///   - lost: By how much less of the list is covered at its lower end then, in points.
    ///   - origin: The geometry of the list before the keyboard showed. Nil if unknown.
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
