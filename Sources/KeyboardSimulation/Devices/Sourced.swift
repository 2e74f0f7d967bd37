/// A number with the place it comes from and how far it can be trusted.
///
/// Keyboard heights change with device, language and release. A simulation that hides where its
/// numbers come from gets believed more than it deserves; this one carries the source beside each.
package struct Sourced<Value: Hashable & Sendable>: Hashable, Sendable {
  /// The number.
  package let value: Value
  /// Where it comes from: a log (`KeyboardLogs G21`), a section of `KeyboardFacts` with the name
  /// of its source, or the reasoning behind it.
  package let source: String
  /// How far it can be trusted.
  package let confidence: Confidence

  /// Makes a sourced value.
  package init(_ value: Value, _ source: String, _ confidence: Confidence) {
    self.value = value
    self.source = source
    self.confidence = confidence
  }
}
