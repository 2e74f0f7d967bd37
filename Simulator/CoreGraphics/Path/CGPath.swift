/// An outline of lines and Bézier curves.
///
/// Immutable for its users; `CGMutablePath` is the one that grows. Elements are stored as given,
/// already mapped by the transform they were added with.
public class CGPath {
  package enum Element: Equatable, Hashable, Sendable {
    case move(CGPoint)
    case line(CGPoint)
    case quad(control: CGPoint, end: CGPoint)
    case cubic(control1: CGPoint, control2: CGPoint, end: CGPoint)
    case close
  }

  package internal(set) var elements: [Element]
  var subpathStart: CGPoint?

  package init(elements: [Element] = []) {
    self.elements = elements
  }

  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    let path = CGMutablePath()
    path.addRect(rect, transform: transform?.pointee ?? .identity)
    self.init(elements: path.elements)
  }

  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    let path = CGMutablePath()
    path.addEllipse(in: rect, transform: transform?.pointee ?? .identity)
    self.init(elements: path.elements)
  }

  public convenience init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>?
  ) {
    let path = CGMutablePath()
    path.addRoundedRect(
      in: rect, cornerWidth: cornerWidth, cornerHeight: cornerHeight,
      transform: transform?.pointee ?? .identity)
    self.init(elements: path.elements)
  }

  public var isEmpty: Bool { elements.isEmpty }

  /// Where the next element would start; zero for an empty path, as Apple's.
  public var currentPoint: CGPoint {
    for element in elements.reversed() {
      switch element {
      case .move(let end), .line(let end), .quad(_, let end), .cubic(_, _, let end): return end
      case .close: return subpathStart ?? lastSubpathStart
      }
    }
    return .zero
  }

  private var lastSubpathStart: CGPoint {
    for case .move(let point) in elements.reversed() { return point }
    return .zero
  }

  public func copy() -> CGPath? {
    CGPath(elements: elements)
  }

  public func mutableCopy() -> CGMutablePath? {
    let path = CGMutablePath()
    path.addPath(self)
    return path
  }

  public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
    CGPath(elements: elements.map { $0.applying(transform?.pointee ?? .identity) })
  }
}

extension CGPath: Hashable {
  public static func == (lhs: CGPath, rhs: CGPath) -> Bool { lhs.elements == rhs.elements }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(elements)
  }
}

extension CGPath.Element {
  package func applying(_ t: CGAffineTransform) -> CGPath.Element {
    switch self {
    case .move(let end): return .move(end.applying(t))
    case .line(let end): return .line(end.applying(t))
    case .quad(let control, let end):
      return .quad(control: control.applying(t), end: end.applying(t))
    case .cubic(let control1, let control2, let end):
      return .cubic(
        control1: control1.applying(t), control2: control2.applying(t), end: end.applying(t))
    case .close: return .close
    }
  }
}
