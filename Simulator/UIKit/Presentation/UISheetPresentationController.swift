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

  open var prefersGrabberVisible = false { didSet { grabber.isHidden = !prefersGrabberVisible } }

  open var preferredCornerRadius: CGFloat? {
    didSet { card.layer.cornerRadius = preferredCornerRadius ?? Self.cornerRadius }
  }

  private static let cornerRadius: CGFloat = 10
  private let card = UIView(frame: .zero)
  private let grabber = UIView(frame: CGRect(x: 0, y: 5, width: 36, height: 5))

  /// The presented view inside a card with round corners.
  open override var presentedView: UIView? {
    if presentedViewController.view.superview !== card {
      let view: UIView = presentedViewController.view
      card.clipsToBounds = true
      card.traitState.isElevated = true
      card.layer.cornerRadius = preferredCornerRadius ?? Self.cornerRadius
      // The view keeps the size it was made with until the sheet has its own: constraints inside
      // need not hold in a card of no size.
      card.frame = view.bounds
      view.frame = card.bounds
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      card.addSubview(view)
      grabber.backgroundColor = .tertiaryLabel
      grabber.layer.cornerRadius = 2.5
      grabber.isUserInteractionEnabled = false
      grabber.isHidden = !prefersGrabberVisible
      grabber.center.x = card.bounds.midX
      grabber.autoresizingMask = [.flexibleLeftMargin, .flexibleRightMargin]
      card.addSubview(grabber)
    }
    return card
  }

  open override var shouldRemovePresentersView: Bool { false }
  override var dims: Bool { true }
  override var isDismissedByHand: Bool { true }
  override var yieldsToKeyboard: Bool { true }

  /// Runs changes of detents so that the sheet moves to its new height.
  open func animateChanges(_ changes: () -> Void) {
    changes()
    move(duration: UIPresentationController.transitionDuration, curve: 7)
  }

  open func invalidateDetents() { containerView?.setNeedsLayout() }

  open override var frameOfPresentedViewInContainerView: CGRect {
    guard let container = containerView else { return .zero }
    var geometry = SheetGeometry(container)
    geometry.preferredSize = presentedViewController.preferredContentSize
    geometry.isForm = presentationStyle == .formSheet
    geometry.detent = resolvedDetent(geometry)
    geometry.keyboardTop = keyboardTop
    return geometry.frame
  }

  private func resolvedDetent(_ geometry: SheetGeometry) -> CGFloat? {
    let context = geometry.context
    let values = detents.compactMap { detent in
      detent.resolvedValue(in: context).map { (detent.identifier, $0) }
    }
    return (values.first { $0.0 == selectedDetentIdentifier } ?? values.min { $0.1 < $1.1 })?.1
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
    return geometry.frame.size
  }
}
