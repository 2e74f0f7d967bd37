/// One component of a picker view: rows that come to rest in the middle.
final class PickerWheel: UIScrollView, UIScrollViewDelegate {
  var rowCount = 0
  var rowHeight: CGFloat = 32
  var makeRow: (_ row: Int, _ reused: UIView?) -> UIView = { _, _ in UIView(frame: .zero) }
  /// The person has turned the wheel and it rests.
  var didPick: (Int) -> Void = { _ in }

  private var rows: [Int: UIView] = [:]
  private var spare: [UIView] = []
  private var isTurnedByHand = false

  override init(frame: CGRect) {
    super.init(frame: frame)
    delegate = self
    showsVerticalScrollIndicator = false
    showsHorizontalScrollIndicator = false
    alwaysBounceVertical = true
    contentInsetAdjustmentBehavior = .never
    decelerationRate = .fast
  }

  required init?(coder: NSCoder) { nil }

  // MARK: Rows

  /// Throws all rows away and asks for those that show.
  func reload() {
    for view in rows.values { view.removeFromSuperview() }
    rows = [:]
    spare = []
    setNeedsLayout()
  }

  func view(forRow row: Int) -> UIView? { rows[row] }

  override func layoutSubviews() {
    let margin = max((bounds.height - rowHeight) / 2, 0)
    let chosen = selectedRow
    let size = CGSize(width: bounds.width, height: CGFloat(rowCount) * rowHeight)
    if contentSize != size || contentInset.top != margin {
      contentSize = size
      contentInset = UIEdgeInsets(top: margin, left: 0, bottom: margin, right: 0)
      contentOffset.y = offset(of: chosen)
    }
    super.layoutSubviews()
    placeRows()
  }

  private func placeRows() {
    let first = max(Int((bounds.minY / rowHeight).rounded(.down)), 0)
    let last = min(Int((bounds.maxY / rowHeight).rounded(.up)), rowCount)
    let visible = first..<max(last, first)
    for (row, view) in rows where !visible.contains(row) {
      view.removeFromSuperview()
      spare.append(view)
      rows[row] = nil
    }
    for row in visible {
      let view = rows[row] ?? makeRow(row, spare.popLast())
      rows[row] = view
      if view.superview !== self { addSubview(view) }
      view.frame = CGRect(
        x: 0, y: CGFloat(row) * rowHeight, width: bounds.width, height: rowHeight)
      // Rows fade towards the rim of the wheel.
      let distance = abs(view.frame.midY - bounds.midY) / (bounds.height / 2)
      view.alpha = max(1 - distance * distance, 0.05)
    }
  }

  // MARK: Choice

  private var target: Int?

  /// The row in the middle, or that it is turning to.
  var selectedRow: Int { target ?? row(at: contentOffset.y) }

  func select(_ row: Int, animated: Bool) {
    let row = min(max(row, 0), max(rowCount - 1, 0))
    target = row
    guard bounds.height > 0 else { return }
    setContentOffset(CGPoint(x: 0, y: offset(of: row)), animated: animated)
  }

  private func offset(of row: Int) -> CGFloat { CGFloat(row) * rowHeight - contentInset.top }

  private func row(at offset: CGFloat) -> Int {
    let row = Int(((offset + contentInset.top) / rowHeight).rounded())
    return min(max(row, 0), max(rowCount - 1, 0))
  }

  // MARK: The person's hand

  /// A tap turns the wheel to the row under the finger.
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    guard !isDragging, let y = touches.first?.location(in: self).y else { return }
    let row = Int((y / rowHeight).rounded(.down))
    guard (0..<rowCount).contains(row), row != selectedRow else { return }
    isTurnedByHand = true
    select(row, animated: true)
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) { setNeedsLayout() }

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    isTurnedByHand = true
    target = nil
  }

  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    targetContentOffset.pointee.y = offset(of: row(at: targetContentOffset.pointee.y))
  }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    if !decelerate { comeToRest() }
  }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { comeToRest() }
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { comeToRest() }

  private func comeToRest() {
    let row = row(at: contentOffset.y)
    target = row
    guard isTurnedByHand else { return }
    isTurnedByHand = false
    didPick(row)
  }
}
