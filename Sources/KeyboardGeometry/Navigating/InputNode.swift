import Foundation

/// A text input, or a group of them that is finished before its neighbor begins.
package struct InputNode: Sendable {
  package enum Content: Sendable {
    case input
    case group(InputGroup)
  }

  /// The number by which the caller knows the input or the group. Of nodes with the same frame the
  /// one with the lowest number comes first.
  package var id: Int
  /// The node's frame, in points of the coordinate space that all nodes share. A group's frame is
  /// the union of its inputs' frames.
  package var frame: CGRect
  package var content: Content

  package init(_ id: Int, at frame: CGRect) {
    self.id = id
    self.frame = frame.forOrdering
    content = .input
  }

  package init(_ id: Int, _ group: InputGroup) {
    self.id = group.children.reduce(id) { min($0, $1.id) }
    frame = group.children.reduce(CGRect.null) { $0.union($1.frame) }
    content = .group(group)
  }
}

/// The children of a group, and the settings that decide their order.
package struct InputGroup: Sendable {
  package var children: [InputNode]
  /// Whether rows are read from right to left.
  package var isRightToLeft: Bool
  /// The children whose order the app has stated, as indices of ``children``; they come first.
  package var stated: [Int] = []

  package init(_ children: [InputNode], isRightToLeft: Bool, stated: [Int] = []) {
    self.children = children
    self.isRightToLeft = isRightToLeft
    self.stated = stated
  }
}

extension CGRect {
  /// The rect with numbers that can be compared: NaN becomes zero, and the height is at least a
  /// point.
  fileprivate var forOrdering: CGRect {
    func number(_ value: CGFloat) -> CGFloat {
      value.isNaN ? 0 : Swift.min(Swift.max(value, -1_000_000), 1_000_000)
    }
    let size = size
    return CGRect(
      x: number(origin.x), y: number(origin.y), width: Swift.max(number(size.width), 0),
      height: Swift.max(number(size.height), 1))
  }
}
