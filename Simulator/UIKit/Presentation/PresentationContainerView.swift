/// Holds a presentation: the darkened ground, and the presented view in front of it.
final class PresentationContainerView: UIView {
  weak var controller: UIPresentationController?
  let dimming = UIView(frame: .zero)
  /// A transition is on its way.
  var isInTransition = false
  /// The presented view is on its way out: layout leaves it alone.
  var isLeaving = false

  init(_ controller: UIPresentationController, frame: CGRect) {
    self.controller = controller
    super.init(frame: frame)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    guard controller.dims else { return }
    dimming.backgroundColor = UIColor(white: 0, alpha: 0.2)
    dimming.frame = bounds
    dimming.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    dimming.isUserInteractionEnabled = false
    addSubview(dimming)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard let controller else { return }
    controller.containerViewWillLayoutSubviews()
    if controller.placesItself, !isLeaving, !controller.isHeld {
      controller.placeIfChanged()
      dimming.alpha = controller.dimShare
    }
    controller.containerViewDidLayoutSubviews()
  }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    guard hit === self else { return hit }
    for view in controller?.viewsThatKeepTouches ?? [] where view.window === window {
      if let other = view.hitTest(convert(point, to: view), with: event) { return other }
    }
    return hit
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let controller, controller.isDismissedByHand else { return }
    controller.dismissByHand()
  }
}

extension UIPresentationController {
  /// What happens when the person swipes the presented view away or taps beside it.
  package func dismissByHand() {
    if (containerView as? PresentationContainerView)?.isInTransition ?? true { return }
    let mayDismiss =
      !presentedViewController.isModalInPresentation
      && delegate?.presentationControllerShouldDismiss(self) ?? true
    guard mayDismiss else {
      delegate?.presentationControllerDidAttemptToDismiss(self)
      return
    }
    delegate?.presentationControllerWillDismiss(self)
    presentedViewController.dismissSelf(animated: true) { [self] in
      delegate?.presentationControllerDidDismiss(self)
    }
  }
}
