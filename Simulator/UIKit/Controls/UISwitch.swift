/// A switch between on and off.
@preconcurrency @MainActor
open class UISwitch: UIControl {
  private let track = UIView(frame: .zero)
  private let thumb = UIView(frame: .zero)
  private var stored = false

  /// Every switch is 51 by 31 points, whatever its frame says.
  private static let size = CGSize(width: 51, height: 31)

  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: Self.size))
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    (coder as? NibCoder)?.read(into: self)
  }

  private func setUp() {
    for view in [track, thumb] {
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
    track.layer.cornerRadius = Self.size.height / 2
    thumb.layer.cornerRadius = (Self.size.height - 4) / 2
    thumb.layer.shadowOpacity = 0.15
    thumb.layer.shadowRadius = 4
    thumb.layer.shadowOffset = CGSize(width: 0, height: 3)
    valueDidChange()
  }

  // MARK: Value

  /// Setting it sends no event.
  open var isOn: Bool {
    get { stored }
    set { setOn(newValue, animated: false) }
  }

  open func setOn(_ on: Bool, animated: Bool) {
    guard on != stored else { return }
    stored = on
    guard animated, window != nil else { return valueDidChange() }
    UIView.animate(withDuration: 0.25, animations: valueDidChange)
  }

  // MARK: Look

  /// The track's color while the switch is on; nil for green.
  open var onTintColor: UIColor? { didSet { valueDidChange() } }
  open var thumbTintColor: UIColor? { didSet { valueDidChange() } }

  private func valueDidChange() {
    track.backgroundColor = isOn ? onTintColor ?? .systemGreen : .secondarySystemFill
    thumb.backgroundColor = thumbTintColor ?? .white
    alpha = isEnabled ? 1 : 0.5
    placeThumb()
  }

  private func placeThumb() {
    let area = CGRect(origin: .zero, size: Self.size)
    let side = area.height - 4
    let isRTL = effectiveUserInterfaceLayoutDirection == .rightToLeft
    track.frame = area
    thumb.frame = CGRect(
      x: isOn != isRTL ? area.maxX - side - 2 : 2, y: 2, width: side, height: side)
  }

  override func stateDidChange() { valueDidChange() }

  open override func layoutSubviews() {
    super.layoutSubviews()
    placeThumb()
  }

  open override var intrinsicContentSize: CGSize { Self.size }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }

  // MARK: Touches

  override var ownsSingleTap: Bool { isEnabled }

  /// A finger that is lifted on the switch turns it.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    guard isTouchInside else { return }
    setOn(!isOn, animated: true)
    sendActions(for: [.valueChanged, .primaryActionTriggered])
  }
}
