import Foundation

/// Calculates the order in which the user goes from input to input.
///
/// Inputs beside each other form a row. Rows are read from top to bottom, and the inputs of a row
/// in the reading direction. Two inputs are beside each other if they overlap vertically by at
/// least half the height of the shorter one. So a few points of misalignment make no difference.
///
/// To form a row, we choose among all inputs that are in no row yet. The input whose lower edge has
/// the smallest y begins the row. All inputs beside this input join the row. So an input above
/// another one comes first. A tall input beside two short ones belongs to the upper row.
///
/// All inputs of a group come before the next node. An order that the app has set has priority over
/// the order by frames.
///
/// The result depends on the frames and `id`s of the nodes and on the settings of their groups, but
/// not on the order of the children. The cost is O(n · rows) in each group.
package enum InputOrder {
  /// Why an input comes after the previous input in the order.
  package enum Reason: Sendable, Hashable {
    /// The input begins a row.
    case row
    /// The input lies in the same row as the previous one, further in the reading direction.
    case column
    /// The app has set the order.
    case stated
  }

  package struct Entry: Sendable, Hashable {
    package var id: Int
    package var reason: Reason

    package init(id: Int, reason: Reason) {
      self.id = id
      self.reason = reason
    }
  }

  package static func entries(of group: InputGroup) -> [Entry] {
    var entries: [Entry] = []
    append(group, as: nil, to: &entries)
    return entries
  }

  private static func append(
    _ group: InputGroup, as reason: Reason?, to entries: inout [Entry]
  ) {
    // Each input stores the reason for its position in the order. The first input of a nested group
    // gets the reason for the position of this group in the outer group. Each later input gets its
    // reason from the order inside the nested group.
    var reasonOfFirst = reason
    for (index, ownReason) in order(group) {
      let node = group.children[index]
      let count = entries.count
      switch node.content {
      case .input: entries.append(Entry(id: node.id, reason: reasonOfFirst ?? ownReason))
      case .group(let inner): append(inner, as: reasonOfFirst ?? ownReason, to: &entries)
      }
      if entries.count > count { reasonOfFirst = nil }
    }
  }

  /// Returns the indices of the children of one group in order, each with the reason for its
  /// position.
  private static func order(_ group: InputGroup) -> [(Int, Reason)] {
    let nodes = group.children
    var isStated = [Bool](repeating: false, count: nodes.count)
    var order: [(Int, Reason)] = []
    for index in group.stated where nodes.indices.contains(index) && !isStated[index] {
      isStated[index] = true
      order.append((index, .stated))
    }
    var open = nodes.indices.filter { !isStated[$0] }
    open.sort { one, other in
      let (one, other) = (nodes[one], nodes[other])
      return (one.frame.maxY, one.frame.minY, one.id)
        < (other.frame.maxY, other.frame.minY, other.id)
    }
    while let first = open.first {
      var row = open.filter { nodes[$0].frame.liesBeside(nodes[first].frame) }
      open.removeAll { nodes[$0].frame.liesBeside(nodes[first].frame) }
      if row.isEmpty {
        // `first` is a group without inputs. Its null frame lies beside no frame, not even beside
        // itself, so the filter found nothing. The group forms a row alone.
        row = [first]
        open.removeFirst()
      }
      row.sort { one, other in
        precedes(nodes[one], nodes[other], isRightToLeft: group.isRightToLeft)
      }
      for (place, index) in row.enumerated() { order.append((index, place == 0 ? .row : .column)) }
    }
    return order
  }

  private static func precedes(
    _ one: InputNode, _ other: InputNode, isRightToLeft: Bool
  ) -> Bool {
    let (a, b) = (one.frame, other.frame)
    let isBefore =
      isRightToLeft
      ? (-a.maxX, -a.minX, a.minY, a.maxY) < (-b.maxX, -b.minX, b.minY, b.maxY)
      : (a.minX, a.maxX, a.minY, a.maxY) < (b.minX, b.maxX, b.minY, b.maxY)
    return isBefore || (a == b && one.id < other.id)
  }
}

extension CGRect {
  fileprivate func liesBeside(_ other: CGRect) -> Bool {
    let overlap = min(maxY, other.maxY) - max(minY, other.minY)
    return overlap > 0 && overlap * 2 >= min(height, other.height)
  }
}
