#if canImport(UIKit)
  import UIKit

  extension ScreenFinder {
    /// Returns the list that a search field searches, and the view controller whose view contains
    /// the list. Nil for any other input, and for a search field that scrolls with the list.
    ///
    /// The search field may be inside the controller's view, or outside this view in a bar, such as
    /// the navigation bar.
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
        // During a search, the search field is in the search controller's view, in front of the
        // list. The list is in the view controller that contains or presents the search controller.
        screen = searched.shownInside
      }
      guard let view = screen.viewIfLoaded, !screen.leavesKeyboardToItself,
        let list = view.firstList, !input.isDescendant(of: list)
      else { return nil }
      return (screen, list)
    }
  }

  extension SceneReader {
    /// Returns how far the bar that contains the `searchField` reaches above the keyboard, in
    /// points. The end of the list has to stay above this bar.
    ///
    /// For example, on iOS 26 the search bar is in the toolbar at the bottom. When the keyboard
    /// shows, UIKit moves the search bar up to the keyboard's top.
    ///
    /// Returns zero in these cases:
    /// 1. There is no keyboard, or no search field in the window.
    /// 2. The bar does not overlap the list.
    /// 3. The keyboard covers the bar.
    /// 4. The bar is nearer to the window's top than to the keyboard.
    ///
    /// - Parameter keyboard: The keyboard's frame in the window's coordinates. Empty if there is no
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
    /// True if an input in this container is the search field of a search controller. UIKit itself
    /// keeps such a search field visible. For example, on iOS 26 the search bar may be at the
    /// bottom of the screen, and UIKit moves the search bar up with the keyboard
    /// (ContainerFacts 2).
    func places(searchField input: UIView) -> Bool {
      if self is UISearchController { return true }
      let bar = shownInside.navigationItem.searchController?.searchBar
      return bar.map(input.isDescendant) ?? false
    }

    /// The view controller whose content this controller shows at present.
    ///
    /// - For a navigation controller, this is its top view controller.
    /// - For a tab bar controller, this is the controller in the selected tab. If a navigation
    ///   controller is in the selected tab, this is the navigation controller's top view
    ///   controller.
    /// - For any other controller, this is the controller itself.
    fileprivate var shownInside: UIViewController {
      switch self {
      case let navigation as UINavigationController: navigation.topViewController ?? self
      case let tabs as UITabBarController: tabs.selectedViewController?.shownInside ?? self
      default: self
      }
    }
  }

  extension UIView {
    /// The first table view or vertically scrolling collection view among this view and its
    /// descendants. Nil if there is no such list. Hidden views do not count. We search the first
    /// five levels, one after the other, because the main list of a screen is rarely deeper.
    fileprivate var firstList: UIScrollView? {
      var level = [self]
      for _ in 0..<5 {
        for view in level where !view.isHidden {
          // Skip collection views that scroll only horizontally, such as a row of filter buttons.
          if let table = view as? UITableView { return table }
          if let list = view as? UICollectionView, list.canScrollVertically { return list }
        }
        level = level.flatMap { $0.isHidden ? [] : $0.subviews }
      }
      return nil
    }
  }
#endif
