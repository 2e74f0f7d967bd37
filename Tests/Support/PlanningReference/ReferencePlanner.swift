import Foundation
import KeyboardGeometry

/// A slow, obvious planner, which tries every combination of whole steps and keeps the best.
///
/// The planner shares no code with the library's planner. It computes for each combination where
/// everything would be, whether every offset would be in its range, and what would be visible. It
/// knows no intervals, aims or passes. It works only on the grid of `SceneGenerator`.
package struct ReferencePlanner {
  /// The best way to show a number of targets.
  package struct Best {
    /// How far the targets are from the place the behaviour wants, in points.
    package var deviation: CGFloat
    /// The sum of the distances all containers move.
    package var cost: CGFloat
    /// How far each container moves: a scroll view from its present offset, a lift from the app's
    /// place.
    package var travel: [CGFloat]
  }

  private var boxes: [Box] = []
  private var targets: [Target] = []
  private let top: CGFloat
  private let end: CGFloat
  private var wasLifted = false
  private var gap: CGFloat = 0

  /// Nil if no keyboard is in the scene's bounds.
  package init?(_ scene: AvoidanceScene) {
    let bounds = scene.visibleBounds
    guard let keyboard = scene.keyboard, !keyboard.isEmpty,
      case let visible = keyboard.intersection(bounds), visible.width >= 1, visible.height >= 1
    else { return nil }
    let keyboardTop = max(bounds.minY, visible.minY - scene.coverHeight)
    top = bounds.minY
    end = bounds.maxY
    func isCovered(_ rect: CGRect) -> Bool {
      keyboard.minX <= bounds.minX && keyboard.maxX >= bounds.maxX
        || min(keyboard.maxX, rect.maxX) - max(keyboard.minX, rect.minX) >= min(1, rect.width)
    }
    boxes = scene.containers.map { Box($0) }
    targets = scene.targets.map { target in
      Target(
        top: target.rect.minY, bottom: target.rect.maxY, gap: target.gap,
        line: isCovered(target.rect) ? keyboardTop : nil)
    }
    let covered = targets.filter { $0.line != nil }
    gap = covered.map(\.gap).max() ?? 0
    // The lowest edge each scroll view holds, with the gap under it: the targets', or that of the
    // scroll view inside.
    var lowest = covered.map { $0.bottom + $0.gap }.max() ?? -.infinity
    for index in boxes.indices where boxes[index].exists {
      if boxes[index].onlyClips {
        lowest = min(lowest, boxes[index].bottom + gap)
      } else if boxes[index].clips {
        boxes[index].room = min(gap, max(0, lowest - boxes[index].contentEnd))
        lowest = boxes[index].bottom + gap
      } else {
        lowest -= boxes[index].initialRise
      }
    }
    for (index, container) in scene.containers.enumerated() {
      boxes[index].line = isCovered(container.frame) ? keyboardTop : .infinity
      // Take our lifts back, and let the others do what they do by themselves.
      let rise = boxes[index].initialRise
      wasLifted = wasLifted || boxes[index].isLifted
      if boxes[index].scrolls { boxes[index].contentEnd -= rise }
      for inner in 0..<index { boxes[inner].rise(by: rise) }
      for target in targets.indices { targets[target].rise(by: rise) }
    }
    let highest = targets.map { $0.top - top }.max() ?? 0
    for index in boxes.indices { boxes[index].findSteps(upTo: max(200, highest)) }
  }

  /// The best way to show the first `count` targets; nil if there is none.
  package func best(count: Int, behavior: AvoidanceBehavior) -> Best? {
    let best = best(count: count, wanted: wantedRise(count, behavior, wasLifted))
    guard let best, !wasLifted, best.travel.contains(where: { $0 != 0 }) else { return best }
    // A target that has to move at all gets its gap.
    return self.best(count: count, wanted: wantedRise(count, behavior, true))
  }

  private func best(count: Int, wanted: ClosedRange<CGFloat>) -> Best? {
    var best: Best?
    var travel = [CGFloat](repeating: 0, count: boxes.count)
    tryAll(0, cost: 0, count: count, wanted: wanted, travel: &travel, best: &best)
    return best
  }

  /// How far the first targets may be above where they are: no less than the first number, no more
  /// than the second, going by the behaviour alone.
  private func wantedRise(
    _ count: Int, _ behavior: AvoidanceBehavior, _ isLifted: Bool
  ) -> ClosedRange<CGFloat> {
    let run = targets[..<count]
    let highest = run.map(\.top).min()! - top
    let need = run.map { $0.bottom + ($0.line == nil ? 0 : $0.gap) - ($0.line ?? end) }.max()!
    let hidden = run.map { $0.bottom - ($0.line ?? end) }.max()!
    guard hidden <= highest else { return highest...highest }
    if behavior == .hug, run.contains(where: { $0.line != nil }) {
      return min(need, highest)...min(need, highest)
    }
    return (hidden > 0 || isLifted ? min(need, highest) : hidden)...highest
  }

  private func tryAll(
    _ index: Int, cost: CGFloat, count: Int, wanted: ClosedRange<CGFloat>, travel: inout [CGFloat],
    best: inout Best?
  ) {
    if let best, best.deviation == 0, cost > best.cost { return }
    guard index < boxes.count else {
      consider(cost: cost, count: count, wanted: wanted, travel: travel, best: &best)
      return
    }
    for step in boxes[index].steps {
      travel[index] = step
      tryAll(
        index + 1, cost: cost + abs(travel[index]), count: count, wanted: wanted, travel: &travel,
        best: &best)
    }
    travel[index] = 0
  }

  private func consider(
    cost: CGFloat, count: Int, wanted: ClosedRange<CGFloat>, travel: [CGFloat], best: inout Best?
  ) {
    let rise = travel.reduce(0, +)
    let deviation = max(0, wanted.lowerBound - rise, rise - wanted.upperBound)
    if let best {
      if (deviation, cost) > (best.deviation, best.cost) { return }
      // Of equal ways, the one that moves the inner containers more.
      if (deviation, cost) == (best.deviation, best.cost),
        !best.travel.lexicographicallyPrecedes(travel, by: { abs($0) < abs($1) })
      {
        return
      }
    }
    guard isVisible(count: count, after: travel), isLegal(travel) else { return }
    best = Best(deviation: deviation, cost: cost, travel: travel)
  }

  /// Whether the first targets can be seen whole: above the keyboard, in the bounds, in each scroll
  /// view.
  package func isVisible(count: Int, after travel: [CGFloat], tolerance: CGFloat = 0.01) -> Bool {
    excess(count: count, after: travel) <= tolerance
  }

  /// By how many points the worst edge of the first targets is out of view.
  package func excess(count: Int, after travel: [CGFloat]) -> CGFloat {
    var rise = travel.reduce(0, +)
    var worst = -CGFloat.infinity
    var highest = CGFloat.infinity
    var lowest = -CGFloat.infinity
    for target in targets[..<count] {
      worst = max(worst, target.bottom - rise - (target.line ?? end))
      highest = min(highest, target.top - rise)
      lowest = max(lowest, target.bottom - rise)
    }
    worst = max(worst, top - highest)
    for (index, box) in boxes.enumerated() {
      rise -= travel[index]
      guard box.clips else { continue }
      worst = max(worst, box.top - rise - highest, lowest - (box.bottom - rise))
    }
    return worst
  }

  /// Whether every scroll view's offset is in its range, given the inset it then has.
  package func isLegal(_ travel: [CGFloat]) -> Bool {
    let insets = insets(after: travel)
    return boxes.indices.allSatisfy { index in
      guard boxes[index].scrolls else { return abs(travel[index]) < 0.01 || !boxes[index].clips }
      let range = boxes[index].offsetRange(inset: insets[index])
      let offset = boxes[index].offset + travel[index]
      return offset >= range.lowerBound - 0.01 && offset <= range.upperBound + 0.01
    }
  }

  /// The smallest insets with which the content's end can be scrolled out of the keyboard's way.
  package func insets(after travel: [CGFloat]) -> [CGFloat] {
    var insets = [CGFloat](repeating: 0, count: boxes.count)
    var rise: CGFloat = 0
    var clip = CGFloat.infinity
    for index in boxes.indices.reversed() {
      let box = boxes[index]
      if box.scrolls, box.line < .infinity, clip > box.line - gap {
        let bottom = box.bottom - rise
        let line = box.line - box.room
        let lowestEnd = box.contentEnd - rise + box.offset - box.minimum
        insets[index] =
          lowestEnd > line ? max(0, bottom - box.selfAdjustment - box.appRoom - line) : 0
      }
      if box.clips { clip = min(clip, box.bottom - rise) }
      rise += travel[index]
    }
    return insets
  }
}

extension AvoidanceContainer {
  /// The part of a tentative offset that the planner takes back first. It never scrolls beyond the
  /// beginning.
  var revocable: CGFloat { min(content.tentativeOffset, max(0, content.offset - minimumOffset)) }
}

private struct Target {
  var top, bottom, gap: CGFloat
  /// The keyboard's top if the keyboard is above or below the target.
  var line: CGFloat?

  mutating func rise(by distance: CGFloat) {
    top -= distance
    bottom -= distance
  }
}

private struct Box {
  var exists = false
  var scrolls = false
  var clips = false
  var onlyClips = false
  var isLifted = false
  var top: CGFloat = 0
  var bottom: CGFloat = 0
  var line = CGFloat.infinity
  var contentEnd: CGFloat = 0
  var offset: CGFloat = 0
  var minimum: CGFloat = 0
  var last: CGFloat = 0
  /// Whether the offset lies beyond its range now.
  var isBeyond = false
  /// How far the content's end must be able to rise above the keyboard for the sake of a gap.
  var room: CGFloat = 0
  var selfAdjustment: CGFloat = 0
  var appRoom: CGFloat = 0
  var initialRise: CGFloat = 0
  var maximumDrop: CGFloat = 0
  var maximumRise: CGFloat = 0
  /// The movements to try, the shortest first.
  var steps: [CGFloat] = [0]

  init(_ container: AvoidanceContainer) {
    clips = container.clips
    top = container.frame.minY + container.content.automaticTopInset
    bottom = container.frame.maxY
    if container.refusal == nil { bottom -= container.content.automaticBottomInset }
    if container.quantity == .offset {
      exists = clips
      scrolls = container.refusal == nil
      guard exists else { return }
      let content = container.content
      initialRise = scrolls ? -container.revocable : -container.own
      isLifted = scrolls && content.tentativeOffset != 0
      offset = content.offset + (scrolls ? initialRise : 0)
      contentEnd = container.frame.minY - content.offset + content.height
      appRoom = content.bottomInset
      minimum = container.minimumOffset
      selfAdjustment = container.selfAdjustment
      last =
        content.height + content.bottomInset + content.automaticBottomInset + selfAdjustment
        - container.frame.height
      isBeyond = content.offset > max(minimum, last + content.ownInset) + 0.01
      if scrolls {
        (maximumDrop, maximumRise) = (max(0, offset - minimum), 45 * SceneGenerator.unit)
      }
    } else if container.refusal == nil {
      exists = true
      isLifted = container.own != 0
      initialRise = container.selfAdjustment - container.own * container.rate
      (maximumDrop, maximumRise) = (container.maximumDrop, container.maximumRise)
    } else {
      exists = clips
      onlyClips = clips
    }
  }

  /// - Parameter reach: how far up it is tried: no further than would take every target out at
  ///   the top.
  mutating func findSteps(upTo reach: CGFloat) {
    let unit = SceneGenerator.unit
    let down = Int((min(maximumDrop, 200) / unit).rounded(.down))
    let up = Int((min(maximumRise, reach) / unit).rounded())
    steps = (-down...up).map { CGFloat($0) * unit }.sorted { abs($0) < abs($1) }
  }

  mutating func rise(by distance: CGFloat) {
    top -= distance
    bottom -= distance
    contentEnd -= distance
  }

  func offsetRange(inset: CGFloat) -> ClosedRange<CGFloat> {
    let lower = min(minimum, offset)
    let upper = max(minimum, last + inset)
    return lower...max(lower, isBeyond ? max(upper, offset) : upper)
  }
}
