extension UISheetPresentationController {
  /// The sheet whose card a view lies in.
  static func sheet(around view: UIView) -> UISheetPresentationController? {
    var current: UIView? = view
    while let view = current {
      if let card = view as? SheetCardView { return card.sheet }
      current = view.superview
    }
    return nil
  }

  var mayBeDragged: Bool {
    guard let container = containerView as? PresentationContainerView else { return false }
    return !container.isInTransition
  }

  /// Whether a drag that begins in content at its upper end is the sheet's.
  ///
  /// Downwards always; upwards where the sheet can become higher and prefers to
  /// (openuikit, sheet interaction tests; Apple's page on
  /// `prefersScrollingExpandsWhenScrolledToEdge`).
  func takesDrag(upwards: Bool) -> Bool {
    guard mayBeDragged else { return false }
    guard upwards else { return true }
    guard prefersScrollingExpandsWhenScrolledToEdge, let highest = stops.last?.height else {
      return false
    }
    return highest > placement.size.height
  }

  // MARK: The finger

  func panDidChange(_ pan: SheetPanGestureRecognizer) {
    guard let container = containerView else { return }
    let travel = pan.translation(in: container).y
    switch pan.state {
    case .began:
      let start = shown?.size.height ?? placement.size.height
      drag = SheetDrag(stops: stops.map(\.height), start: start, travel: travel)
      follow()
    case .changed:
      drag?.travel = travel
      follow()
    case .ended: release(velocity: pan.velocity(in: container).y)
    case .cancelled: release(velocity: 0)
    case .possible, .failed: break
    @unknown default: break
    }
  }

  /// The sheet is attached to the edge while it is dragged, in its full width; the dim thins out
  /// below the lowest detent only.
  private func follow() {
    guard let drag, let container = containerView as? PresentationContainerView else { return }
    var held = placement
    if geometry?.isAttached ?? false {
      held = PresentedPlacement(
        CGRect(
          x: 0, y: container.bounds.height - drag.height, width: container.bounds.width,
          height: drag.height))
    }
    UIView.performWithoutAnimation {
      place(held.offsetBy(dy: drag.offset))
      container.dimming.alpha = dimShare * max(1 - drag.offset / drag.height, 0)
      container.layoutIfNeeded()
    }
  }

  private func release(velocity: CGFloat) {
    guard let drag else { return }
    self.drag = nil
    switch drag.outcome(velocity: velocity) {
    case .dismiss:
      dismissByHand()
      // A sheet that may not be dismissed springs back.
      if !presentedViewController.isBeingDismissed { settle() }
    case .rest(let index):
      choose(stops[index].identifier)
      settle()
    }
  }

  private func choose(_ identifier: Detent.Identifier?) {
    guard let identifier, identifier != currentDetent?.identifier else { return }
    selectedDetentIdentifier = identifier
    (delegate as? any UISheetPresentationControllerDelegate)?
      .sheetPresentationControllerDidChangeSelectedDetentIdentifier(self)
  }

  /// On the system's spring, critically damped with ω = √(1000/3): measured for sheets
  /// (openuikit) as for the keyboard.
  private func settle() { move(duration: UIPresentationController.transitionDuration, curve: 7) }

  // MARK: Places to rest at

  /// From low to high; one without an identifier where detents do not count.
  private var stops: [(height: CGFloat, identifier: Detent.Identifier?)] {
    guard var geometry, geometry.isAttached else { return [(placement.size.height, nil)] }
    return activeDetents(in: geometry.context).map { detent in
      geometry.detent = detent.value
      return (geometry.placement.size.height, detent.identifier)
    }
  }
}
