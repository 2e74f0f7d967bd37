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
  struct LayoutAnimation {
    /// The last animation of another's that something was moved in, and its seconds.
    private var joined: (time: CFTimeInterval, duration: TimeInterval)?

    /// How changes move that are made now.
    ///
    /// - Parameter isFocusNew: Whether this is the layout after a change of first responder.
    /// - Returns: The timing, nil for the animation that is open or none; and whether animations
    ///   that are switched off in this layout are switched on for it.
    mutating func timing(
      isFocusNew: Bool, in window: UIWindow
    ) -> (timing: KeyboardAnimation.Timing?, isForced: Bool) {
      let center = KeyboardCenter.shared
      let time = CACurrentMediaTime()
      let open = UIView.inheritedAnimationDuration
      let isMoving = center.isKeyboardMoving(in: window)
      if open > 0 {
        joined = (time, open)
      } else if isMoving || isFocusNew {
        return (.standard, isMoving && center.isAnimated)
      } else if let joined, joined.time.isInTurn(of: time) {
        return (.init(duration: joined.duration, curve: .easeInOut), true)
      }
      return (nil, false)
    }
  }
#endif
