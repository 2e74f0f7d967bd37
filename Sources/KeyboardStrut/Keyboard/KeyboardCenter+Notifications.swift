#if canImport(UIKit)
  import KeyboardGeometry
  import UIKit

  extension KeyboardCenter {
    /// The content of a notification, in a form that may cross to the main actor.
    struct Note: Sendable {
      let transition: KeyboardTransition?
      let object: (any AnyObject & Sendable)?
    }

    static let beginEditing = [
      UITextField.textDidBeginEditingNotification, UITextView.textDidBeginEditingNotification,
    ]
    static let endEditing = [
      UITextField.textDidEndEditingNotification, UITextView.textDidEndEditingNotification,
    ]
    static let textChanges = [
      UITextField.textDidChangeNotification, UITextView.textDidChangeNotification,
    ]

    /// The value of `UIContentSizeCategory.didChangeNotification`.
    static let textSizeChange = Notification.Name("UIContentSizeCategoryDidChangeNotification")

    /// The notifications of the whole app, and those of each of its scenes.
    static let enteringBackground = [
      UIApplication.didEnterBackgroundNotification, UIScene.didEnterBackgroundNotification,
    ]
    static let comingBack = [
      UIApplication.didBecomeActiveNotification, UIScene.didActivateNotification,
    ]

    func observe(
      _ names: [Notification.Name], of notifications: NotificationCenter,
      _ handle: @escaping @MainActor @Sendable (KeyboardCenter, Note) -> Void
    ) {
      tokens += names.map { name in
        notifications.addObserver(forName: name, object: nil, queue: nil) {
          [weak self] notification in
          let note = Note(
            transition: KeyboardTransition(
              name: notification.name.rawValue, userInfo: notification.userInfo, screen: nil),
            object: notification.object as? UIResponder ?? notification.object as? KeyboardScreen)
          // UIKit posts on the main thread. If the app posts from another thread, we must not
          // crash.
          if MainQueue.isCurrent {
            MainActor.assumeIsolated { if let self { handle(self, note) } }
          } else {
            Task { @MainActor in if let self { handle(self, note) } }
          }
        }
      }
    }
  }
#endif
