/// Presents a controller in a bubble that points at what it belongs to.
///
/// Where there is no room for that, in compact width or height, it becomes a sheet, unless the
/// delegate says otherwise. How it adapts is decided when it is presented.
@preconcurrency @MainActor
open class UIPopoverPresentationController: UIPresentationController {
  // MARK: What it points at

  open var sourceItem: (any UIPopoverPresentationControllerSourceItem)?
  open var barButtonItem: UIBarButtonItem?
  open var sourceView: UIView?

  /// In the source view's coordinates; the null rectangle for all of it.
  open var sourceRect = CGRect.null { didSet { containerView?.setNeedsLayout() } }

  open var permittedArrowDirections: UIPopoverArrowDirection = .any

  /// Which way the arrow points; unknown while there is none.
  open var arrowDirection: UIPopoverArrowDirection { bubblePlacement?.direction ?? .unknown }

  // MARK: Look

  open var backgroundColor: UIColor? {
    didSet { bubble.color = backgroundColor ?? .systemBackground }
  }

  /// The least distance from the edges of the screen, in points.
  open var popoverLayoutMargins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)

  /// Views that can be touched while the popover is there.
  open var passthroughViews: [UIView]?

  // MARK: Adaptation

  /// The sheet that the popover becomes where there is no room for it.
  open var adaptiveSheetPresentationController: UISheetPresentationController { sheet }

  private lazy var sheet = UISheetPresentationController(
    presentedViewController: presentedViewController, presenting: nil)

  /// Apple's page on `UIModalPresentationStyle.popover`: as a form sheet in compact
  /// width or height.
  open override func adaptivePresentationStyle(for traitCollection: UITraitCollection)
    -> UIModalPresentationStyle
  {
    traitCollection.horizontalSizeClass == .compact
      || traitCollection.verticalSizeClass == .compact ? .formSheet : .none
  }

  override func adapted(to traits: UITraitCollection) -> UIPresentationController {
    let style =
      delegate?.adaptivePresentationStyle(for: self, traitCollection: traits)
      ?? adaptivePresentationStyle(for: traits)
    let other: UIPresentationController
    switch style {
    case .none, .popover: return self
    case .automatic, .formSheet, .pageSheet: other = sheet
    default:
      other = UIPresentationController(
        presentedViewController: presentedViewController, presenting: nil)
    }
    other.presentationStyle = style
    other.adaptiveStyle = style
    if other.delegate == nil { other.delegate = delegate }
    delegate?.presentationController(self, prepareAdaptivePresentationController: other)
    return other
  }

  // MARK: Presenting

  private let bubble = PopoverView()

  /// The presented view inside its bubble.
  open override var presentedView: UIView? {
    guard containerView != nil else { return super.presentedView }
    let content: UIView = presentedViewController.view
    if !bubble.holds(content) {
      if let bubblePlacement {
        bubble.frame = bubblePlacement.frame
        bubble.show(bubblePlacement)
      }
      bubble.adopt(content)
    }
    return bubble
  }

  open override var shouldRemovePresentersView: Bool { false }
  override var dims: Bool { true }
  override var isDismissedByHand: Bool { true }
  override var dissolves: Bool { true }
  override var endsEditing: Bool { false }
  override var yieldsToKeyboard: Bool { true }
  override var viewsThatKeepTouches: [UIView] { passthroughViews ?? [] }

  open override func presentationTransitionWillBegin() {
    super.presentationTransitionWillBegin()
    (delegate as? any UIPopoverPresentationControllerDelegate)?.prepareForPopoverPresentation(self)
    precondition(
      sourceView != nil || barButtonItem != nil || sourceItem != nil,
      "A popover needs a sourceView, a barButtonItem or a sourceItem before it is presented")
  }

  open override func containerViewDidLayoutSubviews() {
    super.containerViewDidLayoutSubviews()
    if let bubblePlacement { bubble.show(bubblePlacement) }
  }

  // MARK: Place

  open override var frameOfPresentedViewInContainerView: CGRect { bubblePlacement?.frame ?? .zero }

  /// What a controller without a preferred size gets: 320 points wide and as high as fits, the
  /// documented default of the property that came before.
  private static let defaultSize = CGSize(width: 320, height: 1100)

  private var bubblePlacement: PopoverGeometry.Placement? {
    guard let container = containerView else { return nil }
    let insets = container.safeAreaInsets
    let margins = popoverLayoutMargins
    var area = container.bounds.inset(
      by: UIEdgeInsets(
        top: max(insets.top, margins.top), left: max(insets.left, margins.left),
        bottom: max(insets.bottom, margins.bottom), right: max(insets.right, margins.right)))
    if let keyboardTop {
      area.size.height = max(min(area.maxY, keyboardTop - margins.bottom) - area.minY, 0)
    }
    let preferred = preferredContentSize
    let size = CGSize(
      width: preferred.width > 0 ? preferred.width : Self.defaultSize.width,
      height: preferred.height > 0 ? preferred.height : Self.defaultSize.height)
    return PopoverGeometry(
      area: area, source: source(in: container), size: size, permitted: permittedArrowDirections
    ).placement
  }

  private func source(in container: UIView) -> CGRect {
    if let item = sourceItem ?? barButtonItem {
      let frame = item.frame(in: container)
      return frame.isNull ? CGRect(origin: container.center, size: .zero) : frame
    }
    guard let sourceView else { return .zero }
    let rect = sourceRect.isNull ? sourceView.bounds : sourceRect
    return sourceView.convert(rect, to: container)
  }

  open override func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize { presentedViewController.viewIfLoaded?.bounds.size ?? parentSize }
}
