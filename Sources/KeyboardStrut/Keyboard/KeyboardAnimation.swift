#if canImport(UIKit)
  import KeyboardGeometry
  import UIKit

  /// Moves things in step with the keyboard: one animation block, the keyboard's own timing.
  @MainActor
  enum KeyboardAnimation {
    struct Timing {
      /// In seconds.
      let duration: TimeInterval
      /// The notification's.
      let curve: KeyboardCurve

      static let none = Timing(duration: 0, curve: .system)

      /// How the keyboard moves nearly always; for motion that it does not announce, as when the
      /// focus goes on to a field that it covers.
      static let standard = Timing(duration: KeyboardTransition.defaultDuration, curve: .system)
    }

    /// Makes changes in one animation that starts from the current state.
    ///
    /// Where the keyboard fades, by Reduce Motion with Prefer Cross-Fade Transitions, we make the
    /// changes at once. With Reduce Motion alone the keyboard slides, and what makes room for it
    /// does, too, as in the system's own apps (kirillzyusko/react-native-keyboard-controller#570).
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
          // The keyboard keeps its own time inside an animation of the app's, too.
          .overrideInheritedDuration, .overrideInheritedCurve,
        ], animations: changes, completion: nil)
    }
  }
#endif
