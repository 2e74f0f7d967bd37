#if canImport(UIKit)
  import KeyboardGeometry
  import UIKit

  /// Moves one view around an input, or that view's content, clear of the keyboard. There is one
  /// conforming type for each kind of container, such as scroll views or lifted views.
  ///
  /// A mover reads its container as a value for the planner, and carries out the planner's moves.
  /// Reading changes nothing. A mover keeps no view alive.
  @MainActor
  protocol ContainerMover: AnyObject {
    /// The object whose property we change, such as a view or a constraint. Nil once the object is
    /// gone.
    var object: AnyObject? { get }

    /// The view that moves, or the scroll view whose content moves. Nil once the view is gone.
    var view: UIView? { get }

    /// A name for explanations to the developer, such as the class of the view.
    var name: String { get }

    /// The reason why the container cannot be moved now. Nil if it can be moved.
    var refusal: AvoidancePlan.Unchanged.Reason? { get }

    /// Returns the container as a value for the planner, in the window's coordinates. The value
    /// includes the amount that the avoider `owner` has added so far.
    func container(in window: UIWindow, owner: AnyObject) -> AvoidanceContainer

    /// Carries out a move: sets the amount that the avoider `owner` has added to the property to
    /// the amount of the move.
    func apply(_ move: AvoidanceMove, owner: AnyObject)

    /// Adds the properties that we change to `surroundings`, the hash of everything that a decision
    /// depends on. If the hash changes, the avoider decides again.
    func add(to surroundings: inout Surroundings)

    /// Corrects a side effect of our moves that shows only after layout, such as a smaller safe
    /// area of a lifted view. `owner` is the avoider that made the moves.
    ///
    /// - Returns: True if a property was changed, so that layout has to run again.
    func compensate(owner: AnyObject) -> Bool

    /// Whether the app has overwritten a value to which we had added an amount, and no move of a
    /// plan would add the amount again. An example is the constant of the second of two
    /// constraints. Call `restore()` then.
    var isOverwritten: Bool { get }

    /// Adds our amount again to a property that someone has overwritten. For example, a container
    /// view controller overwrites a lift when it sets the frames of its children.
    ///
    /// - Returns: True if a property was changed.
    func restore() -> Bool

    /// Removes what the avoider `owner` has added to the properties, and forgets the avoider. A
    /// value that the app has set since then stays.
    func forget(_ owner: AnyObject)
  }

  extension ContainerMover {
    var object: AnyObject? { view }

    var name: String { view.map { "\(type(of: $0))" } ?? "a view that is gone" }

    var refusal: AvoidancePlan.Unchanged.Reason? { nil }

    func apply(_ move: AvoidanceMove, owner: AnyObject) {}
    func add(to surroundings: inout Surroundings) {}
    func compensate(owner: AnyObject) -> Bool { false }
    var isOverwritten: Bool { false }
    func restore() -> Bool { false }
    func forget(_ owner: AnyObject) {}

    /// Whether this mover and `other` have the same type and change the same object.
    func isSame(as other: any ContainerMover) -> Bool {
      self === other
        || type(of: self) == type(of: other) && object != nil
          && object === other.object
    }
  }

  extension AvoidanceContainer {
    /// A container whose view or constraint no longer exists. Its frame is null.
    static let gone = AvoidanceContainer(frame: .null)
  }
#endif
