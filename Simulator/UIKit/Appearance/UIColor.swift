/// A color, or a rule that picks one for an environment.
open class UIColor: NSObject, @unchecked Sendable {
  // Sendable: nothing in it changes after initialisation, as with Apple's class; the compiler
  // cannot see that through an open class and a provider closure.
  private let mark = AttributeValueMark()
  private let fixed: CGColor
  private let provider: ((UITraitCollection) -> UIColor)?
  /// What a dynamic color with another alpha was made from.
  private let origin: (base: UIColor, alpha: CGFloat)?

  public init(cgColor: CGColor) {
    fixed = cgColor
    provider = nil
    origin = nil
    super.init()
  }

  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    fixed = CGColor(red: red, green: green, blue: blue, alpha: alpha)
    provider = nil
    origin = nil
    super.init()
  }

  public init(white: CGFloat, alpha: CGFloat) {
    fixed = CGColor(gray: white, alpha: alpha)
    provider = nil
    origin = nil
    super.init()
  }

  /// Each component is 0…1; hues wrap around at 1.
  public init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    fixed = HSB(hue: hue, saturation: saturation, brightness: brightness).color(alpha: alpha)
    provider = nil
    origin = nil
    super.init()
  }

  /// A color that is asked for whenever it is needed.
  public init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
    fixed = .clear
    provider = dynamicProvider
    origin = nil
    super.init()
  }

  private init(_ base: UIColor, alpha: CGFloat) {
    fixed = .clear
    provider = { base.resolvedColor(with: $0).withAlphaComponent(alpha) }
    origin = (base, alpha)
    super.init()
  }

  public var cgColor: CGColor { resolvedColor(with: .current).fixed }

  public func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    guard let provider else { return self }
    return provider(traitCollection).resolvedColor(with: traitCollection)
  }

  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    if provider != nil { return UIColor(self, alpha: alpha) }
    return UIColor(red: fixed.red, green: fixed.green, blue: fixed.blue, alpha: alpha)
  }

  // MARK: Drawing

  public func set() {
    setFill()
    setStroke()
  }

  public func setFill() { UIGraphicsGetCurrentContext()?.setFillColor(cgColor) }
  public func setStroke() { UIGraphicsGetCurrentContext()?.setStrokeColor(cgColor) }

  // MARK: NSObject

  /// Equal components make equal colors; a dynamic color equals only itself, with any alpha.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    if self === other { return true }
    if let origin, let other = other.origin {
      return origin.base == other.base && origin.alpha == other.alpha
    }
    guard provider == nil, other.provider == nil else { return false }
    return fixed == other.fixed
  }

  open override var hash: Int { provider == nil ? fixed.hashValue : 0 }

  open override var description: String {
    let color = cgColor
    let numbers = [color.red, color.green, color.blue, color.alpha]
    return "UIExtendedSRGBColorSpace " + numbers.map { "\(Double($0))" }.joined(separator: " ")
  }
}
