#if canImport(UIKit)
  import KeyboardGeometry
  import UIKit

  /// A motion of one number that is made frame by frame, in the timing of an animation.
  struct FrameMotion {
    let timing: KeyboardTiming
    /// In seconds.
    let duration: TimeInterval
    /// The time at which the turn that began the motion ended; nil until then.
    var began: CFTimeInterval?
    /// How far it moves the number, in points.
    var distance: CGFloat = 0

    /// Returns the part of the distance that is still left, from 1 to 0.
    func rest(at time: CFTimeInterval) -> CGFloat {
      guard let began else { return 1 }
      return isOver(at: time) ? 0 : CGFloat(1 - timing.progress(at: time - began))
    }

    func isOver(at time: CFTimeInterval) -> Bool {
      began.map { time - $0 >= duration } ?? false
    }
  }
#endif
