/// A number with the place it comes from and how far it can be trusted.
///
/// Keyboard heights change with device, language and release. A simulation that hides where its
/// numbers come from gets believed more than it deserves; this one carries the source beside each.
public struct Sourced<Value: Hashable & Sendable>: Hashable, Sendable {
  /// The number.
  public let value: Value
  /// Where it comes from: a trace (`T:G21`), a fact row (`facts 4.1`) or the reasoning behind it.
  public let source: String
  /// How far it can be trusted.
  public let confidence: Confidence

  /// Makes a sourced value.
  public init(_ value: Value, _ source: String, _ confidence: Confidence) {
    self.value = value
    self.source = source
    self.confidence = confidence
  }
}
