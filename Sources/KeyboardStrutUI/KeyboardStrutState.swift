#if canImport(UIKit) && canImport(SwiftUI)
  import KeyboardStrut
  import SwiftUI

  /// What the keyboard means for a view of SwiftUI's.
  ///
  /// Type-checked only: nobody has run it yet.
  public struct KeyboardStrutState: Equatable, Sendable {
    /// How much of the view the keyboard covers, in points, from the keyboard's top, or the view's
    /// if that is lower, to the view's lower edge. Zero where SwiftUI has made room already.
    ///
    /// While the keyboard moves this is where it is heading for.
    public internal(set) var overlap: CGFloat = 0

    /// Whether a keyboard is docked in the view's window, wherever the view is. One that floats, is
    /// split or belongs to another app is not.
    public internal(set) var isDocked = false

    /// The keyboard's last announced motion, with its duration in seconds and its curve; nil before
    /// the first.
    ///
    /// A change of this value comes in a transaction that has the keyboard's animation, so what
    /// depends on it moves along without one of yours.
    public internal(set) var transition: KeyboardTransition?
  }

  private struct KeyboardStrutKey: EnvironmentKey {
    static let defaultValue = KeyboardStrutState()
  }

  private struct KeyboardStrutDisabledKey: EnvironmentKey {
    static let defaultValue = false
  }

  extension EnvironmentValues {
    /// What the keyboard means for the nearest view around this one that has
    /// `keyboardStrutEnvironment()`; as with no keyboard where there is none.
    ///
    ///     @Environment(\.keyboardStrut) private var keyboard
    public internal(set) var keyboardStrut: KeyboardStrutState {
      get { self[KeyboardStrutKey.self] }
      set { self[KeyboardStrutKey.self] = newValue }
    }

    var isKeyboardStrutDisabled: Bool {
      get { self[KeyboardStrutDisabledKey.self] }
      set { self[KeyboardStrutDisabledKey.self] = newValue }
    }
  }
#endif
