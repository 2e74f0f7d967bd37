import Phone

extension UIScrollView {
  /// The highest strip of a list's content that is drawn at this moment without a row in it, in
  /// points.
  ///
  /// A list drops rows that lie outside its bounds. Where an animation moves the bounds, those that
  /// it sets out from are still seen, and blank.
  ///
  /// - Parameter keyboardTop: What lies below, in screen points, is not seen.
  func blankHeight(above keyboardTop: CGFloat) -> CGFloat {
    guard window != nil else { return 0 }
    let seen = visibleFrame
    let content = shownRect(CGRect(origin: .zero, size: contentSize))
    let bottom = min(seen.maxY, keyboardTop, content.maxY)
    var (place, blank) = (max(seen.minY, content.minY), CGFloat(0))
    let rows = subviews.filter { $0.isListPart && !$0.isHidden }.map(\.shownFrame)
    for row in rows.sorted(by: { $0.minY < $1.minY }) where row.maxY > place {
      guard row.minY < bottom else { break }
      blank = max(blank, row.minY - place)
      place = row.maxY
    }
    return max(blank, bottom - place)
  }
}

extension UIView {
  /// Whether a list shows a part of its content with it.
  fileprivate var isListPart: Bool {
    if let table = superview as? UITableView,
      self === table.tableHeaderView || self === table.tableFooterView
    {
      return true
    }
    return self is UITableViewCell || self is UITableViewHeaderFooterView
      || self is UICollectionReusableView
  }
}
