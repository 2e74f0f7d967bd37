/// A value between two limits, set with a thumb on a track.
@preconcurrency @MainActor
open class UISlider: UIControl {
  private let track = UIView(frame: .zero)
  private let filled = UIView(frame: .zero)
  private let thumb = UIView(frame: .zero)
  private var stored: Float = 0
  /// From the thumb's middle to the finger, in points; nil while no finger holds it.
  private var grip: CGFloat?

  private static let thumbSide: CGFloat = 28
  /// Xcode's own documents draw sliders 31 points high.
  private static let height: CGFloat = 31

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    (coder as? NibCoder)?.read(into: self)
  }

  private func setUp() {
    for view in [track, filled, thumb] {
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
    for bar in [track, filled] { bar.layer.cornerRadius = 2 }
    thumb.layer.cornerRadius = Self.thumbSide / 2
    thumb.layer.shadowOpacity = 0.15
    thumb.layer.shadowRadius = 4
    thumb.layer.shadowOffset = CGSize(width: 0, height: 3)
    stateDidChange()
  }

  // MARK: Value

  /// Kept between the limits. Setting it sends no event.
  open var value: Float {
    get { stored }
    set { setValue(newValue, animated: false) }
  }

  open func setValue(_ value: Float, animated: Bool) {
    stored = min(max(value, minimumValue), max(minimumValue, maximumValue))
    guard animated, window != nil else { return placeParts() }
    UIView.animate(withDuration: 0.25, animations: placeParts)
  }

  open var minimumValue: Float = 0 { didSet { value = stored } }
  open var maximumValue: Float = 1 { didSet { value = stored } }

  /// Whether events come while the thumb moves, or once when the finger is lifted.
  open var isContinuous = true

  override var kindForAccessibility: UIAccessibilityTraits { .adjustable }

  open override var alignmentRectInsets: UIEdgeInsets {
    // Xcode places a slider 2 points outside the margin that it is tied to, on both sides.
    UIEdgeInsets(top: 0, left: 2, bottom: 0, right: 2)
  }

  // MARK: Look

  open var minimumTrackTintColor: UIColor? { didSet { stateDidChange() } }
  open var maximumTrackTintColor: UIColor? { didSet { stateDidChange() } }
  open var thumbTintColor: UIColor? { didSet { stateDidChange() } }

  override func stateDidChange() {
    filled.backgroundColor = minimumTrackTintColor ?? tintColor
    track.backgroundColor = maximumTrackTintColor ?? .secondarySystemFill
    thumb.backgroundColor = thumbTintColor ?? .white
    alpha = isEnabled ? 1 : 0.5
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    stateDidChange()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    placeParts()
  }

  private var fraction: CGFloat {
    let range = maximumValue - minimumValue
    return range > 0 ? CGFloat((stored - minimumValue) / range) : 0
  }

  /// How far the thumb's middle can go, in points.
  private var way: CGFloat { max(bounds.width - Self.thumbSide, 0) }

  private var isRTL: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  private func placeParts() {
    let middle = bounds.height / 2
    let x = Self.thumbSide / 2 + way * (isRTL ? 1 - fraction : fraction)
    track.frame = CGRect(x: 0, y: middle - 2, width: bounds.width, height: 4)
    filled.frame = CGRect(
      x: isRTL ? x : 0, y: middle - 2, width: isRTL ? bounds.width - x : x, height: 4)
    thumb.frame = CGRect(
      x: x - Self.thumbSide / 2, y: middle - Self.thumbSide / 2, width: Self.thumbSide,
      height: Self.thumbSide)
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: Self.height)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: Self.height)
  }

  // MARK: Touches

  /// Only a finger on the thumb, or close to it, takes hold.
  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let place = touch.location(in: self)
    guard thumb.frame.insetBy(dx: -8, dy: -8).contains(place) else { return false }
    grip = place.x - thumb.frame.midX
    return true
  }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    guard let grip, way > 0 else { return true }
    let x = touch.location(in: self).x - grip - Self.thumbSide / 2
    let share = min(max(x / way, 0), 1)
    let old = stored
    value = minimumValue + Float(isRTL ? 1 - share : share) * (maximumValue - minimumValue)
    if isContinuous, stored != old { sendActions(for: .valueChanged) }
    return true
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    grip = nil
    if !isContinuous { sendActions(for: .valueChanged) }
  }
}
