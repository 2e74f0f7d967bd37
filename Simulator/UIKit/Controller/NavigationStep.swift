/// One push or pop on its way, with or without a finger on it.
@MainActor
package final class NavigationStep {
  private let owner: UINavigationController
  private let from: UIViewController?
  private let to: UIViewController
  private let isPop: Bool
  private let coordinator: TransitionCoordinator
  private var formerFirstResponder: UIResponder?
  /// What asked for the focus while its screen was not in a window yet.
  private var wantedFirstResponder: UIResponder?

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

  /// Begins the step now or in the next layout, and runs it to its end.
  ///
  /// - Parameter settle: Called when the screens have their final frames.
  func start(_ settle: @escaping () -> Void) {
    owner.runningTransition = coordinator
    owner.isMovingChildren = true
    coordinator.start(withLayoutOf: owner) { [self] in
      begin()
      end(settle)
    }
  }

  /// Everything that happens before something moves.
  func begin() {
    owner.runningTransition = coordinator
    owner.isMovingChildren = true
    owner.beginningStep = isPop ? nil : self
    to.loadViewIfNeeded()
    let animated = coordinator.isAnimated
    let window = owner.view.window
    // The keyboard leaves with the screen it belongs to, in 0.35 s (KeyboardFacts 1.3).
    if let from {
      formerFirstResponder = window?.endEditing(
        in: from.view, timing: animated ? .navigation : .standard)
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
      // The new screen's content is found, so that its bar's height is known.
      owner.arrange()
      window?.layoutIfNeeded()
      to.payIsAppearing()
    }
    owner.beginningStep = nil
    owner.delegate?.navigationController(owner, willShow: to, animated: animated)
  }

  /// Runs to the end.
  func end(_ settle: @escaping () -> Void) {
    coordinator.run { [self] in
      place(progress: 1)
      makeWantedFirstResponder()
    } ending: { [self] in
      from?.viewIfLoaded?.removeFromSuperview()
      owner.runningTransition = nil
      owner.isMovingChildren = false
      owner.transitionHeight = nil
      from?.endAppearanceTransition()
      to.endAppearanceTransition()
      from?.appearance.isMovingFromParent = false
      to.appearance.isMovingToParent = false
      settle()
      owner.arrange(placesChild: true)
      owner.delegate?.navigationController(owner, didShow: to, animated: coordinator.isAnimated)
    }
  }

  // MARK: Focus that was asked for early

  /// Remembers a view or controller that asked for the focus in `viewDidLoad` or `viewWillAppear`.
  ///
  /// Developers report that its keyboard comes with the push and is announced inside the push's
  /// animation, so that what handlers change rides on it (stackoverflow 33486030,
  /// hackiftekhar/IQKeyboardManager#1885).
  func remember(_ responder: UIResponder) { wantedFirstResponder = responder }

  private func makeWantedFirstResponder() {
    guard let responder = wantedFirstResponder else { return }
    wantedFirstResponder = nil
    let focus = { _ = responder.becomeFirstResponder() }
    guard coordinator.isAnimated, let keyboard = owner.view.window?.keyboard else { return focus() }
    keyboard.performing(with: .navigation, focus)
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

  /// The finger lets go and everything goes back: will and did disappear for the one that was
  /// coming, will and did appear for the one that was going; the keyboard returns
  /// (KeyboardFacts 1.3).
  package func cancel() {
    coordinator.run(cancelling: true) {
      self.place(progress: 0)
    } ending: { [self] in
      to.beginAppearanceTransition(false, animated: true)
      to.viewIfLoaded?.removeFromSuperview()
      to.endAppearanceTransition()
      owner.runningTransition = nil
      owner.isMovingChildren = false
      owner.transitionHeight = nil
      from?.appearance.isMovingFromParent = false
      from?.beginAppearanceTransition(true, animated: true)
      from?.endAppearanceTransition()
      owner.arrange(placesChild: true)
      formerFirstResponder?.becomeFirstResponder()
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
    let start = owner.zones(of: from ?? to).height
    let end = owner.zones(of: to).height
    owner.transitionHeight = start + (end - start) * progress
    owner.arrangeBars()
  }
}

extension UIResponder {
  /// The push that this responder's screen comes with, while that screen is not in a window yet.
  var beginningPush: NavigationStep? {
    var responder: UIResponder? = self
    while let current = responder {
      if let navigation = current as? UINavigationController { return navigation.beginningStep }
      responder = current.next
    }
    return nil
  }
}
