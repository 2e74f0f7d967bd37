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

      /// The usual duration and curve of the keyboard. We use this timing when we move something
      /// although no notification has announced a motion of the keyboard. For example, the focus
      /// may change to a field that the keyboard already covers.
      static let standard = Timing(duration: KeyboardTransition.defaultDuration, curve: .system)
    }

    /// Makes the changes of a closure in one animation block that starts from the current state.
    ///
    /// With both Reduce Motion and Prefer Cross-Fade Transitions, the keyboard fades in place. Then
    /// we make the changes without animation. With Reduce Motion alone, the keyboard still slides.
    /// Then we animate the changes, as the system's own apps do
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
          // Inside an animation block of the app, the keyboard still has its own duration and
          // curve. So our changes must not inherit those of the block.
          .overrideInheritedDuration, .overrideInheritedCurve,
        ], animations: changes, completion: nil)
    }
  }
#endif
