#if canImport(UIKit)
  import KeyboardGeometry
  import UIKit

  /// Something that can make room for the keyboard: the one place that knows how to read a kind of
  /// container as a value, and how to carry out a move on it.
  ///
  /// A mover keeps nothing alive. Reading changes nothing.
  @MainActor
  protocol ContainerMover: AnyObject {
    /// The object whose numbers change; nil once it is gone.
    var object: AnyObject? { get }

    /// The view that moves, or whose content does.
    var view: UIView? { get }

    /// A name for explanations: the class of what moves.
    var name: String { get }

    /// Why it cannot be moved now; nil where it can.
    var refusal: AvoidancePlan.Unchanged.Reason? { get }

    /// The container in the window's coordinates, with what `owner` has contributed so far.
    func container(in window: UIWindow, owner: AnyObject) -> AvoidanceContainer

    /// Makes the contribution of `owner` what the move says.
    func apply(_ move: AvoidanceMove, owner: AnyObject)

    /// Adds the numbers that carry something of ours to what a decision depends on.
    func add(to surroundings: inout Surroundings)

    /// Makes up for side effects that only show after layout.
    ///
    /// - Returns: Whether anything was written, so that layout has to run again.
    func compensate(owner: AnyObject) -> Bool

    /// Whether someone has set a number outright that no plan asks for.
    var isSetOutright: Bool { get }

    /// Puts our part back where someone has set a number outright that is ours to hold, as a
    /// container does with the frames of its screens.
    ///
    /// - Returns: Whether anything was written.
    func restore() -> Bool

    /// Ends what `owner` has contributed: what is still in a number is taken out of it.
    func forget(_ owner: AnyObject)
  }

  extension ContainerMover {
    var object: AnyObject? { view }

    var name: String { view.map { "\(type(of: $0))" } ?? "a view that is gone" }

    var refusal: AvoidancePlan.Unchanged.Reason? { nil }

    func apply(_ move: AvoidanceMove, owner: AnyObject) {}
    func add(to surroundings: inout Surroundings) {}
    func compensate(owner: AnyObject) -> Bool { false }
    var isSetOutright: Bool { false }
    func restore() -> Bool { false }
    func forget(_ owner: AnyObject) {}

    /// Whether both move the same object by the same numbers.
    func isSame(as other: any ContainerMover) -> Bool {
      self === other
        || type(of: self) == type(of: other) && object != nil
          && object === other.object
    }
  }

  extension AvoidanceContainer {
    /// What the planner is told of something that is gone.
    static let gone = AvoidanceContainer(frame: .null)
  }
#endif
