import Foundation

/// Rect arithmetic that never crashes, not even for NaN or infinite numbers. Foundation's own
/// `intersection` crashes for NaN on Linux, and has another result on Apple's systems.
extension CGRect {
  /// The same rect, described without a negative width or height (*standardized*). Nil if a
  /// coordinate or an edge is not finite.
  var standardizedIfFinite: CGRect? {
    let rect = CGRect(
      x: origin.x + min(size.width, 0), y: origin.y + min(size.height, 0),
      width: abs(size.width), height: abs(size.height))
    // An edge is the sum of two numbers, and is not finite if one of them is not finite. So
    // checking the edges also checks the size.
    guard rect.origin.x.isFinite, rect.origin.y.isFinite, rect.right.isFinite,
      rect.bottom.isFinite
    else { return nil }
    return rect
  }

  /// The x of the right edge of this rect, which must be standardized.
  var right: CGFloat { origin.x + size.width }

  /// The y of the lower edge of this rect, which must be standardized.
  var bottom: CGFloat { origin.y + size.height }

  /// Returns the part of this rect that another rect covers. Both rects must be standardized. Nil
  /// if that part is less than a point wide or high, because such an overlap is only a rounding
  /// error (KeyboardFacts 1.3).
  func covered(by other: CGRect) -> CGRect? {
    let left = max(origin.x, other.origin.x)
    let top = max(origin.y, other.origin.y)
    let width = min(right, other.right) - left
    let height = min(bottom, other.bottom) - top
    guard width >= 1, height >= 1 else { return nil }
    return CGRect(x: left, y: top, width: width, height: height)
  }

  /// Whether this rect reaches the lower edge of another rect, or ends less than a point above that
  /// edge. Both rects must be standardized. We allow a difference, because edges that should meet
  /// may miss each other by fractions of a pixel (KeyboardFailures 14).
  func reachesBottom(of other: CGRect) -> Bool { bottom > other.bottom - 1 }

  /// Whether all edges of two rects differ by less than a point. Both rects must be standardized.
  /// Screens round to pixels, so the rects of equal keyboards differ by fractions of a point
  /// (KeyboardFailures 14 and 15).
  func isNearly(_ other: CGRect) -> Bool {
    abs(origin.x - other.origin.x) < 1 && abs(origin.y - other.origin.y) < 1
      && abs(right - other.right) < 1 && abs(bottom - other.bottom) < 1
  }
}
