import Foundation

extension KeyboardScript.Event {
  /// Posts the event as UIKit would.
  ///
  /// - Parameters:
  ///   - center: Where to.
  ///   - screen: The `UIScreen` the event is about. It becomes the notification's object if the
  ///     system is one that says so (iOS 16.1 and later), else the object is nil.
  public func post(to center: NotificationCenter, screen: Any? = nil) {
    center.post(
      name: Notification.Name(name), object: carriesScreen ? screen : nil, userInfo: userInfo)
  }
}
