#if canImport(UIKit)
  import UIKit

  /// An object that reacts to the keyboard in one window, such as an avoider, a strut or a bar.
  ///
  /// `Turns` calls its methods at the end of a run-loop turn, and never while UIKit posts a
  /// notification.
  @MainActor
  package protocol KeyboardListener: AnyObject {
    /// The window in which to react. Nil while the object is in no window. `Turns` does not call
    /// the object then.
    var window: UIWindow? { get }

    /// The position of this object in the order in which objects in the same window react.
    var rank: KeyboardRank { get }

    /// The view that this object serves, or the object itself if it is a view.
    var hostView: UIView? { get }

    /// Whether the object has to change anything. Reads the screen, and changes nothing in the app.
    func needsChange(because triggers: TurnTriggers) -> Bool

    /// Makes the changes for which `needsChange(because:)` has just returned true, and finishes the
    /// layout that they require. Called inside the animation block of the run-loop turn.
    func change()
  }

  /// The order in which avoiders, struts and bars react in a window. A strut moves the views around
  /// it, so struts react first. Avoiders that bring an input clear of the keyboard react last,
  /// because the input may be clear by then.
  package enum KeyboardRank: Comparable {
    /// A strut, or another object that measures how much the keyboard covers.
    case strut
    /// A bar on the keyboard.
    case bar
    /// An avoider that keeps a view's lower edge at the keyboard.
    case follow
    /// An avoider that brings an input clear of the keyboard.
    case reveal

    /// Whether objects of this rank are called at the end of every run-loop turn. True for bars: a
    /// bar is on screen without a keyboard, too, and the list behind it may scroll at any time.
    var asksAtEachTurn: Bool { self == .bar }
  }
#endif
