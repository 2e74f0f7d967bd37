import Foundation
import KeyboardGeometry

/// Third-party keyboards, with the measurements of their authors.
extension KeyboardScript {
  /// Slides in a third-party keyboard. Its view is as high as the screen at first, then 45 points
  /// too high, then right. The app's frame jumps there and back each time the user switches to the
  /// keyboard.
  ///
  /// A keyboard's author logged 956, 305, 260 on iPhone 16 Pro Max for a view of 260, and 956, 350,
  /// 305 for a view of 305. The 40 ms between the steps are an estimate.
  ///
  /// - Parameters:
  ///   - viewHeight: The height that the keyboard's view asks for, in points.
  ///   - configuration: The device, its orientation and its system.
  public static func thirdPartySlideIn(
    viewHeight: CGFloat, on configuration: SimulatedDeviceConfiguration
  ) -> KeyboardScript {
    let steps = [viewHeight + 45, viewHeight].map {
      configuration.height(of: configuration.thirdPartyKeyboard(viewHeight: $0)).value
    }
    return thirdParty(heights: [configuration.bounds.height] + steps, on: configuration)
  }

  /// Rotates the device with a third-party keyboard whose view changes its height. The app receives
  /// the old height, and the right one only with the next show. A layout guide is right.
  ///
  /// A keyboard's author logged this on iPhone 17 Pro Max.
  ///
  /// - Parameters:
  ///   - viewHeight: The height of its view before the rotation, in points.
  ///   - turnedViewHeight: The height of its view after the rotation, in points.
  ///   - configuration: The device before the rotation.
  public static func thirdPartyRotation(
    viewHeight: CGFloat, turnedViewHeight: CGFloat,
    from configuration: SimulatedDeviceConfiguration
  ) -> KeyboardScript {
    let turned = configuration.turned
    let before = configuration.thirdPartyKeyboard(viewHeight: viewHeight)
    let after = turned.thirdPartyKeyboard(viewHeight: turnedViewHeight)
    // We rotate the keyboard with its old height, so its notifications are out of date.
    let turn = rotation(of: before, from: configuration)
    var legs = turn.legs
    if let last = legs.indices.last { legs[last].target = turned.frame(of: after) }
    return KeyboardScript(from: turn.origin, events: turn.events, legs: legs)
  }
}
