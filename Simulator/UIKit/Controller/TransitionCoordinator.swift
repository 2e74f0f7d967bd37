/// One running transition: a push, a presentation, a turn of the device.
@MainActor
final class TransitionCoordinator: NSObject {
  typealias Handler = (any UIViewControllerTransitionCoordinatorContext) -> Void

  private enum Stage {
    case preparing
    case running
    case finished
  }

  /// Navigation and modal transitions move on the system's spring (KeyboardFacts 3.2).
  static let systemCurve = UIView.AnimationOptions(rawValue: 7 << 16)

  let containerView: UIView
  let isAnimated: Bool
  let transitionDuration: TimeInterval
  let presentationStyle: UIModalPresentationStyle
  let initiallyInteractive: Bool
  private(set) var isInteractive: Bool
  private(set) var isCancelled = false
  var percentComplete: CGFloat = 0
  var targetTransform = CGAffineTransform.identity

  private let options: UIView.AnimationOptions
  private weak var from: UIViewController?
  private weak var to: UIViewController?
  private var stage = Stage.preparing
  /// The closure that begins the transition in a layout pass of the host's view; nil unless the
  /// transition waits for it.
  private var beginning: (() -> Void)?
  private weak var host: UIViewController?
  private var animations: [Handler] = []
  private var completions: [Handler] = []
  private var interactionHandlers: [Handler] = []
  private var ending: (() -> Void)?

  init(
    in container: UIView, from: UIViewController?, to: UIViewController?, animated: Bool,
    duration: TimeInterval, style: UIModalPresentationStyle = .none, isInteractive: Bool = false,
    options: UIView.AnimationOptions = systemCurve
  ) {
    containerView = container
    self.from = from
    self.to = to
    isAnimated = animated && UIView.areAnimationsEnabled
    transitionDuration = isAnimated ? duration : 0
    presentationStyle = style
    initiallyInteractive = isInteractive
    self.isInteractive = isInteractive
    self.options = options
    super.init()
  }

  /// Whether it has not come to its end yet.
  var isPending: Bool { stage != .finished }

  // MARK: Waiting for a layout pass

  /// Begins the transition, now or when a controller's view is next laid out.
  /// `SystemBehavior.transitionStart` says which. A transition without animation begins now.
  ///
  /// - Parameter begin: Calls ``run(cancelling:changes:ending:)``.
  func start(withLayoutOf controller: UIViewController, _ begin: @escaping () -> Void) {
    guard isAnimated, UIApplication.shared.behavior.transitionStart == .inNextLayout else {
      return CallProbe.perform(.transition, begin)
    }
    beginning = begin
    host = controller
    UIApplication.shared.waitingTransitions.append(self)
    controller.viewIfLoaded?.setNeedsLayout()
  }

  /// Called when a layout pass of the controller's view begins.
  func layoutWillBegin() {
    // Our UIKit forces layout for the keyboard where Apple's does not. Such a layout begins
    // nothing.
    if !SystemLayout.isUnderWay { beginIfWaiting() }
  }

  /// Called when the run-loop turn ends. Its layout begins the transition that waits. A view in no
  /// window is not laid out.
  func turnWillEnd() {
    if let view = host?.viewIfLoaded, view.window != nil {
      view.setNeedsLayout()
    } else {
      finish()
    }
  }

  private func beginIfWaiting() {
    guard let begin = beginning else { return }
    beginning = nil
    UIApplication.shared.waitingTransitions.removeAll { $0 === self }
    CallProbe.perform(.transition, begin)
  }

  // MARK: Running

  /// Starts the transition, or ends its interactive part.
  ///
  /// - Parameters:
  ///   - cancelling: Whether the transition goes back to where it came from.
  ///   - changes: The transition's own changes; the app's are made with them.
  ///   - ending: What is to be done when everything has come to rest, before the app hears of it.
  func run(
    cancelling: Bool = false, changes: @escaping () -> Void, ending: @escaping () -> Void
  ) {
    self.ending = ending
    isCancelled = cancelling
    if isInteractive {
      isInteractive = false
      for handler in interactionHandlers { handler(self) }
    }
    stage = .running
    animate {
      changes()
      if !cancelling { for animation in self.animations { animation(self) } }
    } completion: { [self] in
      finish()
    }
  }

  /// Ends the transition now, wherever it is.
  func finish() {
    beginIfWaiting()
    guard stage == .running else { return }
    stage = .finished
    let ending = ending
    self.ending = nil
    ending?()
    let handlers = completions
    (animations, completions, interactionHandlers) = ([], [], [])
    for handler in handlers { handler(self) }
  }

  private func animate(_ changes: @escaping () -> Void, completion: @escaping () -> Void) {
    guard isAnimated else {
      UIView.performWithoutAnimation(changes)
      return completion()
    }
    UIView.animate(
      withDuration: transitionDuration, delay: 0, options: options, animations: changes,
      completion: { _ in completion() })
  }
}

extension TransitionCoordinator: UIViewControllerTransitionCoordinator {
  var isInterruptible: Bool { false }
  var completionVelocity: CGFloat { 1 }
  var completionCurve: UIView.AnimationCurve { .easeInOut }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    switch key {
    case .from: from
    case .to: to
    default: nil
    }
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    switch key {
    case .from: from?.viewIfLoaded
    case .to: to?.viewIfLoaded
    default: nil
    }
  }

  @discardableResult
  func animate(alongsideTransition animation: Handler?, completion: Handler?) -> Bool {
    if let completion, stage != .finished { completions.append(completion) }
    switch stage {
    case .preparing: if let animation { animations.append(animation) }
    case .running: if let animation { animate({ animation(self) }, completion: {}) }
    case .finished: return false
    }
    return true
  }

  @discardableResult
  func animateAlongsideTransition(
    in view: UIView?, animation: Handler?, completion: Handler?
  ) -> Bool {
    animate(alongsideTransition: animation, completion: completion)
  }

  func notifyWhenInteractionChanges(_ handler: @escaping Handler) {
    interactionHandlers.append(handler)
  }
}
