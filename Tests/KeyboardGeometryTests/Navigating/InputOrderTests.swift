import Foundation
import KeyboardGeometry
import PlanningReference
import Testing

/// The order in which inputs are visited. `make fuzz` checks the same properties with a million
/// arrangements.
@Suite struct InputOrderTests {
  private func order(_ rects: [CGRect], isRightToLeft: Bool = false) -> [Int] {
    InputGroup(
      rects.enumerated().map { InputNode($0.offset, at: $0.element) }, isRightToLeft: isRightToLeft
    ).order
  }

  private func field(_ x: CGFloat, _ y: CGFloat, height: CGFloat = 34) -> CGRect {
    CGRect(x: x, y: y, width: 150, height: height)
  }

  @Test(
    "Randomly arranged fields: the visiting order keeps its eight invariants",
    arguments: [1, 2, 3] as [UInt64])
  func properties(seed: UInt64) throws {
    var generator = ArrangementGenerator(seed: seed)
    for _ in 0..<400 { try checkOrder(with: &generator) }
  }

  @Test("Two columns of fields are visited row by row, also right-to-left")
  func columns() {
    let rects = [field(0, 0), field(200, 1), field(0, 50), field(200, 49)]
    #expect(order(rects) == [0, 1, 2, 3])
    #expect(order(rects, isRightToLeft: true) == [1, 0, 3, 2])
  }

  @Test("Fields misaligned by one point: columns are not swapped")
  func misalignment() {
    #expect(order([field(0, 1), field(200, 0)]) == [0, 1])
    #expect(order([field(0, 0), field(200, 1)]) == [0, 1])
  }

  @Test("A tall field beside two rows belongs to the upper row")
  func tall() {
    #expect(order([field(200, 0, height: 200), field(0, 0), field(0, 100)]) == [1, 0, 2])
    #expect(order([field(0, 0, height: 200), field(200, 0), field(200, 100)]) == [0, 1, 2])
    #expect(order([field(0, 0, height: 200), field(200, 80)]) == [0, 1])
    #expect(order([field(200, 0, height: 200), field(0, 80)]) == [1, 0])
  }

  @Test("Fields that overlap like roof tiles are visited top to bottom")
  func staircase() {
    #expect(order([field(400, 0), field(200, 20), field(0, 40)]) == [0, 1, 2])
  }

  @Test("Grouped columns are visited one by one, ungrouped columns row by row")
  func groups() {
    let left = [field(0, 0), field(0, 50)].enumerated().map { InputNode($0.offset, at: $0.element) }
    let right = [field(200, 0), field(200, 50)].enumerated().map {
      InputNode($0.offset + 2, at: $0.element)
    }
    #expect(InputGroup(left + right, isRightToLeft: false).order == [0, 2, 1, 3])
    let grouped = InputGroup(
      [
        InputNode(5, InputGroup(right, isRightToLeft: false)),
        InputNode(4, InputGroup(left, isRightToLeft: false)),
      ], isRightToLeft: false)
    #expect(grouped.order == [0, 1, 2, 3])
  }

  @Test("Fields in the app's order come first, invalid indices are ignored")
  func stated() {
    let nodes = (0..<4).map { InputNode($0, at: field(0, CGFloat($0) * 50)) }
    let group = InputGroup(nodes, isRightToLeft: false, stated: [3, 9, 1, 3, -1])
    let entries = InputOrder.entries(of: group)
    #expect(entries.map(\.id) == [3, 1, 0, 2])
    #expect(entries.map(\.reason) == [.stated, .stated, .row, .row])
  }

  @Test("Each field has a reason for its position, a group's first field the group's reason")
  func reasons() {
    let inner = InputGroup(
      [InputNode(2, at: field(200, 60)), InputNode(1, at: field(200, 0))], isRightToLeft: false)
    let group = InputGroup(
      [InputNode(0, at: field(0, 0, height: 90)), InputNode(3, inner)], isRightToLeft: false)
    #expect(
      InputOrder.entries(of: group) == [
        .init(id: 0, reason: .row), .init(id: 1, reason: .column), .init(id: 2, reason: .row),
      ])
  }

  @Test("Fields with NaN or infinite frames are all in the order, which is always the same")
  func nastyNumbers() {
    let values: [CGFloat] = [.nan, .infinity, -.infinity, 0, 1e300, -1e300]
    let rects = values.flatMap { one in
      values.map { CGRect(x: one, y: $0, width: $0, height: one) }
    }
    let order = order(rects)
    #expect(order.sorted() == Array(rects.indices))
    #expect(self.order(rects) == order)
    #expect(InputOrder.entries(of: InputGroup([], isRightToLeft: false)) == [])
  }
}
