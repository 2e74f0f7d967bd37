import Foundation
import KeyboardGeometry

/// Random arrangements of inputs: heaps, forms in columns, groups inside one another.
///
/// All numbers are whole points, so that an arrangement can be mirrored and moved exactly.
package struct ArrangementGenerator {
  package var random: SeededGenerator
  private var count = 0

  package init(seed: UInt64) { random = SeededGenerator(seed: seed) }

  /// Inputs anywhere, some of them in groups.
  package mutating func next() -> InputGroup {
    count = 0
    return group(depth: 0)
  }

  private mutating func group(depth: Int) -> InputGroup {
    var children: [InputNode] = []
    for _ in 0..<random.int(0...(depth == 0 ? 9 : 4)) {
      count += 1
      let id = count
      if depth < 3, random.chance(0.15) {
        children.append(InputNode(id, group(depth: depth + 1)))
      } else {
        children.append(InputNode(id, at: rect()))
      }
    }
    var stated: [Int] = []
    if random.chance(0.1) {
      stated = children.indices.shuffled(using: &random).dropLast(random.int(0...1))
    }
    return InputGroup(children, isRightToLeft: random.chance(0.5), stated: stated)
  }

  /// Few different places, so that edges often meet and places are often the same.
  private mutating func rect() -> CGRect {
    let grid = random.chance(0.5) ? 20 : 1
    return CGRect(
      x: random.int(0...(400 / grid)) * grid, y: random.int(0...(200 / grid)) * grid,
      width: random.int(0...(120 / grid)) * grid, height: random.int(0...(80 / grid)) * grid)
  }

  /// A form: rows of one to three inputs, of heights of their own, aligned at the top or at the
  /// middle. The numbers rise in reading order.
  package mutating func form() -> InputGroup {
    let isRightToLeft = random.chance(0.5)
    var children: [InputNode] = []
    var y = 0
    for _ in 0..<random.int(1...6) {
      let columns = random.int(1...3)
      let isCentered = random.chance(0.5)
      let heights = (0..<columns).map { _ in random.int(15...50) * 2 }
      let height = heights.max() ?? 0
      for column in 0..<columns {
        let place = isRightToLeft ? 2 - column : column
        let top = isCentered ? (height - heights[column]) / 2 : 0
        let frame = CGRect(x: place * 130, y: y + top, width: 120, height: heights[column])
        children.append(InputNode(children.count, at: frame))
      }
      y += height + random.int(8...30)
    }
    return InputGroup(children, isRightToLeft: isRightToLeft)
  }
}
