#if canImport(UIKit)
  import KeyboardStrut
  import UIKit

  /// A table view or a collection view. Only the rows near the visible part have cells. All other
  /// rows exist only as data.
  @MainActor
  protocol DataList: UIScrollView {
    var countOfSections: Int { get }
    func countOfRows(in section: Int) -> Int
    /// The visible cells with their index paths, in the order of the data.
    var loadedCells: [(row: IndexPath, cell: UIView)] { get }
    /// The header and footer views that exist now, with their positions in the data.
    var loadedEdges: [(place: ListPlace, view: UIView)] { get }
    /// Returns the row whose cell contains a view. The cell is visible, or the list keeps it
    /// because the user edits in it. Nil if no cell contains the view.
    func row(around view: UIView) -> IndexPath?
    /// Scrolls without animation so that a row lies at one edge of the list. In a forward step this
    /// is the top edge, or the left edge of a horizontal list. In a backward step it is the
    /// opposite edge.
    func bring(_ row: IndexPath, for direction: NavigationDirection)
    /// Whether the user can select rows by a tap.
    var takesTaps: Bool { get }
  }

  extension UIView {
    /// This view as a list. Nil if it is neither a table view nor a collection view.
    ///
    /// A cast to the protocol would be slow. When the runtime casts a class to a protocol for the
    /// first time, it searches all loaded binaries.
    var asDataList: (any DataList)? {
      if let table = self as? UITableView { return table }
      return self as? UICollectionView
    }
  }

  /// The position of a row, a header or a footer in the data of a list.
  struct ListPlace: Comparable {
    var section: Int
    /// The index of the row in its section. -1 for the section's header and `Int.max` for its
    /// footer.
    var item: Int

    static let start = ListPlace(section: -1, item: 0)
    static let end = ListPlace(section: .max, item: 0)

    static func header(_ section: Int) -> ListPlace { ListPlace(section: section, item: -1) }
    static func footer(_ section: Int) -> ListPlace { ListPlace(section: section, item: .max) }

    static func < (one: ListPlace, other: ListPlace) -> Bool {
      (one.section, one.item) < (other.section, other.item)
    }
  }

  extension ListPlace {
    init(_ row: IndexPath) { self.init(section: row.section, item: row.item) }
  }

  enum NavigationDirection {
    case forward
    case backward
  }

  extension DataList {
    /// Returns the row after or before a row, depending on the direction. Nil if there is none.
    func row(_ direction: NavigationDirection, of row: IndexPath) -> IndexPath? {
      var (section, item) = (row.section, row.item)
      switch direction {
      case .forward:
        item += 1
        while section < countOfSections, item >= countOfRows(in: section) {
          section += 1
          item = 0
        }
        return section < countOfSections ? IndexPath(item: item, section: section) : nil
      case .backward:
        item -= 1
        while item < 0 {
          section -= 1
          guard section >= 0 else { return nil }
          item = countOfRows(in: section) - 1
        }
        return IndexPath(item: item, section: section)
      }
    }

    var firstRow: IndexPath? { row(.forward, of: IndexPath(item: -1, section: 0)) }
    var lastRow: IndexPath? { row(.backward, of: IndexPath(item: 0, section: countOfSections)) }
  }

  extension UITableView: DataList {
    var countOfSections: Int { numberOfSections }
    func countOfRows(in section: Int) -> Int { numberOfRows(inSection: section) }
    var takesTaps: Bool { allowsSelection }

    /// An input may become first responder while the table updates its cells, for example in
    /// `willDisplay`. UIKit then complains if an app asks for `visibleCells`
    /// (mozilla-mobile/firefox-ios#13570) or for the cell of a row (azizuysal/AUPickerCell#6). So
    /// we look for cells among the subviews, and ask for the row of each.
    var loadedCells: [(row: IndexPath, cell: UIView)] {
      subviews.compactMap { view in
        guard let cell = view as? UITableViewCell, !cell.isHidden, cell.frame.intersects(bounds)
        else { return nil }
        return indexPath(for: cell).map { ($0, cell) }
      }.sorted { $0.row < $1.row }
    }

    var loadedEdges: [(place: ListPlace, view: UIView)] {
      var edges: [(place: ListPlace, view: UIView)] = []
      if let view = tableHeaderView { edges.append((.start, view)) }
      if let view = tableFooterView { edges.append((.end, view)) }
      for section in 0..<numberOfSections {
        if let view = headerView(forSection: section) { edges.append((.header(section), view)) }
        if let view = footerView(forSection: section) { edges.append((.footer(section), view)) }
      }
      return edges + plainEdges
    }

    /// The headers and footers of sections that are no `UITableViewHeaderFooterView`. A delegate
    /// may return any view, and the table does not tell whose header or footer it is.
    private var plainEdges: [(place: ListPlace, view: UIView)] {
      let others = subviews.filter {
        !($0 is UITableViewCell || $0 is UITableViewHeaderFooterView)
          && $0 !== tableHeaderView && $0 !== tableFooterView && $0 !== backgroundView
          && $0.holdsInputs
      }
      return others.compactMap { view in place(ofEdge: view).map { ($0, view) } }
    }

    /// Returns the place of a section's header or footer by where the view is now, or nil if it
    /// lies in no section. A plain table floats both.
    private func place(ofEdge view: UIView) -> ListPlace? {
      let y = view.frame.midY
      guard
        let section = (0..<numberOfSections).first(where: {
          let rect = rect(forSection: $0)
          return rect.minY <= y && y < rect.maxY
        })
      else { return nil }
      let (header, footer) = (rectForHeader(inSection: section), rectForFooter(inSection: section))
      guard header.height > 0, footer.height > 0 else {
        return header.height > 0 ? .header(section) : .footer(section)
      }
      var (headerTop, footerTop) = (header.minY, footer.minY)
      if style == .plain {
        headerTop = max(headerTop, bounds.minY + adjustedContentInset.top)
        footerTop = min(footerTop, bounds.maxY - adjustedContentInset.bottom - footer.height)
      }
      let isHeader = abs(view.frame.minY - headerTop) <= abs(view.frame.minY - footerTop)
      return isHeader ? .header(section) : .footer(section)
    }

    func row(around view: UIView) -> IndexPath? {
      guard let cell = view.nearest(UITableViewCell.self, inside: self) else { return nil }
      return indexPath(for: cell) ?? indexPathForRow(at: cell.center)
    }

    func bring(_ row: IndexPath, for direction: NavigationDirection) {
      scrollToRow(at: row, at: direction == .forward ? .top : .bottom, animated: false)
    }
  }

  extension UICollectionView: DataList {
    var countOfSections: Int { numberOfSections }
    func countOfRows(in section: Int) -> Int { numberOfItems(inSection: section) }
    var loadedCells: [(row: IndexPath, cell: UIView)] {
      visibleCells.compactMap { cell in indexPath(for: cell).map { ($0, cell) } }
        .sorted { $0.row < $1.row }
    }
    var takesTaps: Bool { allowsSelection }

    var loadedEdges: [(place: ListPlace, view: UIView)] {
      let header = UICollectionView.elementKindSectionHeader
      let footer = UICollectionView.elementKindSectionFooter
      func edges(_ kind: String, _ place: (Int) -> ListPlace) -> [(place: ListPlace, view: UIView)]
      {
        indexPathsForVisibleSupplementaryElements(ofKind: kind).compactMap { path in
          supplementaryView(forElementKind: kind, at: path).map { (place(path.section), $0) }
        }
      }
      return edges(header, ListPlace.header) + edges(footer, ListPlace.footer)
    }

    func row(around view: UIView) -> IndexPath? {
      guard let cell = view.nearest(UICollectionViewCell.self, inside: self) else { return nil }
      return indexPath(for: cell) ?? indexPathForItem(at: cell.center)
    }

    func bring(_ row: IndexPath, for direction: NavigationDirection) {
      let isSideways =
        (collectionViewLayout as? UICollectionViewFlowLayout)?.scrollDirection == .horizontal
      switch direction {
      case .forward: scrollToItem(at: row, at: isSideways ? .left : .top, animated: false)
      case .backward: scrollToItem(at: row, at: isSideways ? .right : .bottom, animated: false)
      }
    }
  }

  extension UIView {
    /// Whether it is an input, or holds one.
    fileprivate var holdsInputs: Bool { isInput || subviews.contains(where: \.holdsInputs) }

    /// Returns the nearest view of a given type, from this view outwards, that is a direct subview
    /// of `end`.
    func nearest<Kind: UIView>(_ kind: Kind.Type, inside end: UIView) -> Kind? {
      path.prefix { $0 !== end }.compactMap { $0 as? Kind }.first { $0.superview === end }
    }
  }
#endif
