/// Manages a view and what happens as it comes and goes.
@preconcurrency @MainActor
open class UIViewController: UIResponder, @preconcurrency NSCoding, UIContentContainer,
  UITraitEnvironment
{
  private var loadedView: UIView?

  // Stored state of the extensions, which cannot store any.
  var appearance = AppearanceState()
  var presentation = PresentationState()
  var traitObservers: [TraitObserver] = []
  /// The transition that this controller's view takes part in, for as long as it lasts.
  var runningTransition: TransitionCoordinator?
  var storedNavigationItem: UINavigationItem?
  var storedTabBarItem: UITabBarItem?

  /// What the bars of the container cover, in points; it adds to the safe area.
  var barInsets = UIEdgeInsets.zero {
    didSet { if barInsets != oldValue { viewIfLoaded?.propagateSafeArea() } }
  }

  /// The width that a split view says its column has; unspecified for the surroundings' own.
  var columnSizeClass = UIUserInterfaceSizeClass.unspecified {
    didSet { if columnSizeClass != oldValue { viewIfLoaded?.propagateTraits() } }
  }

  open var title: String? {
    didSet {
      guard title != oldValue else { return }
      storedNavigationItem?.title = title
      storedTabBarItem?.title = title
    }
  }

  open private(set) weak var parent: UIViewController?
  open private(set) var children: [UIViewController] = []

  open var additionalSafeAreaInsets: UIEdgeInsets = .zero {
    willSet {
      guard newValue != additionalSafeAreaInsets else { return }
      CallProbe.willWrite(.additionalSafeAreaInsets, of: self)
    }
    didSet { viewIfLoaded?.propagateSafeArea() }
  }

  /// The sides on which a container's bars may lie over the view.
  open var edgesForExtendedLayout: UIRectEdge = .all {
    didSet { parent?.viewIfLoaded?.setNeedsLayout() }
  }

  /// The margins that the view of a controller has at least: 16 points at the sides in a compact
  /// width, 20 in a regular one, none above and below (useyourloaf, "Changing Root View Layout
  /// Margins").
  open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
    let side: CGFloat = traitCollection.horizontalSizeClass == .regular ? 20 : 16
    return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
  }

  /// Whether the view's margins are never less than the system's.
  open var viewRespectsSystemMinimumLayoutMargins = true {
    didSet { viewIfLoaded?.marginsMayHaveChanged() }
  }

  /// Whether the view also lies below bars that are not translucent.
  open var extendedLayoutIncludesOpaqueBars = false {
    didSet { parent?.viewIfLoaded?.setNeedsLayout() }
  }

  var contentScrollViews = ContentScrollViews()
  /// How much the content's place lets a large title and a search bar show, in points; nil before
  /// there was content to ask.
  var barExtent: CGFloat?

  /// Names the scroll view that bars at an edge follow; nil for the one that is found by itself.
  open func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {
    contentScrollViews.set(scrollView, for: edge)
    navigationController?.viewIfLoaded?.setNeedsLayout()
  }

  /// The scroll view that bars at an edge follow: the one that was named, else the first one down
  /// the chain of first subviews. Nil from a subclass switches following off.
  open func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
    contentScrollViews.named(for: edge) ?? viewIfLoaded?.firstScrollViewDownFirstSubviews
  }

  /// Whether a navigation bar moves the content of the controller's scroll view that
  /// does not scroll.
  ///
  /// Deprecated by Apple since iOS 11; Apple's header still names it where it explains `.automatic`
  /// of `UIScrollView.contentInsetAdjustmentBehavior`.
  open var automaticallyAdjustsScrollViewInsets = true {
    didSet { viewIfLoaded?.propagateSafeArea() }
  }

  /// Ends where the bars at the top of the view end. Deprecated by Apple since iOS 11.
  open var topLayoutGuide: any UILayoutSupport { layoutSupport(isTop: true, in: view) }

  /// Begins where the bars at the bottom of the view begin. Deprecated by Apple since iOS 11.
  open var bottomLayoutGuide: any UILayoutSupport { layoutSupport(isTop: false, in: view) }

  /// The guides of ``topLayoutGuide`` and ``bottomLayoutGuide``.
  var layoutSupports: [LayoutSupportGuide] = []

  /// What the toolbar of a navigation controller shows while this controller is on top.
  open var toolbarItems: [UIBarButtonItem]? {
    didSet {
      let navigation = parent as? UINavigationController
      if navigation?.topViewController === self, navigation?.isViewLoaded ?? false {
        navigation?.bottomBar.items = toolbarItems
      }
    }
  }

  /// The items change at once; nothing moves.
  open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
    self.toolbarItems = toolbarItems
  }

  /// Whether a tab bar and a toolbar go away while this controller is pushed.
  open var hidesBottomBarWhenPushed = false

  open var overrideUserInterfaceStyle: UIUserInterfaceStyle = .unspecified {
    didSet { viewIfLoaded?.propagateTraits() }
  }

  open var modalPresentationStyle: UIModalPresentationStyle = .automatic
  open var modalTransitionStyle: UIModalTransitionStyle = .coverVertical
  /// Whether the person cannot dismiss the controller by a swipe or a tap beside it.
  open var isModalInPresentation = false
  open var definesPresentationContext = false
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?

  open var preferredContentSize: CGSize = .zero {
    didSet {
      guard preferredContentSize != oldValue else { return }
      parent?.preferredContentSizeDidChange(forChildContentContainer: self)
      presentation.shown?.preferredContentSizeDidChange(forChildContentContainer: self)
    }
  }

  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init()
    nibState = NibState(name: nibNameOrNil, bundle: nibBundleOrNil)
  }

  public required init?(coder: NSCoder) {
    super.init()
    (coder as? NibCoder)?.read(into: self)
  }

  public convenience override init() { self.init(nibName: nil, bundle: nil) }

  public nonisolated func encode(with coder: NSCoder) { refuseToEncode() }

  /// Whether this controller lays bars over its children's scroll views.
  var insetsScrollViewsOfContent: Bool { false }

  open override var next: UIResponder? { viewIfLoaded?.superview ?? parent }

  override var firstResponderWindow: UIWindow? { viewIfLoaded?.window?.respondingWindow }

  // MARK: View

  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return loadedView
    }
    set {
      loadedView?.viewController = nil
      loadedView = newValue
      newValue?.viewController = self
      newValue?.marginsMayHaveChanged()
    }
  }

  open var viewIfLoaded: UIView? { loadedView }
  open var isViewLoaded: Bool { loadedView != nil }

  open func loadViewIfNeeded() {
    guard loadedView == nil else { return }
    loadView()
    viewDidLoad()
  }

  /// Makes the view of the controller's nib, or an empty one as large as the screen.
  open func loadView() {
    guard !hasViewFromNib else { return }
    let view = UIView(frame: UIScreen.current.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    self.view = view
  }

  // MARK: Nib

  var nibState = NibState()

  open var nibName: String? { nibState.name }
  open var nibBundle: Bundle? { nibState.bundle }
  open var storyboard: UIStoryboard? { nibState.scene?.storyboard }

  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}
  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }

  open func performSegue(withIdentifier identifier: String, sender: Any?) {
    perform(identifier: identifier, sender: sender)
  }

  // MARK: Life cycle

  open func viewDidLoad() {}
  open func viewWillAppear(_ animated: Bool) {}
  open func viewIsAppearing(_ animated: Bool) {}
  open func viewDidAppear(_ animated: Bool) {}
  open func viewWillDisappear(_ animated: Bool) {}
  open func viewDidDisappear(_ animated: Bool) {}
  open func viewWillLayoutSubviews() {}
  open func viewDidLayoutSubviews() {}
  open func viewSafeAreaInsetsDidChange() {}
  open func viewLayoutMarginsDidChange() {}
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// Calls the view's `updateConstraints()`.
  open func updateViewConstraints() { viewIfLoaded?.updateConstraints() }

  /// Tells this controller and its visible children that the view is about to come or go.
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    startAppearance(isAppearing, animated: animated)
  }

  /// Ends what `beginAppearanceTransition(_:animated:)` began.
  open func endAppearanceTransition() { finishAppearance() }

  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  // MARK: Containment

  open func addChild(_ childController: UIViewController) {
    guard childController.parent !== self else { return }
    childController.removeFromParent()
    childController.willMove(toParent: self)
    children.append(childController)
    childController.parent = self
  }

  open func removeFromParent() {
    guard let parent else { return }
    parent.children.removeAll { $0 === self }
    self.parent = nil
    didMove(toParent: nil)
  }

  open func willMove(toParent parent: UIViewController?) {}
  open func didMove(toParent parent: UIViewController?) {}

  // MARK: Sizes

  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}

  open func systemLayoutFittingSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}

  /// A child that fills the view goes on filling it; any other keeps its size.
  open func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    guard let child = container as? UIViewController, let view = child.viewIfLoaded else {
      return parentSize
    }
    return view.bounds.size == viewIfLoaded?.bounds.size ? parentSize : view.bounds.size
  }

  /// Hands the change on to the children whose size it concerns.
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in children {
      let new = self.size(forChildContentContainer: child, withParentContainerSize: size)
      guard let view = child.viewIfLoaded, new != view.bounds.size else { continue }
      child.viewWillTransition(to: new, with: coordinator)
    }
  }

  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in children { child.willTransition(to: newCollection, with: coordinator) }
  }

  // MARK: Presentation

  /// Shows a controller above this one.
  ///
  /// A controller that is presenting already says so on the console and does nothing, as Apple's.
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    startPresentation(of: viewControllerToPresent, animated: flag, completion: completion)
  }

  /// Dismisses what this controller presents, or else this controller itself.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    startDismissal(animated: flag, completion: completion)
  }

  /// Whether the keyboard may leave when nothing that can be typed into has the focus: a form sheet
  /// keeps it.
  open var disablesAutomaticKeyboardDismissal: Bool { modalPresentationStyle == .formSheet }

  open var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    traitCollection.userInterfaceIdiom == .pad ? .all : .allButUpsideDown
  }

  /// Shows a controller in the nearest container that knows how, or presents it.
  open func show(_ vc: UIViewController, sender: Any?) {
    if let parent { return parent.show(vc, sender: sender) }
    present(vc, animated: true)
  }

  /// Shows a controller beside this one in the nearest split view, or presents it.
  open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    if let parent { return parent.showDetailViewController(vc, sender: sender) }
    present(vc, animated: true)
  }

  open var navigationItem: UINavigationItem {
    if let storedNavigationItem { return storedNavigationItem }
    let item = UINavigationItem(title: title ?? "")
    item.title = title
    storedNavigationItem = item
    return item
  }

  open var tabBarItem: UITabBarItem! {
    get {
      if let storedTabBarItem { return storedTabBarItem }
      let item = UITabBarItem(title: title, image: nil, tag: 0)
      storedTabBarItem = item
      return item
    }
    set { storedTabBarItem = newValue }
  }

  // MARK: What a subclass may override; the extensions have the work

  /// What this controller, or one it lies in, presents.
  open var presentedViewController: UIViewController? { basePresentedViewController }

  /// What presents this controller, or one it lies in.
  open var presentingViewController: UIViewController? { basePresentingViewController }

  /// How this controller is presented; while it is not, how it would be.
  open var presentationController: UIPresentationController? { basePresentationController }

  /// The presentation controller where it is a sheet.
  open var sheetPresentationController: UISheetPresentationController? {
    baseSheetPresentationController
  }

  /// The presentation controller where the style asked for is a popover, be it shown as one or not.
  open var popoverPresentationController: UIPopoverPresentationController? {
    basePopoverPresentationController
  }

  /// True in the appearance callbacks that follow from this controller's joining a container.
  open var isMovingToParent: Bool { baseIsMovingToParent }

  /// True in the disappearance callbacks that follow from this controller's leaving a container.
  open var isMovingFromParent: Bool { baseIsMovingFromParent }

  open var isBeingPresented: Bool { baseIsBeingPresented }

  open var isBeingDismissed: Bool { baseIsBeingDismissed }

  /// The nearest tab bar controller that this controller lies in.
  open var tabBarController: UITabBarController? { baseTabBarController }

  /// The nearest split view controller that this controller lies in.
  open var splitViewController: UISplitViewController? { baseSplitViewController }

  /// Takes the secondary controller of a split view that collapses; does nothing by itself.
  open func collapseSecondaryViewController(
    _ secondaryViewController: UIViewController, for splitViewController: UISplitViewController
  ) {}

  /// Gives the secondary controller of a split view that expands; nil by itself.
  open func separateSecondaryViewController(
    for splitViewController: UISplitViewController
  ) -> UIViewController? { nil }

  /// The transition that this controller, or one it lies in, takes part in; nil
  /// between transitions.
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    baseTransitionCoordinator
  }

  /// The nearest navigation controller that this controller lies in.
  open var navigationController: UINavigationController? { baseNavigationController }
}
