import Phone
import Testing
import UIKit

/// The constraints that a stack view makes, as conflict logs in public repositories print them (for
/// example deltachat/deltachat-ios#2227 and mozilla-mobile/firefox-ios#20783).
@MainActor
@Suite struct StackConstraintNameTests {
  private let stack: UIStackView
  private let views = (0..<3).map { _ in UILabel() }

  init() throws {
    let phone = try Phone("iPhone 15")
    for (index, label) in views.enumerated() { label.text = "Label \(index)" }
    stack = UIStackView(arrangedSubviews: views)
    stack.spacing = 12
    stack.alignment = .center
    stack.frame = CGRect(x: 0, y: 100, width: 393, height: 60)
    let controller = UIViewController()
    controller.view.addSubview(stack)
    phone.show(controller)
  }

  private func constraints(_ name: String) -> [NSLayoutConstraint] {
    stack.constraints.filter { $0.identifier == name }
  }

  @Test("UISV-spacing: the next view's leading edge, from the trailing edge of the one before")
  func spacing() {
    let found = constraints("UISV-spacing")
    #expect(found.count == 2)
    for (index, constraint) in found.enumerated() {
      #expect(constraint.firstItem === views[index + 1])
      #expect(constraint.firstAttribute == .leading)
      #expect(constraint.secondItem === views[index])
      #expect(constraint.secondAttribute == .trailing)
      #expect(constraint.constant == 12)
    }
  }

  @Test("UISV-canvas-connection: the stack's edges and those of the first and the last view")
  func canvas() {
    let found = constraints("UISV-canvas-connection")
    let leading = found.first { $0.firstAttribute == .leading }
    #expect(leading?.firstItem === stack)
    #expect(leading?.secondItem === views[0])
    let trailing = found.first { $0.firstAttribute == .trailing }
    #expect(trailing?.firstItem === stack)
    #expect(trailing?.secondItem === views[2])
    #expect(found.allSatisfy { $0.constant == 0 })
  }

  @Test("UISV-alignment: each view's centre is that of the first")
  func alignment() {
    let found = constraints("UISV-alignment")
    #expect(found.count == 2)
    for (index, constraint) in found.enumerated() {
      #expect(constraint.firstItem === views[index + 1])
      #expect(constraint.firstAttribute == .centerY)
      #expect(constraint.secondItem === views[0])
    }
  }
}
