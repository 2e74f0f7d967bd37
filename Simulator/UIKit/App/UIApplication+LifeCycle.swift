extension UIApplication {
  public nonisolated static let didEnterBackgroundNotification = Notification.Name(
    "UIApplicationDidEnterBackgroundNotification")
  public nonisolated static let willEnterForegroundNotification = Notification.Name(
    "UIApplicationWillEnterForegroundNotification")
  public nonisolated static let didBecomeActiveNotification = Notification.Name(
    "UIApplicationDidBecomeActiveNotification")
  public nonisolated static let willResignActiveNotification = Notification.Name(
    "UIApplicationWillResignActiveNotification")

  /// Takes the app and its scenes to another state, with the notifications on the way.
  package func move(to state: State) {
    guard state != applicationState else { return }
    func post(_ name: Notification.Name) {
      NotificationCenter.default.post(name: name, object: self)
    }
    let old = applicationState
    if old == .active { post(Self.willResignActiveNotification) }
    if old == .background { post(Self.willEnterForegroundNotification) }
    applicationState = state
    for scene in scenes {
      switch state {
      case .active: scene.move(to: .foregroundActive)
      case .inactive: scene.move(to: .foregroundInactive)
      case .background: scene.move(to: .background)
      @unknown default: break
      }
    }
    if state == .background { post(Self.didEnterBackgroundNotification) }
    if state == .active { post(Self.didBecomeActiveNotification) }
  }
}
