#if canImport(UIKit)
  import KeyboardGeometry
  import UIKit

  extension KeyboardCenter {
    static let beginEditing = [
      UITextField.textDidBeginEditingNotification, UITextView.textDidBeginEditingNotification,
    ]
    static let endEditing = [
      UITextField.textDidEndEditingNotification, UITextView.textDidEndEditingNotification,
    ]
    static let textChanges = [
      UITextField.textDidChangeNotification, UITextView.textDidChangeNotification,
    ]

    /// The names of the notifications that UIKit posts when the app or a scene enters the
    /// background.
    static let enteringBackground = [
      UIApplication.didEnterBackgroundNotification, UIScene.didEnterBackgroundNotification,
    ]
    /// The names of the notifications that UIKit posts when the app or a scene becomes active.
    static let comingBack = [
      UIApplication.didBecomeActiveNotification, UIScene.didActivateNotification,
    ]

    /// Observes the notifications that UIKit posts when the keyboard moves or comes to rest.
    func observeKeyboard(
      of notifications: NotificationCenter,
      _ handle:
        @escaping @MainActor @Sendable (
          KeyboardCenter, KeyboardTransition, KeyboardScreen?
        ) -> Void
    ) {
      for phase in KeyboardTransition.Phase.allCases {
        let name = phase.notificationName
        observe([Notification.Name(name)], of: notifications) { notification in
          KeyboardTransition(name: name, userInfo: notification.userInfo, screen: nil)
            .map { ($0, notification.object as? KeyboardScreen) }
        } handle: { center, fact in
          if let (transition, screen) = fact { handle(center, transition, screen) }
        }
      }
    }

    /// Observes notifications whose object is an input, a window, a scene or the app.
    func observe(
      _ names: [Notification.Name], of notifications: NotificationCenter,
      _ handle: @escaping @MainActor @Sendable (KeyboardCenter, UIResponder?) -> Void
    ) {
      observe(names, of: notifications, reading: { $0.object as? UIResponder }, handle: handle)
    }

    /// Observes notifications. For each notification, passes the result of `read` to `handle`.
    ///
    /// - Parameters:
    ///   - read: Returns the part of a notification that `handle` needs. Called on the thread on
    ///     which the notification is posted.
    ///   - handle: Called on the main thread.
    private func observe<Fact: Sendable>(
      _ names: [Notification.Name], of notifications: NotificationCenter,
      reading read: @escaping @Sendable (Notification) -> Fact,
      handle: @escaping @MainActor @Sendable (KeyboardCenter, Fact) -> Void
    ) {
      tokens += names.map { name in
        notifications.addObserver(forName: name, object: nil, queue: nil) {
          [weak self] notification in
          let fact = read(notification)
          // UIKit posts these notifications on the main thread, but the app may post one on another
          // thread. On another thread, `assumeIsolated` would crash, so we use a task.
          if MainQueue.isCurrent {
            MainActor.assumeIsolated { if let self { handle(self, fact) } }
          } else {
            Task { @MainActor in if let self { handle(self, fact) } }
          }
        }
      }
    }
  }
#endif
