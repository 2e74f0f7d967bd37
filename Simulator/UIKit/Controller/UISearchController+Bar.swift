/// Where the app has put a search bar, to which it returns after a search.
struct SearchBarHome {
  weak var superview: UIView?
  let index: Int
  let frame: CGRect
}

/// A search bar in a view of the app's: during a search it stands at the top of the controller's
/// own view (yothenberg.com; openradar-mirror#17749).
extension UISearchController {
  /// The controller whose screen is searched: the nearest one around the bar. Nil where the bar
  /// belongs to a navigation bar, in which it stays, and where the app has put it into the search
  /// controller's own view.
  private var searched: UIViewController? {
    var responder: UIResponder? = bar.superview
    while let current = responder {
      if current is UINavigationBar { return nil }
      if let controller = current as? UIViewController {
        return controller === self ? nil : controller
      }
      responder = current.next
    }
    return nil
  }

  /// Comes over the screen that holds the bar.
  func coverSearchedScreen() {
    guard bar.window != nil, let searched else { return }
    var screen = searched
    while let parent = screen.parent, !(parent is UINavigationController) { screen = parent }
    if screen.parent != nil {
      screen.navigationItem.searchOfOwnView = self
      screen.navigationItem.searchDidBegin(self)
    } else if let superview = searched.view.superview {
      searched.addChild(self)
      view.frame = searched.view.frame
      superview.insertSubview(view, aboveSubview: searched.view)
      didMove(toParent: searched)
      takeBar()
      barInsets.top = bar.bounds.height
      UIView.animate(withDuration: UINavigationController.hideShowBarDuration) {
        self.view.layoutIfNeeded()
      }
    }
  }

  func uncoverSearchedScreen() {
    guard let parent else { return }
    if parent.navigationItem.searchOfOwnView === self {
      parent.navigationItem.searchOfOwnView = nil
      parent.navigationItem.searchDidEnd(self)
    } else {
      leaveScreen()
    }
  }

  /// Gives the bar back and leaves the screen that was searched.
  func leaveScreen() {
    returnBar()
    willMove(toParent: nil)
    viewIfLoaded?.removeFromSuperview()
    removeFromParent()
  }

  /// Takes the bar out of the app's view, where it is in one; it moves on from its place there.
  func takeBar() {
    guard item == nil, home == nil, let superview = bar.superview else { return }
    let index = superview.subviews.firstIndex { $0 === bar } ?? 0
    home = SearchBarHome(superview: superview, index: index, frame: bar.frame)
    let start = superview.convert(bar.frame.origin, to: view)
    view.addSubview(bar)
    UIView.performWithoutAnimation { bar.frame.origin = start }
    view.setNeedsLayout()
  }

  private func returnBar() {
    guard let home else { return }
    self.home = nil
    guard let superview = home.superview else { return bar.removeFromSuperview() }
    let start = view.convert(bar.frame.origin, to: superview)
    superview.insertSubview(bar, at: min(home.index, superview.subviews.count))
    UIView.performWithoutAnimation { bar.frame.origin = start }
    UIView.animate(withDuration: UINavigationController.hideShowBarDuration) {
      self.bar.frame = home.frame
    }
  }

  /// Puts a bar that was taken to the lower end of what bars cover.
  func placeBar() {
    guard home != nil else { return }
    let height = bar.bounds.height
    bar.frame = CGRect(
      x: 0, y: view.safeAreaInsets.top - height, width: view.bounds.width, height: height)
  }
}
