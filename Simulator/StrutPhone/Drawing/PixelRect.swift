import CoreGraphics

/// Whole pixels of the window.
package struct PixelRect: Hashable, Sendable {
  package var x: Int
  package var y: Int
  package var width: Int
  package var height: Int

  package init(x: Int, y: Int, width: Int, height: Int) {
    (self.x, self.y, self.width, self.height) = (x, y, width, height)
  }

  /// All pixels that a rect touches, as far as they are in a picture of a size; nil for none.
  init?(_ rect: CGRect, width: Int, height: Int) {
    guard !rect.isNull, !rect.isEmpty else { return nil }
    let left = max(0, Int(max(rect.minX, 0).rounded(.down)))
    let top = max(0, Int(max(rect.minY, 0).rounded(.down)))
    let right = min(width, Int(min(rect.maxX, CGFloat(width)).rounded(.up)))
    let bottom = min(height, Int(min(rect.maxY, CGFloat(height)).rounded(.up)))
    guard right > left, bottom > top else { return nil }
    self.init(x: left, y: top, width: right - left, height: bottom - top)
  }

  package var area: Int { width * height }

  var rect: CGRect { CGRect(x: x, y: y, width: width, height: height) }

  /// The smallest rect around both.
  func union(_ other: PixelRect) -> PixelRect {
    let (left, top) = (min(x, other.x), min(y, other.y))
    return PixelRect(
      x: left, y: top, width: max(x + width, other.x + other.width) - left,
      height: max(y + height, other.y + other.height) - top)
  }

  /// How many pixels more it takes to draw both as one rect than to draw each; below zero where one
  /// is less work.
  func waste(with other: PixelRect) -> Int {
    union(other).area - area - other.area - Self.costOfOne
  }

  /// How many pixels are drawn in the time that it takes to begin with another rect, about.
  private static let costOfOne = 10_000
}

extension [PixelRect] {
  /// The same pixels in fewer rects, where that is less work.
  func merged(to most: Int = 6) -> [PixelRect] {
    var rects = self
    while rects.count > 1 {
      var best: (first: Int, second: Int, waste: Int)?
      for first in rects.indices {
        for second in rects.index(after: first)..<rects.endIndex {
          let waste = rects[first].waste(with: rects[second])
          if waste < best?.waste ?? .max { best = (first, second, waste) }
        }
      }
      guard let best, best.waste <= 0 || rects.count > most else { break }
      let union = rects[best.first].union(rects[best.second])
      rects.remove(at: best.second)
      rects[best.first] = union
    }
    return rects
  }
}
