/// The parts of a navigation bar for one controller, from top to bottom, in points.
struct NavigationBarZones: Equatable {
  /// The row with the small title and the buttons.
  var row: CGFloat = 0
  /// What a large title takes at most.
  var largeTitle: CGFloat = 0
  /// What a search bar takes at most.
  var search: CGFloat = 0
  /// Whether the search bar gives way to content that scrolls.
  var searchCollapses = false
  /// How much of what gives way shows.
  var extent: CGFloat = 0

  /// What content may scroll away: the search bar first, then the large title.
  var collapsible: CGFloat { largeTitle + (searchCollapses ? search : 0) }
  /// What always shows.
  var fixed: CGFloat { row + (searchCollapses ? 0 : search) }
  var height: CGFloat { fixed + extent }
  var shownLargeTitle: CGFloat { min(extent, largeTitle) }
  var shownSearch: CGFloat { searchCollapses ? max(extent - largeTitle, 0) : search }
}

extension UINavigationController: ScrollFollower {
  // MARK: The bar's parts

  /// Whether the toolbar shows: never below a controller that was pushed to be without it.
  private var showsToolbar: Bool {
    !isToolbarHidden && !stack.contains { $0.hidesBottomBarWhenPushed }
  }

  /// Apple's page on `largeTitleDisplayMode`: an automatic item does as the one before it in the
  /// stack, the first one shows a large title.
  private func showsLargeTitle(_ controller: UIViewController) -> Bool {
    guard navigationBar.prefersLargeTitles else { return false }
    // One that is being popped has left the stack; it came after those that are left.
    let before = stack.prefix { $0 !== controller }
    for item in [controller.navigationItem] + before.reversed().map(\.navigationItem) {
      switch item.largeTitleDisplayMode {
      case .always: return true
      case .never, .inline: return false
      case .automatic: continue
      @unknown default: continue
      }
    }
    return true
  }

  /// What the bar consists of while a controller is on top.
  func zones(of controller: UIViewController?) -> NavigationBarZones {
    var zones = NavigationBarZones()
    guard let controller, let view = viewIfLoaded, !isBarHidden, !bringsBar(controller) else {
      return zones
    }
    let item = controller.navigationItem
    if hidesBarForSearch(controller) { return zones }
    let isSearching = item.searchController?.isActive ?? false
    if let search = item.searchController {
      zones.search = BarMetrics.height(of: .search, at: view)
      zones.searchCollapses = item.hidesSearchBarWhenScrolling && !isSearching
      if isSearching, search.hidesNavigationBarDuringPresentation { return zones }
    }
    zones.row = BarMetrics.height(of: .navigation, at: view)
    if showsLargeTitle(controller) {
      zones.largeTitle = BarMetrics.height(of: .largeTitle, at: view)
    }
    zones.extent = min(controller.barExtent ?? zones.collapsible, zones.collapsible)
    return zones
  }

  // MARK: Places

  /// Puts the bar below the status bar, the toolbar at the bottom, and the controllers behind them.
  ///
  /// - Parameter placesChild: Whether the child's frame is written even if nothing has changed.
  func arrange(placesChild: Bool = false) {
    guard let view = viewIfLoaded else { return }
    content.frame = view.bounds
    for child in stack {
      child.barInsets = barInsets(of: child)
      if let search = child.navigationItem.activeSearch {
        let ownBar = search.home == nil ? 0 : search.searchBar.bounds.height
        search.barInsets.top = zones(of: child).height + ownBar
      }
    }
    followContent()
    arrangeBars()
    if !isMovingChildren, let top = topViewController, top.isViewLoaded {
      let frame = frame(of: top)
      let toolbar = bottomBar
      let bars: [ContainerPlacement.BarState] = [
        .init(
          isShown: !showsNoBar, isOpaque: !navigationBar.isTranslucent,
          height: BarMetrics.height(of: .navigation, at: view)),
        .init(
          isShown: showsToolbar, isOpaque: !toolbar.isTranslucent,
          height: BarMetrics.height(of: .toolbar, at: view)),
      ]
      childPlacer.place(top.view, at: frame, bars: bars, isForced: placesChild)
    }
  }

  /// Whether no bar shows: it is hidden, or the topmost controller brings one.
  private var showsNoBar: Bool {
    isBarHidden || bringsBar(topViewController) || hidesBarForSearch(topViewController)
  }

  /// Whether the whole bar gives way to a search with a bar of the screen's own.
  private func hidesBarForSearch(_ controller: UIViewController?) -> Bool {
    controller?.navigationItem.searchOfOwnView?.hidesNavigationBarDuringPresentation ?? false
  }

  /// Puts the bars alone where they belong.
  func arrangeBars() {
    guard let view = viewIfLoaded else { return }
    let top = view.safeAreaInsets.top
    var zones = zones(of: topViewController)
    if let transitionHeight { zones.extent = max(transitionHeight - zones.fixed, 0) }
    let height =
      showsNoBar
      ? BarMetrics.height(of: .navigation, at: view) : transitionHeight ?? zones.height
    navigationBar.reach = top
    navigationBar.zones = zones
    navigationBar.frame = CGRect(
      x: 0, y: showsNoBar ? -height : top, width: view.bounds.width, height: height)
    navigationBar.alpha = showsNoBar ? 0 : 1
    let covered = BarMetrics.height(of: .toolbar, at: view) + view.safeAreaInsets.bottom
    bottomBar.frame = CGRect(
      x: 0, y: view.bounds.height - (showsToolbar ? covered : 0), width: view.bounds.width,
      height: covered)
    bottomBar.alpha = showsToolbar ? 1 : 0
  }

  /// Whether a controller's view ends at a bar instead of running below it.
  ///
  /// The four combinations of edges and bars as tutorials have measured them (blog.csdn.net
  /// 78872370, cnblogs jinlongyu123); an opaque bar ends the view whatever the edges are
  /// (hackiftekhar/IQKeyboardManager#1324, #1330).
  private func ends(_ controller: UIViewController, at edge: UIRectEdge, opaque: Bool) -> Bool {
    !controller.edgesForExtendedLayout.contains(edge)
      || opaque && !controller.extendedLayoutIncludesOpaqueBars
  }

  /// What the bars cover of a controller's view.
  private func barInsets(of controller: UIViewController) -> UIEdgeInsets {
    guard let view = viewIfLoaded else { return .zero }
    var insets = UIEdgeInsets.zero
    if !ends(controller, at: .top, opaque: !navigationBar.isTranslucent) {
      insets.top = zones(of: controller).height
    }
    if showsToolbar, !ends(controller, at: .bottom, opaque: !bottomBar.isTranslucent) {
      insets.bottom = BarMetrics.height(of: .toolbar, at: view)
    }
    return insets
  }

  /// The whole content, or what the bars leave of it for a controller that ends at them.
  private func frame(of controller: UIViewController) -> CGRect {
    var frame = content.bounds
    if !isBarHidden, !bringsBar(controller),
      ends(controller, at: .top, opaque: !navigationBar.isTranslucent)
    {
      let covered = (viewIfLoaded?.safeAreaInsets.top ?? 0) + zones(of: controller).height
      frame.origin.y += covered
      frame.size.height -= covered
    }
    if showsToolbar, ends(controller, at: .bottom, opaque: !bottomBar.isTranslucent) {
      frame.size.height -= bottomBar.bounds.height
    }
    return frame
  }

  /// Shows the items of the stack in the bars.
  func showItems() {
    navigationBar.items = stack.map(\.navigationItem)
    for case let inner as UINavigationController in stack { inner.showWayOut(of: self) }
    bottomBar.items = topViewController?.toolbarItems
    for controller in stack {
      controller.navigationItem.onSearch = { [weak self, weak controller] search, begins in
        guard let self, let controller else { return }
        self.searchDidChange(search, in: controller, begins: begins)
      }
    }
  }

  // MARK: Searching

  /// The results, or a ground that ends the search, lie between the content and the bars.
  private func searchDidChange(
    _ search: UISearchController, in controller: UIViewController, begins: Bool
  ) {
    guard isViewLoaded else { return }
    if begins {
      controller.addChild(search)
      search.view.frame = content.frame
      view.insertSubview(search.view, aboveSubview: content)
      search.didMove(toParent: controller)
      search.takeBar()
    } else {
      search.leaveScreen()
    }
    rearrange(animated: true)
  }

  // MARK: Content that scrolls

  /// Looks for the scroll view that the bar follows: at each layout of the bar and at no other
  /// time, so that one which comes later goes unnoticed until then
  /// (software-mansion/react-native-screens#2871).
  private func followContent() {
    let zones = zones(of: topViewController)
    var new: UIScrollView?
    if zones.collapsible > 0, let top = topViewController, top.isViewLoaded,
      top.view.isDescendant(of: content)
    {
      new = top.contentScrollView(for: .top)
    }
    if new !== followed {
      if let followed, !isCovered(followed) { followed.state.roomAbove = 0 }
      if followed?.state.follower === self { followed?.state.follower = nil }
      followed = new
      new?.state.follower = self
    }
    new?.tellFollower()
  }

  /// Whether it shows what lies under the topmost controller. Where a bar has given way to such
  /// content, the room to come back stays in the range of its offset: that the bar shows depends on
  /// the offset alone (hotwired/hotwire-native-ios#256).
  private func isCovered(_ scrollView: UIScrollView) -> Bool {
    stack.dropLast().contains { $0.viewIfLoaded.map(scrollView.isDescendant(of:)) ?? false }
  }

  /// The bar takes from its height what the content has gone below it, and gives it back as the
  /// content returns: expanded or not is a function of the offset alone
  /// (hotwired/hotwire-native-ios#256, #259), and the safe area goes along, so that content moves
  /// with the finger (SCENEE/FloatingPanel, Controller.swift).
  func contentDidMove(in scrollView: UIScrollView) {
    guard let top = topViewController, scrollView === followed, !isBarHidden else { return }
    let zones = zones(of: top)
    // On its side, or while the person searches, there is nothing that could give way; how much of
    // it shows is remembered.
    guard zones.collapsible > 0 else { return }
    // Below the bar altogether, its top has not moved along with the bar.
    let isUnderBar = scrollView.safeAreaInsets.top > 0
    let last = isUnderBar ? zones.extent : zones.collapsible
    let extent = min(max(last - scrollView.distanceScrolledUnderBar, 0), zones.collapsible)
    scrollView.state.roomAbove = isUnderBar ? zones.collapsible - extent : 0
    top.barExtent = extent
    guard extent != zones.extent else { return }
    top.barInsets = barInsets(of: top)
    arrangeBars()
    let isOpaque = !navigationBar.isTranslucent
    if ends(top, at: .top, opaque: isOpaque) { view.setNeedsLayout() }
  }
}
