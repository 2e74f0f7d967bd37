/// The status bar of a simulated device: 9:41 and a full battery, always.
package final class StatusBarView: UIView {
  package enum Style: Equatable, Sendable {
    /// A strip of 20 points, on phones with a home button.
    case classic
    /// The sensor housing hangs from the top edge.
    case notch
    /// A pill below the top edge.
    case dynamicIsland
    /// A strip of 20 or 24 points with the date, on tablets.
    case pad
  }

  package var style: Style { didSet { setNeedsDisplay() } }
  /// The color of time and symbols.
  package var foreground: UIColor = .label { didSet { setNeedsDisplay() } }

  package init(style: Style) {
    self.style = style
    super.init(frame: .zero)
    setUp()
  }

  package required init?(coder: NSCoder) {
    style = .classic
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    isUserInteractionEnabled = false
    contentMode = .redraw
  }

  package override class var drawsContent: Bool { true }

  package override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    switch style {
    case .classic:
      drawSignal(endingAt: 24, midY: bounds.midY)
      drawWiFi(endingAt: 44, midY: bounds.midY)
      drawText("9:41 AM", size: 12, weight: .semibold, centerX: bounds.midX, in: context)
      drawBattery(endingAt: bounds.maxX - 6, midY: bounds.midY)
    case .pad:
      drawText("9:41 AM   Tue Jan 9", size: 12, weight: .semibold, startX: 18, in: context)
      let end = bounds.maxX - 14
      drawBattery(endingAt: end, midY: bounds.midY)
      drawText("100%", size: 12, weight: .regular, endX: end - 32, in: context)
      drawWiFi(endingAt: end - 70, midY: bounds.midY)
    case .notch:
      let width = drawNotch()
      drawCorners(
        midY: 24, timeSize: 15, timeX: (bounds.width - width) / 4, margin: 16, in: context)
    case .dynamicIsland:
      UIColor.black.setFill()
      UIBezierPath(
        roundedRect: CGRect(x: bounds.midX - 62.5, y: 11, width: 125, height: 37),
        cornerRadius: 18.5
      ).fill()
      drawCorners(
        midY: 29.5, timeSize: 17, timeX: bounds.width * 0.135, margin: bounds.width * 0.073,
        in: context)
    }
  }

  /// Time on the left and symbols on the right of the sensor housing.
  private func drawCorners(
    midY: CGFloat, timeSize: CGFloat, timeX: CGFloat, margin: CGFloat, in context: CGContext
  ) {
    drawText(
      "9:41", size: timeSize, weight: .semibold, centerX: timeX, midY: midY, in: context)
    let end = bounds.maxX - margin
    drawBattery(endingAt: end, midY: midY)
    drawWiFi(endingAt: end - 32, midY: midY)
    drawSignal(endingAt: end - 54, midY: midY)
  }

  /// - Returns: How wide the notch is.
  private func drawNotch() -> CGFloat {
    UIColor.black.setFill()
    let width = bounds.width * 0.46
    UIBezierPath(
      roundedRect: CGRect(x: bounds.midX - width / 2, y: -1, width: width, height: 32),
      byRoundingCorners: [.bottomLeft, .bottomRight], cornerRadii: CGSize(width: 20, height: 20)
    ).fill()
    return width
  }
}
