#if canImport(UIKit)
  import KeyboardGeometry
  import UIKit

  /// One look at the screen: what was found, the scene it makes, and the plan for it.
  ///
  /// An avoider writes over a pass for each look, so that one that changes nothing costs no memory.
  struct AvoidancePass {
    /// The containers around the input, innermost first, and after them the released: what carries
    /// a contribution of ours and is not around the input any more.
    var movers: [any ContainerMover] = []
    /// How many of them the look that is going on has found already: the others are those of a look
    /// before, and the same tree gives the same objects.
    private var foundCount = 0
    var scene = AvoidanceScene(keyboard: nil, visibleBounds: .zero)
    var plan = AvoidancePlan()
    /// Its memory is used again by the next plan.
    var planner = AvoidancePlanner()
    /// The first responder, or the view to hug.
    weak var input: UIView?
    /// Whether the app hides the input. False for a view to hug, which is moved even if it is
    /// hidden.
    var isInputHidden = false
    /// Scroll views that keep our inset after the keyboard has hidden. A finger or its throw holds
    /// their content, which would jump down without the inset.
    var heldLists: [ScrollMover] = []
    /// Whether it is the first one of a view that has just come, which does not fly into place.
    var movesAtOnce = false

    /// Forgets what was found, and keeps the memory.
    mutating func clear() {
      foundCount = 0
      isInputHidden = false
      heldLists.removeAll(keepingCapacity: true)
      scene.coverHeight = 0
      scene.isHeld = false
      scene.targets.removeAll(keepingCapacity: true)
      scene.containers.removeAll(keepingCapacity: true)
      scene.released.removeAll(keepingCapacity: true)
    }

    /// The mover of this kind that served the same view in a look before, at the same place.
    @MainActor
    func known<Mover: ContainerMover>(_ kind: Mover.Type, of view: UIView) -> Mover? {
      guard foundCount < movers.count, let mover = movers[foundCount] as? Mover,
        mover.object === view
      else { return nil }
      return mover
    }

    mutating func add(_ mover: any ContainerMover) {
      if foundCount < movers.count { movers[foundCount] = mover } else { movers.append(mover) }
      foundCount += 1
    }

    mutating func endMovers() {
      if foundCount < movers.count { movers.removeSubrange(foundCount...) }
    }

    var released: ArraySlice<any ContainerMover> { movers.dropFirst(scene.containers.count) }

    @MainActor
    func holds(_ mover: any ContainerMover) -> Bool {
      heldLists.contains { $0.isSame(as: mover) }
    }

    /// Whether it is about the same input, as much of it, and the same keyboard as another one.
    func resembles(_ other: AvoidancePass) -> Bool {
      scene.keyboard == other.scene.keyboard && scene.coverHeight == other.scene.coverHeight
        && input === other.input
        && scene.targets.count == other.scene.targets.count
    }

    /// Whether what another one says of the same input, that it is shown or that it cannot be,
    /// is no longer so.
    func contradicts(_ other: AvoidancePass) -> Bool {
      resembles(other) && plan.outcome.isImpossible != other.plan.outcome.isImpossible
    }

    /// Whether there is an input, and only its companions are to be seen.
    var isOfUnseenInput: Bool { scene.targets.first?.role == .companions }

    /// Whether the input is no target: the user could not see it.
    var isWithoutInput: Bool { scene.targets.allSatisfy { $0.role == .companions } }

    /// Whether its targets are seen, or will be once its plan is carried out.
    var showsInput: Bool {
      input != nil && (plan.outcome == .shown || plan.outcome == .alreadyVisible)
    }
  }

  extension AvoidancePlan.Outcome {
    var isImpossible: Bool {
      if case .impossible = self { true } else { false }
    }
  }
#endif
