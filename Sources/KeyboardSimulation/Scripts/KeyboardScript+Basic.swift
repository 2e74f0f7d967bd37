import Foundation
import KeyboardGeometry

extension KeyboardScript {
  /// Returns a keyboard that moves from one rect to another, with the notifications of a clean
  /// transition.
  ///
  /// Order and times are those of traces A, B and E: will-change, will-show or -hide, did-change,
  /// did-show or -hide, all with one payload.
  ///
  /// - Parameters:
  ///   - kind: The kind of notifications to post.
  ///   - begin: The keyboard's current rect, in screen points.
  ///   - end: The keyboard's target rect, in screen points.
  ///   - configuration: The device, which decides what else a payload contains.
  ///   - timing: Declared duration and curve.
  ///   - reportedBegin: The begin rect of the payloads, if it differs from `begin`
  ///     (KeyboardFacts 2).
  ///   - reportedEnd: The end rect of the payloads, if it differs from `end` (KeyboardFacts 1.3,
  ///     1.7).
  ///   - isLocal: Whether the keyboard is this app's.
  package static func transition(
    _ kind: Kind, from begin: CGRect, to end: CGRect,
    on configuration: SimulatedDeviceConfiguration,
    timing: Timing = .standard, reportedBegin: CGRect? = nil, reportedEnd: CGRect? = nil,
    isLocal: Bool = true
  ) -> KeyboardScript {
    let times = timing.times(kind)
    func event(
      _ time: TimeInterval, _ phase: KeyboardTransition.Phase, announced: TimeInterval
    ) -> Event {
      Event(
        at: time, phase, from: configuration.reported(reportedBegin ?? begin),
        to: configuration.reported(reportedEnd ?? end), duration: timing.duration,
        curve: timing.curve, isLocal: configuration.system >= SimulatedSystem(9) ? isLocal : nil,
        carriesScreen: configuration.notificationsCarryScreen,
        screen: configuration.reportedBounds
      ).announced(at: announced)
    }
    func pair(
      _ will: KeyboardTransition.Phase, _ did: KeyboardTransition.Phase
    ) -> [Event] {
      [
        event(times.will, will, announced: times.will),
        event(times.did, did, announced: times.will),
      ]
    }
    var events = [
      event(times.willChange, .willChangeFrame, announced: times.willChange),
      event(times.didChange, .didChangeFrame, announced: times.willChange),
    ]
    switch kind {
    case .show: events += pair(.willShow, .didShow)
    case .hide: events += pair(.willHide, .didHide)
    case .change: break
    }
    let curve = KeyboardCurve(rawValue: timing.curve)
    return KeyboardScript(
      from: begin, events: events,
      legs: [Leg(at: 0, to: end, curve: curve, duration: timing.duration)])
  }

  /// Shows a keyboard.
  ///
  /// - Parameters:
  ///   - keyboard: The keyboard.
  ///   - configuration: The device. With Prefer Cross-Fade the keyboard fades in:
  ///     ``fadeIn(_:on:)``.
  ///   - begin: The keyboard's current rect, in screen points; nil for below the screen. A keyboard
  ///     that is up posts the same notifications when its type, height or bar changes.
  ///   - timing: Declared duration and curve.
  ///   - reportedBegin: The begin rect of the payloads, if the keyboard never had that rect. It may
  ///     be 216 high for a keyboard of 258, or far below the screen (traces G2, G13, G25).
  public static func show(
    _ keyboard: SystemKeyboard, on configuration: SimulatedDeviceConfiguration,
    from begin: CGRect? = nil,
    timing: Timing = .standard, reportedBegin: CGRect? = nil
  ) -> KeyboardScript {
    if begin == nil, configuration.prefersCrossFade { return fadeIn(keyboard, on: configuration) }
    return transition(
      .show, from: begin ?? configuration.hiddenFrame(of: keyboard),
      to: configuration.frame(of: keyboard), on: configuration, timing: timing,
      reportedBegin: reportedBegin)
  }

  /// Hides a keyboard.
  ///
  /// - Parameters:
  ///   - begin: The keyboard's current rect, in screen points. It keeps its size and ends below the
  ///     screen.
  ///   - configuration: The device. With Prefer Cross-Fade the keyboard fades out:
  ///     ``fadeOut(from:on:)``.
  ///   - timing: Declared duration and curve.
  ///   - accessoryHeight: The height in points of the accessory view that was above the keys. iOS
  ///     26 reports it as the end rect of the hide (KeyboardFacts 1.8); earlier systems do not.
  public static func hide(
    from begin: CGRect, on configuration: SimulatedDeviceConfiguration, timing: Timing = .standard,
    accessoryHeight: CGFloat = 0
  ) -> KeyboardScript {
    if configuration.prefersCrossFade { return fadeOut(from: begin, on: configuration) }
    let leavesAccessory = accessoryHeight > 0 && configuration.system >= .iOS26
    return transition(
      .hide, from: begin, to: configuration.hiddenFrame(height: begin.height), on: configuration,
      timing: timing,
      reportedEnd: leavesAccessory ? configuration.bottomFrame(height: accessoryHeight) : nil)
  }

  /// Replaces a visible keyboard by another one. For example, the keys change, the predictive bar
  /// appears or disappears, or a bar of candidates appears.
  ///
  /// UIKit posts the four notifications of a show with duration 0, and no hide (KeyboardFacts 1.3;
  /// traces F, G7). Rects are in screen points.
  public static func change(
    from begin: CGRect, to keyboard: SystemKeyboard, on configuration: SimulatedDeviceConfiguration,
    timing: Timing = .instant
  ) -> KeyboardScript {
    transition(
      .show, from: begin, to: configuration.frame(of: keyboard), on: configuration, timing: timing)
  }
}
