#if canImport(UIKit)
  import UIKit

  /// Something in a window that makes room for the keyboard.
  @MainActor
  protocol KeyboardListener: AnyObject {
    /// The window it is in, nil while it is in none; it is asked nothing then.
    var window: UIWindow? { get }

    /// Who goes first when several have to move.
    var rank: KeyboardRank { get }

    /// Whether anything would change if it adjusted itself now. Called outside any animation.
    func needsAdjustment() -> Bool

    /// The same without a record: for a look that nothing calls for.
    func isOutOfPlace() -> Bool

    /// Changes what has to change for the keyboard as it is now, and finishes the layout that follows.
    /// Called inside the keyboard's animation.
    func adjust()
  }

  extension KeyboardListener {
    func isOutOfPlace() -> Bool { needsAdjustment() }
  }

  /// The order in which listeners adjust themselves: what others stand on goes first, so that who
  /// comes later sees what is left to do.
  enum KeyboardRank: Int, Comparable {
    case strut
    case follow
    case show

    static func < (one: KeyboardRank, other: KeyboardRank) -> Bool {
      one.rawValue < other.rawValue
    }
  }
#endif
