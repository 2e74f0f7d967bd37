/// The round button at the end of a text field that empties it.
final class ClearButton: UIControl {
  private weak var field: UITextField?

  init(field: UITextField) {
    self.field = field
    super.init(frame: CGRect(x: 0, y: 0, width: 19, height: 19))
    isHidden = true
    contentMode = .redraw
    addAction(UIAction { [weak self] _ in self?.field?.clearByButton() }, for: .touchUpInside)
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  package override class var drawsContent: Bool { true }

  override func draw(_ rect: CGRect) {
    let disc = bounds.insetBy(dx: 2, dy: 2)
    UIColor.systemGray3.setFill()
    UIBezierPath(ovalIn: disc).fill()
    let cross = UIBezierPath()
    let arm = disc.width * 0.2
    cross.move(to: CGPoint(x: disc.midX - arm, y: disc.midY - arm))
    cross.addLine(to: CGPoint(x: disc.midX + arm, y: disc.midY + arm))
    cross.move(to: CGPoint(x: disc.midX + arm, y: disc.midY - arm))
    cross.addLine(to: CGPoint(x: disc.midX - arm, y: disc.midY + arm))
    cross.lineWidth = 1.5
    cross.lineCapStyle = .round
    UIColor.white.setStroke()
    cross.stroke()
  }
}
