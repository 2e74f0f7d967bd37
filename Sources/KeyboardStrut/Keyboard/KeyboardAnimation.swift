#if canImport(UIKit)
  import KeyboardGeometry
  import UIKit

  /// Animates changes with the same duration and curve as the keyboard.
  @MainActor
  enum KeyboardAnimation {
    struct Timing {
      /// The duration in seconds, as declared by a keyboard notification.
      let duration: TimeInterval
      /// The animation curve, as declared by a keyboard notification.
      let curve: KeyboardCurve

      static let none = Timing(duration: 0, curve: .system)

      /// The usual duration and curve of the keyboard. We use this timing when we move or scroll a
      /// view, and no keyboard notification has given us a duration and a curve. For example, the
      /// keyboard is up already, and the focus moves to a field under the keyboard.
      static let standard = Timing(duration: KeyboardTransition.defaultDuration, curve: .system)
    }

    /// Calls `changes` in an animation block. The animations start from the positions that the user
    /// sees now (`.beginFromCurrentState`).
    ///
    /// If the user has turned on both Reduce Motion and Prefer Cross-Fade Transitions, the keyboard
    /// fades in place. We then call `changes` without animation. If only Reduce Motion is on, the
    /// keyboard still slides. We then animate the changes, as the system's own apps do
    /// (kirillzyusko/react-native-keyboard-controller#570).
    static func run(_ timing: Timing, _ changes: @escaping () -> Void) {
      guard timing.duration > 0,
        !(UIAccessibility.isReduceMotionEnabled && UIAccessibility.prefersCrossFadeTransitions)
      else {
        return UIView.performWithoutAnimation(changes)
      }
      let curveBits = UIView.AnimationOptions(rawValue: timing.curve.animationOptions)
      UIView.animate(
        withDuration: timing.duration, delay: 0,
        options: [
          curveBits, .beginFromCurrentState, .allowUserInteraction,
          // The app may call us inside its own animation block. The keyboard ignores the duration
          // and the curve of that block. So our changes have to ignore them, too.
          .overrideInheritedDuration, .overrideInheritedCurve,
        ], animations: changes, completion: nil)
    }
  }
#endif
