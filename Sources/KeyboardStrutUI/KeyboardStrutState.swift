#if canImport(UIKit) && canImport(SwiftUI)
  import KeyboardStrut
  import SwiftUI

  /// The keyboard's state in relation to a SwiftUI view.
  ///
  /// So far this type has only been type-checked, never run.
  public struct KeyboardStrutState: Equatable, Sendable {
    /// How much of the view the keyboard covers, in points, from the keyboard's top, or the view's
    /// if that is lower, to the view's lower edge. Zero if SwiftUI has made room already.
    ///
    /// While the keyboard moves, this is the value at the end of the motion.
    public internal(set) var overlap: CGFloat = 0

    /// Whether a keyboard is docked in the view's window, at any position of the view. False for a
    /// keyboard that floats, is split or belongs to another app.
    public internal(set) var isDocked = false

    /// The keyboard's last announced motion, with its duration in seconds and its curve; nil before
    /// the first.
    ///
    /// This value changes in a transaction with the keyboard's animation. So views that depend on
    /// it move with the keyboard, without an animation of yours.
    public internal(set) var transition: KeyboardTransition?
  }

  private struct KeyboardStrutKey: EnvironmentKey {
    static let defaultValue = KeyboardStrutState()
  }

  private struct KeyboardStrutDisabledKey: EnvironmentKey {
    static let defaultValue = false
  }

  extension EnvironmentValues {
    /// The keyboard's state in relation to the nearest view around this one that has
    /// `keyboardStrutEnvironment()`. Without such a view, the state is that of no keyboard.
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
