import Foundation

#if canImport(os)
  import os
#endif

/// What a keyboard's notifications and its layout guide say differently, in points from the
/// window's top.
enum KeyboardDisagreement: Equatable, CustomStringConvertible {
  /// Both say that it is docked; the guide is believed, or the accessory view that stands on it.
  case restsElsewhere(announced: CGFloat, rest: CGFloat)
  /// Both say that it is docked; the notifications are believed.
  case guideMiscounts(announced: CGFloat, guide: CGFloat)
  /// The guide is where it lies without a keyboard; the notifications are believed.
  case guideStaysDown(announced: CGFloat)
  /// The guide is above the window; the notifications are believed.
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

  /// Writes it to the system's log.
  func log() {
    #if canImport(os)
      Logger(subsystem: "KeyboardStrut", category: "keyboard")
        .notice("\(description, privacy: .public)")
    #endif
  }
}
