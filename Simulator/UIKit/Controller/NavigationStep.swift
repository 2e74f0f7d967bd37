/// One push or pop on its way, with or without a finger on it.
@MainActor
package final class NavigationStep {
  private let owner: UINavigationController
  private let from: UIViewController?
  private let to: UIViewController
  private let isPop: Bool
  private let coordinator: TransitionCoordinator
  private var lostFocus: UIResponder?

  init(
    _ owner: UINavigationController, from: UIViewController?, to: UIViewController, isPop: Bool,
    animated: Bool, isInteractive: Bool
  ) {
    self.owner = owner
    self.from = from
    self.to = to
    self.isPop = isPop
    coordinator = TransitionCoordinator(
      in: owner.content, from: from, to: to, animated: animated,
      duration: UINavigationController.transitionDuration, isInteractive: isInteractive)
  }

  /// Everything that happens before something moves.
  func begin() {
    owner.runningTransition = coordinator
    owner.isMovingChildren = true
    to.loadViewIfNeeded()
    let animated = coordinator.isAnimated
    let window = owner.view.window
    // The keyboard leaves with the screen it belongs to, in 0.35 s (facts 1.3).
    if let from {
      lostFocus = window?.endEditing(in: from.view, timing: animated ? .navigation : .standard)
    }
    from?.beginAppearanceTransition(false, animated: animated)
    to.beginAppearanceTransition(true, animated: animated)
    UIView.performWithoutAnimation {
      if isPop, let below = from?.viewIfLoaded, below.superview === owner.content {
        owner.content.insertSubview(to.view, belowSubview: below)
      } else {
        owner.content.addSubview(to.view)
      }
      place(progress: 0)
      window?.layoutIfNeeded()
      to.payIsAppearing()
    }
    owner.delegate?.navigationController(owner, willShow: to, animated: animated)
  }

  /// Runs to the end.
  func end(_ settle: @escaping () -> Void) {
    coordinator.run {
      self.place(progress: 1)
    } ending: { [self] in
      from?.viewIfLoaded?.removeFromSuperview()
      owner.runningTransition = nil
      owner.isMovingChildren = false
      from?.endAppearanceTransition()
      to.endAppearanceTransition()
      from?.appearance.isMovingFromParent = false
      to.appearance.isMovingToParent = false
      settle()
      owner.arrange(placesChild: true)
      owner.delegate?.navigationController(owner, didShow: to, animated: coordinator.isAnimated)
    }
  }

  // MARK: A finger on it

  /// Follows the finger: 0 where it started, 1 at the far side.
  package func move(to progress: CGFloat) {
    coordinator.percentComplete = min(max(progress, 0), 1)
    UIView.performWithoutAnimation { place(progress: coordinator.percentComplete) }
  }

  /// The finger lets go and the pop goes on.
  package func finish() {
    end { [owner] in owner.swipeBackDidComplete() }
  }

  /// The finger lets go and everything goes back: will and did disappear for the one that was coming,
  /// will and did appear for the one that was going; the keyboard returns (facts 1.3).
  package func cancel() {
    coordinator.run(cancelling: true) {
      self.place(progress: 0)
    } ending: { [self] in
      to.beginAppearanceTransition(false, animated: true)
      to.viewIfLoaded?.removeFromSuperview()
      to.endAppearanceTransition()
      owner.runningTransition = nil
      owner.isMovingChildren = false
      from?.appearance.isMovingFromParent = false
      from?.beginAppearanceTransition(true, animated: true)
      from?.endAppearanceTransition()
      owner.arrange(placesChild: true)
      lostFocus?.becomeFirstResponder()
    }
  }

  /// The upper screen moves by its whole width, the lower one by less than a third.
  private func place(progress: CGFloat) {
    let bounds = owner.content.bounds
    let isRTL = owner.view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let upper = isPop ? from : to
    let lower = isPop ? to : from
    let distance = bounds.width * (isPop ? progress : 1 - progress)
    let direction: CGFloat = isRTL ? -1 : 1
    upper?.view.frame = bounds.offsetBy(dx: direction * distance, dy: 0)
    lower?.view.frame = bounds.offsetBy(dx: -direction * 0.3 * (bounds.width - distance), dy: 0)
  }
}
