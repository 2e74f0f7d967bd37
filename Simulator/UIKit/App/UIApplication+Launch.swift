import KeyboardSimulation
import SystemBehaviors

extension UIApplication {
  /// Begins the life of a new process: of everything that there is only once, nothing is left of
  /// what ran before.
  ///
  /// - Parameters:
  ///   - screen: The device's screen, with its environment.
  ///   - accessibility: What the person has set up.
  ///   - system: The version it runs on.
  ///   - behavior: How the system behaves where versions of iOS differ, or where Apple's behavior
  ///     is unknown. If nil, the behavior with the best evidence for `system`.
  package static func launch(
    on screen: UIScreen = UIScreen(size: CGSize(width: 393, height: 852), scale: 3),
    accessibility: AccessibilitySettings = AccessibilitySettings(),
    system: SimulatedSystem = .iOS18, behavior: SystemBehavior? = nil
  ) {
    VirtualClock.shared.reset()
    shared.end()
    UIScreen.current = screen
    UITraitCollection.current = screen.traits
    UIAccessibility.settings = accessibility
    UIView.setAnimationsEnabled(true)
    shared = UIApplication()
    shared.system = system
    shared.behavior = behavior ?? SystemBehavior(of: system)
    RunLoopTurns.begin()
  }

  /// Lets go of what is presented, and of transitions that have not ended. Until then a controller
  /// and its presentation or transition hold each other, and nothing ends when a process does.
  private func end() {
    waitingTransitions = []
    let scenes = scenes.compactMap { $0 as? UIWindowScene }
    for window in scenes.flatMap(\.windows) + sceneless.all {
      window.rootViewController?.forgetPresentations()
    }
  }
}

extension UIViewController {
  fileprivate func forgetPresentations() {
    presentation.presented?.forgetPresentations()
    children.forEach { $0.forgetPresentations() }
    presentation = PresentationState()
    runningTransition = nil
  }
}
