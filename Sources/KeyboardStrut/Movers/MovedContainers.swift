#if canImport(UIKit)
  import KeyboardGeometry
  import UIKit

  /// The containers in which an avoider has a contribution, and how a plan changes them.
  @MainActor
  final class MovedContainers {
    private(set) var movers: [any ContainerMover] = []
    /// The window in which they were moved last. A view that has left it returns its part there.
    private(set) weak var window: UIWindow?
    private unowned let owner: AnyObject

    /// - Parameter owner: The owner of the contributions. It owns this object, too.
    init(of owner: AnyObject) { self.owner = owner }

    var isEmpty: Bool { movers.isEmpty }

    /// The movers that scroll.
    var lists: some Sequence<ScrollMover> { movers.lazy.compactMap { $0 as? ScrollMover } }

    /// The lists that neither the user nor the app has scrolled since our last change.
    var listsInPlace: [ScrollMover] { lists.filter { $0.isUntouched || $0.wasClamped } }

    func contains(_ mover: any ContainerMover) -> Bool {
      movers.contains { $0.isSame(as: mover) }
    }

    /// Adds our part again to frames and constants that others have set outright since.
    func restore() {
      for mover in movers { _ = mover.restore() }
    }

    // MARK: Changing

    /// Makes the changes of a plan. Runs inside the animation of the turn.
    func carryOut(_ pass: AvoidancePass, in window: UIWindow) {
      self.window = window
      for (mover, container) in zip(pass.movers, pass.scene.containers)
      where container.refusal == nil {
        (mover as? ScrollMover)?.endFocusScroll()
      }
      // Shrink insets last. When one shrinks, UIKit clamps the offset, which would look like a
      // scroll by the user.
      let (shrinking, others) = pass.plan.moves.partitioned(by: \.isShrinkingInset)
      for move in others + shrinking { carryOut(move, of: pass) }
      let left = leave(after: pass)
      layOut(
        pass.plan.moves.contains(where: \.needsLayout) || left.contains { !($0 is ScrollMover) })
      movers.removeAll { mover in
        mover.object == nil || left.contains { $0.isSame(as: mover) }
      }
    }

    private func carryOut(_ move: AvoidanceMove, of pass: AvoidancePass) {
      let mover = pass.movers[move.container]
      mover.apply(move, owner: owner)
      if !contains(mover) { movers.append(mover) }
    }

    /// Ends our contributions to containers that are no longer around the input. The plan has
    /// returned most of them. The rest are in numbers that the app has set between two looks.
    private func leave(after pass: AvoidancePass) -> [any ContainerMover] {
      let left =
        pass.plan.outcome == .noKeyboard
        ? movers.filter { !pass.holds($0) } : Array(pass.released)
      for mover in left { mover.forget(owner) }
      return left
    }

    /// Finishes the layout that our moves need, in their animation. During this layout a container
    /// may set the frames of its screens, and a moved view may get another safe area. Both need
    /// more layout.
    private func layOut(_ isNeeded: Bool) {
      var isNeeded = compensate() || isNeeded
      for _ in 0..<4 {
        guard isNeeded else { return }
        // Lay out while each list has the offset at which it is drawn. With its final offset,
        // pinned headers would jump.
        ListGlides.shared.resume()
        for root in movers.compactMap({ $0.view?.outermostView }).unique { root.layoutIfNeeded() }
        ListGlides.shared.settle()
        isNeeded = false
        for mover in movers {
          (mover as? ScrollMover)?.concedeFall(owner: owner, isOurLayout: true)
          if mover.restore() { isNeeded = true }
          if mover.compensate(owner: owner) { isNeeded = true }
        }
      }
      // The last layout may have set a frame, too.
      restore()
    }

    private func compensate() -> Bool {
      movers.reduce(false) { $1.compensate(owner: owner) || $0 }
    }
  }

  extension Array {
    /// Returns the elements that meet a condition, and the others, each in their order.
    fileprivate func partitioned(
      by condition: (Element) -> Bool
    ) -> (matching: [Element], others: [Element]) {
      (filter(condition), filter { !condition($0) })
    }
  }

  extension AvoidanceMove {
    fileprivate var isShrinkingInset: Bool { quantity == .inset && to < from }

    /// Whether the move takes effect only in layout. A scroll takes effect at once.
    fileprivate var needsLayout: Bool { quantity == .lift || quantity == .constant }
  }
#endif
