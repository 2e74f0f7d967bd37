/// Shows one of several controllers above a bar of tabs.
@preconcurrency @MainActor
open class UITabBarController: UIViewController, UITabBarDelegate {
  open weak var delegate: (any UITabBarControllerDelegate)?

  open private(set) var tabBar = UITabBar(frame: .zero)

  private let content = UIView(frame: .zero)
  private var tabs: [UIViewController] = []
  private weak var selected: UIViewController?
  private var childPlacer = ContainerPlacer()

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    (coder as? NibCoder)?.read(into: self)
  }

  /// Takes a bar over that a nib has made.
  func adopt(_ bar: UITabBar) { tabBar = bar }

  override var insetsScrollViewsOfContent: Bool { true }

  open override func loadView() {
    let view = NavigationView(frame: UIScreen.current.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.arrange = { [weak self] in self?.arrange() }
    content.frame = view.bounds
    view.addSubview(content)
    view.addSubview(tabBar)
    tabBar.delegate = self
    self.view = view
    if let selected { content.addSubview(selected.view) }
    arrange()
  }

  open override func viewSafeAreaInsetsDidChange() {
    super.viewSafeAreaInsetsDidChange()
    arrange()
  }

  // MARK: Tabs

  open var viewControllers: [UIViewController]? {
    get { tabs.isEmpty ? nil : tabs }
    set { setViewControllers(newValue, animated: false) }
  }

  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    let new = viewControllers ?? []
    let leaving = tabs.filter { tab in !new.contains { $0 === tab } }
    let joining = new.filter { controller in !tabs.contains { $0 === controller } }
    for controller in leaving { controller.willMove(toParent: nil) }
    for controller in joining { addChild(controller) }
    tabs = new
    tabBar.items = new.map { $0.tabBarItem }
    let isStillThere = selected.map { selected in new.contains { $0 === selected } } ?? false
    select(isStillThere ? selected : new.first)
    for controller in leaving { controller.removeFromParent() }
    for controller in joining { controller.didMove(toParent: self) }
  }

  open var selectedViewController: UIViewController? {
    get { selected }
    set { if let newValue, tabs.contains(where: { $0 === newValue }) { select(newValue) } }
  }

  /// The place of the selected tab; `NSNotFound` where there is none.
  open var selectedIndex: Int {
    get { tabs.firstIndex { $0 === selected } ?? NSNotFound }
    set { if tabs.indices.contains(newValue) { select(tabs[newValue]) } }
  }

  /// A tap on a tab asks the delegate first and tells it afterwards.
  open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
    guard let controller = tabs.first(where: { $0.tabBarItem === item }),
      delegate?.tabBarController(self, shouldSelect: controller) ?? true
    else { return }
    if controller === selected {
      (controller as? UINavigationController)?.popToRootViewController(animated: true)
    }
    select(controller)
    delegate?.tabBarController(self, didSelect: controller)
  }

  /// Order: the new one will appear, the old one will disappear, did disappear, did appear.
  private func select(_ controller: UIViewController?) {
    guard controller !== selected else { return }
    let old = selected
    selected = controller
    tabBar.selectedItem = controller?.tabBarItem
    guard isViewLoaded else { return }
    let isVisible = isOnScreen && view.window != nil
    if isVisible {
      controller?.beginAppearanceTransition(true, animated: false)
      old?.beginAppearanceTransition(false, animated: false)
    }
    old?.viewIfLoaded?.removeFromSuperview()
    if let controller { content.addSubview(controller.view) }
    childPlacer.forget()
    arrange()
    guard isVisible else { return }
    view.window?.layoutIfNeeded()
    old?.endAppearanceTransition()
    controller?.endAppearanceTransition()
  }

  // MARK: The bar

  private var hasHiddenBar = false

  /// Whether the app has hidden the bar. False if only a pushed controller hides it.
  open var isTabBarHidden: Bool {
    get { hasHiddenBar }
    set { setTabBarHidden(newValue, animated: false) }
  }

  open func setTabBarHidden(_ hidden: Bool, animated: Bool) {
    guard hidden != hasHiddenBar else { return }
    hasHiddenBar = hidden
    guard isViewLoaded else { return }
    UIView.animate(withDuration: animated ? UINavigationController.hideShowBarDuration : 0) {
      self.arrange()
      self.view.layoutIfNeeded()
    }
  }

  // MARK: Places

  private var hidesBar: Bool {
    hasHiddenBar || pushedHidesBar
  }

  private var pushedHidesBar: Bool {
    (selected as? UINavigationController)?.viewControllers.contains {
      $0.hidesBottomBarWhenPushed
    } ?? false
  }

  /// Puts the bar at the bottom, its items above the home indicator.
  func arrange() {
    guard let view = viewIfLoaded else { return }
    let barHeight = BarMetrics.height(of: .tabs, at: view)
    let height = barHeight + view.safeAreaInsets.bottom
    let hidden = hidesBar
    tabBar.frame = CGRect(
      x: 0, y: view.bounds.height - (hidden ? 0 : height), width: view.bounds.width,
      height: height)
    content.frame = view.bounds
    for tab in tabs {
      let bottom = hidden || endsAtBar(tab) ? 0 : barHeight
      tab.barInsets = UIEdgeInsets(top: 0, left: 0, bottom: bottom, right: 0)
    }
    if let selected, selected.isViewLoaded {
      var frame = content.bounds
      if !hidden, endsAtBar(selected) { frame.size.height -= height }
      let bar = ContainerPlacement.BarState(
        isShown: !hidden, isOpaque: !tabBar.isTranslucent, height: barHeight)
      childPlacer.place(selected.view, at: frame, bars: [bar])
    }
  }

  /// Whether a tab's view ends above the bar instead of running below it.
  private func endsAtBar(_ tab: UIViewController) -> Bool {
    !tab.edgesForExtendedLayout.contains(.bottom)
      || !tabBar.isTranslucent && !tab.extendedLayoutIncludesOpaqueBars
  }

  open override func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }
}

extension UIViewController {
  var baseTabBarController: UITabBarController? {
    var controller = parent
    while let current = controller {
      if let found = current as? UITabBarController { return found }
      controller = current.parent
    }
    return nil
  }
}
