import Foundation
import KeyboardGeometry

/// Keyboards of other makers, as those who make them measured it.
extension KeyboardScript {
  /// Another maker's keyboard slides in: its view is as high as the screen at first, then 45 points
  /// too high, then right, and the app's frame jumps there and back each time the user switches to
  /// it.
  ///
  /// iPhone 16 Pro Max: 956, 305, 260 for a view of 260; 956, 350, 305 for one of 305 (logged by a
  /// keyboard's author). The 40 ms between the steps are an estimate.
  ///
  /// - Parameters:
  ///   - viewHeight: The height that the keyboard's view asks for, in points.
  ///   - configuration: The device, which way up and under which system.
  public static func thirdPartySlideIn(
    viewHeight: CGFloat, on configuration: SimulatedDeviceConfiguration
  ) -> KeyboardScript {
    let steps = [viewHeight + 45, viewHeight].map {
      configuration.height(of: configuration.thirdPartyKeyboard(viewHeight: $0)).value
    }
    return thirdParty(heights: [configuration.bounds.height] + steps, on: configuration)
  }

  /// The device turns with another maker's keyboard up, whose view has another height then: the app
  /// hears of the old height, and of the right one only with the next show. A layout guide is
  /// right.
  ///
  /// Logged by a keyboard's author on iPhone 17 Pro Max.
  ///
  /// - Parameters:
  ///   - viewHeight: The height of its view as the device was held, in points.
  ///   - turnedViewHeight: Its height when the device has turned.
  ///   - configuration: The device as it was held.
  public static func thirdPartyRotation(
    viewHeight: CGFloat, turnedViewHeight: CGFloat,
    from configuration: SimulatedDeviceConfiguration
  ) -> KeyboardScript {
    let turned = configuration.turned
    let before = configuration.thirdPartyKeyboard(viewHeight: viewHeight)
    let after = turned.thirdPartyKeyboard(viewHeight: turnedViewHeight)
    // Made for the old height: what it posts is stale.
    let turn = rotation(of: before, from: configuration)
    var legs = turn.legs
    if let last = legs.indices.last { legs[last].target = turned.frame(of: after) }
    return KeyboardScript(from: turn.origin, events: turn.events, legs: legs)
  }
}
