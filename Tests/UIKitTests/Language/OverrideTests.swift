import Testing
import UIKit

/// What subclasses in public code override: Objective-C declares it in the class, so that they can.
@MainActor
@Suite struct OverrideTests {
  @Test("A view's own members are called where a subclass overrides them")
  func view() {
    let view = RecordingView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let child = UIView()
    view.addSubview(child)
    view.insertSubview(UIView(), at: 0)
    view.setNeedsLayout()
    view.layoutIfNeeded()
    view.sizeToFit()
    view.invalidateIntrinsicContentSize()
    _ = view.systemLayoutSizeFitting(CGSize(width: 10, height: 10))
    view.layoutMargins.left = 20
    view.tintColor = .red
    view.removeFromSuperview()
    let overridden: Set = [
      "addSubview", "insertSubview", "setNeedsLayout", "layoutIfNeeded", "sizeToFit",
      "invalidateIntrinsicContentSize", "systemLayoutSizeFitting", "layoutMargins", "tintColor",
      "removeFromSuperview",
    ]
    #expect(overridden.subtracting(view.calls) == [])
    #expect(view.subviews.count == 2)
    #expect(view.safeAreaInsets.bottom == 34)
  }

  @Test("Updates and scrolling of lists are overridden")
  func lists() {
    let table = RecordingTable()
    table.beginUpdates()
    table.endUpdates()
    table.performBatchUpdates(nil)
    let collection = RecordingCollection(
      frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    collection.reloadData()
    collection.performBatchUpdates(nil)
    #expect(table.calls == ["beginUpdates", "endUpdates", "performBatchUpdates"])
    #expect(collection.calls == ["reloadData", "performBatchUpdates"])
  }

  @Test("A test's stand-in controller says what it is presented in")
  func controller() {
    final class Presented: UIViewController {
      override var isBeingPresented: Bool { true }
      override var navigationController: UINavigationController? { nil }
      override var presentedViewController: UIViewController? { self }
    }
    let controller = Presented()
    #expect(controller.isBeingPresented)
    #expect(controller.presentedViewController === controller)
  }

  @Test("The attribute of an item that is not there is none")
  func secondAttribute() {
    let constraint = NSLayoutConstraint(
      item: UIView(), attribute: .width, relatedBy: .equal, toItem: nil, attribute: .width,
      multiplier: 1, constant: 50)
    #expect(constraint.secondAttribute == .notAnAttribute)
    #expect(constraint.firstAttribute == .width)
  }
}
