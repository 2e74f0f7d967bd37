#if canImport(UIKit)
  import UIKit

  /// The heights of the section header and the section footer that a list pins while it scrolls. A
  /// pinned header stays at the top of the list, a pinned footer at the bottom.
  ///
  /// A row behind a pinned header or footer is not visible. So the planner subtracts the heights of
  /// the header and the footer from the list's height at every scroll position, even where no
  /// header or footer is pinned.
  @MainActor
  struct FloatingEdges {
    /// The height of the header of the input's section, in the list's coordinates. Zero if the list
    /// pins no such header.
    var top: CGFloat = 0
    /// The height of the footer of the input's section, in the list's coordinates. Zero if the list
    /// pins no such footer.
    var bottom: CGFloat = 0

    /// Reads the heights of the pinned header and footer of the section that contains an input.
    /// Both heights are zero for an input that is in no row or item, such as a field in a header.
    init(over input: UIView, in list: UIScrollView) {
      switch list {
      case let table as UITableView: read(table, over: input)
      case let collection as UICollectionView: read(collection, over: input)
      default: break
      }
    }

    /// Reads the heights of the header and the footer of the input's section. Only tables with the
    /// style `.plain` pin them.
    private mutating func read(_ table: UITableView, over input: UIView) {
      guard table.style == .plain,
        let cell = input.path.first(where: { $0 is UITableViewCell }) as? UITableViewCell,
        let section = table.indexPath(for: cell)?.section
      else { return }
      // The rect of `rectForHeader` includes the padding above a header, but UIKit does not pin
      // that padding. So we use the height of the header view. If the header view is not loaded, we
      // use the rect.
      let header = table.headerView(forSection: section)?.frame.height
      let footer = table.footerView(forSection: section)?.frame.height
      top = header ?? table.rectForHeader(inSection: section).height
      bottom = footer ?? table.rectForFooter(inSection: section).height
    }

    private mutating func read(_ collection: UICollectionView, over input: UIView) {
      guard let layout = collection.collectionViewLayout as? UICollectionViewFlowLayout,
        layout.scrollDirection == .vertical,
        layout.sectionHeadersPinToVisibleBounds || layout.sectionFootersPinToVisibleBounds,
        let cell = input.path.first(where: { $0 is UICollectionViewCell }) as? UICollectionViewCell,
        let section = collection.indexPath(for: cell)?.section
      else { return }
      let path = IndexPath(item: 0, section: section)
      if layout.sectionHeadersPinToVisibleBounds {
        top = height(of: UICollectionView.elementKindSectionHeader, at: path, in: layout)
      }
      if layout.sectionFootersPinToVisibleBounds {
        bottom = height(of: UICollectionView.elementKindSectionFooter, at: path, in: layout)
      }
    }

    private func height(
      of kind: String, at path: IndexPath, in layout: UICollectionViewLayout
    ) -> CGFloat {
      layout.layoutAttributesForSupplementaryView(ofKind: kind, at: path)?.frame.height ?? 0
    }
  }
#endif
