import Foundation
import KeyboardGeometry

extension KeyboardScript {
  /// A keyboard that goes from one rect to another, with the notifications of a clean transition.
  ///
  /// Order and times are those of traces A, B and E: will-change, will-show or -hide, did-change, did-show
  /// or -hide, all with one payload.
  ///
  /// - Parameters:
  ///   - kind: Which notifications.
  ///   - begin: Where the keyboard is, in screen points.
  ///   - end: Where it goes, in screen points.
  ///   - configuration: The device, which decides what else a payload carries.
  ///   - timing: Declared duration and curve.
  ///   - reportedBegin: The begin rect of the payloads, if it differs from `begin` (facts 2).
  ///   - reportedEnd: The end rect of the payloads, if it differs from `end` (facts 1.3, 1.7).
  ///   - isLocal: Whether the keyboard is this app's.
  public static func transition(
    _ kind: Kind, from begin: CGRect, to end: CGRect, on configuration: DeviceConfiguration,
    timing: Timing = .standard, reportedBegin: CGRect? = nil, reportedEnd: CGRect? = nil,
    isLocal: Bool = true
  ) -> KeyboardScript {
    let times = timing.times(kind)
    func event(_ time: TimeInterval, _ phase: KeyboardTransition.Phase) -> Event {
      Event(
        at: time, phase, from: configuration.reported(reportedBegin ?? begin),
        to: configuration.reported(reportedEnd ?? end), duration: timing.duration,
        curve: timing.curve, isLocal: configuration.system >= SystemVersion(9) ? isLocal : nil,
        carriesScreen: configuration.notificationsCarryScreen)
    }
    var events = [
      event(times.willChange, .willChangeFrame), event(times.didChange, .didChangeFrame),
    ]
    switch kind {
    case .show: events += [event(times.will, .willShow), event(times.did, .didShow)]
    case .hide: events += [event(times.will, .willHide), event(times.did, .didHide)]
    case .change: break
    }
    let curve = KeyboardCurve(rawValue: timing.curve)
    return KeyboardScript(
      from: begin, events: events,
      legs: [Leg(at: 0, to: end, curve: curve, duration: timing.duration)])
  }

  /// A keyboard comes up.
  ///
  /// - Parameters:
  ///   - keyboard: Which.
  ///   - configuration: On what.
  ///   - begin: Where the keyboard is, in screen points; nil for below the screen. A keyboard that is up
  ///     already posts the same, which is how another type, height or bar announces itself.
  ///   - timing: Declared duration and curve.
  public static func show(
    _ keyboard: SystemKeyboard, on configuration: DeviceConfiguration, from begin: CGRect? = nil,
    timing: Timing = .standard
  ) -> KeyboardScript {
    transition(
      .show, from: begin ?? configuration.hiddenFrame(of: keyboard),
      to: configuration.frame(of: keyboard), on: configuration, timing: timing)
  }

  /// A keyboard goes down.
  ///
  /// - Parameters:
  ///   - begin: Where the keyboard is, in screen points. It keeps its size and ends below the screen.
  ///   - configuration: On what.
  ///   - timing: Declared duration and curve.
  public static func hide(
    from begin: CGRect, on configuration: DeviceConfiguration, timing: Timing = .standard
  ) -> KeyboardScript {
    transition(
      .hide, from: begin, to: configuration.hiddenFrame(height: begin.height), on: configuration,
      timing: timing)
  }
}
