/// The named timing curves.
public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public static let linear = CAMediaTimingFunctionName("linear")
  public static let easeIn = CAMediaTimingFunctionName("easeIn")
  public static let easeOut = CAMediaTimingFunctionName("easeOut")
  public static let easeInEaseOut = CAMediaTimingFunctionName("easeInEaseOut")
  public static let `default` = CAMediaTimingFunctionName("default")

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public init(_ rawValue: String) {
    self.rawValue = rawValue
  }
}
