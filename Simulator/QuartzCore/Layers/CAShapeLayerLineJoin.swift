/// How a shape's lines meet.
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public static let miter = CAShapeLayerLineJoin("miter")
  public static let round = CAShapeLayerLineJoin("round")
  public static let bevel = CAShapeLayerLineJoin("bevel")

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public init(_ rawValue: String) {
    self.rawValue = rawValue
  }
}
