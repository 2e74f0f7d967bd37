import CUIKitEnums

/// Shows one of several controllers and turns to the next one with a swipe.
///
/// Only the style `scroll` is there: pages in an internal scroll view, the current one in its
/// middle.
@preconcurrency @MainActor
open class UIPageViewController: UIViewController {
  public typealias NavigationOrientation = UIPageViewControllerNavigationOrientation
  public typealias NavigationDirection = UIPageViewControllerNavigationDirection

  /// Only scrolling is there: making a controller with a page curl ends the program
  /// with a sentence.
  public typealias TransitionStyle = UIPageViewControllerTransitionStyle

  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A number of points between two pages.
    public static let interPageSpacing = OptionsKey(
      rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
  }

  open weak var dataSource: (any UIPageViewControllerDataSource)? {
    didSet { pages.lookAround() }
  }
  open weak var delegate: (any UIPageViewControllerDelegate)?
  public let transitionStyle: TransitionStyle
  public let navigationOrientation: NavigationOrientation

  let spacing: CGFloat
  private(set) lazy var pages = PageTurning(of: self)

  public init(
    transitionStyle style: TransitionStyle,
    navigationOrientation: NavigationOrientation,
    options: [OptionsKey: Any]? = nil
  ) {
    precondition(
      style == .scroll, "A page curl is not there: make the page view controller with .scroll")
    transitionStyle = style
    self.navigationOrientation = navigationOrientation
    let space = options?[.interPageSpacing]
    spacing = space as? CGFloat ?? (space as? NSNumber).map { CGFloat($0.doubleValue) } ?? 0
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) {
    transitionStyle = .scroll
    navigationOrientation = .horizontal
    spacing = 0
    super.init(coder: coder)
  }

  open override func loadView() {
    let view = NavigationView(frame: UIScreen.current.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.arrange = { [weak self] in self?.pages.arrange() }
    view.addSubview(pages.scrollView)
    self.view = view
    pages.arrange()
  }

  /// The page that shows, in an array of its own; nil before there is one.
  open var viewControllers: [UIViewController]? { pages.current.map { [$0] } }

  /// Empty: the style `scroll` keeps its recognizers to itself.
  open var gestureRecognizers: [UIGestureRecognizer] { [] }

  /// Turns to another page.
  ///
  /// - Parameter completion: Called with true once the page is there.
  open func setViewControllers(
    _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    precondition(
      viewControllers?.count ?? 0 <= 1, "Without a spine there is one page on the screen")
    pages.turn(
      to: viewControllers?.first, forward: direction == .forward, animated: animated,
      completion: completion)
  }

  /// Pages scroll sideways; bars follow the scroll view of a page only where the app names it
  /// (uias/Pageboy#122, rechsteiner/Parchment#210).
  open override func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
    contentScrollViews.named(for: edge)
  }

  open override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }

  open override func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    super.beginAppearanceTransition(isAppearing, animated: animated)
    pages.current?.beginAppearanceTransition(isAppearing, animated: animated)
  }

  open override func endAppearanceTransition() {
    super.endAppearanceTransition()
    pages.current?.endAppearanceTransition()
  }

  open override func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }
}
