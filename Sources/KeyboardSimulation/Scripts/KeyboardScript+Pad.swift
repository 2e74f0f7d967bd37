import Foundation
import KeyboardGeometry

/// What only an iPad's keyboard does, and what a hardware keyboard makes of either device.
extension KeyboardScript {
  /// A docked keyboard is undocked, split or made to float.
  ///
  /// A will-hide at once, a zero rect while it is dragged, and its real rect in the last did-change
  /// (KeyboardFacts 1.5).
  ///
  /// - Parameters:
  ///   - begin: Where the keyboard is docked, in screen points.
  ///   - keyboard: What it becomes: its `dock` says where it goes.
  ///   - configuration: On what.
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

  /// A keyboard is undocked and, a second later, docked again.
  public static func undockAndDock(
    _ keyboard: SystemKeyboard = .standard, on configuration: SimulatedDeviceConfiguration
  ) -> KeyboardScript {
    var undocked = keyboard
    undocked.dock = .undocked
    let away = detach(from: configuration.frame(of: keyboard), to: undocked, on: configuration)
    return away.then(show(keyboard, on: configuration, from: away.target), after: 1)
  }

  /// A floating or undocked keyboard is dragged elsewhere: a zero rect at the start, the real one
  /// in did-change at the end (KeyboardFacts 1.5). Rects are in screen points, the drag takes
  /// seconds.
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

  /// A bar of shortcuts is dragged off the edge: it announces itself with a zero rect
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

  /// A field gets focus while a hardware keyboard is attached.
  ///
  /// An iPad shows its bar of shortcuts and reports the whole keyboard, most of it below the
  /// screen. An iPhone reports a keyboard that stays below the screen, with equal begin and end
  /// rects, and a hide; on blur it posts the hide again (KeyboardFacts 1.4). An accessory view's
  /// height is in points.
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

  /// The keyboard of another app on the same screen comes and goes (KeyboardFacts 1.6).
  ///
  /// - Parameters:
  ///   - keyboard: Which keyboard it is.
  ///   - configuration: The device, which way up and under which system.
  ///   - claimsLocal: Whether its notifications say that it is ours, which was seen too.
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
