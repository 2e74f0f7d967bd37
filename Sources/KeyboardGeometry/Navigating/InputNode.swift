import Foundation

/// A text input, or a group of inputs. The user visits all inputs of a group one after the other,
/// before the next node.
package struct InputNode: Sendable {
  package enum Content: Sendable {
    case input
    case group(InputGroup)
  }

  /// The number by which the caller identifies the input. For a group, the smallest number of its
  /// inputs. If two nodes have the same frame, the node with the smaller number comes first.
  package var id: Int
  /// The node's frame in points. All nodes share one coordinate space. The frame of a group is the
  /// union of the frames of its children.
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

/// The children of a group, and the settings that determine their order.
package struct InputGroup: Sendable {
  package var children: [InputNode]
  /// Whether the inputs in a row are read from right to left.
  package var isRightToLeft: Bool
  /// The indices of the children whose order the app has set, in that order. These children come
  /// first.
  package var stated: [Int] = []

  package init(_ children: [InputNode], isRightToLeft: Bool, stated: [Int] = []) {
    self.children = children
    self.isRightToLeft = isRightToLeft
    self.stated = stated
  }
}

extension CGRect {
  /// The rect with numbers that can be compared. NaN becomes zero. Very large numbers are limited.
  /// The height is at least one point.
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
