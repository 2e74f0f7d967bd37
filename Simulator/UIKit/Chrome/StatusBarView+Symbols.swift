extension StatusBarView {
  func drawText(
    _ text: String, size: CGFloat, weight: UIFont.Weight, startX: CGFloat? = nil,
    centerX: CGFloat? = nil, endX: CGFloat? = nil, midY: CGFloat? = nil, in context: CGContext
  ) {
    let layout = UIFont.systemFont(ofSize: size, weight: weight)
      .layout(text, lineBreakMode: .byClipping)
    let width = layout.size.width
    let x = startX ?? centerX.map { $0 - width / 2 } ?? endX.map { $0 - width } ?? 0
    let y = (midY ?? bounds.midY) - layout.size.height / 2
    layout.draw(at: CGPoint(x: x, y: y), in: context, color: foreground.cgColor)
  }

  /// Four bars, 18 points wide.
  func drawSignal(endingAt x: CGFloat, midY: CGFloat) {
    foreground.setFill()
    for bar in 0..<4 {
      let height = 4 + CGFloat(bar) * 2.6
      let rect = CGRect(
        x: x - 18 + CGFloat(bar) * 4.9, y: midY + 6 - height, width: 3.2, height: height)
      UIBezierPath(roundedRect: rect, cornerRadius: 1).fill()
    }
  }

  /// Three arcs over a point, 17 points wide.
  func drawWiFi(endingAt x: CGFloat, midY: CGFloat) {
    let foot = CGPoint(x: x - 8.5, y: midY + 6)
    foreground.setFill()
    for (outer, inner) in [(CGFloat(12), CGFloat(9.4)), (8, 5.4), (4, 0)] {
      let fan = UIBezierPath()
      fan.addArc(
        withCenter: foot, radius: outer, startAngle: .pi * 1.25, endAngle: .pi * 1.75,
        clockwise: true)
      if inner > 0 {
        fan.addArc(
          withCenter: foot, radius: inner, startAngle: .pi * 1.75, endAngle: .pi * 1.25,
          clockwise: false)
      } else {
        fan.addLine(to: foot)
      }
      fan.close()
      fan.fill()
    }
  }

  /// A full battery, 27 points wide.
  func drawBattery(endingAt x: CGFloat, midY: CGFloat) {
    let body = CGRect(x: x - 27, y: midY - 6.25, width: 24.5, height: 12.5)
    let outline = UIBezierPath(roundedRect: body.insetBy(dx: 0.5, dy: 0.5), cornerRadius: 3.6)
    foreground.withAlphaComponent(0.4).set()
    outline.lineWidth = 1
    outline.stroke()
    UIBezierPath(
      roundedRect: CGRect(x: x - 1.6, y: midY - 2, width: 1.5, height: 4), cornerRadius: 0.75
    ).fill()
    foreground.setFill()
    UIBezierPath(roundedRect: body.insetBy(dx: 2, dy: 2), cornerRadius: 2.2).fill()
  }
}
