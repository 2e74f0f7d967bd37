import Foundation
import KeyboardGeometry

/// Scripts for a rotation with the keyboard up.
extension KeyboardScript {
  /// The duration of a rotation in seconds. No log contains it; this is the animation's usual
  /// length.
  package static let turning: TimeInterval = 0.4

  /// Rotates the device with a keyboard up.
  ///
  /// On iOS 7 and earlier, UIKit posts the notifications of a hide and then those of a show. Their
  /// "did" notifications lack duration and curve (KeyboardFacts 1.1). On iOS 8, UIKit posts the
  /// same notifications twice (KeyboardFacts 1.3). Later systems post the hide at the start. During
  /// the rotation they post a rect of the old orientation, and after it the show
  /// (KeyboardFacts 1.3).
  ///
  /// - Parameters:
  ///   - keyboard: The keyboard that is up before and after the rotation.
  ///   - configuration: The device before the rotation. ``SimulatedDeviceConfiguration/turned`` is
  ///     the device after it.
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

  /// Rotates an iPad with a third-party keyboard up: twelve notifications (KeyboardFacts 1.3). It
  /// is not known which ones. We post those of a hide and of two shows, the second with the
  /// keyboard's own height.
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

  /// This script with a leg at its start that moves the keyboard to the origin at once, because its
  /// previous position is in the coordinates of the other orientation.
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
