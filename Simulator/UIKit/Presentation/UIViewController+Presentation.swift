extension UIPresentationController {
  /// The transition's length, and the keyboard's declared duration with it (facts 3.1).
  static let transitionDuration: TimeInterval = 0.4
}

extension UIViewController {
  /// The controller that presents for this one: the outermost container, or for a style in the
  /// current context the nearest one that defines it.
  private func presenter(for style: UIModalPresentationStyle) -> UIViewController {
    var controller = self
    let staysInContext = style == .currentContext || style == .overCurrentContext
    while let parent = controller.parent {
      if staysInContext, controller.definesPresentationContext { break }
      controller = parent
    }
    return controller
  }

  func startPresentation(
    of presented: UIViewController, animated: Bool, completion: (() -> Void)?
  ) {
    let presenter = presenter(for: presented.modalPresentationStyle)
    if let other = presenter.presentation.presented {
      DeveloperLog.write(
        "Attempt to present \(presented) on \(presenter) which is already presenting \(other).")
      return
    }
    guard let window = presenter.viewIfLoaded?.window else {
      DeveloperLog.write(
        "Attempt to present \(presented) on \(presenter) whose view is not in the window hierarchy."
      )
      return
    }
    let prepared = presented.preparedPresentation(from: presenter)
    prepared.adopt(presenter)
    let controller = prepared.adapted(to: presenter.traitCollection)
    controller.adopt(presenter)
    presenter.presentation.presented = presented
    presented.presentation.presenter = presenter
    presented.presentation.controller = prepared
    presented.presentation.adapted = controller === prepared ? nil : controller
    let style = controller.presentationStyle
    let isInContext = style == .currentContext || style == .overCurrentContext
    let host: UIView = isInContext ? presenter.view : window
    let container = PresentationContainerView(controller, frame: host.bounds)
    controller.containerView = container
    ModalTransition(controller, presenter: presenter, container: container, host: host)
      .present(animated: animated, completion: completion)
  }

  func startDismissal(animated: Bool, completion: (() -> Void)?) {
    if let presented = presentedViewController {
      return presented.dismissSelf(animated: animated, completion: completion)
    }
    var controller: UIViewController? = self
    while let current = controller {
      if current.presentation.presenter != nil {
        return current.dismissSelf(animated: animated, completion: completion)
      }
      controller = current.parent
    }
    completion?()
  }

  /// Dismisses this presented controller and, unseen, what it presents itself.
  func dismissSelf(animated: Bool, completion: (() -> Void)?) {
    guard let presenter = presentation.presenter, let controller = presentation.shown,
      let container = controller.containerView as? PresentationContainerView,
      let host = container.superview
    else {
      completion?()
      return
    }
    presentation.presented?.dismissSelf(animated: false, completion: nil)
    runningTransition?.finish()
    ModalTransition(controller, presenter: presenter, container: container, host: host)
      .dismiss(animated: animated, completion: completion)
  }
}
