import Phone

extension UIScrollView {
  /// Returns the height of the highest strip of a list's content that is drawn without a row now,
  /// in points.
  ///
  /// A list drops rows that lie outside its bounds. When an animation moves the bounds, the old
  /// bounds are still visible, but their rows are gone.
  ///
  /// - Parameter keyboardTop: The keyboard's upper edge, in screen points. The keyboard hides all
  ///   below it.
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
  /// Whether the view shows a part of the content of a list: a cell, a header or a footer.
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
