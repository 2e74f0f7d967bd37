import UIKit

/// A view that notes which of its members are called, in the order of their first call.
final class RecordingView: UIView {
  private(set) var calls: [String] = []

  private func note(_ name: String = #function) {
    let name = String(name.prefix { $0 != "(" })
    if !calls.contains(name) { calls.append(name) }
  }

  override var safeAreaInsets: UIEdgeInsets {
    UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 0)
  }
  override var layoutMargins: UIEdgeInsets {
    get { super.layoutMargins }
    set {
      note()
      super.layoutMargins = newValue
    }
  }
  override var tintColor: UIColor! {
    get { super.tintColor }
    set {
      note()
      super.tintColor = newValue
    }
  }

  override func addSubview(_ view: UIView) {
    note()
    super.addSubview(view)
  }
  override func insertSubview(_ view: UIView, at index: Int) {
    note()
    super.insertSubview(view, at: index)
  }
  override func removeFromSuperview() {
    note()
    super.removeFromSuperview()
  }
  override func setNeedsLayout() {
    note()
    super.setNeedsLayout()
  }
  override func layoutIfNeeded() {
    note()
    super.layoutIfNeeded()
  }
  override func sizeToFit() {
    note()
    super.sizeToFit()
  }
  override func invalidateIntrinsicContentSize() {
    note()
    super.invalidateIntrinsicContentSize()
  }
  override func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    note()
    return super.systemLayoutSizeFitting(targetSize)
  }
}

final class RecordingTable: UITableView {
  private(set) var calls: [String] = []

  override func beginUpdates() {
    calls.append("beginUpdates")
    super.beginUpdates()
  }
  override func endUpdates() {
    calls.append("endUpdates")
    super.endUpdates()
  }
  override func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    calls.append("performBatchUpdates")
  }
}

final class RecordingCollection: UICollectionView {
  private(set) var calls: [String] = []

  override func reloadData() {
    calls.append("reloadData")
    super.reloadData()
  }
  override func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    calls.append("performBatchUpdates")
  }
}
