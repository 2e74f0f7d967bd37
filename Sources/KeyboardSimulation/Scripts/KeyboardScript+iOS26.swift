import Foundation
import KeyboardGeometry

/// What users of iOS 26 have reported.
extension KeyboardScript {
  /// A number pad goes, and 48 points of it stay at the bottom of the screen for up to a second
  /// more, though the notifications say that it has gone
  /// (kirillzyusko/react-native-keyboard-controller #1566).
  ///
  /// - Parameters:
  ///   - begin: Where the pad is, in screen points.
  ///   - configuration: The device, which way up and under which system.
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

  /// A field with saved credentials: the show is announced without the bar that offers them, and
  /// only its "did" notifications know the right frame (mozilla-mobile/firefox-ios#30146). The
  /// bar's height is that of the predictive bar, since no report tells it.
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

  /// A text view with an accessory view on iPadOS 26: the end rect is in the coordinates of its
  /// *view*, not of the screen (chockenberry/KeyboardAvoider, README; FB18129544). Nothing in a
  /// notification tells such a rect from a right one.
  ///
  /// - Parameters:
  ///   - keyboard: Which keyboard, its accessory view included.
  ///   - configuration: The device, which way up and under which system.
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
