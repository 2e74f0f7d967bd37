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

      /// The timing with which the keyboard nearly always moves. We use it for motion that the
      /// keyboard does not announce, as when the focus moves to a field that it covers.
      static let standard = Timing(duration: KeyboardTransition.defaultDuration, curve: .system)
    }

    /// Makes changes in one animation that starts from the current state.
    ///
    /// If Reduce Motion and Prefer Cross-Fade Transitions are on, the keyboard fades, so we make
    /// the changes at once. With Reduce Motion alone the keyboard slides. Then our changes are
    /// animated, too, as in the system's own apps
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
          // The keyboard keeps its own timing inside an animation of the app, too.
          .overrideInheritedDuration, .overrideInheritedCurve,
        ], animations: changes, completion: nil)
    }
  }
#endif
