import Foundation

#if canImport(os)
  import os
#endif

/// A difference between a keyboard's notifications and its layout guide, in points from the
/// window's top.
enum KeyboardDisagreement: Equatable, CustomStringConvertible {
  /// Both say that it is docked. We believe the guide, or the accessory view that stands on the
  /// keys.
  case restsElsewhere(announced: CGFloat, rest: CGFloat)
  /// Both say that it is docked. We believe the notifications.
  case guideMiscounts(announced: CGFloat, guide: CGFloat)
  /// The guide is where it lies without a keyboard. We believe the notifications.
  case guideStaysDown(announced: CGFloat)
  /// The guide is above the window. We believe the notifications.
  case guideIsUnreal(top: CGFloat)

  var description: String {
    switch self {
    case .restsElsewhere(let announced, let rest):
      "The keyboard was announced at \(announced), but rests at \(rest): corrected."
    case .guideMiscounts(let announced, let guide):
      "The keyboard layout guide is at \(guide), not at the keyboard at \(announced): not followed."
    case .guideStaysDown(let announced):
      "The keyboard layout guide does not know of the keyboard at \(announced): not followed."
    case .guideIsUnreal(let top):
      "The keyboard layout guide is at \(top), above the window: not followed."
    }
  }

  /// Writes the difference to the system's log.
  func log() {
    #if canImport(os)
      Logger(subsystem: "KeyboardStrut", category: "keyboard")
        .notice("\(description, privacy: .public)")
    #endif
  }
}
