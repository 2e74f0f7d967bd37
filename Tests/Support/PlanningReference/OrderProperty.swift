import Foundation
import KeyboardGeometry

/// The properties that the order of inputs has in every arrangement.
package enum OrderProperty: String, CaseIterable {
  case total = "each input comes once"
  case above = "what lies above comes first"
  case contiguous = "a group is finished before its neighbor"
  case stated = "what the app has stated comes first, in its order"
  case shuffled = "the order of the children does not matter"
  case mirrored = "the mirror image in the other direction has the same order"
  case moved = "only places beside each other matter"
  case aligned = "a few points of misalignment change nothing in a form"
}

package struct OrderFailure: Error, CustomStringConvertible {
  let property: OrderProperty
  let group: InputGroup
  let order: [Int]

  package var description: String { "\(property.rawValue): \(order) in \(group)" }
}

/// Holds one random arrangement, and one random form, to all properties.
package func checkOrder(with generator: inout ArrangementGenerator) throws {
  let group = generator.next()
  try checkOrder(of: group, shufflingWith: &generator.random)
  let form = generator.form()
  try checkAlignment(of: form, with: &generator.random)
}

package func checkOrder(
  of group: InputGroup, shufflingWith random: inout SeededGenerator
) throws {
  let order = group.order
  func expect(_ isTrue: Bool, _ property: OrderProperty) throws {
    if !isTrue { throw OrderFailure(property: property, group: group, order: order) }
  }
  let places = Dictionary(order.enumerated().map { ($1, $0) }) { first, _ in first }
  try expect(order.sorted() == group.inputs.sorted(), .total)
  try group.visit { group in
    let spans = group.children.map { child in child.inputs.map { places[$0] ?? -1 }.sorted() }
    for (index, span) in spans.enumerated() {
      guard let first = span.first, let last = span.last else { continue }
      try expect(last - first + 1 == span.count, .contiguous)
      for (other, otherSpan) in spans.enumerated() where other != index {
        guard let otherFirst = otherSpan.first else { continue }
        let rank = (group.stated.firstIndex(of: index), group.stated.firstIndex(of: other))
        switch rank {
        case (let one?, let two?): try expect((one < two) == (first < otherFirst), .stated)
        case (_?, nil): try expect(first < otherFirst, .stated)
        case (nil, _?): break
        case (nil, nil):
          let isAbove = group.children[index].frame.maxY <= group.children[other].frame.minY
          if isAbove { try expect(first < otherFirst, .above) }
        }
      }
    }
  }
  try expect(group.shuffled(with: &random).order == order, .shuffled)
  try expect(group.mapped(isMirroring: true) { $0.mirrored }.order == order, .mirrored)
  try expect(group.mapped { $0.offsetBy(dx: 37, dy: -411) }.order == order, .moved)
}

private func checkAlignment(of form: InputGroup, with random: inout SeededGenerator) throws {
  var crooked = form
  for index in crooked.children.indices {
    let frame = crooked.children[index].frame
    crooked.children[index].frame = frame.offsetBy(
      dx: CGFloat(random.int(-3...3)), dy: CGFloat(random.int(-3...3)))
  }
  for group in [form, crooked] where group.order != Array(form.children.indices) {
    throw OrderFailure(property: .aligned, group: group, order: group.order)
  }
}

extension InputGroup {
  package var order: [Int] { InputOrder.entries(of: self).map(\.id) }
  fileprivate var inputs: [Int] { children.flatMap(\.inputs) }

  fileprivate func visit(_ body: (InputGroup) throws -> Void) rethrows {
    try body(self)
    for child in children {
      if case .group(let inner) = child.content { try inner.visit(body) }
    }
  }

  /// The same with other frames, and with the other direction where the image is mirrored.
  fileprivate func mapped(
    isMirroring: Bool = false, _ change: (CGRect) -> CGRect
  ) -> InputGroup {
    let children = children.map { child -> InputNode in
      guard case .group(let inner) = child.content else {
        return InputNode(child.id, at: change(child.frame))
      }
      return InputNode(child.id, inner.mapped(isMirroring: isMirroring, change))
    }
    return InputGroup(children, isRightToLeft: isRightToLeft != isMirroring, stated: stated)
  }

  fileprivate func shuffled(with random: inout SeededGenerator) -> InputGroup {
    let order = children.indices.shuffled(using: &random)
    let shuffled = order.map { index -> InputNode in
      guard case .group(let inner) = children[index].content else { return children[index] }
      return InputNode(children[index].id, inner.shuffled(with: &random))
    }
    let stated = stated.compactMap { order.firstIndex(of: $0) }
    return InputGroup(shuffled, isRightToLeft: isRightToLeft, stated: stated)
  }
}

extension InputNode {
  fileprivate var inputs: [Int] {
    guard case .group(let group) = content else { return [id] }
    return group.children.flatMap(\.inputs)
  }
}

extension CGRect {
  fileprivate var mirrored: CGRect { CGRect(x: 500 - maxX, y: minY, width: width, height: height) }
}
