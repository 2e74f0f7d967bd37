/// The shape of rounded corners; the simulator draws both as circular arcs.
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public static let circular = CALayerCornerCurve("circular")
  public static let continuous = CALayerCornerCurve("continuous")

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public init(_ rawValue: String) {
    self.rawValue = rawValue
  }
}
