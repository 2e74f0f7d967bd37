/// Two buttons that make a value smaller and larger by a step.
@preconcurrency @MainActor
open class UIStepper: UIControl {
  private let minus = UILabel(frame: .zero)
  private let plus = UILabel(frame: .zero)
  private let divider = UIView(frame: .zero)
  private var stored = 0.0

  /// Every stepper is as large, whatever its frame says: so Xcode draws it since iOS 13.
  private static let size = CGSize(width: 94, height: 32)

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
    backgroundColor = .tertiarySystemFill
    layer.cornerRadius = 8
    minus.text = "−"
    plus.text = "+"
    divider.backgroundColor = .separator
    for view in [minus, plus, divider] {
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
    for label in [minus, plus] { label.textAlignment = .center }
    stateDidChange()
  }

  // MARK: Value

  /// Kept between the limits. Setting it sends no event.
  open var value: Double {
    get { stored }
    set {
      stored = min(max(newValue, minimumValue), maximumValue)
      stateDidChange()
    }
  }

  open var minimumValue = 0.0 { didSet { value = stored } }
  open var maximumValue = 100.0 { didSet { value = stored } }
  /// Above zero.
  open var stepValue = 1.0
  /// Whether a step beyond a limit goes on at the other one.
  open var wraps = false
  /// Kept; one touch is one step here.
  open var autorepeat = true
  /// Kept; one touch is one step here.
  open var isContinuous = true

  private func step(_ change: Double) {
    var next = stored + change
    if next > maximumValue { next = wraps ? minimumValue : maximumValue }
    if next < minimumValue { next = wraps ? maximumValue : minimumValue }
    guard next != stored else { return }
    value = next
    sendActions(for: [.valueChanged, .primaryActionTriggered])
  }

  // MARK: Look

  override func stateDidChange() {
    minus.isEnabled = isEnabled && (wraps || stored > minimumValue)
    plus.isEnabled = isEnabled && (wraps || stored < maximumValue)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let half = Self.size.width / 2
    let isRTL = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let left = CGRect(x: 0, y: 0, width: half, height: Self.size.height)
    let right = CGRect(x: half, y: 0, width: half, height: Self.size.height)
    (minus.frame, plus.frame) = isRTL ? (right, left) : (left, right)
    divider.frame = CGRect(x: half - 0.5, y: 7, width: 1, height: Self.size.height - 14)
  }

  open override var intrinsicContentSize: CGSize { Self.size }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }

  // MARK: Touches

  override var ownsSingleTap: Bool { isEnabled }

  /// A finger that is lifted on a half makes the step of that half.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    guard isTouchInside, let touch else { return }
    step(plus.frame.contains(touch.location(in: self)) ? stepValue : -stepValue)
  }
}
