/// Shows a list, perhaps another one, and what was chosen in it side by side, or one after the
/// other where the width is compact.
///
/// Made by `init(style:)` it has two or three columns with a controller each; made otherwise it is
/// a classic one with ``viewControllers``. It begins expanded and decides about collapsing when it
/// comes into a window (commandshift.co.uk, "Understanding split view controller"). What nobody has
/// measured stands in KNOWN_GAPS.
@preconcurrency @MainActor
open class UISplitViewController: UIViewController {
  open private(set) var style: Style
  open weak var delegate: (any UISplitViewControllerDelegate)?

  /// What the app has set for the columns.
  var columns: [Column: UIViewController] = [:]
  /// What shows in the columns: in the newer styles a navigation controller, made where the app's
  /// is none.
  var hosts: [Column: UIViewController] = [:]
  /// The only child on the screen while the interface is collapsed.
  var collapsedHost: UIViewController?
  var collapses = false

  /// Nil until it is decided.
  var currentMode: DisplayMode?
  /// Whether the current mode was decided for more width than height.
  var wasWide: Bool?
  var placers: [Column: ContainerPlacer] = [:]
  var columnTransition: TransitionCoordinator?
  let ground = SplitGround(frame: .zero)
  var dividers: [UIView] = []
  var primary = SplitWidth() { didSet { widthsDidChange() } }
  var supplementary = SplitWidth() { didSet { widthsDidChange() } }

  /// - Parameter style: Two or three columns.
  public init(style: Style) {
    precondition(style != .unspecified, "A split view of the classic style is made without a style")
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    style = .unspecified
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  public required init?(coder: NSCoder) {
    style = .unspecified
    super.init(coder: coder)
    (coder as? NibCoder)?.read(into: self)
  }

  open override func loadView() {
    let view = SplitView(frame: UIScreen.current.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.controller = self
    ground.controller = self
    self.view = view
  }

  // MARK: Controllers

  /// From the primary one to the secondary one; the one that shows while the interface is
  /// collapsed.
  open var viewControllers: [UIViewController] {
    get { baseViewControllers }
    set { baseViewControllers = newValue }
  }

  /// Puts a controller into a column; in a navigation controller, where it is none and the column
  /// is not the compact one.
  ///
  /// In the secondary column, a controller that comes while there is a navigation controller is
  /// pushed (Apple's answer to FB8640357, zhaoxin.pro, "Strongly Recommend You to Add Your Own
  /// UINavigationControllers"). Ends the program where the style is classic.
  open func setViewController(_ vc: UIViewController?, for column: Column) {
    precondition(style != .unspecified, "A split view of the classic style has viewControllers")
    put(vc, into: column)
  }

  /// What ``setViewController(_:for:)`` put there; nil where the style is classic.
  open func viewController(for column: Column) -> UIViewController? { columns[column] }

  /// Shows a controller in the primary place, unless the delegate does.
  open override func show(_ vc: UIViewController, sender: Any?) {
    if delegate?.splitViewController(self, show: vc, sender: sender) ?? false { return }
    replace(.primary, with: vc)
  }

  /// Shows a controller in the secondary place, unless the delegate does: beside the primary one,
  /// or on top of it where the interface is collapsed.
  open override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    if delegate?.splitViewController(self, showDetail: vc, sender: sender) ?? false { return }
    showDetail(vc)
  }

  // MARK: Display modes

  /// Whether one controller shows instead of several: in a compact width.
  open var isCollapsed: Bool { collapses }

  /// Never `automatic`.
  open var displayMode: DisplayMode { currentMode ?? wantedMode }

  /// Takes effect at once, animated inside an animation.
  open var preferredDisplayMode = DisplayMode.automatic {
    didSet { preferenceDidChange() }
  }

  /// Takes effect at once, animated inside an animation.
  open var preferredSplitBehavior = SplitBehavior.automatic {
    didSet { preferenceDidChange() }
  }

  /// Never `automatic`.
  open var splitBehavior: SplitBehavior { resolvedBehavior }

  /// Goes to the nearest display mode in which a column shows, or pushes its controller where the
  /// interface is collapsed.
  open func show(_ column: Column) { setShown(true, column) }

  /// Goes to the nearest display mode in which a sidebar does not show.
  open func hide(_ column: Column) { setShown(false, column) }

  /// Whether a column is to be seen.
  open func isShowing(_ column: Column) -> Bool {
    guard collapses else { return shownColumns(in: displayMode).contains(column) }
    return collapsedTop == column
  }

  /// Goes to and fro between a sidebar and none. An app puts it into a bar by itself.
  open var displayModeButtonItem: UIBarButtonItem { modeItem }
  private lazy var modeItem = UIBarButtonItem(
    title: "◧", primaryAction: UIAction { [weak self] _ in self?.toggleSidebar() })

  open var primaryEdge = PrimaryEdge.leading { didSet { widthsDidChange() } }

  // MARK: Widths

  /// Points.
  open var preferredPrimaryColumnWidth: CGFloat {
    get { primary.preferred }
    set { primary.preferred = newValue }
  }

  /// A part of the split view's width, 0 to 1.
  open var preferredPrimaryColumnWidthFraction: CGFloat {
    get { primary.preferredFraction }
    set { primary.preferredFraction = newValue }
  }

  /// Points; 0 by itself.
  open var minimumPrimaryColumnWidth: CGFloat {
    get { primary.minimum }
    set { primary.minimum = newValue }
  }

  /// Points; 320 by itself.
  open var maximumPrimaryColumnWidth: CGFloat {
    get { primary.maximum }
    set { primary.maximum = newValue }
  }

  /// What the primary column shows, in points.
  open var primaryColumnWidth: CGFloat { primary.resolved(in: wholeWidth) }

  /// Points.
  open var preferredSupplementaryColumnWidth: CGFloat {
    get { supplementary.preferred }
    set { supplementary.preferred = newValue }
  }

  /// A part of the split view's width, 0 to 1.
  open var preferredSupplementaryColumnWidthFraction: CGFloat {
    get { supplementary.preferredFraction }
    set { supplementary.preferredFraction = newValue }
  }

  /// Points; 0 by itself.
  open var minimumSupplementaryColumnWidth: CGFloat {
    get { supplementary.minimum }
    set { supplementary.minimum = newValue }
  }

  /// Points; 320 by itself.
  open var maximumSupplementaryColumnWidth: CGFloat {
    get { supplementary.maximum }
    set { supplementary.maximum = newValue }
  }

  /// Points; 0 where there are two columns.
  open var supplementaryColumnWidth: CGFloat {
    style == .tripleColumn ? supplementary.resolved(in: wholeWidth) : 0
  }

  private var wholeWidth: CGFloat { (viewIfLoaded?.bounds ?? UIScreen.current.bounds).width }

  // MARK: Sizes

  /// The column's own, as it will be.
  open override func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    guard !collapses, let column = Self.order.first(where: { hosts[$0] === container }) else {
      return parentSize
    }
    return arrangement(in: parentSize, mode: mode(in: parentSize)).frame(of: column).size
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    adapt()
  }
}

/// Tells its controller when it comes into a window and when it is laid out.
final class SplitView: UIView {
  weak var controller: UISplitViewController?

  override func didMoveToWindow() {
    super.didMoveToWindow()
    controller?.adapt()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    controller?.arrange()
  }
}

/// Lies between a sidebar and the column below it: a tap on it sends the sidebar away.
final class SplitGround: UIView {
  weak var controller: UISplitViewController?

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    controller?.hideSidebars()
  }
}
