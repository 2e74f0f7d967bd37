import Foundation

#if canImport(os)
  import os
#endif

/// A difference between two sources for the y of the keyboard's top edge: the notifications, and a
/// layout guide or an accessory view. All values are y coordinates in the window, in points.
enum KeyboardDisagreement: Equatable, CustomStringConvertible {
  /// The keyboard is docked, but rests at another y than announced. We use the y of the layout
  /// guide, or the y of the accessory view on the keys.
  case restsElsewhere(announced: CGFloat, rest: CGFloat)
  /// The keyboard is docked, and the layout guide is at another y than announced. We use the
  /// announced y.
  case guideMiscounts(announced: CGFloat, guide: CGFloat)
  /// The keyboard is announced to be up, but the layout guide has the position that it has without
  /// a keyboard. We use the announced y.
  case guideStaysDown(announced: CGFloat)
  /// The layout guide's top is at the window's top or above it. We use the announced y.
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

  /// Writes the difference to the system log.
  func log() {
    #if canImport(os)
      Logger(subsystem: "KeyboardStrut", category: "keyboard")
        .notice("\(description, privacy: .public)")
    #endif
  }
}
