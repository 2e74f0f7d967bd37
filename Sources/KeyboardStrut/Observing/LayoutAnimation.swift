#if canImport(UIKit)
  import KeyboardGeometry
  import UIKit

  /// How a listener moves in a layout: with the keyboard, or in the animation that is open, as of a
  /// sheet that makes room or a screen that turns.
  ///
  /// A list lays out its new cells without animation, and with them all that waits around them:
  /// what moves then goes as long as the animation that was open in this turn, in UIKit's usual
  /// curve, because nobody tells which one that had.
  @MainActor
  final class LayoutAnimation {
    /// The last animation of another's that something was moved in, and its seconds.
    private var joined: (time: CFTimeInterval, duration: TimeInterval)?

    /// Makes changes, in the animation that is open or at once where nothing else is to be done.
    ///
    /// - Parameter isFocusNew: Whether this is the layout after a change of first responder.
    func run(isFocusNew: Bool, in window: UIWindow, _ changes: @escaping () -> Void) {
      let center = KeyboardCenter.shared
      let time = CACurrentMediaTime()
      let open = UIView.inheritedAnimationDuration
      let isMoving = center.isKeyboardMoving(in: window)
      if open > 0 {
        joined = (time, open)
      } else if isMoving || isFocusNew {
        return run(.standard, isForced: isMoving && center.isAnimated, changes)
      } else if let joined, joined.time.isInTurn(of: time) {
        return run(.init(duration: joined.duration, curve: .easeInOut), isForced: true, changes)
      }
      changes()
    }

    /// - Parameter isForced: Whether to move animated though animations are switched off in this
    ///   layout.
    private func run(
      _ timing: KeyboardAnimation.Timing, isForced: Bool, _ changes: @escaping () -> Void
    ) {
      let areEnabled = UIView.areAnimationsEnabled
      UIView.setAnimationsEnabled(areEnabled || isForced)
      KeyboardAnimation.run(timing, changes)
      UIView.setAnimationsEnabled(areEnabled)
    }
  }
#endif
