import Testing

@testable import UIKit

@MainActor
@Suite struct ConstraintTests {
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

  private func add(to parent: UIView? = nil) -> UIView {
    let view = UIView(frame: .zero)
    view.translatesAutoresizingMaskIntoConstraints = false
    (parent ?? root).addSubview(view)
    return view
  }

  private func pin(_ view: UIView, x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat) {
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: view.superview!.leadingAnchor, constant: x),
      view.topAnchor.constraint(equalTo: view.superview!.topAnchor, constant: y),
      view.widthAnchor.constraint(equalToConstant: width),
      view.heightAnchor.constraint(equalToConstant: height),
    ])
  }

  @Test("Priorities take numbers on either side, as in UIKit's Swift part")
  func priorityArithmetic() {
    #expect(UILayoutPriority.required - 1 == UILayoutPriority(999))
    #expect(.defaultLow + 1 == UILayoutPriority(251))
    let constraint = UIView().widthAnchor.constraint(equalToConstant: 10)
    constraint.priority = .required - 0.5
    #expect(constraint.priority.rawValue == 999.5)
  }

  @Test("Cousins are tied through their ancestors")
  func cousinsTied() {
    let (left, right) = (add(), add())
    pin(left, x: 10, y: 20, width: 100, height: 100)
    pin(right, x: 150, y: 40, width: 100, height: 100)
    let (inner, follower) = (add(to: left), add(to: right))
    pin(inner, x: 5, y: 6, width: 30, height: 30)
    NSLayoutConstraint.activate([
      follower.leadingAnchor.constraint(equalTo: inner.trailingAnchor, constant: 110),
      follower.topAnchor.constraint(equalTo: inner.bottomAnchor),
      follower.widthAnchor.constraint(equalTo: inner.widthAnchor, multiplier: 2),
      follower.heightAnchor.constraint(equalToConstant: 10),
    ])
    root.layoutIfNeeded()
    // inner ends at 10 + 5 + 30 = 45 and 20 + 6 + 30 = 56 in the root.
    #expect(follower.frame == CGRect(x: 5, y: 16, width: 60, height: 10))
  }

  @Test("A changed constant moves only at the next layout")
  func changedConstantMoves() {
    let view = add()
    pin(view, x: 0, y: 0, width: 10, height: 10)
    let top = root.constraints.first { $0.firstAttribute == .top }!
    root.layoutIfNeeded()
    top.constant = 50
    #expect(view.frame.minY == 0)
    root.layoutIfNeeded()
    #expect(view.frame.minY == 50)
  }

  @Test("Leaving the hierarchy drops the ties to what stays")
  func leavingHierarchyDrops() {
    let view = add()
    pin(view, x: 1, y: 2, width: 30, height: 40)
    root.layoutIfNeeded()
    #expect(root.constraints.count == 2)
    view.removeFromSuperview()
    #expect(root.constraints.isEmpty)
    #expect(view.constraints.count == 2, "its own size stays with it")
    let other = UIView(frame: root.frame)
    other.addSubview(view)
    view.leadingAnchor.constraint(equalTo: other.leadingAnchor).isActive = true
    view.topAnchor.constraint(equalTo: other.topAnchor).isActive = true
    other.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 0, y: 0, width: 30, height: 40))
  }

  @Test("A hierarchy leaves its window and gets another constraint: the old ones still hold")
  func leavingWindow() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.addSubview(root)
    let view = add()
    let inner = add(to: view)
    pin(view, x: 10, y: 20, width: 200, height: 300)
    NSLayoutConstraint.activate([
      inner.topAnchor.constraint(equalTo: view.topAnchor),
      inner.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      inner.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      inner.trailingAnchor.constraint(equalTo: view.trailingAnchor),
    ])
    window.layoutIfNeeded()
    let size = inner.frame
    root.removeFromSuperview()
    let added = add(to: inner)
    pin(added, x: 5, y: 5, width: 50, height: 50)
    root.layoutIfNeeded()
    #expect(inner.frame == size)
    #expect(view.frame == CGRect(x: 10, y: 20, width: 200, height: 300))
    #expect(added.frame == CGRect(x: 5, y: 5, width: 50, height: 50))
  }

  @Test("A stack view outside a window gets another view: the stack still fills its bounds")
  func stackOutsideWindow() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let banner = UIView(frame: .zero)
    banner.heightAnchor.constraint(equalToConstant: 60).isActive = true
    let content = UIView(frame: .zero)
    let stack = UIStackView(arrangedSubviews: [content])
    stack.axis = .vertical
    stack.frame = root.bounds
    stack.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    root.addSubview(stack)
    window.addSubview(root)
    window.layoutIfNeeded()
    #expect(content.frame == root.bounds)
    root.removeFromSuperview()
    stack.insertArrangedSubview(banner, at: 0)
    root.layoutIfNeeded()
    #expect(content.frame == CGRect(x: 0, y: 60, width: 320, height: 420))
  }

  @Test("Frames of autoresizing views are required")
  func framesAutoresizingViews() {
    let framed = UIView(frame: CGRect(x: 40, y: 60, width: 80, height: 20))
    root.addSubview(framed)
    let view = add()
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: framed.bottomAnchor, constant: 5),
      view.leadingAnchor.constraint(equalTo: framed.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: framed.trailingAnchor),
      view.heightAnchor.constraint(equalToConstant: 10),
    ])
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 40, y: 85, width: 80, height: 10))
    framed.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 0, y: 55, width: 50, height: 10))
  }

  @Test("A conflict is reported in Apple's words and breaks the last")
  func conflictReportedApples() {
    let view = add()
    pin(view, x: 0, y: 0, width: 100, height: 10)
    root.layoutIfNeeded()
    let second = view.widthAnchor.constraint(equalToConstant: 50)
    second.identifier = "narrow"
    let messages = DeveloperLog.messages {
      second.isActive = true
      root.layoutIfNeeded()
    }
    #expect(view.frame.width == 100)
    let message = messages.last ?? ""
    #expect(messages.count == 1)
    #expect(message.hasPrefix("Unable to simultaneously satisfy constraints."))
    #expect(message.contains("Will attempt to recover by breaking constraint"))
    #expect(message.contains(second.description))
    #expect(second.description.contains(" 'narrow' UIView:0x"))
    view.constraints.first { $0.constant == 100 }!.isActive = false
    root.layoutIfNeeded()
    #expect(view.frame.width == 50, "a broken constraint comes back when the conflict is gone")
  }

  // NSLayoutConstraint's documentation: above 0 and at most required.
  @Test("A priority that is none ends the program with a sentence")
  func priorityNoneEnds() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        UIView().widthAnchor.constraint(equalToConstant: 1).priority = UILayoutPriority(1001)
      }
    }
    let said = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(said.contains("above 0 and at most 1000; it was 1001"))
  }

  @Test("Fitting uses an engine of its own")
  func fittingUsesEngine() {
    let box = UIView()
    let inner = Box(size: CGSize(width: 70, height: 33))
    inner.translatesAutoresizingMaskIntoConstraints = false
    box.addSubview(inner)
    NSLayoutConstraint.activate([
      inner.topAnchor.constraint(equalTo: box.topAnchor, constant: 10),
      inner.leadingAnchor.constraint(equalTo: box.leadingAnchor, constant: 10),
      inner.bottomAnchor.constraint(equalTo: box.bottomAnchor, constant: -10),
      inner.trailingAnchor.constraint(equalTo: box.trailingAnchor, constant: -10),
    ])
    #expect(
      box.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        == CGSize(width: 90, height: 53))
    let wide = box.systemLayoutSizeFitting(
      CGSize(width: 300, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    #expect(wide == CGSize(width: 300, height: 53))
    box.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
    box.layoutIfNeeded()
    #expect(inner.frame == CGRect(x: 10, y: 10, width: 180, height: 80))
  }

  @Test("Right to left swaps leading and trailing")
  func rightLeftSwaps() {
    root.semanticContentAttribute = .forceRightToLeft
    let view = add()
    view.semanticContentAttribute = .forceRightToLeft
    pin(view, x: 0, y: 0, width: 50, height: 10)
    root.constraints.first { $0.firstAttribute == .leading }!.constant = 20
    root.layoutIfNeeded()
    #expect(view.frame.maxX == 300)
  }

  @Test("Reading an item of a constraint after the item was deallocated ends the app")
  func deallocatedItem() {
    var view: UIView? = add()
    let constraint = root.bottomAnchor.constraint(equalTo: view!.bottomAnchor)
    let size = view!.widthAnchor.constraint(equalToConstant: 10)
    constraint.isActive = true
    let before = SystemException.raised { #expect(constraint.secondItem === view) }
    #expect(before.isEmpty)
    view?.removeFromSuperview()
    view = nil
    #expect(!constraint.isActive)
    #expect(constraint.firstItem === root)
    let exceptions = SystemException.raised {
      _ = constraint.secondItem
      _ = size.firstItem
    }
    #expect(exceptions.map(\.name) == ["EXC_BAD_ACCESS", "EXC_BAD_ACCESS"])
    #expect(SystemException.raised { _ = size.secondItem }.isEmpty, "it never had one")
  }
}
