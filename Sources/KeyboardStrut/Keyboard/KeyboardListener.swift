#if canImport(UIKit)
  import UIKit

  /// An object that reacts to the keyboard in one window, such as an avoider, a strut or a bar.
  ///
  /// The library calls the methods of this protocol at the end of a run-loop turn, and never while
  /// UIKit posts a notification.
  @MainActor
  package protocol KeyboardListener: AnyObject {
    /// The window in which the object reacts. If the window is nil, the library does not call the
    /// object.
    var window: UIWindow? { get }

    /// The rank of this object among the objects in the same window. Objects of lower rank react
    /// first.
    var rank: KeyboardRank { get }

    /// The view to which this object is attached. For an avoider, this is the view for which the
    /// avoider was made. A layout guide returns the view that owns the guide. A strut view or a bar
    /// returns itself.
    var hostView: UIView? { get }

    /// Whether the library has to call `change()` at the end of this run-loop turn. This method
    /// itself changes nothing in the app. `triggers` are the events of this turn.
    func needsChange(because triggers: TurnTriggers) -> Bool

    /// Makes the changes, and finishes the layout that the changes require. Called after
    /// `needsChange(because:)` has returned true. The library calls `change()` on all such objects
    /// in a window inside one animation block.
    func change()
  }

  /// The order in which avoiders, struts and bars react in a window. Struts react first, because a
  /// strut moves other views. Avoiders that move an input react last, because the others may
  /// already have moved the input clear of the keyboard.
  package enum KeyboardRank: Comparable {
    /// A strut, or another object that measures how much the keyboard covers.
    case strut
    /// A bar on the keyboard.
    case bar
    /// An avoider that keeps a view's lower edge or the end of a list above the keyboard.
    case follow
    /// An avoider that moves an input clear of the keyboard. Also an avoider that the app has made
    /// by calling `hugKeyboard`: it moves a view up or down until the view's lower edge is at the
    /// keyboard's top. Both kinds react last, because objects of lower rank may already have moved
    /// the input or the view.
    case reveal

    /// Whether the library calls `needsChange(because:)` of objects of this rank at the end of
    /// every run-loop turn, even without a keyboard or an event. True for bars. A bar is on screen
    /// even without a keyboard, and the list behind the bar may scroll at any time.
    var asksAtEachTurn: Bool { self == .bar }
  }
#endif
