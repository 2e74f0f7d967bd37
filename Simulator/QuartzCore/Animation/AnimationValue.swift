/// A value that can be animated, with the arithmetic that animating needs.
package enum AnimationValue {
  case number(Double)
  case point(CGPoint)
  case size(CGSize)
  case rect(CGRect)
  case color(CGColor?)
  case transform(CATransform3D)
  case path(CGPath?)
  case colors([CGColor])
  case numbers([Double])
  case flag(Bool)
  case image(CGImage?)
  /// Between two pictures: how far the second has come in over the first.
  case fade(from: CGImage?, to: CGImage?, progress: Double)

  /// Reads `any` as the kind of value that this one is; nil when it cannot be.
  func reading(_ any: Any) -> AnimationValue? {
    switch self {
    case .number: return Self.number(any).map { .number($0) }
    case .flag: return Self.number(any).map { .flag($0 != 0) }
    case .point: return Self.pair(any).map { .point(CGPoint(x: $0.0, y: $0.1)) }
    case .size: return Self.pair(any).map { .size(CGSize(width: $0.0, height: $0.1)) }
    case .rect:
      if let rect = any as? CGRect { return .rect(rect) }
      return (any as? NSValue).flatMap { $0.holds("CGRect") ? .rect($0.rectValue) : nil }
    case .color: return (any as? CGColor).map { .color($0) }
    case .transform:
      if let transform = any as? CATransform3D { return .transform(transform) }
      return (any as? CGAffineTransform).map { .transform(CATransform3DMakeAffineTransform($0)) }
    case .path: return (any as? CGPath).map { .path($0) }
    case .colors: return (any as? [Any]).map { .colors($0.compactMap { $0 as? CGColor }) }
    case .numbers: return (any as? [Any]).map { .numbers($0.compactMap(Self.number)) }
    case .image, .fade: return (any as? CGImage).map { .image($0) }
    }
  }

  /// As an animation's `fromValue` would hold it.
  package var boxed: Any? {
    switch self {
    case .number(let number): return number
    case .point(let point): return point
    case .size(let size): return size
    case .rect(let rect): return rect
    case .color(let color): return color
    case .transform(let transform): return transform
    case .path(let path): return path
    case .colors(let colors): return colors
    case .numbers(let numbers): return numbers
    case .flag(let flag): return flag
    case .image(let image): return image
    case .fade(_, let image, _): return image
    }
  }

  private static func number(_ any: Any) -> Double? {
    switch any {
    case let number as Double: return number
    case let number as CGFloat: return Double(number)
    case let number as Float: return Double(number)
    case let number as Int: return Double(number)
    case let flag as Bool: return flag ? 1 : 0
    default: return (any as? NSNumber)?.doubleValue
    }
  }

  private static func pair(_ any: Any) -> (CGFloat, CGFloat)? {
    switch any {
    case let point as CGPoint: return (point.x, point.y)
    case let size as CGSize: return (size.width, size.height)
    case let vector as CGVector: return (vector.dx, vector.dy)
    case let value as NSValue where value.holds("CGPoint"):
      return (value.pointValue.x, value.pointValue.y)
    case let value as NSValue where value.holds("CGSize"):
      return (value.sizeValue.width, value.sizeValue.height)
    default: return nil
    }
  }
}

extension NSValue {
  /// Whether the boxed value is a struct of that name, by its type encoding.
  fileprivate func holds(_ name: String) -> Bool {
    String(cString: objCType).hasPrefix("{\(name)=")
  }
}
