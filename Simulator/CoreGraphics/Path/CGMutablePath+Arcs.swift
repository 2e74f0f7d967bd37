extension CGMutablePath {
  /// Control points at this fraction of the radius draw a quarter circle to within 0.03 %.
  static let quarterArcControl: CGFloat = 0.5522847498307936

  /// Radii larger than half a side are reduced to it (Apple traps instead).
  public func addRoundedRect(
    in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    let rx = min(max(cornerWidth, 0), rect.width / 2)
    let ry = min(max(cornerHeight, 0), rect.height / 2)
    guard rx > 0, ry > 0 else { return addRect(rect, transform: transform) }
    let corners = CornerRadii(topLeft: rx, topRight: rx, bottomRight: rx, bottomLeft: rx)
    addRoundedRect(in: rect, radii: corners, verticalScale: ry / rx, transform: transform)
  }

  /// Radii of the four corners, in points, y down.
  package struct CornerRadii: Equatable, Hashable, Sendable {
    package var topLeft: CGFloat
    package var topRight: CGFloat
    package var bottomRight: CGFloat
    package var bottomLeft: CGFloat

    package init(
      topLeft: CGFloat, topRight: CGFloat, bottomRight: CGFloat, bottomLeft: CGFloat
    ) {
      self.topLeft = topLeft
      self.topRight = topRight
      self.bottomRight = bottomRight
      self.bottomLeft = bottomLeft
    }
  }

  /// A rect with a radius per corner; `verticalScale` makes the corners elliptical.
  package func addRoundedRect(
    in rect: CGRect, radii: CornerRadii, verticalScale: CGFloat = 1,
    transform: CGAffineTransform = .identity
  ) {
    let k = 1 - Self.quarterArcControl
    func corner(_ corner: CGPoint, _ from: CGVector, _ to: CGVector, _ radius: CGFloat) {
      let start = CGPoint(
        x: corner.x + from.dx * radius, y: corner.y + from.dy * radius * verticalScale)
      let end = CGPoint(
        x: corner.x + to.dx * radius, y: corner.y + to.dy * radius * verticalScale)
      addLine(to: start, transform: transform)
      guard radius > 0 else { return }
      addCurve(
        to: end,
        control1: CGPoint(
          x: corner.x + (start.x - corner.x) * k, y: corner.y + (start.y - corner.y) * k),
        control2: CGPoint(
          x: corner.x + (end.x - corner.x) * k, y: corner.y + (end.y - corner.y) * k),
        transform: transform)
    }
    let left = CGVector(dx: -1, dy: 0)
    let right = CGVector(dx: 1, dy: 0)
    let up = CGVector(dx: 0, dy: -1)
    let down = CGVector(dx: 0, dy: 1)
    move(to: CGPoint(x: rect.minX + radii.topLeft, y: rect.minY), transform: transform)
    corner(CGPoint(x: rect.maxX, y: rect.minY), left, down, radii.topRight)
    corner(CGPoint(x: rect.maxX, y: rect.maxY), up, left, radii.bottomRight)
    corner(CGPoint(x: rect.minX, y: rect.maxY), right, up, radii.bottomLeft)
    corner(CGPoint(x: rect.minX, y: rect.minY), down, right, radii.topLeft)
    closeSubpath()
  }

  /// An arc from `startAngle` to `endAngle` (radians); angles fall when `clockwise` is true, as
  /// Apple defines it in a y-up space. With y down the words therefore swap on the screen.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    let turn = 2 * CGFloat.pi
    var sweep = endAngle - startAngle
    if clockwise {
      if sweep < -turn { sweep = -turn }
      while sweep > 0 { sweep -= turn }
    } else {
      if sweep > turn { sweep = turn }
      while sweep < 0 { sweep += turn }
    }
    addRelativeArc(
      center: center, radius: radius, startAngle: startAngle, delta: sweep, transform: transform)
  }

  public func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    guard startAngle.isFinite, delta.isFinite else { return }
    func point(_ angle: CGFloat) -> CGPoint {
      CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
    }
    let first = point(startAngle)
    if elements.isEmpty || elements.last == .close {
      move(to: first, transform: transform)
    } else {
      addLine(to: first, transform: transform)
    }
    let pieces = max(1, Int((abs(delta) / (.pi / 2)).rounded(.up)))
    let step = delta / CGFloat(pieces)
    let reach = 4 / 3 * tan(step / 4) * radius
    for piece in 0..<pieces {
      let from = startAngle + step * CGFloat(piece)
      let to = piece == pieces - 1 ? startAngle + delta : from + step
      let (start, end) = (point(from), point(to))
      addCurve(
        to: end,
        control1: CGPoint(x: start.x - reach * sin(from), y: start.y + reach * cos(from)),
        control2: CGPoint(x: end.x + reach * sin(to), y: end.y - reach * cos(to)),
        transform: transform)
    }
  }
}
