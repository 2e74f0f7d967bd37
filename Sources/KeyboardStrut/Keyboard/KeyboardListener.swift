#if canImport(UIKit)
  import UIKit

  /// Something in a window that makes room for the keyboard.
  ///
  /// It is asked at the end of a run-loop turn, and at no other time. See `Turns`.
  @MainActor
  package protocol KeyboardListener: AnyObject {
    /// The window it is in, nil while it is in none; it is asked nothing then.
    var window: UIWindow? { get }

    /// Who goes first when several have to move.
    var rank: KeyboardRank { get }

    /// The view it lives in: the one it serves, or its own.
    var home: UIView? { get }

    /// Whether anything has to change. Reads the screen, and changes nothing in the app.
    func needsChange(because triggers: TurnTriggers) -> Bool

    /// Changes what `needsChange(because:)` has just found, and finishes the layout that follows.
    /// Called inside the animation of the turn.
    func change()
  }

  /// The order in which listeners change: what others stand on goes first, so that who comes later
  /// sees what is left to do.
  package enum KeyboardRank: Comparable {
    case strut
    case bar
    case follow
    case reveal

    /// Whether one is asked at the end of each turn: a bar stands on the screen without a keyboard,
    /// too, and its list may be scrolled at any time.
    var asksAtEachTurn: Bool { self == .bar }
  }
#endif
