import Foundation

/// Rect arithmetic with an answer for every number. Foundation's own `intersection` ends the
/// program for a NaN on Linux, and answers differently on Apple systems.
extension CGRect {
  /// The rect with positive sides (*standardized*), or nil if it has a coordinate, or an edge, that
  /// is not finite.
  var standardizedIfFinite: CGRect? {
    let rect = CGRect(
      x: origin.x + min(size.width, 0), y: origin.y + min(size.height, 0),
      width: abs(size.width), height: abs(size.height))
    // Adding a coordinate that is not finite gives a result that is not finite either.
    guard rect.origin.x.isFinite, rect.origin.y.isFinite, rect.right.isFinite,
      rect.bottom.isFinite
    else { return nil }
    return rect
  }

  /// The x of the right edge of a standardized rect.
  var right: CGFloat { origin.x + size.width }

  /// The y of the lower edge of a standardized rect.
  var bottom: CGFloat { origin.y + size.height }

  /// Returns the part of a standardized rect inside another one, or nil if that part is less than a
  /// point wide or high. A thinner part is a rounding error, not a keyboard (KeyboardFacts 1.3).
  func covered(by other: CGRect) -> CGRect? {
    let left = max(origin.x, other.origin.x)
    let top = max(origin.y, other.origin.y)
    let width = min(right, other.right) - left
    let height = min(bottom, other.bottom) - top
    guard width >= 1, height >= 1 else { return nil }
    return CGRect(x: left, y: top, width: width, height: height)
  }

  /// Whether a standardized rect ends at the lower edge of another one, below it, or less than a
  /// point above it. Edges miss each other by fractions of a pixel (KeyboardFailures 14).
  func reachesBottom(of other: CGRect) -> Bool { bottom > other.bottom - 1 }

  /// Whether no edge of two standardized rects is a point or more apart: screens round to pixels,
  /// so equal keyboards differ by fractions (KeyboardFailures 14 and 15).
  func isNearly(_ other: CGRect) -> Bool {
    abs(origin.x - other.origin.x) < 1 && abs(origin.y - other.origin.y) < 1
      && abs(right - other.right) < 1 && abs(bottom - other.bottom) < 1
  }
}
