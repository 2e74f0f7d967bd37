import Foundation
import KeyboardGeometry
import PlanningReference
import Testing

/// The order in which inputs are visited. `make fuzz` holds a million arrangements to the same
/// properties.
@Suite struct InputOrderTests {
  private func order(_ rects: [CGRect], isRightToLeft: Bool = false) -> [Int] {
    InputGroup(
      rects.enumerated().map { InputNode($0.offset, at: $0.element) }, isRightToLeft: isRightToLeft
    ).order
  }

  private func field(_ x: CGFloat, _ y: CGFloat, height: CGFloat = 34) -> CGRect {
    CGRect(x: x, y: y, width: 150, height: height)
  }

  @Test("Random arrangements keep the eight properties", arguments: [1, 2, 3] as [UInt64])
  func properties(seed: UInt64) throws {
    var generator = ArrangementGenerator(seed: seed)
    for _ in 0..<400 { try checkOrder(with: &generator) }
  }

  @Test("Two columns are read row by row, from the side where reading begins")
  func columns() {
    let rects = [field(0, 0), field(200, 1), field(0, 50), field(200, 49)]
    #expect(order(rects) == [0, 1, 2, 3])
    #expect(order(rects, isRightToLeft: true) == [1, 0, 3, 2])
  }

  @Test("One point of misalignment does not swap columns (what sorting by exact places does)")
  func misalignment() {
    #expect(order([field(0, 1), field(200, 0)]) == [0, 1])
    #expect(order([field(0, 0), field(200, 1)]) == [0, 1])
  }

  @Test("A tall input beside two rows belongs to the upper one")
  func tall() {
    #expect(order([field(200, 0, height: 200), field(0, 0), field(0, 100)]) == [1, 0, 2])
    #expect(order([field(0, 0, height: 200), field(200, 0), field(200, 100)]) == [0, 1, 2])
    #expect(order([field(0, 0, height: 200), field(200, 80)]) == [0, 1])
    #expect(order([field(200, 0, height: 200), field(0, 80)]) == [1, 0])
  }

  @Test("Inputs that overlap like the tiles of a roof are rows of their own")
  func staircase() {
    #expect(order([field(400, 0), field(200, 20), field(0, 40)]) == [0, 1, 2])
  }

  @Test("A group is finished before its neighbor, without one rows are read across")
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

  @Test("What the app has stated comes first; indices that mean nothing are passed over")
  func stated() {
    let nodes = (0..<4).map { InputNode($0, at: field(0, CGFloat($0) * 50)) }
    let group = InputGroup(nodes, isRightToLeft: false, stated: [3, 9, 1, 3, -1])
    let entries = InputOrder.entries(of: group)
    #expect(entries.map(\.id) == [3, 1, 0, 2])
    #expect(entries.map(\.reason) == [.stated, .stated, .row, .row])
  }

  @Test("Each input has a reason, the first of a group that of the group")
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

  @Test("Numbers that are none are placed somewhere, always the same way")
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
