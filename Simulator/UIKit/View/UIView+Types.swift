import CUIKitEnums

extension UIView {
  /// How content is fitted when the bounds change.
  public typealias ContentMode = UIViewContentMode

  /// Which margins and sizes follow the superview's size (struts and springs).
  public struct AutoresizingMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
    public static let flexibleWidth = AutoresizingMask(rawValue: 2)
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
    public static let flexibleHeight = AutoresizingMask(rawValue: 16)
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
  }
}

/// Whether a view's content flips in right-to-left languages.
public typealias UISemanticContentAttribute = CUIKitEnums.UISemanticContentAttribute

public typealias UIUserInterfaceLayoutDirection = CUIKitEnums.UIUserInterfaceLayoutDirection

/// What `encode(with:)` says of views, guides and controllers.
func refuseToEncode() -> Never {
  preconditionFailure("encode(with:) is not there: views are not archived on Linux")
}
