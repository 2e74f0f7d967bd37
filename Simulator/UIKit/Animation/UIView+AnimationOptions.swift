import CUIKitEnums

extension UIView {
  /// The shape of an animation over time.
  ///
  /// Other raw values than these exist: the keyboard reports 7. As on Apple's systems a
  /// value can be made of any integer, and is handed on as it is.
  public typealias AnimationCurve = UIViewAnimationCurve

  /// How an animation block behaves; bits 16 to 19 hold the curve.
  public struct AnimationOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let layoutSubviews = AnimationOptions(rawValue: 1)
    public static let allowUserInteraction = AnimationOptions(rawValue: 2)
    public static let beginFromCurrentState = AnimationOptions(rawValue: 4)
    public static let `repeat` = AnimationOptions(rawValue: 8)
    public static let autoreverse = AnimationOptions(rawValue: 16)
    public static let overrideInheritedDuration = AnimationOptions(rawValue: 32)
    public static let overrideInheritedCurve = AnimationOptions(rawValue: 64)
    public static let allowAnimatedContent = AnimationOptions(rawValue: 128)
    public static let showHideTransitionViews = AnimationOptions(rawValue: 256)
    public static let overrideInheritedOptions = AnimationOptions(rawValue: 512)
    public static let curveEaseIn = AnimationOptions(rawValue: 65536)
    public static let curveEaseOut = AnimationOptions(rawValue: 131072)
    public static let curveLinear = AnimationOptions(rawValue: 196608)
    public static let curveEaseInOut = AnimationOptions([])

    /// The curve's raw value, which for the keyboard is 7.
    var curve: UInt { rawValue >> 16 & 0xF }
  }
}
