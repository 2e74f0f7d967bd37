import Foundation
import KeyboardGeometry

/// Where things should be on their way from one rest to the next: as far as the keyboard is on its
/// own, or, while that stands still, as far as the system's curve says.
struct Course {
  /// The keyboard's upper edge and how far up things belong there.
  typealias Point = (top: CGFloat, rise: CGFloat)

  private(set) var from: Point
  private(set) var to: Point
  private var start: TimeInterval = 0

  init(at rest: Point) {
    from = rest
    to = rest
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
    return from.rise + CGFloat(progress) * (to.rise - from.rise)
  }
}
