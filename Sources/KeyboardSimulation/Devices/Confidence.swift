/// How far a number can be trusted.
package enum Confidence: Int, Comparable, Hashable, Sendable {
  /// No report: derived from numbers of a similar device.
  case estimated
  /// General knowledge, a partial excerpt, or old.
  case low
  /// One clear report, or inferred from numbers.
  case medium
  /// A full log, source code, or several independent reports that agree.
  case high

  package static func < (one: Confidence, other: Confidence) -> Bool {
    one.rawValue < other.rawValue
  }
}
