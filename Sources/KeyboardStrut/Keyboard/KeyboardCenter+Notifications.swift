#if canImport(UIKit)
  import KeyboardGeometry
  import UIKit

  extension KeyboardCenter {
    /// The keyboard transition and the object of a notification. `Note` is `Sendable`, so that we
    /// can pass a note to the main actor.
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

    /// The name of `UIContentSizeCategory.didChangeNotification`.
    static let textSizeChange = Notification.Name("UIContentSizeCategoryDidChangeNotification")

    /// The names of the notifications that UIKit posts when the app or a scene enters the
    /// background.
    static let enteringBackground = [
      UIApplication.didEnterBackgroundNotification, UIScene.didEnterBackgroundNotification,
    ]
    /// The names of the notifications that UIKit posts when the app or a scene becomes active.
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
          // UIKit posts these notifications on the main thread, but the app may post one on another
          // thread. `assumeIsolated` would crash there, so we use a task.
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
