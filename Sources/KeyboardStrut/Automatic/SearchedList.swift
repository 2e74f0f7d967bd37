#if canImport(UIKit)
  import UIKit

  extension ScreenFinder {
    /// Returns the list that a search field searches, with the screen it is on. Nil for any other
    /// input, and if the field scrolls with the list.
    ///
    /// The field may be on the screen, or in the navigation bar above it.
    func searchedList(of input: UIView) -> (screen: UIViewController, list: UIScrollView)? {
      guard let field = input as? UISearchTextField, var screen = input.nearestController else {
        return nil
      }
      screen = screen.shownInside
      let search = screen as? UISearchController ?? screen.navigationItem.searchController
      // UIKit shows the results as soon as there is text.
      if let results = search?.searchResultsController,
        field.hasText || results.viewIfLoaded?.window != nil
      {
        results.loadViewIfNeeded()
        screen = results
      } else if screen is UISearchController,
        let searched = screen.parent ?? screen.presentingViewController
      {
        // During a search the bar is in the search controller's own view, over the list.
        screen = searched.shownInside
      }
      guard let view = screen.viewIfLoaded, !screen.leavesKeyboardToItself,
        let list = view.firstList, !input.isDescendant(of: list)
      else { return nil }
      return (screen, list)
    }
  }

  extension UIViewController {
    /// The controller at the top of a navigation controller, or of the one that a tab shows. For
    /// any other controller, the controller itself.
    fileprivate var shownInside: UIViewController {
      switch self {
      case let navigation as UINavigationController: navigation.topViewController ?? self
      case let tabs as UITabBarController: tabs.selectedViewController?.shownInside ?? self
      default: self
      }
    }
  }

  extension UIView {
    /// The table or collection nearest to this view, itself included. We search level by level. A
    /// screen's list is no deeper than in a stack in a container.
    fileprivate var firstList: UIScrollView? {
      var level = [self]
      for _ in 0..<5 {
        for view in level where !view.isHidden {
          // A strip of chips is a collection that only scrolls sideways.
          if let table = view as? UITableView { return table }
          if let list = view as? UICollectionView, list.canScrollVertically { return list }
        }
        level = level.flatMap { $0.isHidden ? [] : $0.subviews }
      }
      return nil
    }
  }
#endif
