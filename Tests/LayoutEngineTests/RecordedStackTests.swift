import Testing

@testable import LayoutEngine

/// Stack views recorded from Apple's UIKit, which show how ties are broken (ContainerFacts 9.2,
/// 9.3).
///
/// Apple's documentation calls these layouts ambiguous. Each runs with the stack's own constraints
/// before and after the views' intrinsic sizes, since neither order may matter.
@Suite struct RecordedStackTests {
  enum Order: CaseIterable { case stackFirst, sizesFirst }

  /// A horizontal stack of `sizes`, where nil is a view without intrinsic size.
  private func widths(
    _ sizes: [Double?], total: Double, spacing: Double = 8, order: Order
  ) throws -> [Double] {
    let stack = Stack(sizes.count)
    if order == .sizesFirst { try stack.addSizes(sizes) }
    try stack.addChain(total: total, spacing: spacing)
    if order == .stackFirst { try stack.addSizes(sizes) }
    return stack.widths
  }

  @Test("First of equally hugging views is stretched", arguments: Order.allCases)
  func firstEquallyHugging(order: Order) throws {
    let widths = try widths([29.5, 29, 41.5], total: 300, order: order)
    #expect(isNear(widths, [213.5, 29, 41.5]), "\(widths)")
  }

  @Test("First of equally resisting views is compressed", arguments: Order.allCases)
  func firstEquallyResisting(order: Order) throws {
    let widths = try widths([100, 120, 140], total: 300, order: order)
    #expect(isNear(widths, [24, 120, 140]), "\(widths)")
  }

  @Test("Last of two spacers takes all", arguments: Order.allCases)
  func lastTwoSpacers(order: Order) throws {
    let widths = try widths([28, nil, nil, 40], total: 300, order: order)
    #expect(isNear(widths, [28, 0, 208, 40]), "\(widths)")
    let bare = try self.widths([nil, nil], total: 300, order: order)
    #expect(isNear(bare, [0, 292]), "\(bare)")
  }

  @Test("Spacer takes the slack", arguments: Order.allCases)
  func spacerTakesSlack(order: Order) throws {
    let widths = try widths([28, nil, 37.5], total: 300, order: order)
    #expect(isNear(widths, [28, 218.5, 37.5]), "\(widths)")
  }

  @Test("Nested stack is flexible")
  func nestedStackFlexible() throws {
    let widths = try widths([34.5, nil], total: 300, order: .stackFirst)
    #expect(isNear(widths, [34.5, 257.5]), "\(widths)")
  }

  @Test("Fill equally shares the room", arguments: [(320.0, 8.0, 4), (300, 10, 3)])
  func fillEquallyShares(total: Double, spacing: Double, count: Int) throws {
    let stack = Stack(count)
    try stack.addChain(total: total, spacing: spacing)
    for view in stack.views.dropFirst() {
      try stack.solver.relate([Term(view.width)], .equal, [Term(stack.views[0].width)])
    }
    let each = (total - spacing * Double(count - 1)) / Double(count)
    #expect(isNear(stack.widths, Array(repeating: each, count: count)), "\(stack.widths)")
  }

  /// Ties do not depend on the way there: squeeze the row and let go, and it is the same row.
  @Test("The same view is stretched after a squeeze")
  func sameViewStretched() throws {
    let stack = Stack(3)
    try stack.addSizes([29.5, 29, 41.5])
    let total = try stack.addChain(total: 300, spacing: 8)
    let before = stack.widths
    for width in [80.0, 20, 116, 1000, 90, 116.5] {
      try stack.solver.setConstant(-width, of: total)
      _ = stack.widths
    }
    try stack.solver.setConstant(-300, of: total)
    #expect(stack.widths == before)
  }

  /// A row of views in a container, as UIStackView would constrain it: the ends first, then the
  /// gaps.
  private struct Stack {
    let solver = LayoutSolver()
    let root: ToyView
    let views: [ToyView]

    init(_ count: Int) {
      root = ToyView(in: solver)
      views = (0..<count).map { [solver] _ in ToyView(in: solver) }
    }

    var widths: [Double] { views.map { solver.value(of: $0.width) } }

    @discardableResult
    func addChain(total: Double, spacing: Double) throws -> ConstraintID {
      try solver.relate(root.left, .equal, 0)
      let width = try solver.relate(root.width, .equal, total)
      try solver.relate([Term(root.left)], .equal, [Term(views[0].left)])
      try solver.relate(root.right, .equal, views[views.count - 1].right)
      for (previous, next) in zip(views, views.dropFirst()) {
        try solver.relate([Term(next.left)], .equal, previous.right, plus: spacing)
      }
      return width
    }

    func addSizes(_ sizes: [Double?]) throws {
      for (view, size) in zip(views, sizes) {
        if let size { try solver.addIntrinsic(view.width, size) }
      }
    }
  }
}
