import Foundation

/// A length for a report: at most two decimals, and none that are zero.
func points(_ value: CGFloat) -> String {
  // A zero that is added takes the sign off another one.
  let text = "\((value * 100).rounded() / 100 + 0)"
  return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
}
