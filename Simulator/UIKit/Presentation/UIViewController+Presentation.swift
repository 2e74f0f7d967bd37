extension UIPresentationController {
  /// The transition's length, and the keyboard's declared duration with it (KeyboardFacts 3.1).
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
    let attempt = "Attempt to present \(presented) on \(presenter) (from \(self))"
    if let other = presenter.presentation.presented {
      return DeveloperLog.write("\(attempt) which is already presenting \(other).")
    }
    if presenter.isBeingDismissed {
      return DeveloperLog.write("\(attempt) which is being dismissed.")
    }
    if let running = presenter.runningTransition, running.isPending {
      running.animate(alongsideTransition: nil) { [self] _ in
        startPresentation(of: presented, animated: animated, completion: completion)
      }
      return
    }
    presented.refuseSecondPlace(under: presenter)
    guard let view = presenter.viewIfLoaded, let window = view.window else {
      return DeveloperLog.write("\(attempt) whose view is not in the window hierarchy.")
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
    // In a context the container lies over the presenter's view, not in it: that may have to go.
    let host: UIView = isInContext ? view.superview ?? window : window
    let container = PresentationContainerView(
      controller, frame: isInContext ? view.frame : host.bounds)
    controller.containerView = container
    ModalTransition(controller, presenter: presenter, container: container, host: host)
      .present(animated: animated, completion: completion)
  }

  /// Apple raises exceptions for both, where the presenter is in a transition only when that is
  /// over (crash reports in TZImagePickerController#402, react-native-share-menu#101).
  private func refuseSecondPlace(under presenter: UIViewController) {
    if let parent {
      fatalError("\(presenter) cannot present \(self): it is a child of \(parent) already")
    }
    if let other = presentation.presenter {
      fatalError("\(presenter) cannot present \(self): \(other) presents it already")
    }
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

  /// Whether this controller, or what it presents, is coming or going.
  private var isInModalTransition: Bool {
    let container = presentation.shown?.containerView as? PresentationContainerView
    return container?.isInTransition ?? false
      || presentation.presented?.isInModalTransition ?? false
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
    if isInModalTransition {
      return DeveloperLog.write(
        "Attempt to dismiss \(self) while a presentation or dismissal is in progress.")
    }
    presentation.presented?.dismissSelf(animated: false, completion: nil)
    runningTransition?.finish()
    ModalTransition(controller, presenter: presenter, container: container, host: host)
      .dismiss(animated: animated, completion: completion)
  }
}
