import Testing
import UIKit

/// Layout that is asked for in the middle of layout. That the views below are laid out at once is
/// what Apple's page on `layoutIfNeeded()` says; what waits for the next pass is our order, which
/// that page leaves open.
@MainActor
@Suite struct NestedLayoutTests {
  private final class Box: UIView {
    var inLayout: (() -> Void)?

    override func layoutSubviews() {
      super.layoutSubviews()
      inLayout?()
    }
  }

  @Test("A layout inside a layout finds what the outer one has not come to")
  func laterSibling() {
    let (root, first, second, leaf) = (Box(), Box(), Box(), Box())
    root.addSubview(first)
    root.addSubview(second)
    second.addSubview(leaf)
    root.layoutIfNeeded()
    var order: [String] = []
    leaf.inLayout = { order.append("leaf") }
    first.inLayout = {
      order.append("first")
      root.layoutIfNeeded()
      order.append("after")
    }
    first.setNeedsLayout()
    leaf.setNeedsLayout()
    root.layoutIfNeeded()
    #expect(order == ["first", "leaf", "after"])
  }

  @Test("What a layout asks for behind itself waits for the next pass")
  func earlierSibling() {
    let (root, first, second) = (Box(), Box(), Box())
    root.addSubview(first)
    root.addSubview(second)
    root.layoutIfNeeded()
    var count = 0
    first.inLayout = { count += 1 }
    second.inLayout = { first.setNeedsLayout() }
    second.setNeedsLayout()
    root.layer.layoutIfNeeded()
    #expect(count == 0)
    second.inLayout = nil
    root.layer.layoutIfNeeded()
    #expect(count == 1)
  }
}
