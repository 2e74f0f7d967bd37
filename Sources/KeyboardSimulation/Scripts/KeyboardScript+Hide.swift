import Foundation
import KeyboardGeometry

/// The ways in which a keyboard hides.
extension KeyboardScript {
  /// Hides a keyboard in 7 ms while declaring 0.25 s (KeyboardFacts 1.3). `begin` is in screen
  /// points.
  public static func instantHide(
    from begin: CGRect, on configuration: SimulatedDeviceConfiguration
  ) -> KeyboardScript {
    let clean = transition(
      .hide, from: begin, to: configuration.hiddenFrame(height: begin.height), on: configuration)
    let events = clean.events.map { event in
      var event = event
      if event.phase == .didChangeFrame { event.time = 0.008 }
      if event.phase == .didHide { event.time = 0.010 }
      return event
    }
    return KeyboardScript(
      from: begin, events: events, legs: [Leg(at: 0.003, to: clean.target, duration: 0)])
  }

  /// Hides a keyboard and posts will-hide and did-hide twice (KeyboardFacts 1.3). The keyboard is
  /// already down at the second pair.
  public static func doubleHide(
    from begin: CGRect, on configuration: SimulatedDeviceConfiguration
  ) -> KeyboardScript {
    let first = hide(from: begin, on: configuration)
    let second = hide(from: first.target, on: configuration)
    return KeyboardScript(
      from: begin, events: first.events + second.delayed(by: 0.27).events.filter(\.phase.isHide),
      legs: first.legs)
  }

  /// Hides a keyboard without a notification, because a field lost focus while the app was in the
  /// background (KeyboardFacts 1.6). `begin` is in screen points.
  public static func backgrounded(
    from begin: CGRect, on configuration: SimulatedDeviceConfiguration
  ) -> KeyboardScript {
    KeyboardScript(
      from: begin,
      legs: [Leg(at: 0, to: configuration.hiddenFrame(height: begin.height), duration: 0)])
  }

  /// Drags a keyboard with a finger and releases it. UIKit posts no notification during the drag
  /// (KeyboardFacts 1.3).
  ///
  /// - Parameters:
  ///   - begin: The keyboard's initial rect, in screen points.
  ///   - configuration: The device, its orientation and its system.
  ///   - share: How far the finger moves, as a share of the keyboard's height, 0...1.
  ///   - dragDuration: The duration of the drag, in seconds.
  ///   - isCancelled: Whether the keyboard springs back, without a notification. It does so with
  ///     ease-in-out in the captured 0.145 s, and at once on iOS 26 (KeyboardFacts 1.3). Otherwise
  ///     the keyboard is dismissed, and the hide notifications start when the finger lifts.
  public static func interactiveDismiss(
    from begin: CGRect, on configuration: SimulatedDeviceConfiguration, share: CGFloat = 0.6,
    dragDuration: TimeInterval = 0.3, isCancelled: Bool = false
  ) -> KeyboardScript {
    let dragged = begin.offsetBy(dx: 0, dy: begin.height * min(max(share, 0), 1))
    let drag = KeyboardScript(
      from: begin,
      legs: [Leg(at: 0, to: dragged, curve: .linear, duration: dragDuration)])
    guard isCancelled else {
      return drag.then(
        transition(
          .hide, from: dragged, to: configuration.hiddenFrame(height: begin.height),
          on: configuration))
    }
    let duration = configuration.system >= .iOS26 ? 0 : 0.145_189_003_436_426_13
    return drag.then(
      KeyboardScript(
        from: dragged, legs: [Leg(at: 0, to: begin, curve: .easeInOut, duration: duration)]))
  }
}
