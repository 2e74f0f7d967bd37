/// A number with its source and a level of confidence.
///
/// Keyboard heights change with device, language and release. Readers trust a simulation too much
/// if it hides the sources of its numbers, so this one keeps the source beside each number.
package struct Sourced<Value: Hashable & Sendable>: Hashable, Sendable {
  /// The number.
  package let value: Value
  /// The source of the number: a log (`KeyboardLogs G21`), a section of `KeyboardFacts` with the
  /// name of its source, or the reasoning behind it.
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
