extension AnimationValue {
  /// What adds nothing.
  var zero: AnimationValue {
    switch self {
    case .transform: return .transform(CATransform3DIdentity)
    case .color: return .color(.clear)
    default: return multiplied(by: 0)
    }
  }

  /// The sum; transforms are concatenated, `other` first. Kinds without a sum become `other`.
  func adding(_ other: AnimationValue) -> AnimationValue {
    switch (self, other) {
    case (.number(let a), .number(let b)): return .number(a + b)
    case (.point(let a), .point(let b)): return .point(CGPoint(x: a.x + b.x, y: a.y + b.y))
    case (.size(let a), .size(let b)):
      return .size(CGSize(width: a.width + b.width, height: a.height + b.height))
    case (.rect(let a), .rect(let b)):
      return .rect(
        CGRect(
          x: a.origin.x + b.origin.x, y: a.origin.y + b.origin.y,
          width: a.size.width + b.size.width, height: a.size.height + b.size.height))
    case (.color(let a), .color(let b)):
      return .color(Self.combine(a, b) { $0 + $1 })
    case (.transform(let a), .transform(let b)): return .transform(CATransform3DConcat(b, a))
    case (.numbers(let a), .numbers(let b)): return .numbers(zip(a, b).map { $0 + $1 })
    default: return other
    }
  }

  func multiplied(by factor: Double) -> AnimationValue {
    switch self {
    case .number(let a): return .number(a * factor)
    case .point(let a): return .point(CGPoint(x: a.x * factor, y: a.y * factor))
    case .size(let a): return .size(CGSize(width: a.width * factor, height: a.height * factor))
    case .rect(let a):
      return .rect(
        CGRect(
          x: a.origin.x * factor, y: a.origin.y * factor, width: a.size.width * factor,
          height: a.size.height * factor))
    case .color(let a): return .color(Self.combine(a, .clear) { a, _ in a * factor })
    case .numbers(let a): return .numbers(a.map { $0 * factor })
    case .transform, .path, .colors, .flag, .image, .fade: return self
    }
  }

  /// The value a fraction of the way to `end`; below 0 and above 1 it goes on in a straight line.
  func interpolated(to end: AnimationValue, fraction f: Double) -> AnimationValue {
    func mix(_ a: CGFloat, _ b: CGFloat) -> CGFloat { f == 1 ? b : a + (b - a) * f }
    func mixNumbers(_ a: Double, _ b: Double) -> Double { f == 1 ? b : a + (b - a) * f }
    switch (self, end) {
    case (.number(let a), .number(let b)): return .number(mixNumbers(a, b))
    case (.point(let a), .point(let b)):
      return .point(CGPoint(x: mix(a.x, b.x), y: mix(a.y, b.y)))
    case (.size(let a), .size(let b)):
      return .size(CGSize(width: mix(a.width, b.width), height: mix(a.height, b.height)))
    case (.rect(let a), .rect(let b)):
      return .rect(
        CGRect(
          x: mix(a.origin.x, b.origin.x), y: mix(a.origin.y, b.origin.y),
          width: mix(a.size.width, b.size.width), height: mix(a.size.height, b.size.height)))
    case (.color(let a), .color(let b)): return .color(Self.combine(a, b, mix))
    case (.transform(let a), .transform(let b)):
      return .transform(a.interpolated(to: b, fraction: f))
    case (.path(let a), .path(let b)): return .path(Self.mix(a, b, f))
    case (.colors(let a), .colors(let b)) where a.count == b.count:
      return .colors(zip(a, b).map { Self.combine($0, $1, mix) ?? $1 })
    case (.numbers(let a), .numbers(let b)) where a.count == b.count:
      return .numbers(zip(a, b).map(mixNumbers))
    case (.image(let a), .image(let b)):
      return f < 1 ? .fade(from: a, to: b, progress: max(f, 0)) : end
    default: return f < 1 ? self : end
    }
  }

  private static func combine(
    _ a: CGColor?, _ b: CGColor?, _ body: (CGFloat, CGFloat) -> CGFloat
  ) -> CGColor? {
    guard a != nil || b != nil else { return nil }
    // A missing color is the other one made transparent, so that a fade keeps its hue.
    let a = a ?? b?.copy(alpha: 0) ?? .clear
    let b = b ?? a.copy(alpha: 0) ?? .clear
    return CGColor(
      red: body(a.red, b.red), green: body(a.green, b.green), blue: body(a.blue, b.blue),
      alpha: body(a.alpha, b.alpha))
  }

  /// Paths of the same elements move point by point; others change at the end.
  private static func mix(_ a: CGPath?, _ b: CGPath?, _ f: Double) -> CGPath? {
    guard let a, let b, a.elements.count == b.elements.count else { return f < 1 ? a : b }
    func mix(_ p: CGPoint, _ q: CGPoint) -> CGPoint {
      CGPoint(x: p.x + (q.x - p.x) * f, y: p.y + (q.y - p.y) * f)
    }
    var elements: [CGPath.Element] = []
    for pair in zip(a.elements, b.elements) {
      switch pair {
      case (.move(let p), .move(let q)): elements.append(.move(mix(p, q)))
      case (.line(let p), .line(let q)): elements.append(.line(mix(p, q)))
      case (.quad(let c, let p), .quad(let d, let q)):
        elements.append(.quad(control: mix(c, d), end: mix(p, q)))
      case (.cubic(let c1, let c2, let p), .cubic(let d1, let d2, let q)):
        elements.append(.cubic(control1: mix(c1, d1), control2: mix(c2, d2), end: mix(p, q)))
      case (.close, .close): elements.append(.close)
      default: return f < 1 ? a : b
      }
    }
    return CGPath(elements: elements)
  }
}
