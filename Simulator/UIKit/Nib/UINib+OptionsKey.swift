extension UINib {
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// Objects for the nib's placeholders, by their identifiers.
    public static let externalObjects = OptionsKey("UINibExternalObjects")
  }
}
