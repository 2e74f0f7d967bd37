/// Where a popover lies beside what it points at, in its container's coordinates and points.
@MainActor
struct PopoverGeometry {
  /// What may be covered: within the margins, and above the keyboard.
  var area: CGRect
  var source: CGRect
  /// What the content wants.
  var size: CGSize
  var permitted: UIPopoverArrowDirection

  struct Placement {
    var direction: UIPopoverArrowDirection
    /// Of the content and its arrow.
    var frame: CGRect
    /// Of the content within the frame.
    var content: CGRect
    /// Of the arrow within the frame.
    var arrow: CGRect
  }

  /// Its length and its base. Known divergence: no public number.
  private static let arrow = CGSize(width: 26, height: 13)
  /// How far the arrow keeps from the corners.
  static let cornerRadius: CGFloat = 13

  /// The first side that has room for all of the content, else the one that shows most of it.
  var placement: Placement {
    let sides: [UIPopoverArrowDirection] = [.up, .down, .left, .right]
    let places = sides.filter { permitted.contains($0) }.map { place(at: $0) }
    let fitting = places.first { $0.content.size == size }
    let largest = places.max { $0.content.area < $1.content.area }
    return fitting ?? largest ?? place(at: .up)
  }

  /// Beside the source, with the arrow at the middle of its edge as far as the area allows.
  private func place(at direction: UIPopoverArrowDirection) -> Placement {
    let length = Self.arrow.height
    let isVertical = direction == .up || direction == .down
    let room = room(at: direction)
    let size = CGSize(width: min(size.width, room.width), height: min(size.height, room.height))
    var content = CGRect(origin: .zero, size: size)
    var arrow = CGRect(
      x: 0, y: 0, width: isVertical ? Self.arrow.width : length,
      height: isVertical ? length : Self.arrow.width)
    content.origin =
      isVertical
      ? CGPoint(
        x: clamp(source.midX - size.width / 2, area.minX, area.maxX - size.width),
        y: direction == .up ? room.minY : room.maxY - size.height)
      : CGPoint(
        x: direction == .left ? room.minX : room.maxX - size.width,
        y: clamp(source.midY - size.height / 2, area.minY, area.maxY - size.height))
    let keep = Self.cornerRadius + Self.arrow.width / 2
    let middle = CGPoint(
      x: clamp(source.midX, content.minX + keep, content.maxX - keep),
      y: clamp(source.midY, content.minY + keep, content.maxY - keep))
    switch direction {
    case .up:
      arrow.origin = CGPoint(x: middle.x - arrow.width / 2, y: content.minY - length)
    case .down: arrow.origin = CGPoint(x: middle.x - arrow.width / 2, y: content.maxY)
    case .left:
      arrow.origin = CGPoint(x: content.minX - length, y: middle.y - arrow.height / 2)
    default: arrow.origin = CGPoint(x: content.maxX, y: middle.y - arrow.height / 2)
    }
    let frame = content.union(arrow)
    return Placement(
      direction: direction, frame: frame,
      content: content.offsetBy(dx: -frame.minX, dy: -frame.minY),
      arrow: arrow.offsetBy(dx: -frame.minX, dy: -frame.minY))
  }

  /// What the area leaves on one side of the source, beyond the arrow.
  private func room(at direction: UIPopoverArrowDirection) -> CGRect {
    let length = Self.arrow.height
    var edges = (left: area.minX, top: area.minY, right: area.maxX, bottom: area.maxY)
    switch direction {
    case .up: edges.top = clamp(source.maxY + length, area.minY, area.maxY)
    case .down: edges.bottom = clamp(source.minY - length, area.minY, area.maxY)
    case .left: edges.left = clamp(source.maxX + length, area.minX, area.maxX)
    default: edges.right = clamp(source.minX - length, area.minX, area.maxX)
    }
    return CGRect(
      x: edges.left, y: edges.top, width: edges.right - edges.left,
      height: edges.bottom - edges.top)
  }

  private func clamp(_ value: CGFloat, _ low: CGFloat, _ high: CGFloat) -> CGFloat {
    max(min(value, high), low)
  }
}

extension CGRect {
  fileprivate var area: CGFloat { width * height }
}
