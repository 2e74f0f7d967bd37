#if canImport(UIKit)
  import UIKit

  extension ScreenFinder {
    /// Returns the list that a search field searches, and the view controller whose view contains
    /// the list. Nil for any other input, and for a search field that scrolls with the list.
    ///
    /// The search field may be in the controller's view or in the navigation bar above it.
    func searchedList(of input: UIView) -> (screen: UIViewController, list: UIScrollView)? {
      guard let field = input as? UISearchTextField, var screen = input.nearestController else {
        return nil
      }
      screen = screen.shownInside
      let search = screen as? UISearchController ?? screen.navigationItem.searchController
      // UIKit shows the search results controller as soon as the search field contains text.
      if let results = search?.searchResultsController,
        field.hasText || results.viewIfLoaded?.window != nil
      {
        results.loadViewIfNeeded()
        screen = results
      } else if screen is UISearchController,
        let searched = screen.parent ?? screen.presentingViewController
      {
        // During a search, the search bar is in the search controller's own view, in front of the
        // list. The list is in the view of the controller that is searched.
        screen = searched.shownInside
      }
      guard let view = screen.viewIfLoaded, !screen.leavesKeyboardToItself,
        let list = view.firstList, !input.isDescendant(of: list)
      else { return nil }
      return (screen, list)
    }
  }

  extension SceneReader {
    /// Returns how far the bar that contains the search field reaches above the keyboard, in
    /// points. Zero if the bar does not overlap the list or lies under the keyboard. Also zero if
    /// the bar is nearer to the window's top than to the keyboard.
    ///
    /// On iOS 26, UIKit shows a search bar in the toolbar at the bottom, and moves the search bar
    /// onto the keyboard.
    ///
    /// - Parameter keyboard: The keyboard's frame in the window's coordinates. Empty without a
    ///   keyboard.
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
    /// The view controller that this controller shows: the top view controller of a navigation
    /// controller, also of one in the selected tab of a tab bar controller. Any other controller
    /// returns itself.
    fileprivate var shownInside: UIViewController {
      switch self {
      case let navigation as UINavigationController: navigation.topViewController ?? self
      case let tabs as UITabBarController: tabs.selectedViewController?.shownInside ?? self
      default: self
      }
    }
  }

  extension UIView {
    /// The table view or vertical collection view nearest to this view in the view hierarchy, this
    /// view included. Nil if there is none in the first five levels. A screen's list is usually not
    /// deeper than in a stack view in a container view.
    fileprivate var firstList: UIScrollView? {
      var level = [self]
      for _ in 0..<5 {
        for view in level where !view.isHidden {
          // Skip collection views that only scroll horizontally, such as a strip of chips.
          if let table = view as? UITableView { return table }
          if let list = view as? UICollectionView, list.canScrollVertically { return list }
        }
        level = level.flatMap { $0.isHidden ? [] : $0.subviews }
      }
      return nil
    }
  }
#endif
