import Foundation

extension KeyboardTransition {
  /// The keys of a keyboard notification's `userInfo`, by their raw names (KeyboardFacts 2).
  package enum Key {
    /// `NSValue` of a `CGRect`, screen points.
    package static let frameBegin = "UIKeyboardFrameBeginUserInfoKey"
    /// `NSValue` of a `CGRect`, screen points.
    package static let frameEnd = "UIKeyboardFrameEndUserInfoKey"
    /// `NSNumber` of a `Double`, seconds.
    package static let duration = "UIKeyboardAnimationDurationUserInfoKey"
    /// `NSNumber` of an `Int`, a `UIView.AnimationCurve` or 7.
    package static let curve = "UIKeyboardAnimationCurveUserInfoKey"
    /// `NSNumber` of a `Bool`; since iOS 9.
    package static let isLocal = "UIKeyboardIsLocalUserInfoKey"
  }

  /// Reads a notification.
  ///
  /// - Parameters:
  ///   - name: The raw name of any notification.
  ///   - userInfo: Its payload.
  ///   - screen: Bounds, in points, of the screen the notification is about; nil if unknown. On iOS
  ///     16.1 and later the screen is the notification's object. Otherwise it is the screen of the
  ///     asking view's window (KeyboardFacts 1.6).
  /// - Returns: nil only if this is not a keyboard notification; an invalid payload never discards
  ///   an event.
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

  /// Returns a number of any type that a payload made by UIKit, a test or another library may hold.
  /// A Boolean reads as 0 or 1; text reads as nil.
  private static func number(_ value: Any?) -> Double? {
    if let value = value as? CGFloat { return Double(value) }
    return (value as? NSNumber)?.doubleValue
  }
}
