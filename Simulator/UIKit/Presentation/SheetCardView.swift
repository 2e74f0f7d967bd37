/// The card of a sheet: the presented view, and the grabber in front of it.
final class SheetCardView: UIView {
  /// The grabber's size and place were measured on iOS 26.1 (github.com/Vercantez/openuikit).
  let grabber = UIView(frame: CGRect(x: 0, y: 5, width: 36, height: 5))

  weak var sheet: UISheetPresentationController?
  private let pan = SheetPanGestureRecognizer()

  /// The safe area below the content where the law of a scaled sheet decides about it.
  private var bottomInset: CGFloat?

  init() {
    super.init(frame: .zero)
    clipsToBounds = true
    traitState.isElevated = true
    grabber.backgroundColor = .tertiaryLabel
    grabber.layer.cornerRadius = 2.5
    grabber.isUserInteractionEnabled = false
    grabber.autoresizingMask = [.flexibleLeftMargin, .flexibleRightMargin]
    addSubview(grabber)
    addGestureRecognizer(pan)
    pan.actions.append { [weak self] _ in
      guard let self else { return }
      self.sheet?.panDidChange(self.pan)
    }
  }

  override func gestureRecognizerShouldBegin(
    _ gestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    guard gestureRecognizer === pan else {
      return super.gestureRecognizerShouldBegin(gestureRecognizer)
    }
    return pan.isVertical && sheet?.mayBeDragged ?? false
  }

  required init?(coder: NSCoder) { nil }

  /// Takes the content in, at the size the card has.
  func adopt(_ content: UIView) {
    content.frame = bounds
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    insertSubview(content, belowSubview: grabber)
  }

  /// The scale is a transform: the content is laid out at its full width.
  func apply(_ placement: PresentedPlacement) {
    if bounds.size != placement.size {
      let isFirst = bounds.isEmpty
      bounds.size = placement.size
      if isFirst { grabber.center.x = bounds.midX }
    }
    transform = CGAffineTransform(scaleX: placement.scale, y: placement.scale)
    center = CGPoint(x: placement.frame.midX, y: placement.frame.midY)
    guard bottomInset != placement.bottomInset else { return }
    bottomInset = placement.bottomInset
    handDownSafeArea()
  }

  override var safeAreaInsetsForSubviews: UIEdgeInsets {
    guard let bottomInset else { return super.safeAreaInsetsForSubviews }
    return UIEdgeInsets(top: 0, left: 0, bottom: bottomInset, right: 0)
  }
}
