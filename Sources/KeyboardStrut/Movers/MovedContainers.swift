#if canImport(UIKit)
  import KeyboardGeometry
  import UIKit

  /// Stores a `ContainerMover` for each view or constraint that one avoider has changed, and
  /// carries out the avoider's plans. An avoider keeps the inputs of one view clear of the
  /// keyboard.
  @MainActor
  final class MovedContainers {
    private(set) var movers: [any ContainerMover] = [] {
      didSet { lists = movers.compactMap { $0 as? ScrollMover } }
    }
    /// The movers of scroll views.
    private(set) var lists: [ScrollMover] = []
    /// The window for which the latest plan was made. If the avoider's view leaves this window, the
    /// avoider still uses the window to remove its changes.
    private(set) weak var window: UIWindow?
    private unowned let owner: KeyboardAvoider

    /// - Parameter owner: The avoider that makes the changes. The avoider also owns this object, so
    ///   the reference back to the avoider is unowned.
    init(of owner: KeyboardAvoider) { self.owner = owner }

    var isEmpty: Bool { movers.isEmpty }

    /// Whether the changes of these movers together move `view` by one point or more.
    func hasMoved(_ view: UIView) -> Bool {
      guard let window = view.window else { return false }
      let rise = movers.reduce(0) { $0 + $1.rise(of: view, by: owner, in: window) }
      return abs(rise) >= 1
    }

    /// The movers of scroll views that are still at the content offset that we last set. Includes
    /// scroll views whose offset only UIKit has changed since then, for example by clamping it.
    var unscrolledLists: [ScrollMover] { lists.filter { $0.isUntouched || $0.wasClamped } }

    /// Repeats our change of each position and constant to which the app or UIKit has assigned a
    /// new value. We add the avoiders' points again to the new value.
    func restore() {
      for mover in movers { _ = mover.restore() }
    }

    // MARK: Changing

    /// Carries out the plan of the decision `pass`. Call this method inside the animation block
    /// that has the keyboard's duration and curve.
    func carryOut(_ pass: AvoidanceDecision, in window: UIWindow) {
      self.window = window
      endFocusScrolls(in: pass)
      // When we make an inset smaller, UIKit clamps the content offset. A mover that sets the
      // offset after that would take the clamped offset for a scroll by the user. So moves that
      // make an inset smaller come last.
      let (shrinking, others) = pass.plan.moves.partitioned(by: \.isShrinkingInset)
      for move in others + shrinking { carryOut(move, of: pass) }
      let left = leave(after: pass)
      layOut(
        pass.plan.moves.contains(where: \.needsLayout) || left.contains { !($0 is ScrollMover) })
      movers.removeAll { mover in
        mover.object == nil || left.contains { $0.isSame(as: mover) }
      }
    }

    /// Cancels UIKit's animated scroll to the input in each scroll view that the decision `pass`
    /// may scroll. Does nothing in a scroll view whose content has already begun to move.
    func endFocusScrolls(in pass: AvoidanceDecision) {
      for (mover, container) in zip(pass.movers, pass.scene.containers)
      where container.refusal == nil {
        (mover as? ScrollMover)?.endFocusScroll()
      }
    }

    /// Stops UIKit's animated scroll to an input that has ended editing in this run-loop turn. Only
    /// scroll views that the decision `pass` may scroll are affected. Does nothing in a scroll view
    /// whose content has already begun to move, or that UIKit may still scroll to the first
    /// responder.
    func stopAbandonedScrolls(in pass: AvoidanceDecision) {
      for (mover, container) in zip(pass.movers, pass.scene.containers)
      where container.refusal == nil {
        guard let list = mover.view as? UIScrollView else { continue }
        KeyboardCenter.shared.systemScroll.stopAbandonedScroll(of: list)
      }
    }

    /// Records UIKit's own scroll to the text field or text view of the decision `pass` as the
    /// avoider's scroll, so that the avoider scrolls back when the keyboard hides:
    /// 1. UIKit has scrolled to the caret without animation: we record the distance now.
    /// 2. A table or collection view controller scrolls with animation: we record the distance in
    ///    later run-loop turns.
    ///
    /// - Returns: True in case 1, if no avoider had scrolled before. The avoider's part of the
    ///   content offset has then changed, so the caller has to read the scroll view again.
    func adoptSystemScroll(in pass: AvoidanceDecision, in window: UIWindow) -> Bool {
      guard let list = pass.input?.nearestScrollView else { return false }
      for (mover, container) in zip(pass.movers, pass.scene.containers)
      where container.refusal == nil && mover.view === list {
        guard let scroll = mover as? ScrollMover else { return false }
        let isAdopted = scroll.adoptCaretScroll(owner: owner)
        guard isAdopted || scroll.recordControllerScroll() else { return false }
        self.window = window
        if !movers.contains(where: { $0.isSame(as: scroll) }) { movers.append(scroll) }
        KeyboardCenter.shared.turns.setHasChanges(true, owner)
        return isAdopted
      }
      return false
    }

    private func carryOut(_ move: AvoidanceMove, of pass: AvoidanceDecision) {
      let mover = pass.movers[move.container]
      // The decision may have made another mover for a view that we have moved already. We use the
      // earlier mover, because it stores values from before our first change, such as the safe area
      // of the view at rest.
      guard let earlier = movers.first(where: { $0.isSame(as: mover) }) else {
        mover.apply(move, owner: owner)
        return movers.append(mover)
      }
      earlier.apply(move, owner: owner)
    }

    /// Removes the avoider's changes from views that no longer contain the input. If no keyboard is
    /// up, removes the avoider's changes from all views, except from scroll views that the user is
    /// still scrolling.
    ///
    /// The moves of the plan have already undone most of these changes. But a plan contains no move
    /// for a property to which the app has assigned a new value. For such a property, this method
    /// only removes the avoider from our record.
    ///
    /// - Returns: The movers of the views from which the changes were removed.
    private func leave(after pass: AvoidanceDecision) -> [any ContainerMover] {
      let left =
        pass.plan.outcome == .noKeyboard
        ? movers.filter { !pass.holds($0) } : Array(pass.released)
      for mover in left { mover.forget(owner) }
      return left
    }

    /// Finishes the layout that our changes require, inside the same animation block as the
    /// changes. During this layout, a container view controller may reset the frames of its
    /// children, and a lifted view may lose a part of its safe area. We correct these side effects
    /// and lay out again, up to four times.
    ///
    /// - Parameter isNeeded: Whether our changes require layout. If false, we lay out only if we
    ///   had to correct a safe area.
    private func layOut(_ isNeeded: Bool) {
      var isNeeded = compensate() || isNeeded
      for _ in 0..<4 {
        guard isNeeded else { return }
        // During layout, each list has to be at the offset that the user sees. If a list were at
        // its final offset, its pinned headers would jump.
        ListScrollAnimations.shared.resume()
        for root in movers.compactMap({ $0.view?.outermostView }).unique { root.layoutIfNeeded() }
        ListScrollAnimations.shared.settle()
        isNeeded = false
        for mover in movers {
          (mover as? ScrollMover)?.acceptClampedOffset(owner: owner, isOurLayout: true)
          if mover.restore() { isNeeded = true }
          if mover.compensate(owner: owner) { isNeeded = true }
        }
      }
      // The fourth layout may have reset a frame again. We correct this frame, but do not lay out a
      // fifth time.
      restore()
    }

    private func compensate() -> Bool {
      movers.reduce(false) { $1.compensate(owner: owner) || $0 }
    }
  }

  extension Array {
    /// Splits the array into the elements that meet a condition and the others. Each part keeps the
    /// original order.
    fileprivate func partitioned(
      by condition: (Element) -> Bool
    ) -> (matching: [Element], others: [Element]) {
      (filter(condition), filter { !condition($0) })
    }
  }

  extension AvoidanceMove {
    fileprivate var isShrinkingInset: Bool { quantity == .inset && to < from }

    /// Whether the move becomes visible only after layout. A change of an inset or a content offset
    /// is visible at once.
    fileprivate var needsLayout: Bool { quantity == .lift || quantity == .constant }
  }
#endif
