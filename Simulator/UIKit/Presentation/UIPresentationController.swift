/// Lays a presented controller over what presents it, for as long as it is there.
@preconcurrency @MainActor
open class UIPresentationController: NSObject, UIContentContainer, UITraitEnvironment,
  UITraitChangeObservable
{
  public let presentedViewController: UIViewController
  private weak var presenter: UIViewController?
  /// The style that was asked for.
  open internal(set) var presentationStyle: UIModalPresentationStyle
  open internal(set) var containerView: UIView?
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

  /// What had the focus in the presenter, to get it back.
  var formerFirstResponder: UIResponder?
  /// Where the presenter's view returns to.
  var presenterPlace: PresenterPlace?

  public init(
    presentedViewController: UIViewController,
    presenting presentingViewController: UIViewController?
  ) {
    self.presentedViewController = presentedViewController
    presenter = presentingViewController
    presentationStyle = presentedViewController.modalPresentationStyle
    super.init()
  }

  func adopt(_ presenter: UIViewController) { self.presenter = presenter }

  open var presentingViewController: UIViewController {
    guard let presenter else {
      preconditionFailure("A presentation controller has a presenter only while it is presented")
    }
    return presenter
  }

  /// The view that moves: the controller's own, unless a subclass wraps it.
  open var presentedView: UIView? { presentedViewController.view }

  open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }

  /// Whether the presenter's view leaves the window while it is covered.
  open var shouldRemovePresentersView: Bool {
    presentationStyle == .fullScreen || presentationStyle == .currentContext
  }

  open var shouldPresentInFullscreen: Bool { true }

  /// The style this presentation takes on in an environment; `none` for the one it has.
  open func adaptivePresentationStyle(for traitCollection: UITraitCollection)
    -> UIModalPresentationStyle
  { .none }

  open func presentationTransitionWillBegin() {}
  open func presentationTransitionDidEnd(_ completed: Bool) {}
  open func dismissalTransitionWillBegin() {}
  open func dismissalTransitionDidEnd(_ completed: Bool) {}
  open func containerViewWillLayoutSubviews() {}
  open func containerViewDidLayoutSubviews() {}

  // MARK: Environment

  public var traitCollection: UITraitCollection {
    containerView?.traitCollection ?? presentedViewController.traitCollection
  }

  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  // MARK: Sizes

  open var preferredContentSize: CGSize { presentedViewController.preferredContentSize }

  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) { containerView?.setNeedsLayout() }

  open func systemLayoutFittingSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}

  open func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }

  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    let own = self.size(
      forChildContentContainer: presentedViewController, withParentContainerSize: size)
    guard own != presentedViewController.viewIfLoaded?.bounds.size else { return }
    presentedViewController.viewWillTransition(to: own, with: coordinator)
  }

  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) { presentedViewController.willTransition(to: newCollection, with: coordinator) }

  // MARK: Hooks of the system's own styles

  /// Whether the area beside the content is darkened.
  var dims: Bool { false }
  /// How much of the darkness shows at rest, from 0 to 1.
  var dimShare: CGFloat { 1 }
  /// Whether a tap beside the content, or a swipe, dismisses.
  var isDismissedByHand: Bool { false }
  /// What can be touched beside the content as if nothing were presented.
  var viewsThatKeepTouches: [UIView] { [] }
  /// Whether the place is laid down by UIKit; a custom presentation does it itself.
  var placesItself: Bool { presentationStyle != .custom }

  /// Where the presented view belongs now.
  var placement: PresentedPlacement { PresentedPlacement(frameOfPresentedViewInContainerView) }

  /// Where the presented view was put last.
  private(set) var shown: PresentedPlacement?

  func place(_ placement: PresentedPlacement) {
    shown = placement
    apply(placement)
  }

  /// Puts the presented view where it belongs if that is not where it was put last. A frame that
  /// the app has set since then stays, unless `SystemBehavior.containerFrames` says otherwise.
  func placeIfChanged() {
    let placement = placement
    if placement != shown {
      place(placement)
    } else {
      ContainerPlacer.rewrite { self.place(placement) }
    }
  }

  /// Puts the presented view somewhere.
  func apply(_ placement: PresentedPlacement) { presentedView?.frame = placement.frame }

  /// Whether a finger decides where the presented view is.
  var isHeld: Bool { false }

  /// Whether the presented view fades instead of sliding up from the bottom.
  var dissolves: Bool { presentedViewController.modalTransitionStyle == .crossDissolve }
  /// The presented view has been laid out for the first time; its transition is about to begin.
  func presentedViewIsInPlace() {}

  /// Whether the presented view is there from the start of its transition, and only the dim moves.
  var appearsAtOnce: Bool { false }
  /// Whether the presenter's input loses the focus, and with it the keyboard.
  var endsEditing: Bool { true }
  /// Whether the place of the presented view depends on the keyboard.
  var yieldsToKeyboard: Bool { false }

  /// What presents in this one's place where the environment asks for another style.
  func adapted(to traits: UITraitCollection) -> UIPresentationController { self }
  /// The style that this controller stands in with for one that adapts.
  var adaptiveStyle = UIModalPresentationStyle.none
}
