/// An error: no device of the catalogue has the requested name.
public struct UnknownSimulatedDevice: Error, Hashable, CustomStringConvertible {
  /// The requested name.
  public let name: String
  /// The names in the catalogue, in its order.
  public let known: [String]

  /// One line: the requested name, then the known names.
  public var description: String {
    "No device is called \"\(name)\". Known devices: \(known.joined(separator: ", "))."
  }
}
