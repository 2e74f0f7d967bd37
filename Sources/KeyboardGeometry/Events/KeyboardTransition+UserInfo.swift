import Foundation

extension KeyboardTransition {
  /// The keys of a keyboard notification's `userInfo`, as strings (KeyboardFacts 2).
  package enum Key {
    /// An `NSValue` of a `CGRect`, in screen points.
    package static let frameBegin = "UIKeyboardFrameBeginUserInfoKey"
    /// An `NSValue` of a `CGRect`, in screen points.
    package static let frameEnd = "UIKeyboardFrameEndUserInfoKey"
    /// An `NSNumber` of a `Double`, in seconds.
    package static let duration = "UIKeyboardAnimationDurationUserInfoKey"
    /// An `NSNumber` of an `Int`: a `UIView.AnimationCurve` or 7.
    package static let curve = "UIKeyboardAnimationCurveUserInfoKey"
    /// An `NSNumber` of a `Bool`, since iOS 9.
    package static let isLocal = "UIKeyboardIsLocalUserInfoKey"
  }

  /// Reads a keyboard notification.
  ///
  /// - Parameters:
  ///   - name: The name of any notification, as a string.
  ///   - userInfo: The payload of the notification.
  ///   - screen: The bounds of the screen that the notification is about, in points. Nil if
  ///     unknown. On iOS 16.1 and later, the notification's object is the screen. On earlier
  ///     systems, use the screen that shows the view for which you read the notification
  ///     (KeyboardFacts 1.6).
  /// - Returns: Nil only if this is not a keyboard notification. Invalid values in the payload are
  ///   replaced by defaults.
  package init?(name: String, userInfo: [AnyHashable: Any]?, screen: CGRect?) {
    guard let phase = Phase.allCases.first(where: { $0.notificationName == name }) else {
      return nil
    }
    let info = userInfo ?? [:]
    let curve = Self.number(info[Key.curve])
    self.init(
      phase, from: info[Key.frameBegin] as? CGRect, to: info[Key.frameEnd] as? CGRect,
      duration: Self.number(info[Key.duration]), curve: curve.flatMap { Int(exactly: $0) },
      isLocal: Self.number(info[Key.isLocal]).map { $0 != 0 }, screen: screen)
  }

  /// Returns a value of the payload as a number. UIKit, a test or another library may have stored
  /// the value with another numeric type. A Boolean becomes 0 or 1. Nil for text.
  private static func number(_ value: Any?) -> Double? {
    if let value = value as? CGFloat { return Double(value) }
    return (value as? NSNumber)?.doubleValue
  }
}
