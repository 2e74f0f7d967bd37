/// How much a constraint matters, from 1 to 1000; a higher one always wins over any number of
/// lower.
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
  public var rawValue: Float
  public init(rawValue: Float) { self.rawValue = rawValue }
  public init(_ rawValue: Float) { self.rawValue = rawValue }

  public static let required = UILayoutPriority(1000)
  public static let defaultHigh = UILayoutPriority(750)
  public static let dragThatCanResizeScene = UILayoutPriority(510)
  public static let sceneSizeStayPut = UILayoutPriority(500)
  public static let dragThatCannotResizeScene = UILayoutPriority(490)
  public static let defaultLow = UILayoutPriority(250)
  public static let fittingSizeLevel = UILayoutPriority(50)
}

// In UIKit's Swift part (useyourloaf.com/blog/easier-swift-layout-priorities).
extension UILayoutPriority {
  public static func + (lhs: UILayoutPriority, rhs: Float) -> UILayoutPriority {
    UILayoutPriority(lhs.rawValue + rhs)
  }

  public static func - (lhs: UILayoutPriority, rhs: Float) -> UILayoutPriority {
    UILayoutPriority(lhs.rawValue - rhs)
  }
}

extension UILayoutPriority {
  var isLegal: Bool { rawValue > 0 && rawValue <= 1000 }

  /// Ends the program with a sentence; Apple's raises an exception. The documentation of
  /// `NSLayoutConstraint.priority` has the limits.
  func requireLegal() {
    guard isLegal else { fatalError("A priority is above 0 and at most 1000; it was \(rawValue)") }
  }
}
