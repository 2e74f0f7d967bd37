#if canImport(UIKit)
  import KeyboardGeometry
  import UIKit

  /// One look at the screen: what was found, the scene it makes, and the plan for it.
  ///
  /// An avoider writes over a pass for each look, so that one that changes nothing costs no memory.
  struct AvoidancePass {
    /// The containers around the input, innermost first.
    var movers: [any ContainerMover] = []
    /// Those that carry a contribution of ours and are not around the input any more.
    var released: [any ContainerMover] = []
    var scene = AvoidanceScene(keyboard: nil, visibleBounds: .zero)
    var plan = AvoidancePlan()
    /// The first responder, or the view to hug.
    weak var input: UIView?
    /// How large the view is that the avoider lives in.
    var room: CGSize?

    /// Forgets what it was about, and keeps the memory.
    mutating func clear() {
      input = nil
      released.removeAll(keepingCapacity: true)
      scene.keyboard = nil
      scene.coverHeight = 0
      scene.isHeld = false
      scene.isEdited = false
      scene.wasSeen = false
      scene.targets.removeAll(keepingCapacity: true)
      scene.containers.removeAll(keepingCapacity: true)
      scene.released.removeAll(keepingCapacity: true)
    }

    /// Whether the input is a container itself: a text view.
    @MainActor
    var scrollsInput: Bool {
      guard let input, let first = movers.first as? ScrollMover else { return false }
      return first.view === input
    }

    /// What a move of the plan is for.
    func mover(of move: AvoidanceMove) -> any ContainerMover {
      move.container < movers.count
        ? movers[move.container] : released[move.container - movers.count]
    }

    /// Whether a move only takes something back from what was left behind.
    func isReleased(_ move: AvoidanceMove) -> Bool { move.container >= movers.count }

    @MainActor
    func hasReleased(_ mover: any ContainerMover) -> Bool {
      released.contains { $0.isSame(as: mover) }
    }

    /// How far a move takes the frame of a container up; nil where it moves only content, or gives
    /// back what is not around the input.
    func rise(by move: AvoidanceMove) -> CGFloat? {
      guard !isReleased(move) else { return nil }
      let container = scene.containers[move.container]
      return container.quantity == .offset ? nil : move.change * container.rate
    }

    /// How far everything inside a container rises with what is around it.
    func riseAround(_ container: Int) -> CGFloat {
      plan.moves.reduce(0) { sum, move in
        guard move.container > container, !isReleased(move) else { return sum }
        return sum + (rise(by: move) ?? (move.quantity == .offset ? move.change : 0))
      }
    }

    /// Where the input was.
    var fieldRect: CGRect? { field?.rect }

    /// How far it rises in all; one that scrolls does not rise by that.
    var totalRise: CGFloat { riseAround(field?.isOutsideFirst == true ? 0 : -1) }

    private var field: RevealTarget? { scene.targets.first { $0.role == .field } }

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

    /// Whether its targets are seen, or will be once its plan is carried out.
    var showsInput: Bool {
      input != nil && (plan.outcome == .shown || plan.outcome == .alreadyVisible)
    }

    @MainActor
    var names: [String] { (movers + released).map(\.name) }
  }

  extension AvoidancePlan.Outcome {
    var isImpossible: Bool {
      if case .impossible = self { true } else { false }
    }
  }
#endif
