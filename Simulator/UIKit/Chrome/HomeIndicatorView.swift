/// The bar at the bottom edge of devices without a home button.
package final class HomeIndicatorView: UIView {
  package var color: UIColor = .label { didSet { setNeedsDisplay() } }

  package override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    contentMode = .redraw
  }

  package required init?(coder: NSCoder) { super.init(coder: coder) }

  package override class var drawsContent: Bool { true }

  /// Centered, 5 points high, 8 above the bottom edge; a third of a phone's width and less than
  /// that of a tablet's.
  package override func draw(_ rect: CGRect) {
    let width = min(bounds.width * 0.355, 300)
    color.setFill()
    UIBezierPath(
      roundedRect: CGRect(
        x: bounds.midX - width / 2, y: bounds.maxY - 13, width: width, height: 5),
      cornerRadius: 2.5
    ).fill()
  }
}
