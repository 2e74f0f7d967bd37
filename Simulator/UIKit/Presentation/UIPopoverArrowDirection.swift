/// Which way a popover's arrow points, and so on which side of its source it lies.
public struct UIPopoverArrowDirection: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The popover lies below its source.
  public static let up = UIPopoverArrowDirection(rawValue: 1)
  /// The popover lies above its source.
  public static let down = UIPopoverArrowDirection(rawValue: 2)
  /// The popover lies to the right of its source.
  public static let left = UIPopoverArrowDirection(rawValue: 4)
  /// The popover lies to the left of its source.
  public static let right = UIPopoverArrowDirection(rawValue: 8)
  public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
  public static let unknown = UIPopoverArrowDirection(rawValue: .max)
}
