import Foundation

#if canImport(os)
  import os
#endif

/// A disagreement between two sources: they give different values for the y of the keyboard's top.
/// One source is the latest keyboard notification. The other source is a keyboard layout guide or
/// an accessory view. All values are y coordinates in the window, in points. `announced` is the y
/// in the latest keyboard notification.
enum KeyboardDisagreement: Equatable, CustomStringConvertible {
  /// The top of the docked keyboard rests at `rest`, and not at `announced`, the y in the latest
  /// keyboard notification. `rest` is the y of the layout guide's top, or of the upper edge of the
  /// accessory view above the keys. We use `rest`.
  case restsElsewhere(announced: CGFloat, rest: CGFloat)
  /// The layout guide's top is at `guide`, but we assume that the docked keyboard's top is
  /// elsewhere. We ignore the guide, for one of two reasons:
  /// 1. The input may have an accessory view, or an earlier input had one. The guide may then be
  ///    wrong. We use the upper edge of the accessory view above the keys. If there is none, we use
  ///    `announced`, the y in the latest keyboard notification.
  /// 2. The guide has moved down without a drag, so it may be out of date. We keep the y that we
  ///    have used until now.
  case guideMiscounts(announced: CGFloat, guide: CGFloat)
  /// The latest keyboard notification says that the keyboard is up, but the layout guide is at the
  /// position that it has without a keyboard. We ignore the guide.
  case guideStaysDown(announced: CGFloat)
  /// The layout guide's top is at the window's top or above the window. We ignore the guide.
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

  /// Writes `description` to the system log.
  func log() {
    #if canImport(os)
      Logger(subsystem: "KeyboardStrut", category: "keyboard")
        .notice("\(description, privacy: .public)")
    #endif
  }
}
