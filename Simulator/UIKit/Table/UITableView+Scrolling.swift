/// Scrolling to rows.
extension UITableView {
  func baseScrollToRow(
    at indexPath: IndexPath, at scrollPosition: UITableView.ScrollPosition, animated: Bool
  ) {
    precondition(
      loaded.has(indexPath),
      "UITableView cannot scroll to row \(indexPath.row) of section \(indexPath.section): there is"
        + " none.")
    if bounds.width > 0 { layoutIfNeeded() }
    table.scroll = nil
    guard let position = position(of: indexPath, scrollPosition) else { return }
    guard animated else { return arrive(at: indexPath, position) }
    setContentOffset(offset(showing: indexPath, at: position), animated: true)
    if let motion = state.motion {
      table.scroll = TableScroll(row: indexPath, position: position, motion: motion)
    }
  }

  func baseScrollToNearestSelectedRow(
    at scrollPosition: UITableView.ScrollPosition, animated: Bool
  ) {
    guard let row = table.selection.first else { return }
    scrollToRow(at: row, at: scrollPosition, animated: animated)
  }

  /// A row and what floats over the rows at both ends of a plain table: where all of that shows,
  /// the row does.
  func areaToShow(_ row: IndexPath) -> CGRect {
    let floating = floatingHeights(in: row.section)
    return rectForRow(at: row).inset(
      by: UIEdgeInsets(top: -floating.header, left: 0, bottom: -floating.footer, right: 0))
  }

  private func floatingHeights(in section: Int) -> (header: CGFloat, footer: CGFloat) {
    guard style == .plain else { return (0, 0) }
    return (loaded.sections[section].header, loaded.sections[section].footer)
  }

  /// What a row is not to lie under.
  private func covered(over row: IndexPath) -> UIEdgeInsets {
    let floating = floatingHeights(in: row.section)
    var inset = adjustedContentInset
    inset.top += floating.header
    inset.bottom += floating.footer
    return inset
  }

  /// The end at which a row comes into sight with the least movement; nil where all of it shows.
  private func position(of row: IndexPath, _ wanted: ScrollPosition) -> ScrollPosition? {
    guard wanted == .none else { return wanted }
    let rect = rectForRow(at: row)
    let seen = bounds.inset(by: covered(over: row))
    if rect.minY < seen.minY || rect.height > seen.height { return .top }
    return rect.maxY > seen.maxY ? .bottom : nil
  }

  private func offset(showing row: IndexPath, at position: ScrollPosition) -> CGPoint {
    let rect = rectForRow(at: row)
    let inset = covered(over: row)
    let room = bounds.height - inset.top - inset.bottom
    var y: CGFloat
    switch position {
    case .none, .top: y = rect.minY - inset.top
    case .middle: y = rect.midY - inset.top - room / 2
    case .bottom: y = rect.maxY + inset.bottom - bounds.height
    @unknown default: y = rect.minY - inset.top
    }
    let range = offsetRange.y
    y = min(max(y, CGFloat(range.lowerBound)), CGFloat(range.upperBound))
    return CGPoint(x: contentOffset.x, y: y)
  }

  /// Goes there at once; what comes on screen there may move the row once more.
  private func arrive(at row: IndexPath, _ position: ScrollPosition) {
    for _ in 0..<LayoutPass.maximumRounds {
      let target = offset(showing: row, at: position)
      setContentOffset(target, animated: false)
      layoutIfNeeded()
      if abs(offset(showing: row, at: position).y - contentOffset.y) < 1 { return }
    }
  }

  /// Keeps an animated scroll on its way to the row, wherever that turns out to be.
  func followScroll() {
    guard let scroll = table.scroll else { return }
    let target = offset(showing: scroll.row, at: scroll.position)
    if state.motion === scroll.motion {
      scroll.motion.redirect(to: target)
    } else if state.motion == nil, !isTracking, abs(target.y - contentOffset.y) >= 1 {
      // It has arrived, and the last rows to come on screen moved the row again.
      contentOffset = target
    } else {
      table.scroll = nil
    }
  }
}
