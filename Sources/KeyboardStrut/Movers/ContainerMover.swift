#if canImport(UIKit)
  import KeyboardGeometry
  import UIKit

  /// Makes room for the keyboard. Only a mover knows how to read its kind of container as a value,
  /// and how to carry out a move on it.
  ///
  /// A mover keeps nothing alive. Reading changes nothing.
  @MainActor
  protocol ContainerMover: AnyObject {
    /// The object whose numbers change; nil once it is gone.
    var object: AnyObject? { get }

    /// The view that moves, or whose content moves.
    var view: UIView? { get }

    /// A name for explanations: the class of what moves.
    var name: String { get }

    /// The reason why it cannot be moved now; nil if it can.
    var refusal: AvoidancePlan.Unchanged.Reason? { get }

    /// Returns the container in the window's coordinates, with the present contribution of `owner`.
    func container(in window: UIWindow, owner: AnyObject) -> AvoidanceContainer

    /// Makes the contribution of `owner` the amount of the move.
    func apply(_ move: AvoidanceMove, owner: AnyObject)

    /// Adds the numbers that carry a contribution of ours to what a decision depends on.
    func add(to surroundings: inout Surroundings)

    /// Compensates side effects that show only after layout.
    ///
    /// - Returns: Whether anything was written, so that layout has to run again.
    func compensate(owner: AnyObject) -> Bool

    /// Whether someone has set a number outright for which no plan has a move.
    var isSetOutright: Bool { get }

    /// Adds our part again if someone has set a number outright, as a container does with the
    /// frames of its screens.
    ///
    /// - Returns: Whether anything was written.
    func restore() -> Bool

    /// Ends the contributions of `owner`, and takes what is still in a number out of it.
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
    /// The container for an object that is gone.
    static let gone = AvoidanceContainer(frame: .null)
  }
#endif
