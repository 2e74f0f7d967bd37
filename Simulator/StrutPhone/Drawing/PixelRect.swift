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
    var rects: [PixelRect] = []
    for var rect in self {
      while let near = rects.firstIndex(where: { $0.waste(with: rect) <= 0 }) {
        rect = rect.union(rects.remove(at: near))
      }
      rects.append(rect)
    }
    while rects.count > most { rects.mergeNearest() }
    return rects
  }

  /// Makes one rect of the two that waste least; there have to be two.
  private mutating func mergeNearest() {
    var best = (first: 0, second: 1, waste: Int.max)
    for first in indices {
      for second in index(after: first)..<endIndex {
        let waste = self[first].waste(with: self[second])
        if waste < best.waste { best = (first, second, waste) }
      }
    }
    self[best.first] = self[best.first].union(remove(at: best.second))
  }
}
