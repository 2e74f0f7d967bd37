/// Where a controller's view is on its way onto and off the screen.
struct AppearanceState {
  enum Phase {
    case appearing
    case appeared
    case disappearing
    case disappeared
  }

  var phase = Phase.disappeared
  var isAnimated = false
  /// `viewIsAppearing` is due: it waits until the superview has laid the view out.
  var owesIsAppearing = false
  /// The transition was begun by the view's entering or leaving a window, so nobody else ends it.
  var endsByItself = false
  var isMovingToParent = false
  var isMovingFromParent = false
  var isBeingPresented = false
  var isBeingDismissed = false
}

extension UIViewController {
  var baseIsMovingToParent: Bool { appearance.isMovingToParent }
  var baseIsMovingFromParent: Bool { appearance.isMovingFromParent }
  var baseIsBeingPresented: Bool { appearance.isBeingPresented }
  var baseIsBeingDismissed: Bool { appearance.isBeingDismissed }

  var isOnScreen: Bool { appearance.phase == .appeared || appearance.phase == .appearing }

  /// The children whose views lie in this controller's view.
  private var visibleChildren: [UIViewController] {
    guard let view = viewIfLoaded else { return [] }
    return children.filter { $0.viewIfLoaded?.isDescendant(of: view) ?? false }
  }

  func startAppearance(_ isAppearing: Bool, animated: Bool) {
    guard isAppearing != isOnScreen else { return }
    appearance.isAnimated = animated
    appearance.owesIsAppearing = isAppearing
    if isAppearing {
      loadViewIfNeeded()
      appearance.phase = .appearing
      viewWillAppear(animated)
    } else {
      appearance.phase = .disappearing
      viewWillDisappear(animated)
    }
    guard shouldAutomaticallyForwardAppearanceMethods else { return }
    for child in visibleChildren {
      child.beginAppearanceTransition(isAppearing, animated: animated)
    }
  }

  func finishAppearance() {
    switch appearance.phase {
    case .appearing:
      payIsAppearing()
      appearance.phase = .appeared
      viewDidAppear(appearance.isAnimated)
    case .disappearing:
      appearance.phase = .disappeared
      viewDidDisappear(appearance.isAnimated)
    case .appeared, .disappeared: return
    }
    guard shouldAutomaticallyForwardAppearanceMethods else { return }
    for child in children where child.appearance.phase.isTransition {
      child.endAppearanceTransition()
    }
  }

  /// Calls `viewIsAppearing` once the view is in a window and has its place there.
  func payIsAppearing() {
    guard appearance.owesIsAppearing, viewIfLoaded?.window != nil else { return }
    appearance.owesIsAppearing = false
    viewIsAppearing(appearance.isAnimated)
  }

  func viewWillBeLaidOut() {
    runningTransition?.layoutWillBegin()
    payIsAppearing()
    viewWillLayoutSubviews()
  }

  // MARK: Whole transitions without animation

  /// Brings the view on screen, with the callbacks in UIKit's order: will appear, into the
  /// hierarchy, is appearing, layout, did appear.
  func appear(animated: Bool, insertion: () -> Void) {
    beginAppearanceTransition(true, animated: animated)
    insertion()
    view.window?.layoutIfNeeded()
    payIsAppearing()
    view.layoutIfNeeded()
    endAppearanceTransition()
  }

  func leave(animated: Bool, removal: () -> Void) {
    beginAppearanceTransition(false, animated: animated)
    removal()
    endAppearanceTransition()
  }

  // MARK: Views that come and go by themselves

  /// A view that is added to a window, or taken out of one, without its container's saying so
  /// appears or disappears all the same, unless its parent forwards by hand.
  func viewWillMove(toWindow window: UIWindow?) {
    let isAppearing = window != nil
    switch appearance.phase {
    case .disappeared where isAppearing, .appeared where !isAppearing,
      .appearing where !isAppearing && appearance.endsByItself:
      break
    default: return
    }
    var animated = false
    var isPartOfParents = false
    if let parent {
      guard parent.shouldAutomaticallyForwardAppearanceMethods else { return }
      isPartOfParents = parent.appearance.phase.isTransition
      animated = isPartOfParents && parent.appearance.isAnimated
      if isAppearing, !isPartOfParents, parent.appearance.phase != .appeared { return }
    }
    appearance.endsByItself = !isPartOfParents
    beginAppearanceTransition(isAppearing, animated: animated)
  }

  func viewDidMoveToWindow() {
    guard appearance.endsByItself else { return }
    if appearance.phase == .disappearing {
      appearance.endsByItself = false
      return endAppearanceTransition()
    }
    // Appearing ends with the turn of the run loop, when the view has been laid out.
    VirtualClock.shared.schedule(after: 0) { [weak self] in
      MainActor.assumeIsolated {
        guard let self, self.appearance.endsByItself, self.appearance.phase == .appearing else {
          return
        }
        self.appearance.endsByItself = false
        self.viewIfLoaded?.window?.layoutIfNeeded()
        self.endAppearanceTransition()
      }
    }
  }
}

extension AppearanceState.Phase {
  var isTransition: Bool { self == .appearing || self == .disappearing }
}
