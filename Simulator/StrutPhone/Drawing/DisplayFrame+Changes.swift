import Phone

extension DisplayItem {
  /// What the item may paint, in the root's points.
  var extent: CGRect {
    var area = frame
    if let picture { area = area.union(picture.rect) }
    if let transform { area = area.applying(transform) }
    for clip in clips { area = area.intersection(clip.rect) }
    return area
  }
}

extension DisplayFrame {
  /// How many new items may stand before one that both have.
  private static let lookAhead = 16

  /// Where this frame may look otherwise than another one, in the root's points.
  ///
  /// Items that both have, in the same order, paint the same wherever no other item is. All that
  /// they do not have in common is drawn anew, where it was and where it is.
  func changes(from old: DisplayFrame) -> [CGRect] {
    let (before, now) = (old.items, items)
    var start = 0
    while start < min(before.count, now.count), before[start] == now[start] { start += 1 }
    var tail = 0
    while tail < min(before.count, now.count) - start,
      before[before.count - 1 - tail] == now[now.count - 1 - tail]
    { tail += 1 }
    var rects: [CGRect] = []
    var next = start
    for item in before[start..<(before.count - tail)] {
      let ahead = now[next..<min(next + Self.lookAhead, now.count - tail)]
      if let same = ahead.firstIndex(of: item) {
        rects += now[next..<same].map(\.extent)
        next = same + 1
      } else {
        rects.append(item.extent)
      }
    }
    rects += now[next..<(now.count - tail)].map(\.extent)
    return rects.filter { !$0.isNull && !$0.isEmpty }
  }

  /// The items that may paint something inside a rect.
  func limited(to rect: CGRect) -> DisplayFrame {
    var part = DisplayFrame()
    part.items = items.filter { $0.extent.intersects(rect) }
    part.images = images
    return part
  }
}
