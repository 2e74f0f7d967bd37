/// A stack of controllers, of which the topmost is on screen, below a navigation bar.
@preconcurrency @MainActor
open class UINavigationController: UIViewController {
  open weak var delegate: (any UINavigationControllerDelegate)?

  open private(set) var navigationBar = UINavigationBar(frame: .zero)
  private(set) var bottomBar = UIToolbar(frame: .zero)

  var stack: [UIViewController] = []
  var isBarHidden = false
  private var hidesToolbar = true
  /// While a push or pop is on its way, its places are the children's.
  var isMovingChildren = false
  /// A push that brings its screen in at this moment.
  weak var beginningStep: NavigationStep?
  var childPlacer = ContainerPlacer()
  /// The scroll view that the bar grows and shrinks with.
  weak var followed: UIScrollView?
  /// The bar's height on the way from one controller's to another's.
  var transitionHeight: CGFloat?

  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    setViewControllers([rootViewController], animated: false)
  }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    (coder as? NibCoder)?.read(into: self)
  }

  /// Takes bars over that a nib has made.
  func adopt(_ bar: UINavigationBar?, _ toolbar: UIToolbar?) {
    if let bar { navigationBar = bar }
    if let toolbar { bottomBar = toolbar }
  }

  /// Where the transition between two controllers takes place, behind the bar.
  let content = UIView(frame: .zero)

  override var insetsScrollViewsOfContent: Bool { true }

  open override func loadView() {
    let view = NavigationView(frame: UIScreen.current.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.arrange = { [weak self] in self?.arrange() }
    content.frame = view.bounds
    view.addSubview(content)
    view.addSubview(bottomBar)
    view.addSubview(navigationBar)
    navigationBar.goBack = { [weak self] in self?.goBack() }
    self.view = view
    if let top = topViewController { content.addSubview(top.view) }
    showItems()
    arrange()
  }

  open override func viewSafeAreaInsetsDidChange() {
    super.viewSafeAreaInsetsDidChange()
    arrange()
  }

  // MARK: The stack

  open var viewControllers: [UIViewController] {
    get { stack }
    set { setViewControllers(newValue, animated: false) }
  }

  open var topViewController: UIViewController? { stack.last }

  /// The topmost controller, or what it presents.
  open var visibleViewController: UIViewController? {
    presentedViewController ?? topViewController
  }

  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    precondition(
      !stack.contains { $0 === viewController },
      "Pushing the same view controller instance more than once is not supported")
    change(to: stack + [viewController], animated: animated)
  }

  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    guard stack.count > 1, let top = stack.last else { return nil }
    change(to: stack.dropLast(), animated: animated)
    return top
  }

  @discardableResult
  open func popToViewController(
    _ viewController: UIViewController, animated: Bool
  ) -> [UIViewController]? {
    guard let index = stack.firstIndex(where: { $0 === viewController }), index < stack.count - 1
    else { return nil }
    let popped = Array(stack[(index + 1)...])
    change(to: Array(stack[...index]), animated: animated)
    return popped
  }

  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    stack.first.flatMap { popToViewController($0, animated: animated) }
  }

  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    change(to: viewControllers, animated: animated)
  }

  open override func show(_ vc: UIViewController, sender: Any?) {
    pushViewController(vc, animated: true)
  }

  /// Pushes the secondary controller, which goes on being one of its own if it is a navigation
  /// controller (Apple's page on splitViewController(_:collapseSecondary:onto:)).
  open override func collapseSecondaryViewController(
    _ secondaryViewController: UIViewController, for splitViewController: UISplitViewController
  ) { takeOver([secondaryViewController], of: splitViewController) }

  /// Pops the topmost controller and gives it, if there is another one below (Apple's page on
  /// splitViewController(_:separateSecondaryFrom:)).
  open override func separateSecondaryViewController(
    for splitViewController: UISplitViewController
  ) -> UIViewController? {
    guard stack.count > 1, let top = topViewController else { return nil }
    giveUp([top])
    return top
  }

  /// Inside another navigation controller the first screen leads back, too.
  private func goBack() {
    if stack.count > 1 {
      popViewController(animated: true)
    } else {
      (parent as? UINavigationController)?.popViewController(animated: true)
    }
  }

  // MARK: The bars

  open var isNavigationBarHidden: Bool {
    get { isBarHidden }
    set { setNavigationBarHidden(newValue, animated: false) }
  }

  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    guard hidden != isBarHidden else { return }
    isBarHidden = hidden
    rearrange(animated: animated)
  }

  /// The bar at the bottom, with the `toolbarItems` of the topmost controller. Hidden at first.
  open var toolbar: UIToolbar? { bottomBar }

  open var isToolbarHidden: Bool {
    get { hidesToolbar }
    set { setToolbarHidden(newValue, animated: false) }
  }

  open func setToolbarHidden(_ hidden: Bool, animated: Bool) {
    guard hidden != hidesToolbar else { return }
    hidesToolbar = hidden
    rearrange(animated: animated)
  }

  func rearrange(animated: Bool) {
    guard isViewLoaded else { return }
    let changes = {
      self.arrange()
      self.view.layoutIfNeeded()
    }
    if animated {
      UIView.animate(withDuration: Self.hideShowBarDuration, animations: changes)
    } else {
      changes()
    }
  }

  /// Seconds.
  open class var hideShowBarDuration: CGFloat { 0.2 }

  // MARK: Sizes

  /// Its own where one was set, else the topmost controller's.
  open override var preferredContentSize: CGSize {
    get {
      let own = super.preferredContentSize
      return own == .zero ? topViewController?.preferredContentSize ?? .zero : own
    }
    set { super.preferredContentSize = newValue }
  }

  open override func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) { presentation.shown?.preferredContentSizeDidChange(forChildContentContainer: self) }

  open override func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }
}

/// Lays out through its controller, whatever the controller's subclass overrides.
final class NavigationView: UIView {
  var arrange: () -> Void = {}

  /// How high bars are depends on the window.
  override func didMoveToWindow() {
    super.didMoveToWindow()
    if window != nil { setNeedsLayout() }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    arrange()
  }
}

extension UIViewController {
  var baseNavigationController: UINavigationController? {
    var controller = parent
    while let current = controller {
      if let found = current as? UINavigationController { return found }
      controller = current.parent
    }
    return nil
  }
}
