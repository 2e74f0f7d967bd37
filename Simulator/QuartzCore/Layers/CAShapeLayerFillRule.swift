/// Which areas of a path are inside.
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public static let nonZero = CAShapeLayerFillRule("non-zero")
  public static let evenOdd = CAShapeLayerFillRule("even-odd")

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public init(_ rawValue: String) {
    self.rawValue = rawValue
  }
}
