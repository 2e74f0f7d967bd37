import Foundation
import KeyboardGeometry

/// The screens for which the numbers in these suites are computed.
enum Screens {
  /// An iPhone 8 (KeyboardFacts 4.4).
  static let small = CGRect(x: 0, y: 0, width: 375, height: 667)
  /// An iPhone 12 (KeyboardFacts 4.4), whose home indicator takes 34 points.
  static let tall = CGRect(x: 0, y: 0, width: 390, height: 844)

  /// A keyboard docked at the lower end of a screen.
  static func keyboard(_ height: CGFloat, on screen: CGRect) -> CGRect {
    CGRect(x: 0, y: screen.height - height, width: screen.width, height: height)
  }

  static func field(y: CGFloat, height: CGFloat = 34, gap: CGFloat = 0) -> RevealTarget {
    RevealTarget(CGRect(x: 20, y: y, width: 335, height: height), gap: gap)
  }
}
