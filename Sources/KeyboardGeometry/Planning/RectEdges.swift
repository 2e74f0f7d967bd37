import Foundation

/// The four edges of a rectangle, whatever the signs of its size.
struct RectEdges {
  var left, right, top, bottom: CGFloat

  init(_ rect: CGRect) {
    let x = rect.origin.x
    let y = rect.origin.y
    left = min(x, x + rect.size.width)
    right = max(x, x + rect.size.width)
    top = min(y, y + rect.size.height)
    bottom = max(y, y + rect.size.height)
  }
}
