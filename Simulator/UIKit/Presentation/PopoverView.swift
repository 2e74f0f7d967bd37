/// A popover's card with round corners, and the arrow beside it.
final class PopoverView: UIView {
  var color: UIColor = .systemBackground {
    didSet {
      card.backgroundColor = color
      arrow.setNeedsDisplay()
    }
  }

  private let card = UIView(frame: .zero)
  private let arrow = Arrow(frame: .zero)

  init() {
    super.init(frame: .zero)
    traitState.isElevated = true
    arrow.isUserInteractionEnabled = false
    arrow.isOpaque = false
    arrow.contentMode = .redraw
    card.clipsToBounds = true
    card.layer.cornerRadius = PopoverGeometry.cornerRadius
    for view in [arrow, card] as [UIView] { addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  func adopt(_ content: UIView) {
    // As in a sheet, nothing is laid out in a card of no size.
    card.frame = content.bounds
    content.frame = card.bounds
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    card.addSubview(content)
  }

  func holds(_ content: UIView) -> Bool { content.superview === card }

  func show(_ placement: PopoverGeometry.Placement) {
    arrow.owner = self
    arrow.direction = placement.direction
    arrow.frame = placement.arrow
    card.frame = placement.content
    card.layoutIfNeeded()
  }

  /// A triangle that points to the source.
  private final class Arrow: UIView {
    weak var owner: PopoverView?
    var direction = UIPopoverArrowDirection.up {
      didSet { if direction != oldValue { setNeedsDisplay() } }
    }

    override class var drawsContent: Bool { true }

    override func draw(_ rect: CGRect) {
      let path = UIBezierPath()
      let corners = [
        CGPoint(x: bounds.minX, y: bounds.minY), CGPoint(x: bounds.maxX, y: bounds.minY),
        CGPoint(x: bounds.maxX, y: bounds.maxY), CGPoint(x: bounds.minX, y: bounds.maxY),
      ]
      let (first, second, tip): (Int, Int, CGPoint)
      switch direction {
      case .up: (first, second, tip) = (3, 2, CGPoint(x: bounds.midX, y: bounds.minY))
      case .down: (first, second, tip) = (0, 1, CGPoint(x: bounds.midX, y: bounds.maxY))
      case .left: (first, second, tip) = (1, 2, CGPoint(x: bounds.minX, y: bounds.midY))
      default: (first, second, tip) = (0, 3, CGPoint(x: bounds.maxX, y: bounds.midY))
      }
      path.move(to: corners[first])
      path.addLine(to: tip)
      path.addLine(to: corners[second])
      path.close()
      (owner?.color ?? .systemBackground).setFill()
      path.fill()
    }
  }
}
