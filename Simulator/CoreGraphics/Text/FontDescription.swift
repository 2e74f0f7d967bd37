/// Which face text is set in, and how large.
package struct FontDescription: Hashable, Sendable {
  package var family: String
  /// Points.
  package var size: CGFloat
  /// 100 (thin) … 900 (black), 400 is regular: the scale of CSS and OpenType.
  package var weight: Int
  package var isItalic: Bool
  /// Digits of one width, as clocks have them.
  package var hasMonospacedDigits: Bool

  package init(
    family: String = "Inter", size: CGFloat, weight: Int = 400, isItalic: Bool = false,
    hasMonospacedDigits: Bool = false
  ) {
    self.family = family
    self.size = size
    self.weight = weight
    self.isItalic = isItalic
    self.hasMonospacedDigits = hasMonospacedDigits
  }

  /// The vertical metrics that lines are set by.
  package var metrics: FontMetrics { FontMetrics(size: size) }

  /// Points added after each character, so that Inter runs about as wide as the iPhone's font.
  ///
  /// Apple's tracking table for SF Pro, in its Human Interface Guidelines; Inter is drawn to be set
  /// the same way. At 17 points UIKit measures "This is a test string" as 144.09 points wide
  /// (recorded in a public project's unit test); Inter untracked is 152.3, tracked 143.3. Above 20
  /// points the table is for another cut of the font, and the share of the em at 20 goes on.
  package var tracking: CGFloat {
    guard family == "Inter" else { return 0 }
    let first = 6
    guard size < CGFloat(first + Self.tracking.count - 1) else {
      return size * Self.tracking[Self.tracking.count - 1] / 20
    }
    let place = max(size - CGFloat(first), 0)
    let index = Int(place)
    let (low, high) = (Self.tracking[index], Self.tracking[index + 1])
    return low + (high - low) * (place - CGFloat(index))
  }

  /// Points at sizes 6, 7, … 20.
  private static let tracking: [CGFloat] = [
    0.24, 0.23, 0.21, 0.17, 0.12, 0.06, 0, -0.08, -0.15, -0.23, -0.31, -0.43, -0.44, -0.45, -0.45,
  ]
}
