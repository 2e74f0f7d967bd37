/// Where a scene is, and what that means for what it shows.
package struct SceneGeometry {
  /// In screen points.
  package var frame: CGRect
  package var safeAreaInsets: UIEdgeInsets
  package var traits: UITraitCollection

  package init(frame: CGRect, safeAreaInsets: UIEdgeInsets, traits: UITraitCollection) {
    self.frame = frame
    self.safeAreaInsets = safeAreaInsets
    self.traits = traits
  }
}

extension UIWindowScene {
  /// Moves and resizes the scene and the windows that fill it.
  ///
  /// Controllers hear of the new environment first and of the new size then; both change inside the
  /// transition's animation, with the layout.
  ///
  /// - Parameters:
  ///   - new: What the scene changes to.
  ///   - duration: Seconds; zero for at once.
  ///   - transform: How the content turns.
  ///   - changes: What changes with the scene, before its windows do.
  ///   - completion: Called after the app's own completions.
  package func change(
    to new: SceneGeometry, duration: TimeInterval, transform: CGAffineTransform = .identity,
    changes: @escaping () -> Void = {}, completion: @escaping () -> Void = {}
  ) {
    let old = traitCollection
    let filling = windows.filter { $0.frame == CGRect(origin: .zero, size: frame.size) }
    let resizes = new.frame.size != frame.size
    let roots = filling.filter { !$0.isHidden }.compactMap(\.rootViewController)
    let container: UIView = keyWindow ?? filling.first ?? UIView(frame: .zero)
    let coordinator = TransitionCoordinator(
      in: container, from: nil, to: nil, animated: duration > 0, duration: duration, options: [])
    coordinator.targetTransform = transform
    let controllers = roots.flatMap(\.withPresented)
    for controller in controllers { controller.runningTransition = coordinator }
    for controller in controllers {
      let receiver: any UIContentContainer = controller.presentation.shown ?? controller
      if new.traits != old { receiver.willTransition(to: new.traits, with: coordinator) }
      if resizes { receiver.viewWillTransition(to: new.frame.size, with: coordinator) }
    }
    coordinator.animate(alongsideTransition: nil) { _ in completion() }
    coordinator.run {
      changes()
      self.apply(new, to: filling)
    } ending: {
      for controller in controllers { controller.runningTransition = nil }
      // The end of a turn shows what has the focus (KeyboardFacts 1.3).
      for window in filling { window.scrollToFirstResponder(animated: true) }
    }
  }

  private func apply(_ new: SceneGeometry, to filling: [UIWindow]) {
    frame = new.frame
    safeAreaInsets = new.safeAreaInsets
    ownTraits = new.traits == screen.traits ? nil : new.traits
    for window in filling { window.frame = CGRect(origin: .zero, size: new.frame.size) }
    for window in windows {
      window.propagateTraits()
      window.propagateSafeArea()
      window.layoutIfNeeded()
    }
  }

  /// Hands a changed environment of the screen down.
  package func environmentDidChange() {
    for window in windows { window.propagateTraits() }
  }
}

extension UIViewController {
  /// This controller, what it presents, what that presents, and so on.
  fileprivate var withPresented: [UIViewController] {
    [self] + (presentation.presented?.withPresented ?? [])
  }
}
