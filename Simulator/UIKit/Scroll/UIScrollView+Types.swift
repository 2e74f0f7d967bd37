extension UIScrollView {
  /// Which parts of the safe area are added to the content inset.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    case automatic = 0
    case scrollableAxes = 1
    case never = 2
    case always = 3
  }

  /// How a drag treats the keyboard.
  public enum KeyboardDismissMode: Int, Sendable {
    case none = 0
    case onDrag = 1
    case interactive = 2
    case onDragWithAccessory = 3
    case interactiveWithAccessory = 4
  }

  /// The colour of the scroll indicators.
  public enum IndicatorStyle: Int, Sendable {
    case `default` = 0
    case black = 1
    case white = 2
  }

  /// What is left of the speed after a millisecond of deceleration.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    public var rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    /// 0.998 a millisecond (uikit-recorded, deceleration_normal_per_ms).
    public static let normal = DecelerationRate(0.998)
    /// 0.99 a millisecond, the value Apple's constant has been printed with for years.
    public static let fast = DecelerationRate(0.99)
  }
}
