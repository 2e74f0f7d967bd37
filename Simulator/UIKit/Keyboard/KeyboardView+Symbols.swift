extension KeyboardView {
  /// Symbols are drawn on a square of 24 points in the middle of the key.
  private func path(
    in frame: CGRect, lineWidth: CGFloat = 1.6, _ build: (UIBezierPath, CGPoint) -> Void
  ) -> UIBezierPath {
    let path = UIBezierPath()
    path.lineWidth = lineWidth
    path.lineJoinStyle = .round
    path.lineCapStyle = .round
    build(path, CGPoint(x: frame.midX, y: frame.midY))
    Colors.symbol.set()
    return path
  }

  private func trace(_ path: UIBezierPath, around center: CGPoint, _ points: [(CGFloat, CGFloat)]) {
    for (index, (x, y)) in points.enumerated() {
      let point = CGPoint(x: center.x + x, y: center.y + y)
      if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
    }
  }

  /// An arrow up; filled while it capitalises.
  func drawShift(in frame: CGRect) {
    let arrow = path(in: frame) { path, center in
      trace(
        path, around: center,
        [(0, -9), (9.5, 0.5), (5, 0.5), (5, 8), (-5, 8), (-5, 0.5), (-9.5, 0.5)])
      path.close()
    }
    if configuration.isShifted { arrow.fill() }
    arrow.stroke()
  }

  func drawDelete(in frame: CGRect) {
    path(in: frame) { path, center in
      trace(path, around: center, [(-11, 0), (-4.5, -8), (11, -8), (11, 8), (-4.5, 8)])
      path.close()
      trace(path, around: center, [(0, -3.5), (7, 3.5)])
      trace(path, around: center, [(7, -3.5), (0, 3.5)])
    }.stroke()
  }

  func drawGlobe(in frame: CGRect) {
    path(in: frame, lineWidth: 1.4) { path, center in
      let circle = CGRect(x: center.x - 10, y: center.y - 10, width: 20, height: 20)
      path.append(UIBezierPath(ovalIn: circle))
      path.append(UIBezierPath(ovalIn: circle.insetBy(dx: 5.5, dy: 0)))
      trace(path, around: center, [(-10, 0), (10, 0)])
      trace(path, around: center, [(0, -10), (0, 10)])
      trace(path, around: center, [(-8.6, -5), (8.6, -5)])
      trace(path, around: center, [(-8.6, 5), (8.6, 5)])
    }.stroke()
  }

  func drawMicrophone(in frame: CGRect) {
    let center = CGPoint(x: frame.midX, y: frame.midY)
    Colors.symbol.setFill()
    UIBezierPath(
      roundedRect: CGRect(x: center.x - 3.5, y: center.y - 11, width: 7, height: 13),
      cornerRadius: 3.5
    ).fill()
    path(in: frame) { path, center in
      path.move(to: CGPoint(x: center.x + 7, y: center.y - 1.5))
      path.addArc(
        withCenter: CGPoint(x: center.x, y: center.y - 1.5), radius: 7, startAngle: 0,
        endAngle: .pi, clockwise: true)
      trace(path, around: center, [(0, 5.5), (0, 10)])
      trace(path, around: center, [(-4, 10), (4, 10)])
    }.stroke()
  }

  /// A small keyboard above an arrow down.
  func drawDismiss(in frame: CGRect) {
    path(in: frame) { path, center in
      let board = CGRect(x: center.x - 12, y: center.y - 9, width: 24, height: 12)
      path.append(UIBezierPath(roundedRect: board, cornerRadius: 2))
      for row in [CGFloat(-6), -3] {
        for column in stride(from: CGFloat(-8), through: 8, by: 4) {
          trace(path, around: center, [(column, row), (column, row)])
        }
      }
      trace(path, around: center, [(-5, 0), (5, 0)])
      trace(path, around: center, [(-4, 6.5), (0, 10), (4, 6.5)])
    }.stroke()
  }

  /// An arrow bent back to the left, or mirrored for redo.
  func drawUndo(at center: CGPoint, isMirrored: Bool) {
    let side: CGFloat = isMirrored ? -1 : 1
    let frame = CGRect(x: center.x - 12, y: center.y - 12, width: 24, height: 24)
    path(in: frame) { path, center in
      trace(path, around: center, [(-4 * side, -9), (-9 * side, -4), (-4 * side, 1)])
      trace(path, around: center, [(-9 * side, -4), (3 * side, -4)])
      path.addCurve(
        to: CGPoint(x: center.x + 3 * side, y: center.y + 8),
        controlPoint1: CGPoint(x: center.x + 11 * side, y: center.y - 4),
        controlPoint2: CGPoint(x: center.x + 11 * side, y: center.y + 8))
      path.addLine(to: CGPoint(x: center.x - 3 * side, y: center.y + 8))
    }.stroke()
  }

  /// A clipboard.
  func drawPaste(at center: CGPoint) {
    let frame = CGRect(x: center.x - 12, y: center.y - 12, width: 24, height: 24)
    path(in: frame) { path, center in
      path.append(
        UIBezierPath(
          roundedRect: CGRect(x: center.x - 8, y: center.y - 8, width: 16, height: 19),
          cornerRadius: 3))
      path.append(
        UIBezierPath(
          roundedRect: CGRect(x: center.x - 4, y: center.y - 11, width: 8, height: 5),
          cornerRadius: 2))
    }.stroke()
  }
}
