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

  extension SceneReader {
    /// Returns how far the bar of the search field reaches above the keyboard, in points. Zero if
    /// the bar does not lie on the list, is nearer to the window's top than to the keyboard, or
    /// lies under the keyboard.
    ///
    /// UIKit of iOS 26 shows a search bar in the toolbar at the bottom, and moves it onto the
    /// keyboard.
    func searchBarHeight(above keyboard: CGRect, in window: UIWindow) -> CGFloat {
      guard !keyboard.isEmpty, let searchField, searchField.window === window else { return 0 }
      let bar = searchField.path.first { $0 is UIToolbar || $0 is UISearchBar } ?? searchField
      let frame = bar.frame(in: window)
      let isAtTop = frame.minY - window.bounds.minY < keyboard.minY - frame.maxY
      guard !isAtTop, let list = served?.frame(in: window), list.intersection(frame).height >= 1
      else { return 0 }
      return max(keyboard.minY - frame.minY, 0)
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
