#if canImport(UIKit)
  import KeyboardGeometry
  import UIKit

  /// One look at the screen: the movers found, the scene that they make, and the plan for it.
  ///
  /// An avoider overwrites a pass with each look, so a look that changes nothing allocates no
  /// memory.
  struct AvoidancePass {
    /// The containers around the input, innermost first. After them come the released ones: they
    /// carry a contribution of ours and are not around the input any more.
    var movers: [any ContainerMover] = []
    /// How many of them the look in progress has found already. The others are from the look
    /// before. The same view tree gives the same objects.
    private var foundCount = 0
    var scene = AvoidanceScene(keyboard: nil, visibleBounds: .zero)
    var plan = AvoidancePlan()
    /// Kept so that the next plan can reuse its memory.
    var planner = AvoidancePlanner()
    /// The first responder, or the view to hug.
    weak var input: UIView?
    /// Whether the app hides the input. False for a view to hug, which is moved even if it is
    /// hidden.
    var isInputHidden = false
    /// Scroll views that keep our inset after the keyboard has hidden. A finger or its throw holds
    /// their content, which would jump down without the inset.
    var heldLists: [ScrollMover] = []
    /// Whether this is the first look of a view that has just come. The view then moves without
    /// animation.
    var movesAtOnce = false

    /// Forgets what was found, and keeps the memory for the next look.
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

    /// Returns the mover of this kind that served the same view in the look before, at the same
    /// index.
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

    /// Forgets the movers that the look in progress has found.
    mutating func clearContainers() {
      foundCount = 0
      scene.containers.removeAll(keepingCapacity: true)
    }

    mutating func endMovers() {
      if foundCount < movers.count { movers.removeSubrange(foundCount...) }
    }

    var released: ArraySlice<any ContainerMover> { movers.dropFirst(scene.containers.count) }

    @MainActor
    func holds(_ mover: any ContainerMover) -> Bool {
      heldLists.contains { $0.isSame(as: mover) }
    }

    /// Whether both passes have the same input, as many targets, and the same keyboard and covers.
    func resembles(_ other: AvoidancePass) -> Bool {
      scene.keyboard == other.scene.keyboard && scene.coverHeight == other.scene.coverHeight
        && input === other.input
        && scene.targets.count == other.scene.targets.count
    }

    /// Whether both passes are about the same input, and only one of them says that it cannot be
    /// shown.
    func contradicts(_ other: AvoidancePass) -> Bool {
      resembles(other) && plan.outcome.isImpossible != other.plan.outcome.isImpossible
    }

    /// Whether there is an input and only its companions have to be visible.
    var isOfUnseenInput: Bool { scene.targets.first?.role == .companions }

    /// Whether the input is no target, because the user could not see it.
    var isWithoutInput: Bool { scene.targets.allSatisfy { $0.role == .companions } }

    /// Whether its targets are visible, or will be after its plan is carried out.
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
