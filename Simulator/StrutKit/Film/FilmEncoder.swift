import Phone

/// Turns frames into a small text: the first frame, then what changes from each to the next.
///
/// A change is a move of consecutive nodes, `[first, count, dx, dy, mask]`, or a replacement,
/// `{"at", "cut", "put"}`; see `film.js`, which plays them. Places are hundredths of a point. The
/// encoder follows what the player has, so that what rounding leaves never adds up.
@MainActor
struct FilmEncoder {
  private let pool: FilmPool
  private var first: [FilmNode]?
  private var steps: [String] = []
  /// What the player shows after the last step.
  private var shown: [FilmNode] = []

  init(_ pool: FilmPool) { self.pool = pool }

  mutating func add(_ frame: DisplayFrame) {
    let nodes = frame.items.map { FilmNode($0, images: frame.images, pool: pool) }
    guard first != nil else {
      first = nodes
      shown = nodes
      return
    }
    var changes: [String] = []
    if let splice = replace(with: nodes) { changes.append(splice) }
    changes += move(to: nodes)
    steps.append(changes.isEmpty ? "0" : "[" + changes.joined(separator: ",") + "]")
  }

  /// Shows the last frame for some frames more.
  mutating func hold(_ frames: Int) {
    steps += Array(repeating: "0", count: max(frames, 0))
  }

  /// One JSON object.
  var text: String {
    let nodes = (first ?? []).map(\.text).joined(separator: ",")
    return "{\"first\":[\(nodes)],\"steps\":[\(steps.joined(separator: ","))]}"
  }

  /// Replaces the nodes between the first and the last that moving alone cannot bring about.
  private mutating func replace(with nodes: [FilmNode]) -> String? {
    let common = min(shown.count, nodes.count)
    var start = 0
    while start < common, shown[start].move(to: nodes[start]) != nil { start += 1 }
    var tail = 0
    while tail < common - start,
      shown[shown.count - 1 - tail].move(to: nodes[nodes.count - 1 - tail]) != nil
    { tail += 1 }
    let cut = shown.count - start - tail
    let put = nodes[start..<(nodes.count - tail)]
    guard cut > 0 || !put.isEmpty else { return nil }
    shown.replaceSubrange(start..<(start + cut), with: put)
    let text = put.map(\.text).joined(separator: ",")
    return "{\"at\":\(start),\"cut\":\(cut),\"put\":[\(text)]}"
  }

  /// Moves nodes, as many at once as one move serves.
  private mutating func move(to nodes: [FilmNode]) -> [String] {
    var changes: [String] = []
    var start = 0
    while start < nodes.count {
      guard var move = shown[start].move(to: nodes[start]), move.mask != 0 else {
        start += 1
        continue
      }
      var end = start + 1
      while end < nodes.count, let next = shown[end].move(to: nodes[end]),
        let both = move.merged(with: next)
      {
        move = both
        end += 1
      }
      let (dx, dy) = (Self.middle(move.dx), Self.middle(move.dy))
      changes.append("[\(start),\(end - start),\(dx),\(dy),\(move.mask)]")
      for index in start..<end {
        shown[index] = shown[index].moved(mask: move.mask, dx: dx, dy: dy)
      }
      start = end
    }
    return changes
  }

  private static func middle(_ range: ClosedRange<Int>) -> Int {
    // Zero where zero will do: nothing drifts sideways by rounding.
    range.contains(0) ? 0 : (range.lowerBound + range.upperBound) / 2
  }
}
