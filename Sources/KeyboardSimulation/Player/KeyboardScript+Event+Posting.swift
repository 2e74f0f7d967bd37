import Foundation

extension KeyboardScript.Event {
  /// Posts the event as UIKit would.
  ///
  /// - Parameters:
  ///   - center: The notification center that posts the event.
  ///   - screen: The `UIScreen` the event is about. It becomes the notification's object on systems
  ///     that set it (iOS 16.1 and later), else the object is nil.
  public func post(to center: NotificationCenter, screen: Any? = nil) {
    center.post(
      name: Notification.Name(name), object: carriesScreen ? screen : nil, userInfo: userInfo)
  }
}
