import Foundation
import KeyboardGeometry

/// What happens when focus goes from field to field.
extension KeyboardScript {
  /// Focus goes to a field with the same keyboard: since iOS 11 nothing is posted
  /// (KeyboardFacts 1.3).
  ///
  /// - Parameter frame: Where the keyboard is and stays, in screen points.
  public static func silentFieldSwitch(at frame: CGRect) -> KeyboardScript {
    KeyboardScript(from: frame)
  }

  /// Focus goes to a field with the same keyboard, and one of the two has an accessory view: the
  /// full four notifications with equal begin and end rects (KeyboardFacts 1.3), in screen points.
  public static func fieldSwitchWithAccessory(
    at frame: CGRect, on configuration: SimulatedDeviceConfiguration
  ) -> KeyboardScript {
    transition(.show, from: frame, to: frame, on: configuration)
  }

  /// A secure field: a show without the bar and, before it is over, one with the bar of saved
  /// passwords; no hide between (KeyboardFacts 1.3).
  public static func secureField(on configuration: SimulatedDeviceConfiguration) -> KeyboardScript {
    let first = show(.plain, on: configuration)
    let second = show(.standard, on: configuration, from: first.target)
    return first.interrupted(at: 0.06, by: second)
  }

  /// A saved password is chosen from the bar and focus hops on: one hide and two shows within 0.1 s
  /// (KeyboardFacts 1.3).
  ///
  /// - Parameters:
  ///   - frame: Where the keyboard is at first, in screen points.
  ///   - configuration: The device, which way up and under which system.
  public static func autofillHop(
    from frame: CGRect, on configuration: SimulatedDeviceConfiguration
  ) -> KeyboardScript {
    let hide = hide(from: frame, on: configuration)
    let plain = show(.plain, on: configuration, from: hide.target)
    let standard = show(.standard, on: configuration, from: plain.target)
    return hide.interrupted(at: 0.04, by: plain.interrupted(at: 0.05, by: standard))
  }

  /// One focus, three changes in 12 ms, with durations of 0.25, 0 and 0.25 s (KeyboardFacts 1.1),
  /// then a show.
  public static func tripleChange(
    to keyboard: SystemKeyboard, on configuration: SimulatedDeviceConfiguration
  ) -> KeyboardScript {
    let down = configuration.hiddenFrame(of: keyboard)
    let plain = configuration.frame(of: .plain)
    let first = transition(.change, from: down, to: plain, on: configuration)
    let second = transition(
      .change, from: plain, to: configuration.frame(of: .emoji), on: configuration,
      timing: .instant)
    let third = show(keyboard, on: configuration, from: second.target)
    return first.wills.interrupted(at: 0.006, by: second.wills.interrupted(at: 0.006, by: third))
  }

  /// Another maker's keyboard, which finds its height in steps (KeyboardFacts 1.3): the first has
  /// none, each later one is announced by a show of its own.
  ///
  /// - Parameters:
  ///   - heights: The steps in points.
  ///   - configuration: The device, which way up and under which system.
  public static func thirdParty(
    heights: [CGFloat] = [0, 216, 259], on configuration: SimulatedDeviceConfiguration
  ) -> KeyboardScript {
    var script = KeyboardScript(from: configuration.hiddenFrame(height: heights.first ?? 0))
    for (index, height) in heights.enumerated() {
      let next = transition(
        .show, from: script.target, to: configuration.bottomFrame(height: height),
        on: configuration, timing: height == 0 ? .instant : .standard)
      script = script.interrupted(at: 0.04 * Double(index), by: next)
    }
    return script
  }

  /// An accessory view that a view controller shows at load: a show of the bar's height, with no
  /// field in focus and no keys (KeyboardFacts 1.3, trace G9).
  ///
  /// - Parameters:
  ///   - height: The bar's height in points.
  ///   - configuration: The device, which way up and under which system.
  public static func accessoryOnly(
    height: CGFloat, on configuration: SimulatedDeviceConfiguration
  ) -> KeyboardScript {
    transition(
      .show, from: configuration.hiddenFrame(height: height),
      to: configuration.bottomFrame(height: height), on: configuration)
  }

  /// Only the announcements: this script cut before the first "did".
  private var wills: KeyboardScript {
    KeyboardScript(from: origin, events: events.filter(\.phase.isWill), legs: legs)
  }
}
