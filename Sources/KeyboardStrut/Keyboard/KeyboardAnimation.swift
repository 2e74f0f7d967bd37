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

      /// The keyboard's usual duration and curve. We use this timing if a view has to move and no
      /// keyboard notification has given a duration and a curve. For example, the focus moves to a
      /// field under a keyboard that is already up.
      static let standard = Timing(duration: KeyboardTransition.defaultDuration, curve: .system)
    }

    /// Calls `changes` in an animation block. The animations start from the positions that the user
    /// sees now (`.beginFromCurrentState`).
    ///
    /// If the user has turned on both Reduce Motion and Prefer Cross-Fade Transitions, the keyboard
    /// fades in without moving. We then call `changes` without animation. If only Reduce Motion is
    /// on, the keyboard still slides. We then animate the changes, as the system's own apps do
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
          // The app may call the library inside its own animation block. The keyboard ignores the
          // duration and the curve of that block, so our changes have to ignore them, too.
          .overrideInheritedDuration, .overrideInheritedCurve,
        ], animations: changes, completion: nil)
    }
  }
#endif
