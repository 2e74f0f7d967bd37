import Foundation

/// A length for a report: at most two decimals, and none that are zero.
func points(_ value: CGFloat) -> String {
  guard value.isFinite, abs(value) < 1e15 else { return "\(value)" }
  let hundredths = (value * 100).rounded()
  if hundredths.truncatingRemainder(dividingBy: 100) == 0 { return "\(Int(hundredths / 100))" }
  let text = "\(hundredths / 100)"
  return text
}
