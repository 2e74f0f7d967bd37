/// How a shape's lines end.
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public static let butt = CAShapeLayerLineCap("butt")
  public static let round = CAShapeLayerLineCap("round")
  public static let square = CAShapeLayerLineCap("square")

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public init(_ rawValue: String) {
    self.rawValue = rawValue
  }
}
