import Foundation
import KeyboardGeometry

/// The device turns with the keyboard up.
extension KeyboardScript {
  /// The seconds a screen takes to turn; no log says, this is the usual length of the animation.
  package static let turning: TimeInterval = 0.4

  /// The device turns with a keyboard up.
  ///
  /// - iOS 7 and earlier: a hide set and then a show set, whose "did" notifications lack duration
  ///   and curve (KeyboardFacts 1.1).
  /// - iOS 8: the same pair of sets twice (KeyboardFacts 1.3).
  /// - Later: the hide at the start; while the screen turns a rect of the orientation before; the
  ///   show when it has turned (KeyboardFacts 1.3).
  ///
  /// - Parameters:
  ///   - keyboard: Which is up, before and after.
  ///   - configuration: The device as it was held. ``SimulatedDeviceConfiguration/turned`` is how
  ///     it is held then.
  public static func rotation(
    of keyboard: SystemKeyboard, from configuration: SimulatedDeviceConfiguration
  ) -> KeyboardScript {
    let hide = hide(from: configuration.frame(of: keyboard), on: configuration)
    let show = show(keyboard, on: configuration.turned)
    if configuration.system < SimulatedSystem(9) {
      let pair = hide.withoutAnimationInDids.then(show.withoutAnimationInDids.standingStart)
      guard configuration.system >= SimulatedSystem(8) else { return pair }
      let again = hide.withoutAnimationInDids.then(show.withoutAnimationInDids.standingStart)
      return pair.then(again.standingStart)
    }
    let stale = Event(
      at: turning / 2, .willChangeFrame, from: configuration.frame(of: keyboard),
      to: configuration.frame(of: keyboard), duration: 0, curve: 7, isLocal: true,
      carriesScreen: configuration.notificationsCarryScreen, screen: configuration.turned.bounds)
    let leaving = KeyboardScript(
      from: hide.origin, events: hide.events + [stale], legs: hide.legs)
    return leaving.interrupted(at: turning, by: show.standingStart, lateDid: true)
  }

  /// An iPad turns with a third-party keyboard up: twelve notifications (KeyboardFacts 1.3). Which
  /// ones is not known; these are a hide set and two show sets, the second with the keyboard's own
  /// height.
  public static func rotationStorm(
    height: CGFloat = 259, from configuration: SimulatedDeviceConfiguration
  ) -> KeyboardScript {
    let own = SystemKeyboard(.thirdParty(height: height))
    let turned = configuration.turned
    let hide = hide(from: configuration.frame(of: own), on: configuration)
    let system = show(.plain, on: turned).standingStart
    let show = transition(
      .show, from: system.target, to: turned.frame(of: own), on: turned, timing: .instant)
    return hide.then(system).then(show)
  }

  /// This script with a leg at its start that puts the keyboard at its origin: the coordinates it
  /// comes from are those of the other orientation.
  private var standingStart: KeyboardScript {
    KeyboardScript(
      from: origin, events: events, legs: [Leg(at: 0, to: origin, duration: 0)] + legs)
  }

  /// This script without duration and curve in its "did" notifications.
  private var withoutAnimationInDids: KeyboardScript {
    let events = events.map { event in
      guard !event.phase.isWill else { return event }
      var event = event
      (event.duration, event.curve) = (nil, nil)
      return event
    }
    return KeyboardScript(from: origin, events: events, legs: legs)
  }
}
