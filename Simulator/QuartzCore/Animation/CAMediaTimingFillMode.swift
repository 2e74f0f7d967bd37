/// What an animation shows before it begins and after it ends.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public static let forwards = CAMediaTimingFillMode("forwards")
  public static let backwards = CAMediaTimingFillMode("backwards")
  public static let both = CAMediaTimingFillMode("both")
  public static let removed = CAMediaTimingFillMode("removed")

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public init(_ rawValue: String) {
    self.rawValue = rawValue
  }
}
