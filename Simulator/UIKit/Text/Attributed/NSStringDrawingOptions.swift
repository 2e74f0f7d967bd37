/// How a string is measured and drawn.
public struct NSStringDrawingOptions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Lines wrap, and the origin is the top left; without it there is one line on a baseline.
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1)
  /// No font here has any leading.
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 2)
  /// The last line that fits ends in an ellipsis where there is more text.
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 32)
}
