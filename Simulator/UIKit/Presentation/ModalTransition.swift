/// One presentation or dismissal on its way.
@MainActor
struct ModalTransition {
  private let controller: UIPresentationController
  private let presenter: UIViewController
  private let container: PresentationContainerView
  private let host: UIView
  private var presented: UIViewController { controller.presentedViewController }

  init(
    _ controller: UIPresentationController, presenter: UIViewController,
    container: PresentationContainerView, host: UIView
  ) {
    self.controller = controller
    self.presenter = presenter
    self.container = container
    self.host = host
  }

  private func makeCoordinator(
    from: UIViewController, to: UIViewController, animated: Bool
  ) -> TransitionCoordinator {
    let coordinator = TransitionCoordinator(
      in: container, from: from, to: to, animated: animated,
      duration: UIPresentationController.transitionDuration, style: controller.presentationStyle)
    presenter.runningTransition = coordinator
    presented.runningTransition = coordinator
    container.isInTransition = true
    return coordinator
  }

  private func transitionDidEnd() {
    presenter.runningTransition = nil
    presented.runningTransition = nil
    container.isInTransition = false
  }

  /// Order, where the presenter's view goes: it will disappear, the other will appear, did appear,
  /// it did disappear. Where it stays it hears nothing (openuikit's recorded orders, iOS 26.1).
  func present(animated: Bool, completion: (() -> Void)?) {
    let coordinator = makeCoordinator(from: presenter, to: presented, animated: animated)
    coordinator.start(withLayoutOf: presenter) {
      present(with: coordinator, completion: completion)
    }
  }

  private func present(with coordinator: TransitionCoordinator, completion: (() -> Void)?) {
    let animated = coordinator.isAnimated
    let removes = controller.shouldRemovePresentersView
    let window = host.window ?? host as? UIWindow
    presented.appearance.isBeingPresented = true
    presented.loadViewIfNeeded()
    // The keyboard hides and returns after the dismissal (KeyboardFacts 1.3).
    if controller.endsEditing, let view = presenter.viewIfLoaded {
      controller.formerFirstResponder = window?.endEditing(
        in: view, timing: animated ? .modal : .standard)
    }
    controller.delegate?.presentationController(
      controller, willPresentWithAdaptiveStyle: controller.adaptiveStyle,
      transitionCoordinator: coordinator)
    controller.presentationTransitionWillBegin()
    if removes { presenter.beginAppearanceTransition(false, animated: animated) }
    presented.beginAppearanceTransition(true, animated: animated)
    UIView.performWithoutAnimation {
      host.addSubview(container)
      if removes, let view = presenter.viewIfLoaded {
        controller.presenterPlace = PresenterPlace(view)
        let frame = container.convert(view.bounds, from: view)
        container.insertSubview(view, at: 0)
        view.frame = frame
      }
      if let view = controller.presentedView {
        // It has its size before it comes into the window and is laid out for the first time.
        controller.place(controller.placement)
        if !view.isDescendant(of: container) { container.addSubview(view) }
      }
      container.layoutIfNeeded()
    }
    presented.payIsAppearing()
    controller.presentedViewIsInPlace()
    UIView.performWithoutAnimation { setAway(isComing: true) }
    coordinator.run {
      setInPlace()
    } ending: {
      transitionDidEnd()
      if removes { presenter.viewIfLoaded?.removeFromSuperview() }
      presented.endAppearanceTransition()
      if removes { presenter.endAppearanceTransition() }
      presented.appearance.isBeingPresented = false
      controller.presentationTransitionDidEnd(true)
      completion?()
    }
  }

  /// Order, where the presenter's view returns: the other will disappear, it will appear, the
  /// other did disappear, it did appear (openuikit's recorded orders, iOS 26.1).
  func dismiss(animated: Bool, completion: (() -> Void)?) {
    let coordinator = makeCoordinator(from: presented, to: presenter, animated: animated)
    let animated = coordinator.isAnimated
    let returns = controller.shouldRemovePresentersView
    let window = host.window ?? host as? UIWindow
    presented.appearance.isBeingDismissed = true
    container.isLeaving = true
    _ = window?.endEditing(in: container, timing: animated ? .modal : .standard)
    controller.dismissalTransitionWillBegin()
    presented.beginAppearanceTransition(false, animated: animated)
    if returns {
      presenter.beginAppearanceTransition(true, animated: animated)
      UIView.performWithoutAnimation {
        if let place = controller.presenterPlace {
          place.restore(presenter.view, below: container, in: host)
        }
        presenter.view.layoutIfNeeded()
        presenter.payIsAppearing()
      }
    }
    coordinator.run {
      setAway()
    } ending: {
      transitionDidEnd()
      container.removeFromSuperview()
      presented.endAppearanceTransition()
      if returns { presenter.endAppearanceTransition() }
      presented.appearance.isBeingDismissed = false
      presenter.presentation.presented = nil
      presented.presentation.presenter = nil
      presented.presentation.controller = nil
      presented.presentation.adapted = nil
      controller.dismissalTransitionDidEnd(true)
      controller.containerView = nil
      controller.formerFirstResponder?.becomeFirstResponder()
      completion?()
    }
  }

  // MARK: Places

  private func setInPlace() {
    if controller.appearsAtOnce, UIView.inheritedAnimationDuration > 0 {
      // The spring that this duration makes has ω = 22.88 (AlertPresentationController).
      UIView.animate(
        withDuration: 0.4036, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0
      ) { container.dimming.alpha = controller.dimShare }
    } else {
      container.dimming.alpha = controller.dimShare
    }
    guard let view = controller.presentedView else { return }
    view.alpha = 1
    controller.place(controller.placement)
  }

  private func setAway(isComing: Bool = false) {
    container.dimming.alpha = 0
    guard let view = controller.presentedView, !isComing || !controller.appearsAtOnce else {
      return
    }
    if controller.dissolves {
      view.alpha = 0
    } else {
      // From where it shows: a finger may have moved it.
      let placement = controller.shown ?? controller.placement
      controller.place(placement.offsetBy(dy: container.bounds.height - placement.frame.minY))
    }
  }
}
