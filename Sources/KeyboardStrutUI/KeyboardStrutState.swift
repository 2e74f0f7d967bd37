#if canImport(UIKit) && canImport(SwiftUI)
  import KeyboardStrut
  import SwiftUI

  /// The state of the keyboard in relation to a SwiftUI view.
  ///
  /// So far this type has only been type-checked, never run.
  public struct KeyboardStrutState: Equatable, Sendable {
    /// How much of the view's height the keyboard covers, in points. The value is the distance from
    /// the keyboard's top to the view's lower edge, but at most the view's height. Zero if SwiftUI
    /// has already made the view smaller for the keyboard.
    ///
    /// While the keyboard moves, this is the value at the end of the motion.
    public internal(set) var overlap: CGFloat = 0

    /// Whether a keyboard is docked in the view's window, even if it does not cover the view. False
    /// for a keyboard that floats, is split or belongs to another app.
    public internal(set) var isDocked = false

    /// The last motion that the keyboard has announced, with its duration in seconds and its curve.
    /// Nil before the first motion.
    ///
    /// This value changes in a SwiftUI transaction with the keyboard's animation. Views that depend
    /// on it therefore move with the keyboard, without an animation of the app.
    public internal(set) var transition: KeyboardTransition?
  }

  private struct KeyboardStrutKey: EnvironmentKey {
    static let defaultValue = KeyboardStrutState()
  }

  private struct KeyboardStrutDisabledKey: EnvironmentKey {
    static let defaultValue = false
  }

  extension EnvironmentValues {
    /// The state of the keyboard in relation to the nearest view around this one that has
    /// `keyboardStrutEnvironment()`. Without such a view, the state is that of a hidden keyboard.
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
