import Foundation
import KeyboardGeometry
import KeyboardSimulation

/// Where things should be on their way from one rest to the next: as far as the keyboard is on its
/// own, or, while that stands still, as far as the system's curve says.
struct ExpectedMotion {
  /// The keyboard's upper edge and how far up things belong there.
  typealias Point = (top: CGFloat, rise: CGFloat)

  private(set) var from: Point
  private(set) var to: Point
  private var start: TimeInterval = 0
  /// A turn begins with a hide, which is not over when the screen has turned. UIKit adds animations
  /// up, so the rest of it goes on beneath the next one.
  private var rest: (rise: CGFloat, start: TimeInterval) = (0, 0)

  init(at rest: Point) {
    from = rest
    to = rest
  }

  /// The way up after a turn that has begun with the way down from `rise` at a time.
  init(at rest: Point, leaving rise: CGFloat, since start: TimeInterval) {
    self.init(at: rest)
    self.rest = (rise, start)
  }

  mutating func set(out from: Point, for to: Point, at time: TimeInterval) {
    self.from = from
    self.to = to
    start = time
  }

  func rise(keyboardTop: CGFloat, at time: TimeInterval) -> CGFloat {
    let way = to.top - from.top
    let progress =
      way == 0
      ? KeyboardCurve.system.progress(at: time - start, duration: 0.25)
      : (keyboardTop - from.top) / way
    let left = 1 - KeyboardCurve.system.progress(at: time - rest.start, duration: 0.25)
    return from.rise + CGFloat(progress) * (to.rise - from.rise) + CGFloat(left) * rest.rise
  }
}
