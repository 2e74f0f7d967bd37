extension CGPath {
  /// The part between two fractions of the whole length, 0…1, curves as short lines.
  ///
  /// The path itself when nothing is cut off.
  package func trimmed(from start: CGFloat, to end: CGFloat) -> CGPath {
    if start <= 0, end >= 1 { return self }
    let result = CGMutablePath()
    guard start < end else { return result }
    let polylines = flattened()
    func distance(_ a: CGPoint, _ b: CGPoint) -> CGFloat {
      ((a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y)).squareRoot()
    }
    let total = polylines.reduce(0) { sum, line in
      sum + zip(line, line.dropFirst()).reduce(0) { $0 + distance($1.0, $1.1) }
    }
    let (from, to) = (total * start, total * end)
    var position: CGFloat = 0
    for line in polylines {
      var isDrawing = false
      for (a, b) in zip(line, line.dropFirst()) {
        let length = distance(a, b)
        defer { position += length }
        guard length > 0, position + length > from, position < to else { continue }
        func point(_ at: CGFloat) -> CGPoint {
          let share = min(max((at - position) / length, 0), 1)
          return CGPoint(x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share)
        }
        if !isDrawing { result.move(to: point(from)) }
        isDrawing = true
        result.addLine(to: point(to))
      }
    }
    return result
  }

  /// Each subpath as points; a curve becomes 32 steps.
  private func flattened() -> [[CGPoint]] {
    var lines: [[CGPoint]] = []
    func curve(_ body: (CGFloat) -> CGPoint) {
      guard !lines.isEmpty else { return }
      for step in 1...32 { lines[lines.count - 1].append(body(CGFloat(step) / 32)) }
    }
    for element in elements {
      let last = lines.last?.last ?? .zero
      switch element {
      case .move(let point): lines.append([point])
      case .line(let point):
        lines.isEmpty ? lines.append([point]) : lines[lines.count - 1].append(point)
      case .quad(let c, let end):
        curve { t in
          let s = 1 - t
          return CGPoint(
            x: s * s * last.x + 2 * s * t * c.x + t * t * end.x,
            y: s * s * last.y + 2 * s * t * c.y + t * t * end.y)
        }
      case .cubic(let c1, let c2, let end):
        curve { t in
          let s = 1 - t
          let (a, b, c, d) = (s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t)
          return CGPoint(
            x: a * last.x + b * c1.x + c * c2.x + d * end.x,
            y: a * last.y + b * c1.y + c * c2.y + d * end.y)
        }
      case .close:
        if let first = lines.last?.first {
          lines[lines.count - 1].append(first)
          lines.append([first])
        }
      }
    }
    return lines
  }
}
