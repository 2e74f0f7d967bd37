/// No device of the catalogue has the name asked for.
public struct UnknownSimulatedDevice: Error, Hashable, CustomStringConvertible {
  /// The name asked for.
  public let name: String
  /// The names the catalogue has, in its order.
  public let known: [String]

  /// One line: the name, then those that exist.
  public var description: String {
    "No device is called \"\(name)\". Known devices: \(known.joined(separator: ", "))."
  }
}
