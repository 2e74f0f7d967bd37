/// What an accessory type shows: a chevron, a check mark, an i in a circle, or both.
final class TableAccessoryView: UIView {
  private let type: UITableViewCell.AccessoryType
  private let button: UIControl?
  var tapped: () -> Void = {}

  // Points; they are as the system's look, Apple publishes none.
  private static let chevron = CGSize(width: 8, height: 13)
  private static let check = CGSize(width: 15, height: 13)
  private static let info = CGSize(width: 22, height: 22)

  init(_ type: UITableViewCell.AccessoryType) {
    self.type = type
    let size: CGSize
    switch type {
    case .none: size = .zero
    case .disclosureIndicator: size = Self.chevron
    case .checkmark: size = Self.check
    case .detailButton: size = Self.info
    case .detailDisclosureButton:
      size = CGSize(width: Self.info.width + 12 + Self.chevron.width, height: Self.info.height)
    @unknown default: size = .zero
    }
    let isButton = type == .detailButton || type == .detailDisclosureButton
    button = isButton ? UIControl(frame: CGRect(origin: .zero, size: Self.info)) : nil
    super.init(frame: CGRect(origin: .zero, size: size))
    isUserInteractionEnabled = isButton
    guard let button else { return }
    button.addAction(UIAction { [weak self] _ in self?.tapped() }, for: .touchUpInside)
    addSubview(button)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  package override class var drawsContent: Bool { true }

  override func tintColorDidChange() { setNeedsDisplay() }

  override func draw(_ rect: CGRect) {
    switch type {
    case .none: break
    case .disclosureIndicator: drawChevron(at: bounds.maxX)
    case .checkmark:
      tintColor.setStroke()
      stroke([CGPoint(x: 1, y: 7), CGPoint(x: 5, y: 11.5), CGPoint(x: 14, y: 1)], width: 2)
    case .detailButton: drawInfo()
    case .detailDisclosureButton:
      drawInfo()
      drawChevron(at: bounds.maxX)
    @unknown default: break
    }
  }

  private func drawChevron(at end: CGFloat) {
    UIColor.systemGray3.setStroke()
    let isRTL = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let (tail, tip) = isRTL ? (end - 1, end - 6.5) : (end - 7, end - 1.5)
    let middle = bounds.midY
    stroke(
      [
        CGPoint(x: tail, y: middle - 5.5), CGPoint(x: tip, y: middle),
        CGPoint(x: tail, y: middle + 5.5),
      ], width: 2)
  }

  private func drawInfo() {
    tintColor.setStroke()
    tintColor.setFill()
    let box = CGRect(origin: .zero, size: Self.info).insetBy(dx: 1, dy: 1)
    let circle = UIBezierPath(ovalIn: box)
    circle.lineWidth = 1.5
    circle.stroke()
    UIBezierPath(ovalIn: CGRect(x: box.midX - 1.25, y: 5.5, width: 2.5, height: 2.5)).fill()
    stroke([CGPoint(x: box.midX, y: 10), CGPoint(x: box.midX, y: 16)], width: 2)
  }

  private func stroke(_ points: [CGPoint], width: CGFloat) {
    let path = UIBezierPath()
    path.lineWidth = width
    path.lineCapStyle = .round
    path.lineJoinStyle = .round
    path.move(to: points[0])
    for point in points.dropFirst() { path.addLine(to: point) }
    path.stroke()
  }
}
