#if canImport(UIKit)
  import UIKit

  /// Something in a window that makes room for the keyboard.
  @MainActor
  protocol KeyboardListener: AnyObject {
    /// The window it is in, nil while it is in none; it is asked nothing then.
    var window: UIWindow? { get }

    /// Who goes first when several have to move.
    var rank: KeyboardRank { get }

    /// A keyboard or first-responder event is about to be handled.
    func eventWillBegin()

    /// An input of its window has become first responder. UIKit may still scroll to it, or set the
    /// caret, in this turn of the run loop.
    ///
    /// - Returns: Whether it looks again in the layout that ends the turn.
    func inputWillSettle() -> Bool

    /// What is typed into an input of its window has changed; layout that follows from it is still
    /// to come.
    func textDidChange(in input: UIView)

    /// The event has been handled.
    func eventDidEnd()

    /// The keyboard has arrived, above or below: time for what need not be done in its motion.
    func motionDidEnd()

    /// A finger has moved the keyboard, or has let it go back to its place; whoever goes with it
    /// has done so.
    func keyboardWasDragged(isBack: Bool)

    /// Decides whether anything has to change for the keyboard as it is now.
    func needsAdjustment() -> Bool

    /// Changes what `needsAdjustment()` has just found, and finishes the layout that follows.
    /// Called inside the keyboard's animation, and only where there is something to change.
    func adjust()

    // MARK: From its guest

    /// The view that the guest is in has entered a window, changed its size or its safe area, or
    /// the keyboard covers another part of it. Called in the animation in which that happens, if
    /// there is one.
    func surroundingsDidChange()

    /// That view may have another place in the window. Called at every frame of a scroll that moves
    /// it, too.
    func placeMayHaveChanged()

    /// The layout that is going on gives the input that is watched another place.
    func inputIsMoving()
  }

  extension KeyboardListener {
    var rank: KeyboardRank { .strut }
    func eventWillBegin() {}
    func inputWillSettle() -> Bool { rank != .reveal }
    func textDidChange(in input: UIView) {}
    func eventDidEnd() {}
    func motionDidEnd() {}
    func keyboardWasDragged(isBack: Bool) {}
    func placeMayHaveChanged() { surroundingsDidChange() }
    func inputIsMoving() {}
  }

  /// The order in which listeners adjust themselves: what others stand on goes first, so that who
  /// comes later sees what is left to do.
  enum KeyboardRank: Comparable {
    case strut
    case follow
    case reveal
  }
#endif
