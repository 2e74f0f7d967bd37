/// The field of a search bar: rounded, with a magnifying glass.
@preconcurrency @MainActor
open class UISearchTextField: UITextField {
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  /// Between the ends of the field and what is in it, points.
  private static let margin: CGFloat = 8

  private func setUp() {
    backgroundColor = .tertiarySystemFill
    layer.cornerRadius = 10
    clipsToBounds = true
    clearButtonMode = .whileEditing
    returnKeyType = .search
    leftView = MagnifyingGlass(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    leftViewMode = .always
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: super.intrinsicContentSize.width + 2 * Self.margin, height: 36)
  }

  open override func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    super.leftViewRect(forBounds: bounds).offsetBy(dx: Self.margin, dy: 0)
  }

  open override func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
    super.clearButtonRect(forBounds: bounds).offsetBy(dx: -Self.margin, dy: 0)
  }

  open override func textRect(forBounds bounds: CGRect) -> CGRect {
    inset(super.textRect(forBounds: bounds), in: bounds)
  }

  open override func editingRect(forBounds bounds: CGRect) -> CGRect {
    inset(super.editingRect(forBounds: bounds), in: bounds)
  }

  private func inset(_ rect: CGRect, in bounds: CGRect) -> CGRect {
    let end = min(rect.maxX, bounds.maxX - Self.margin)
    let start = rect.minX + 6
    return CGRect(x: start, y: rect.minY, width: max(end - start, 0), height: rect.height)
  }
}

private final class MagnifyingGlass: UIView {
  override class var drawsContent: Bool { true }

  override func draw(_ rect: CGRect) {
    UIColor.secondaryLabel.setStroke()
    let lens = UIBezierPath(ovalIn: CGRect(x: 3, y: 3, width: 11, height: 11))
    lens.lineWidth = 1.6
    lens.stroke()
    let handle = UIBezierPath()
    handle.move(to: CGPoint(x: 12.5, y: 12.5))
    handle.addLine(to: CGPoint(x: 17, y: 17))
    handle.lineWidth = 1.8
    handle.lineCapStyle = .round
    handle.stroke()
  }
}
