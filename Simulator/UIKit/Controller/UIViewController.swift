/// Manages a view and what happens as it comes and goes.
@MainActor
open class UIViewController: UIResponder, @preconcurrency NSCoding {
  private var loadedView: UIView?
  private var appearance = Appearance.disappeared

  open var title: String?
  public private(set) weak var parent: UIViewController?
  open private(set) var children: [UIViewController] = []

  open var additionalSafeAreaInsets: UIEdgeInsets = .zero {
    didSet { viewIfLoaded?.propagateSafeArea() }
  }

  enum Appearance {
    case appearing
    case appeared
    case disappearing
    case disappeared
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

  public nonisolated func encode(with coder: NSCoder) {}

  /// Whether this controller lays bars over its children's scroll views.
  var insetsScrollViewsOfContent: Bool { false }

  open override var next: UIResponder? { viewIfLoaded?.superview ?? parent }

  override var firstResponderWindow: UIWindow? { viewIfLoaded?.window?.focusWindow }

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

  /// Calls the view's `updateConstraints()`.
  open func updateViewConstraints() { viewIfLoaded?.updateConstraints() }

  /// Brings the view on screen, with the callbacks in UIKit's order: will appear, into the
  /// hierarchy, is appearing, layout, did appear.
  func appear(animated: Bool, insertion: () -> Void) {
    loadViewIfNeeded()
    beginAppearanceTransition(true, animated: animated)
    insertion()
    viewIsAppearing(animated)
    view.layoutIfNeeded()
    endAppearanceTransition()
  }

  func leave(animated: Bool, removal: () -> Void) {
    beginAppearanceTransition(false, animated: animated)
    removal()
    endAppearanceTransition()
  }

  private var isTransitionAnimated = false

  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    isTransitionAnimated = animated
    appearance = isAppearing ? .appearing : .disappearing
    if isAppearing { viewWillAppear(animated) } else { viewWillDisappear(animated) }
    guard shouldAutomaticallyForwardAppearanceMethods else { return }
    for child in children { child.beginAppearanceTransition(isAppearing, animated: animated) }
  }

  open func endAppearanceTransition() {
    switch appearance {
    case .appearing:
      appearance = .appeared
      viewDidAppear(isTransitionAnimated)
    case .disappearing:
      appearance = .disappeared
      viewDidDisappear(isTransitionAnimated)
    case .appeared, .disappeared: return
    }
    guard shouldAutomaticallyForwardAppearanceMethods else { return }
    for child in children { child.endAppearanceTransition() }
  }

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
}
