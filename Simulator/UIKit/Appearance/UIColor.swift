/// A colour.
open class UIColor: NSObject, @unchecked Sendable {
  // Sendable: immutable after initialisation.
  public let cgColor: CGColor

  public init(cgColor: CGColor) {
    self.cgColor = cgColor
    super.init()
  }

  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(cgColor: CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }

  public static let white = UIColor(red: 1, green: 1, blue: 1, alpha: 1)
  public static let systemBackground = UIColor(red: 1, green: 1, blue: 1, alpha: 1)
}
