#if canImport(UIKit)
  import KeyboardGeometry
  import UIKit

  /// Describes one superview of an input for `AvoidancePlanner`, which decides how far each
  /// superview moves. Then moves that superview. `ScrollMover` scrolls the view, `LiftMover` lifts
  /// it, and `ConstraintMover` changes its constraints. `ClippingView` and `GuideFollower` only
  /// describe a view.
  ///
  /// An avoider (the object that keeps the inputs of one view clear of the keyboard) first calls
  /// `container(in:owner:)` to read the view's geometry. This call changes nothing. Then the
  /// avoider calls `apply(_:owner:)` with a move of its plan. A mover keeps no view alive.
  @MainActor
  protocol ContainerMover: AnyObject {
    /// The object whose property we change, such as a view or a constraint. Nil if the object has
    /// been deallocated.
    var object: AnyObject? { get }

    /// The view that is moved, or the scroll view whose content is moved. Nil if the view has been
    /// deallocated.
    var view: UIView? { get }

    /// A name for explanations to the developer, such as the class of the view.
    var name: String { get }

    /// The reason why this mover cannot move the view now. Nil if it can move the view.
    var refusal: AvoidancePlan.Unchanged.Reason? { get }

    /// Returns the view's geometry and how far the view can move, as a value for
    /// `AvoidancePlanner`. Frames are in points of the window.
    ///
    /// The value also contains how much the avoider `owner` has already added to the property that
    /// this mover changes, such as a bottom inset.
    func container(in window: UIWindow, owner: AnyObject) -> AvoidanceContainer

    /// Returns the y of the lower edge of the bars at the top of the screen, such as a navigation
    /// bar, in window coordinates. These bars do not move with the view, so an input has to stay
    /// below them. Nil if there are none, or if the mover moves no view.
    func barEdge(in window: UIWindow, owner: AnyObject) -> CGFloat?

    /// Changes the property that `move` names, such as a bottom inset or a constraint's constant.
    /// The new value is the app's own value plus `move.to`. If the avoider `owner` had added
    /// another amount before, `move.to` replaces that amount.
    func apply(_ move: AvoidanceMove, owner: AnyObject)

    /// Adds values to the hash `surroundings`: the values of the properties that this mover
    /// changes, and other values on which a decision depends. If the hash has changed at the end of
    /// a run-loop turn, the avoider decides again. Content offsets are left out, because the user
    /// changes them by scrolling.
    func add(to surroundings: inout Surroundings)

    /// Corrects a side effect of our moves that occurs only during layout. For example, a lifted
    /// view loses a part of its bottom safe area. `owner` is the avoider that made the moves.
    ///
    /// - Returns: True if a property was changed, which means that layout has to run again.
    func compensate(owner: AnyObject) -> Bool

    /// Repeats our change of a property if the app or UIKit has overwritten the change. For
    /// example, a container view controller sets the frames of its children and so overwrites a
    /// lift. We write the value that the app or UIKit has assigned, plus the points that the
    /// avoiders had added before.
    ///
    /// - Returns: True if a property was changed.
    func restore() -> Bool

    /// Removes the amount that the avoider `owner` has added to each property. If the app has
    /// assigned a new value to a property after `owner` changed the property, the new value stays
    /// unchanged.
    func forget(_ owner: AnyObject)
  }

  extension ContainerMover {
    var object: AnyObject? { view }

    var name: String { view.map { "\(type(of: $0))" } ?? "a view that is gone" }

    var refusal: AvoidancePlan.Unchanged.Reason? { nil }

    func barEdge(in window: UIWindow, owner: AnyObject) -> CGFloat? { nil }
    func apply(_ move: AvoidanceMove, owner: AnyObject) {}
    func add(to surroundings: inout Surroundings) {}
    func compensate(owner: AnyObject) -> Bool { false }
    func restore() -> Bool { false }
    func forget(_ owner: AnyObject) {}

    /// Returns how far up the avoider `owner` has moved `view` with this mover, in points of the
    /// window. 0 if the mover moves neither `view` nor a superview of `view`.
    func rise(of view: UIView, by owner: AnyObject, in window: UIWindow) -> CGFloat {
      guard let moved = self.view, view.isDescendant(of: moved) else { return 0 }
      let container = container(in: window, owner: owner)
      return container.own * container.rate
    }

    /// Whether this mover and `other` have the same type and change the same object.
    func isSame(as other: any ContainerMover) -> Bool {
      self === other
        || type(of: self) == type(of: other) && object != nil
          && object === other.object
    }
  }

  extension UIView {
    /// The y of the lower edge of the bars above this view, such as a navigation bar, in window
    /// coordinates. Nil if there are no bars.
    ///
    /// The bars end where the top safe area of the view controller's view ends. An avoider may have
    /// lifted that view, but the bars have not moved. So we calculate the y as if that view were
    /// not lifted.
    func barEdgeOfScreen(in window: UIWindow) -> CGFloat? {
      guard let controller = superview?.nearestController, let screen = controller.viewIfLoaded
      else { return nil }
      let scale = screen.superview?.verticalScale(in: window) ?? 1
      let top = screen.frame(in: window).minY - screen.totalLift * scale
      guard controller.hasBars(above: top, in: window) else { return nil }
      return top + screen.safeAreaInsets.top * scale
    }
  }

  extension UIViewController {
    /// Whether the top safe area of this controller's view ends at the lower edge of bars, such as
    /// a navigation bar. False for the content of a sheet without a navigation controller: its top
    /// safe area changes while the sheet moves. We recognize such content because it begins below
    /// the window's top safe area.
    ///
    /// - Parameter top: The y of the view's upper edge, in window coordinates.
    func hasBars(above top: CGFloat, in window: UIWindow) -> Bool {
      top <= window.safeAreaInsets.top || navigationController != nil
    }
  }

  extension AvoidanceContainer {
    /// The container that a mover returns if its view or constraint has been deallocated. The frame
    /// is `CGRect.null`.
    static let gone = AvoidanceContainer(frame: .null)
  }
#endif
