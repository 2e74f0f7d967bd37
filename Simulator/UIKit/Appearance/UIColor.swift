/// A colour, or a rule that picks one for an environment.
open class UIColor: NSObject, @unchecked Sendable {
  // Sendable: nothing in it changes after initialisation, as with Apple's class; the compiler
  // cannot see that through an open class and a provider closure.
  private let fixed: CGColor
  private let provider: ((UITraitCollection) -> UIColor)?

  public init(cgColor: CGColor) {
    fixed = cgColor
    provider = nil
    super.init()
  }

  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    fixed = CGColor(red: red, green: green, blue: blue, alpha: alpha)
    provider = nil
    super.init()
  }

  public init(white: CGFloat, alpha: CGFloat) {
    fixed = CGColor(gray: white, alpha: alpha)
    provider = nil
    super.init()
  }

  /// Each component is 0…1; hues wrap around at 1.
  public init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    fixed = HSB(hue: hue, saturation: saturation, brightness: brightness).color(alpha: alpha)
    provider = nil
    super.init()
  }

  /// A colour that is asked for whenever it is needed. The simulator has one appearance, the light.
  public init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
    fixed = .clear
    provider = dynamicProvider
    super.init()
  }

  public var cgColor: CGColor { resolvedColor(with: UITraitCollection()).fixed }

  public func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    guard let provider else { return self }
    return provider(traitCollection).resolvedColor(with: traitCollection)
  }

  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    if let provider {
      return UIColor { provider($0).resolvedColor(with: $0).withAlphaComponent(alpha) }
    }
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

  /// Equal components make equal colours; a dynamic colour equals only itself.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    if self === other { return true }
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
