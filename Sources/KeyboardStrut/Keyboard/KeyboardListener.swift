#if canImport(UIKit)
  import UIKit

  /// Makes room for the keyboard in a window.
  ///
  /// A listener is asked only at the end of a run-loop turn. See `Turns`.
  @MainActor
  package protocol KeyboardListener: AnyObject {
    /// The window of the listener. Nil while it is in none; it is not asked then.
    var window: UIWindow? { get }

    /// The listener's place in the order in which listeners change.
    var rank: KeyboardRank { get }

    /// The view in which the listener lives: the view it serves, or itself.
    var home: UIView? { get }

    /// Whether anything has to change. Reads the screen, and changes nothing in the app.
    func needsChange(because triggers: TurnTriggers) -> Bool

    /// Changes what `needsChange(because:)` has just found, and finishes the layout that follows.
    /// Called inside the animation of the turn.
    func change()
  }

  /// The order in which listeners make their changes. Those on which others depend go first, so
  /// that later ones see what is left to do.
  package enum KeyboardRank: Comparable {
    case strut
    case bar
    case follow
    case reveal

    /// Whether listeners of this rank are asked at the end of each turn. A bar is on screen without
    /// a keyboard, too, and its list may be scrolled at any time.
    var asksAtEachTurn: Bool { self == .bar }
  }
#endif
