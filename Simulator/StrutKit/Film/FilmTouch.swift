import Foundation

/// Where a finger is at a frame of a film, in points of the screen.
struct FilmTouch: Equatable, Sendable {
  let frame: Int
  let point: CGPoint

  /// `[frame, x, y]`.
  var json: JSON {
    .array([.integer(frame), .rounded(point.x, to: 1), .rounded(point.y, to: 1)])
  }
}
