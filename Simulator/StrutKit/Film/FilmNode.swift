import Phone

/// An item of a frame: a style, and its rects in hundredths of a point.
struct FilmNode: Equatable {
  var style: Int
  /// Four numbers a rect: the frame, the picture's place if it differs, the clips.
  var numbers: [Int]

  @MainActor
  init(_ item: DisplayItem, images: [String: CGImage], pool: FilmPool) {
    var style = FilmStyle()
    var rects = [item.frame]
    style.radii = Self.list(item.radii)
    style.opacity = item.opacity
    style.background = item.background?.description
    if let border = item.border {
      style.borderWidth = border.width
      style.borderColor = border.color.description
    }
    if let picture = item.picture, let image = images[picture.contentID] {
      style.image = pool.index(of: image, id: picture.contentID)
      if picture.rect != item.frame {
        style.hasPictureRect = true
        rects.append(picture.rect)
      }
    }
    style.clipRadii = item.clips.map { Self.list($0.radii) }
    rects += item.clips.map(\.rect)
    if let map = item.transform { style.transform = [map.a, map.b, map.c, map.d, map.tx, map.ty] }
    self.style = pool.index(of: style)
    numbers = rects.flatMap { rect in
      [rect.minX, rect.minY, rect.width, rect.height].map { Int(($0 * 100).rounded()) }
    }
  }

  /// One number for equal corners, none for square ones.
  private static func list(_ radii: CGMutablePath.CornerRadii) -> [CGFloat] {
    let all = [radii.topLeft, radii.topRight, radii.bottomRight, radii.bottomLeft]
    guard all.contains(where: { $0 != 0 }) else { return [] }
    return all.allSatisfy { $0 == all[0] } ? [all[0]] : all
  }

  var text: String { "[" + ([style] + numbers).map(String.init).joined(separator: ",") + "]" }

  /// How far the node has come since another frame.
  struct Move: Equatable {
    /// Which rects moved, a bit each; the others stand still.
    var mask: Int
    /// How many rects there are: bits beyond them mean nothing.
    var rects: Int
    var dx: ClosedRange<Int>
    var dy: ClosedRange<Int>

    /// The moves that are good enough for both; nil where no single move is.
    func merged(with other: Move) -> Move? {
      let common = (1 << min(rects, other.rects)) - 1
      guard (mask ^ other.mask) & common == 0, dx.overlaps(other.dx), dy.overlaps(other.dy) else {
        return nil
      }
      return Move(
        mask: mask | other.mask, rects: max(rects, other.rects), dx: dx.clamped(to: other.dx),
        dy: dy.clamped(to: other.dy))
    }
  }

  /// How a node has to move to become another one, up to a hundredth of a point.
  ///
  /// - Returns: Nil where moving is not enough.
  func move(to other: FilmNode) -> Move? {
    guard style == other.style, numbers.count == other.numbers.count else { return nil }
    var move = Move(mask: 0, rects: numbers.count / 4, dx: 0...0, dy: 0...0)
    for start in stride(from: 0, to: numbers.count, by: 4) {
      // Sizes may drift by a rounding, too.
      guard abs(numbers[start + 2] - other.numbers[start + 2]) <= 1,
        abs(numbers[start + 3] - other.numbers[start + 3]) <= 1
      else { return nil }
      let (x, y) = (
        other.numbers[start] - numbers[start], other.numbers[start + 1] - numbers[start + 1]
      )
      if abs(x) <= 1, abs(y) <= 1 { continue }
      let (dx, dy) = ((x - 1)...(x + 1), (y - 1)...(y + 1))
      if move.mask == 0 {
        (move.dx, move.dy) = (dx, dy)
      } else if move.dx.overlaps(dx), move.dy.overlaps(dy) {
        (move.dx, move.dy) = (move.dx.clamped(to: dx), move.dy.clamped(to: dy))
      } else {
        return nil
      }
      move.mask |= 1 << (start / 4)
    }
    return move
  }

  /// The node after moving by whole hundredths.
  func moved(mask: Int, dx: Int, dy: Int) -> FilmNode {
    var node = self
    for rect in 0..<(numbers.count / 4) where mask & (1 << rect) != 0 {
      node.numbers[rect * 4] += dx
      node.numbers[rect * 4 + 1] += dy
    }
    return node
  }
}
