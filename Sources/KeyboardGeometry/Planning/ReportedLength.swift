import Foundation

/// Returns a length as text for a report, with at most two decimals and without trailing zeros.
func points(_ value: CGFloat) -> String {
  // Adding zero turns a negative zero into a positive one.
  let text = "\((value * 100).rounded() / 100 + 0)"
  return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
}
