import CUIKitEnums

extension UIScrollView {
  /// Which parts of the safe area are added to the content inset.
  public typealias ContentInsetAdjustmentBehavior = UIScrollViewContentInsetAdjustmentBehavior

  /// How a drag treats the keyboard.
  public typealias KeyboardDismissMode = UIScrollViewKeyboardDismissMode

  /// The color of the scroll indicators.
  public typealias IndicatorStyle = UIScrollViewIndicatorStyle

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
