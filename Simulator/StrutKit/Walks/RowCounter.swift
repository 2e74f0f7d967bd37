import UIKit

/// Counts the rows and items that lists bring on screen, as their delegate.
@MainActor
final class RowCounter: NSObject, UITableViewDelegate, UICollectionViewDelegate {
  var count = 0
  private weak var list: UIScrollView?

  /// Watches the first list below a view, if there is one without a delegate.
  func watch(in view: UIView) {
    for view in view.withDescendants {
      switch view {
      case let table as UITableView where table.delegate == nil:
        table.delegate = self
        list = table
        return
      case let collection as UICollectionView where collection.delegate == nil:
        collection.delegate = self
        list = collection
        return
      default: break
      }
    }
  }

  /// Three screenfuls, each with a row more than is whole on screen; 0 where there is no list.
  var limit: Int {
    switch list {
    case let table as UITableView: 3 * (table.visibleCells.count + 1)
    case let collection as UICollectionView: 3 * (collection.visibleCells.count + 1)
    default: 0
    }
  }

  func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) { count += 1 }

  func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) { count += 1 }
}
