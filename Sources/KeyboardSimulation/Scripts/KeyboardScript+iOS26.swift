import Foundation
import KeyboardGeometry

/// Behavior that users of iOS 26 have reported.
extension KeyboardScript {
  /// Hides a number pad but leaves 48 points of it at the bottom of the screen for up to a second.
  /// The notifications say that it has gone (kirillzyusko/react-native-keyboard-controller #1566).
  ///
  /// - Parameters:
  ///   - begin: The pad's rect, in screen points.
  ///   - configuration: The device, its orientation and its system.
  ///   - delay: How long the strip stays, in seconds.
  public static func numberPadHide(
    from begin: CGRect, on configuration: SimulatedDeviceConfiguration, delay: TimeInterval = 1
  ) -> KeyboardScript {
    let clean = transition(
      .hide, from: begin, to: configuration.hiddenFrame(height: begin.height), on: configuration)
    let strip = configuration.bounds.height - 48
    let rest = begin.offsetBy(dx: 0, dy: strip - begin.minY)
    return KeyboardScript(
      from: begin, events: clean.events,
      legs: [Leg(at: 0, to: rest), Leg(at: max(delay, 0.5), to: clean.target, duration: 0)])
  }

  /// Shows the keyboard of a field with saved credentials. UIKit announces it without the bar that
  /// offers them. Only its "did" notifications contain the right frame
  /// (mozilla-mobile/firefox-ios#30146). We use the predictive bar's height for this bar, because
  /// no report contains it.
  public static func credentialsBar(
    on configuration: SimulatedDeviceConfiguration
  ) -> KeyboardScript {
    let right = show(.standard, on: configuration)
    let wrong = configuration.frame(of: .plain)
    let events = right.events.map { event in
      guard event.phase.isWill else { return event }
      var event = event
      event.end = wrong
      return event
    }
    return KeyboardScript(from: right.origin, events: events, legs: right.legs)
  }

  /// Shows the keyboard of a text view with an accessory view on iPadOS 26. The end rect is in the
  /// coordinates of its *view*, not of the screen (chockenberry/KeyboardAvoider, README;
  /// FB18129544). The notification contains no sign that the rect is wrong.
  ///
  /// - Parameters:
  ///   - keyboard: The keyboard, including its accessory view.
  ///   - configuration: The device, its orientation and its system.
  ///   - viewOrigin: The origin of the view in screen points.
  public static func showInViewCoordinates(
    _ keyboard: SystemKeyboard, on configuration: SimulatedDeviceConfiguration,
    viewOrigin: CGPoint
  ) -> KeyboardScript {
    let end = configuration.frame(of: keyboard)
    return transition(
      .show, from: configuration.hiddenFrame(of: keyboard), to: end, on: configuration,
      reportedEnd: end.offsetBy(dx: -viewOrigin.x, dy: -viewOrigin.y))
  }
}
