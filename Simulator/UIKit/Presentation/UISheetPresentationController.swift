import KeyboardSimulation

/// Hears of the person's choosing another height.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController)
}

extension UISheetPresentationControllerDelegate {
  public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  ) {}
}

/// Presents a controller as a card: from the bottom edge on a phone, in the middle of a tablet.
@preconcurrency @MainActor
open class UISheetPresentationController: UIPresentationController {
  /// The heights at which the sheet rests, on a phone held upright; smallest first.
  open var detents: [Detent] = [.large()] { didSet { invalidateDetents() } }

  /// The detent the sheet rests at; nil for the smallest.
  open var selectedDetentIdentifier: Detent.Identifier? {
    didSet { if selectedDetentIdentifier != oldValue { invalidateDetents() } }
  }

  open var prefersGrabberVisible = false {
    didSet { card.grabber.isHidden = !prefersGrabberVisible }
  }

  /// The highest detent at which what lies behind is not darkened and can be touched; nil for none.
  open var largestUndimmedDetentIdentifier: Detent.Identifier? {
    didSet { if largestUndimmedDetentIdentifier != oldValue { invalidateDetents() } }
  }

  /// Whether a drag upwards in content at its end makes the sheet higher before it scrolls.
  open var prefersScrollingExpandsWhenScrolledToEdge = true

  open var preferredCornerRadius: CGFloat? {
    didSet { card.layer.cornerRadius = preferredCornerRadius ?? Self.cornerRadius }
  }

  private static let cornerRadius: CGFloat = 10
  private lazy var card = makeCard()

  private func makeCard() -> SheetCardView {
    let card = SheetCardView()
    card.sheet = self
    card.layer.cornerRadius = preferredCornerRadius ?? Self.cornerRadius
    card.grabber.isHidden = !prefersGrabberVisible
    return card
  }

  /// The presented view inside a card with round corners, from when there is a container on.
  open override var presentedView: UIView? {
    guard containerView != nil else { return super.presentedView }
    let view: UIView = presentedViewController.view
    if view.superview !== card {
      card.apply(placement)
      card.adopt(view)
    }
    return card
  }

  open override var shouldRemovePresentersView: Bool { false }
  override var dims: Bool { true }
  override var dimShare: CGFloat { isUndimmed ? 0 : 1 }
  override var viewsThatKeepTouches: [UIView] {
    isUndimmed ? [presentingViewController.viewIfLoaded].compactMap(\.self) : []
  }
  override var isDismissedByHand: Bool { true }
  override var yieldsToKeyboard: Bool { true }

  /// Runs changes of detents so that the sheet moves to its new height.
  open func animateChanges(_ changes: () -> Void) {
    changes()
    move(duration: UIPresentationController.transitionDuration, curve: 7)
  }

  open func invalidateDetents() { containerView?.setNeedsLayout() }

  open override var frameOfPresentedViewInContainerView: CGRect { placement.frame }

  override var placement: PresentedPlacement { geometry?.placement ?? super.placement }

  /// The sheet in its container, at the detent where it rests now; nil without a container.
  var geometry: SheetGeometry? {
    guard let container = containerView else { return nil }
    var geometry = SheetGeometry(container)
    geometry.preferredSize = presentedViewController.preferredContentSize
    geometry.isForm = presentationStyle == .formSheet
    geometry.keyboardTop = keyboardTop
    geometry.detent = currentDetent(in: geometry)?.value
    return geometry
  }

  /// What a finger has done to the sheet; nil while none drags it.
  var drag: SheetDrag?
  override var isHeld: Bool { drag != nil }

  override func apply(_ placement: PresentedPlacement) { card.apply(placement) }

  /// Where the sheet can rest now, from low to high.
  func activeDetents(in context: DetentContext) -> [ActiveDetent] {
    detents.compactMap { detent in
      detent.resolvedValue(in: context).map { (detent.identifier, $0) }
    }.sorted { $0.value < $1.value }
  }

  typealias ActiveDetent = (identifier: Detent.Identifier, value: CGFloat)

  /// The detent where the sheet rests now; nil for the large one. With the keyboard up for a field
  /// in the sheet that is the highest of several (FB17890661;
  /// github.com/lodev09/react-native-true-sheet #588). On iOS 17 a medium sheet alone becomes
  /// large (FB13659789, mended in 18).
  private func currentDetent(in geometry: SheetGeometry) -> ActiveDetent? {
    let active = activeDetents(in: geometry.context)
    if geometry.keyboardTop != nil, holdsFirstResponder {
      if active.count > 1 { return active.last }
      let isIOS17 = UIApplication.shared.system.major == SimulatedSystem.iOS17.major
      if isIOS17, active.first?.identifier == .medium { return nil }
    }
    return active.first { $0.identifier == selectedDetentIdentifier } ?? active.first
  }

  var currentDetent: ActiveDetent? { geometry.flatMap(currentDetent) }

  private var isUndimmed: Bool {
    guard let geometry, let highest = largestUndimmedDetentIdentifier,
      let limit = activeDetents(in: geometry.context).first(where: { $0.identifier == highest })
    else { return false }
    return currentDetent(in: geometry)?.value ?? .infinity <= limit.value
  }

  open override func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    guard let view = containerView else { return parentSize }
    var geometry = SheetGeometry(view)
    geometry.bounds.size = parentSize
    geometry.preferredSize = presentedViewController.preferredContentSize
    geometry.isForm = presentationStyle == .formSheet
    return geometry.placement.size
  }
}
