#if canImport(UIKit)
  import UIKit

  /// The heights of the header and the footer that a list floats over the rows of a section: the
  /// header at the top, the footer at the bottom.
  ///
  /// A row that lies under one of them is not visible. At any scroll position, a row is visible as
  /// soon as the header above it and the footer below it fit in beside it.
  @MainActor
  struct FloatingEdges {
    /// In points of the list.
    var top: CGFloat = 0
    var bottom: CGFloat = 0

    /// Reads the heights that the list floats over the row or item of an input. Both are zero for
    /// an input that is in a header or footer itself.
    init(over input: UIView, in list: UIScrollView) {
      switch list {
      case let table as UITableView: read(table, over: input)
      case let collection as UICollectionView: read(collection, over: input)
      default: break
      }
    }

    /// Reads the header and footer heights of the input's section. Only plain tables float them.
    private mutating func read(_ table: UITableView, over input: UIView) {
      guard table.style == .plain,
        let cell = input.path.first(where: { $0 is UITableViewCell }) as? UITableViewCell,
        let section = table.indexPath(for: cell)?.section
      else { return }
      // `rectForHeader` includes the padding above a header, which does not float. So we use the
      // height of the loaded view, and the rect only if there is none.
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
