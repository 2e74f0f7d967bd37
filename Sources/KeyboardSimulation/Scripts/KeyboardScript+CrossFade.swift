import Foundation
import KeyboardGeometry

/// Reduce Motion with Prefer Cross-Fade Transitions (KeyboardFacts 1.7): the keyboard changes its
/// opacity, not its position.
extension KeyboardScript {
  /// Fades a keyboard in.
  ///
  /// iOS 26 declares 0.383 s and posts its "did" pair 40 ms after the "will" pair, in the middle of
  /// the fade. There is no log of a show on earlier systems; these get the usual payload.
  public static func fadeIn(
    _ keyboard: SystemKeyboard, on configuration: SimulatedDeviceConfiguration
  ) -> KeyboardScript {
    let isEarly = configuration.system >= .iOS26
    let timing = isEarly ? Timing(duration: 0.383) : .standard
    let moving = transition(
      .show, from: configuration.hiddenFrame(of: keyboard), to: configuration.frame(of: keyboard),
      on: configuration, timing: timing)
    let events = moving.events.map { event in
      var event = event
      if isEarly, event.phase == .didChangeFrame { event.time = 0.040 }
      if isEarly, event.phase == .didShow { event.time = 0.042 }
      return event
    }
    let fade = Leg(
      at: 0, to: moving.target, curve: .linear, duration: timing.duration, style: .fadeIn)
    return KeyboardScript(from: moving.origin, events: events, legs: [fade])
  }

  /// Fades a keyboard out with an end rect of zero. Code that subtracts this rect from the screen's
  /// height treats the whole screen as keyboard (KeyboardFailures 1). `begin` is in screen points.
  public static func fadeOut(
    from begin: CGRect, on configuration: SimulatedDeviceConfiguration
  ) -> KeyboardScript {
    let target = configuration.hiddenFrame(height: begin.height)
    let moving = transition(
      .hide, from: begin, to: target, on: configuration, reportedEnd: .zero)
    let fade = Leg(at: 0, to: target, curve: .linear, duration: 0.25, style: .fadeOut)
    return KeyboardScript(from: begin, events: moving.events, legs: [fade])
  }
}
