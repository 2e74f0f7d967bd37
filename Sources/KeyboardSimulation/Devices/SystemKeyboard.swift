import Foundation

/// A keyboard with its keys, bars and position, independent of the device that shows it.
public struct SystemKeyboard: Hashable, Sendable {
  /// The keys.
  public enum Layout: Hashable, Sendable {
    /// Letters in the plain, e-mail or URL arrangement, all with the same height.
    case standard, email, url
    /// Digits: as high as letters without a predictive bar, and never with one (KeyboardFacts 4.1).
    case numberPad, decimalPad, phonePad
    /// Emoji: as high as letters with a predictive bar, because the search field replaces that bar
    /// (KeyboardFacts 4.1).
    case emoji
    /// Letters with a taller bar of candidates, as Pinyin has (trace G7).
    case candidates
    /// A third-party keyboard with its height in points (including the strip under the home
    /// indicator).
    case thirdParty(height: CGFloat)
  }

  /// Where the keyboard is.
  public enum Dock: Hashable, Sendable {
    /// At the bottom edge.
    case docked
    /// In one piece, off the bottom edge (iPad).
    case undocked
    /// In two halves, off the bottom edge (iPad).
    case split
    /// As small as a phone's, anywhere (iPad).
    case floating
    /// The user types on a hardware keyboard; an iPad shows a bar of shortcuts, an iPhone nothing.
    case hardware
  }

  /// The keys.
  public var layout: Layout
  /// Whether the predictive bar is on. Layouts that never have one ignore it.
  public var showsPredictiveBar: Bool
  /// The height of the app's input accessory view in points; negative and non-finite heights count
  /// as 0.
  public var accessoryHeight: CGFloat
  /// The position of the keyboard.
  public var dock: Dock

  /// Makes a keyboard.
  ///
  /// - Parameters:
  ///   - layout: The keys.
  ///   - showsPredictiveBar: Whether the bar of suggestions is on.
  ///   - accessoryHeight: The height of the accessory view, in points.
  ///   - dock: Where it is.
  public init(
    _ layout: Layout = .standard, showsPredictiveBar: Bool = true, accessoryHeight: CGFloat = 0,
    dock: Dock = .docked
  ) {
    self.layout = layout
    self.showsPredictiveBar = showsPredictiveBar
    self.accessoryHeight = accessoryHeight.isFinite ? max(accessoryHeight, 0) : 0
    self.dock = dock
  }

  /// Letters with the predictive bar: the default keyboard of a text field.
  public static let standard = SystemKeyboard()
  /// Letters without the predictive bar.
  public static let plain = SystemKeyboard(showsPredictiveBar: false)
  /// Letters in the e-mail arrangement, with the bar.
  public static let email = SystemKeyboard(.email)
  /// Letters in the URL arrangement, with the bar.
  public static let url = SystemKeyboard(.url)
  /// Digits.
  public static let numberPad = SystemKeyboard(.numberPad, showsPredictiveBar: false)
  /// Digits and a decimal separator.
  public static let decimalPad = SystemKeyboard(.decimalPad, showsPredictiveBar: false)
  /// The dialling keys.
  public static let phonePad = SystemKeyboard(.phonePad, showsPredictiveBar: false)
  /// Emoji.
  public static let emoji = SystemKeyboard(.emoji)
  /// A hardware keyboard.
  public static let hardware = SystemKeyboard(dock: .hardware)
  /// Small and anywhere (iPad).
  public static let floating = SystemKeyboard(dock: .floating)
}
