import Foundation
import KeyboardGeometry

/// Scripts for the special keyboards of an iPad, and for a hardware keyboard on both idioms.
extension KeyboardScript {
  /// Undocks, splits or floats a docked keyboard.
  ///
  /// UIKit posts a will-hide at once, a zero rect during the drag, and the real rect in the last
  /// did-change (KeyboardFacts 1.5).
  ///
  /// - Parameters:
  ///   - begin: The docked keyboard's rect, in screen points.
  ///   - keyboard: The keyboard after the change; its `dock` determines its position.
  ///   - configuration: The device, its orientation and its system.
  public static func detach(
    from begin: CGRect, to keyboard: SystemKeyboard, on configuration: SimulatedDeviceConfiguration
  ) -> KeyboardScript {
    let end = configuration.frame(of: keyboard)
    let below = configuration.hiddenFrame(height: begin.height)
    let announced = transition(.hide, from: begin, to: below, on: configuration)
    let hide = announced.events.filter { $0.phase == .willHide || $0.phase == .didHide }
    let drag = dragDetached(from: begin, to: end, on: configuration).delayed(by: 0.05)
    return KeyboardScript(from: begin, events: hide + drag.events, legs: drag.legs)
  }

  /// Undocks a keyboard and docks it again a second later.
  public static func undockAndDock(
    _ keyboard: SystemKeyboard = .standard, on configuration: SimulatedDeviceConfiguration
  ) -> KeyboardScript {
    var undocked = keyboard
    undocked.dock = .undocked
    let away = detach(from: configuration.frame(of: keyboard), to: undocked, on: configuration)
    return away.then(show(keyboard, on: configuration, from: away.target), after: 1)
  }

  /// Drags a floating or undocked keyboard to another position. UIKit posts a zero rect at the
  /// start, and the real rect in did-change at the end (KeyboardFacts 1.5). Rects are in screen
  /// points, the duration in seconds.
  public static func dragDetached(
    from begin: CGRect, to end: CGRect, on configuration: SimulatedDeviceConfiguration,
    dragDuration: TimeInterval = 0.5
  ) -> KeyboardScript {
    let zero = transition(
      .change, from: begin, to: end, on: configuration, timing: .instant, reportedEnd: .zero)
    let real = transition(.change, from: begin, to: end, on: configuration, timing: .instant)
    return KeyboardScript(
      from: begin,
      events: zero.events.filter(\.phase.isWill)
        + real.delayed(by: dragDuration).events.filter { !$0.phase.isWill },
      legs: [Leg(at: 0, to: end, curve: .linear, duration: dragDuration)])
  }

  /// Drags a bar of shortcuts off the edge. It announces itself with a zero rect
  /// (KeyboardFacts 1.5).
  public static func dropShortcutBar(on configuration: SimulatedDeviceConfiguration)
    -> KeyboardScript
  {
    let end = configuration.frame(of: .floating)
    let begin = configuration.frame(of: .hardware)
    let announced = transition(
      .show, from: begin, to: end, on: configuration, timing: .instant, reportedEnd: .zero)
    return KeyboardScript(
      from: begin, events: announced.events.filter(\.phase.isShow),
      legs: [Leg(at: 0, to: end, duration: 0)])
  }

  /// Focuses a field while a hardware keyboard is attached.
  ///
  /// An iPad shows its bar of shortcuts and reports the whole keyboard, most of it below the
  /// screen. An iPhone reports a keyboard that stays below the screen, with equal begin and end
  /// rects, and a hide. When the field loses the focus, the iPhone posts the hide again
  /// (KeyboardFacts 1.4). An accessory view's height is in points.
  public static func hardwareFocus(
    on configuration: SimulatedDeviceConfiguration, accessoryHeight: CGFloat = 0
  ) -> KeyboardScript {
    let keyboard = SystemKeyboard(accessoryHeight: accessoryHeight, dock: .hardware)
    if configuration.device.idiom == .pad || keyboard.accessoryHeight > 0 {
      return show(keyboard, on: configuration)
    }
    let below = configuration.hiddenFrame(of: .plain)
    return transition(.hide, from: below, to: below, on: configuration)
  }

  /// Shows and hides the keyboard of another app on the same screen (KeyboardFacts 1.6).
  ///
  /// - Parameters:
  ///   - keyboard: The other app's keyboard.
  ///   - configuration: The device, its orientation and its system.
  ///   - claimsLocal: Whether its notifications say that it is our keyboard, which was also seen.
  public static func otherApp(
    _ keyboard: SystemKeyboard = .standard, on configuration: SimulatedDeviceConfiguration,
    claimsLocal: Bool = false
  ) -> KeyboardScript {
    let down = configuration.hiddenFrame(of: keyboard)
    let up = configuration.frame(of: keyboard)
    let show = transition(
      .show, from: down, to: up, on: configuration, isLocal: claimsLocal)
    let hide = transition(
      .hide, from: up, to: down, on: configuration, isLocal: claimsLocal)
    return show.then(hide, after: 1)
  }
}
