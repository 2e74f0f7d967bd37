/// Headers and footers, of sections and of the whole table, and what lies behind the rows.
extension UITableView {
  // MARK: Heights of sections' headers and footers

  /// Above the headers of plain tables: 22 points since iOS 15, as apps that upgraded found.
  private static let headerTopPadding: CGFloat = 22

  func findHeight(of edge: TableGeometry.Edge, _ section: Int) {
    guard !loaded.isKnown(edge, inSection: section) else { return }
    let start = loaded.span(of: edge, inSection: section).lowerBound
    let height = askedHeight(of: edge, section)
    var padding: CGFloat = 0
    if style == .plain, edge == .header, height > 0 {
      padding = sectionHeaderTopPadding >= 0 ? sectionHeaderTopPadding : Self.headerTopPadding
    }
    let growth =
      table.geometry?.setHeight(height, padding: padding, of: edge, inSection: section) ?? 0
    contentGrew(by: growth, at: start)
  }

  private func askedHeight(of edge: TableGeometry.Edge, _ section: Int) -> CGFloat {
    let answer =
      edge == .header
      ? delegate?.tableView(self, heightForHeaderInSection: section)
      : delegate?.tableView(self, heightForFooterInSection: section)
    if let answer = answer?.answer, answer >= 0 { return answer }
    let view = edgeView(edge, section)
    let own = edge == .header ? sectionHeaderHeight : sectionFooterHeight
    if own >= 0 { return view == nil && style == .plain ? 0 : own }
    return view.map(fittingHeight) ?? gap(edge, section)
  }

  private func fittingHeight(of view: UIView) -> CGFloat {
    let width = rowEdges.width
    if let view = view as? UITableViewHeaderFooterView,
      let height = view.fittingHeight(inWidth: width)
    {
      return height
    }
    guard view.holdsConstraintOfApp else { return view.bounds.height }
    return view.systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
  }

  // MARK: Their views

  private static let titleIdentifier = "UITableView.title"

  /// The delegate's view, or one with the data source's title; asked for once as long as it shows.
  private func edgeView(_ edge: TableGeometry.Edge, _ section: Int) -> UIView? {
    if let known = edge == .header ? table.headers[section] : table.footers[section] {
      return known.view
    }
    let own =
      edge == .header
      ? delegate?.tableView(self, viewForHeaderInSection: section)
      : delegate?.tableView(self, viewForFooterInSection: section)
    let view = own ?? titleView(edge, section)
    (view as? UITableViewHeaderFooterView)?.place = placeInTable
    if edge == .header {
      table.headers[section] = TableEdge(view: view)
    } else {
      table.footers[section] = TableEdge(view: view)
    }
    return view
  }

  private func titleView(_ edge: TableGeometry.Edge, _ section: Int) -> UIView? {
    let title =
      edge == .header
      ? dataSource?.tableView(self, titleForHeaderInSection: section)
      : dataSource?.tableView(self, titleForFooterInSection: section)
    guard let title else { return nil }
    let view =
      makeHeaderFooterView(Self.titleIdentifier)
      ?? UITableViewHeaderFooterView(reuseIdentifier: Self.titleIdentifier)
    var content: UIListContentConfiguration
    switch edge {
    case .header: content = style == .plain ? .plainHeader() : .groupedHeader()
    case .footer: content = style == .plain ? .plainFooter() : .groupedFooter()
    }
    // The first header keeps the distance from the top that a table without one has.
    if style != .plain, edge == .header, section == 0 {
      content.directionalLayoutMargins.top += gap(.header, 0) - gap(.header, 1)
    }
    content.text = title
    view.contentConfiguration = content
    // It floats above the rows.
    if style == .plain { view.backgroundColor = backgroundColor }
    return view
  }

  // MARK: Their places

  func placeEdges(_ sections: [Int]) {
    for section in sections {
      let parts = loaded.sections[section]
      let (header, footer) = floating(section)
      place(.header, section, header, height: parts.header)
      place(.footer, section, footer, height: parts.footer)
    }
    takeOffEdges(allBut: Set(sections))
  }

  /// In plain tables headers stay at the top and footers at the bottom while their section shows.
  private func floating(_ section: Int) -> (header: CGRect, footer: CGRect) {
    let header = loaded.span(of: .header, inSection: section)
    let footer = loaded.span(of: .footer, inSection: section)
    var frames = (frame(header), frame(footer))
    guard style == .plain else { return frames }
    let seen = bounds.inset(by: adjustedContentInset)
    let lowest = footer.lowerBound - frames.0.height
    frames.0.origin.y = max(frames.0.minY, min(seen.minY, lowest))
    let highest = header.upperBound
    frames.1.origin.y = min(frames.1.minY, max(seen.maxY - frames.1.height, highest))
    return frames
  }

  private func place(
    _ edge: TableGeometry.Edge, _ section: Int, _ frame: CGRect, height: CGFloat
  ) {
    guard height > 0, frame.intersects(bounds), let view = edgeView(edge, section) else {
      return takeOff(edge, section)
    }
    if view.superview !== self {
      UIView.performWithoutAnimation { view.frame = frame }
      insertBelowIndicators(view)
      if edge == .header {
        delegate?.tableView(self, willDisplayHeaderView: view, forSection: section)
      } else {
        delegate?.tableView(self, willDisplayFooterView: view, forSection: section)
      }
    }
    view.frame = frame
  }

  private func insertBelowIndicators(_ view: UIView) {
    if let indicator = subviews.first(where: { $0 is ScrollIndicator }) {
      insertSubview(view, belowSubview: indicator)
    } else {
      addSubview(view)
    }
  }

  func takeOffEdges(allBut sections: Set<Int>) {
    for section in table.headers.keys.sorted() where !sections.contains(section) {
      takeOff(.header, section)
    }
    for section in table.footers.keys.sorted() where !sections.contains(section) {
      takeOff(.footer, section)
    }
  }

  private func takeOff(_ edge: TableGeometry.Edge, _ section: Int) {
    let known =
      edge == .header
      ? table.headers.removeValue(forKey: section) : table.footers.removeValue(forKey: section)
    guard let view = known?.view else { return }
    let wasShown = view.superview === self
    view.removeFromSuperview()
    if let view = view as? UITableViewHeaderFooterView {
      table.edgeReuse.put(view, view.reuseIdentifier)
    }
    guard wasShown else { return }
    if edge == .header {
      delegate?.tableView(self, didEndDisplayingHeaderView: view, forSection: section)
    } else {
      delegate?.tableView(self, didEndDisplayingFooterView: view, forSection: section)
    }
  }

  // MARK: Of the whole table

  func edgeViewDidChange(_ view: UIView?) {
    takeTableEdgeHeights()
    if let view { addSubview(view) }
    setNeedsLayout()
  }

  func takeTableEdgeHeights() {
    table.geometry?.top = tableHeaderView?.bounds.height ?? 0
    table.geometry?.bottom = tableFooterView?.bounds.height ?? 0
  }

  func placeTableEdges() {
    let width = bounds.width
    // A search bar may be away for a search.
    if let view = tableHeaderView, view.superview === self {
      view.frame = CGRect(x: 0, y: 0, width: width, height: view.bounds.height)
    }
    if let view = tableFooterView {
      let height = view.bounds.height
      view.frame = CGRect(x: 0, y: loaded.height - height, width: width, height: height)
    }
    guard let backgroundView else { return }
    backgroundView.frame = bounds
    insertSubview(backgroundView, at: 0)
  }
}
