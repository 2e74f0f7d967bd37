#if canImport(UIKit)
  import KeyboardGeometry
  import UIKit

  /// An animation of one value, such as a vertical content offset. We calculate the value for each
  /// frame. The timing curve comes from a Core Animation animation or from the keyboard.
  struct FrameMotion {
    let timing: KeyboardTiming
    /// The duration of the animation, in seconds.
    let duration: TimeInterval
    /// The time at which the animation began, on Core Animation's clock. Nil in the run-loop turn
    /// in which the animation was added. Core Animation starts its own animations at the end of
    /// that turn, and we start this animation at the same time.
    var began: CFTimeInterval?
    /// The final value minus the initial value of the animation, in points.
    var distance: CGFloat = 0

    /// Returns the fraction of `distance` that remains at a given time: 1 at the start, 0 at the
    /// end. Negative while a spring overshoots its final value.
    func rest(at time: CFTimeInterval) -> CGFloat {
      guard let began else { return 1 }
      return isOver(at: time) ? 0 : CGFloat(1 - timing.progress(at: time - began))
    }

    func isOver(at time: CFTimeInterval) -> Bool {
      began.map { time - $0 >= duration } ?? false
    }
  }
#endif
