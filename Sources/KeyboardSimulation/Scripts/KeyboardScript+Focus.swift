import Foundation
import KeyboardGeometry

/// Scripts for a focus that moves from field to field.
extension KeyboardScript {
  /// Moves the focus to a field with the same keyboard. Since iOS 11 UIKit posts nothing
  /// (KeyboardFacts 1.3).
  ///
  /// - Parameter frame: The keyboard's frame, which stays the same, in screen points.
  public static func silentFieldSwitch(at frame: CGRect) -> KeyboardScript {
    KeyboardScript(from: frame)
  }

  /// Moves the focus to a field with the same keyboard, where one of the two fields has an
  /// accessory view. UIKit posts all four notifications with equal begin and end rects
  /// (KeyboardFacts 1.3), in screen points.
  public static func fieldSwitchWithAccessory(
    at frame: CGRect, on configuration: SimulatedDeviceConfiguration
  ) -> KeyboardScript {
    transition(.show, from: frame, to: frame, on: configuration)
  }

  /// Moves the focus to a secure field. UIKit posts a show without the bar. Before that is over, it
  /// posts another one with the bar of saved passwords, without a hide in between
  /// (KeyboardFacts 1.3).
  public static func secureField(on configuration: SimulatedDeviceConfiguration) -> KeyboardScript {
    let first = show(.plain, on: configuration)
    let second = show(.standard, on: configuration, from: first.target)
    return first.interrupted(at: 0.06, by: second)
  }

  /// Moves the focus after the user chose a saved password from the bar: one hide and two shows
  /// within 0.1 s (KeyboardFacts 1.3).
  ///
  /// - Parameters:
  ///   - frame: The keyboard's initial frame, in screen points.
  ///   - configuration: The device, its orientation and its system.
  public static func autofillHop(
    from frame: CGRect, on configuration: SimulatedDeviceConfiguration
  ) -> KeyboardScript {
    let hide = hide(from: frame, on: configuration)
    let plain = show(.plain, on: configuration, from: hide.target)
    let standard = show(.standard, on: configuration, from: plain.target)
    return hide.interrupted(at: 0.04, by: plain.interrupted(at: 0.05, by: standard))
  }

  /// Changes the keyboard three times in 12 ms after one focus, with durations of 0.25, 0 and 0.25
  /// s (KeyboardFacts 1.1). The third change is a show.
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

  /// Shows a third-party keyboard that finds its height in steps (KeyboardFacts 1.3). The first
  /// step has no height by default; UIKit announces each step with a show.
  ///
  /// - Parameters:
  ///   - heights: The steps in points.
  ///   - configuration: The device, its orientation and its system.
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

  /// Shows an accessory view that a view controller provides at load. UIKit posts a show with the
  /// bar's height, without a focused field and without keys (KeyboardFacts 1.3, trace G9).
  ///
  /// - Parameters:
  ///   - height: The bar's height in points.
  ///   - configuration: The device, its orientation and its system.
  public static func accessoryOnly(
    height: CGFloat, on configuration: SimulatedDeviceConfiguration
  ) -> KeyboardScript {
    transition(
      .show, from: configuration.hiddenFrame(height: height),
      to: configuration.bottomFrame(height: height), on: configuration)
  }

  /// This script with only its "will" notifications.
  private var wills: KeyboardScript {
    KeyboardScript(from: origin, events: events.filter(\.phase.isWill), legs: legs)
  }
}
