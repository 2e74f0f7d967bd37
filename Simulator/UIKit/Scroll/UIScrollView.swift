/// Shows a part of content that is larger than itself.
///
/// The content offset is the origin of its bounds, as on Apple's systems: subviews keep their
/// frames while it scrolls. Zooming is not there.
@preconcurrency @MainActor
open class UIScrollView: UIView {
  /// Subclasses whose delegate has a richer type declare a property of the same name with
  /// `@_nonoverride`, in front of this one.
  @_disfavoredOverload open weak var delegate: (any UIScrollViewDelegate)?

  var state = ScrollState()
  private(set) lazy var contentGuide = ScrollContentGuide(of: self)
  private(set) lazy var frameGuide = ScrollFrameGuide(of: self)
  private let dragRecognizer = ScrollPanGestureRecognizer()
  private let touchDelay = ContentTouchDelay()
  private(set) lazy var verticalIndicator = ScrollIndicator(axis: .vertical, of: self)
  private(set) lazy var horizontalIndicator = ScrollIndicator(axis: .horizontal, of: self)

  public override init(frame: CGRect) {
    super.init(frame: frame)
    configure()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    configure()
    (coder as? NibCoder)?.read(into: self as UIScrollView)
  }

  private func configure() {
    clipsToBounds = true
    // Made now: a throw-away engine must find both among the view's guides.
    _ = (contentGuide, frameGuide)
    addGestureRecognizer(touchDelay)
    addGestureRecognizer(dragRecognizer)
    dragRecognizer.actions.append { [weak self] _ in self?.dragDidChange() }
  }

  // MARK: Content

  /// The point of the content at the view's top left corner, on whole pixels when set.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set {
      if newValue != bounds.origin { CallProbe.willWrite(.contentOffset, of: self) }
      moveContent(to: newValue)
    }
  }

  /// Set it, or let constraints between the content and this view's edges define it.
  open var contentSize: CGSize = .zero {
    didSet { if contentSize != oldValue { contentSizeDidChange() } }
  }

  open override var bounds: CGRect {
    didSet { if bounds.origin != oldValue.origin { contentDidMove() } }
  }

  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    if contentOffset != bounds.origin { CallProbe.willWrite(.contentOffset, of: self) }
    scroll(to: contentOffset, animated: animated)
  }

  /// Scrolls as little as needed; does nothing where all of the rectangle shows already.
  ///
  /// - Parameter rect: In content coordinates.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    let target = offset(showing: rect)
    if target != contentOffset { setContentOffset(target, animated: animated) }
  }

  // MARK: Insets

  open var contentInset: UIEdgeInsets = .zero {
    willSet { if newValue != contentInset { CallProbe.willWrite(.contentInset, of: self) } }
    didSet { if contentInset != oldValue { updateAdjustedInset() } }
  }

  open var contentInsetAdjustmentBehavior: ContentInsetAdjustmentBehavior = .automatic {
    didSet { updateAdjustedInset() }
  }

  /// The content inset and what the safe area adds to it.
  open var adjustedContentInset: UIEdgeInsets { state.adjustedInset }

  open func adjustedContentInsetDidChange() {}

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    updateAdjustedInset()
  }

  override var safeAreaInsetsForSubviews: UIEdgeInsets { safeAreaBeyondContentInset }

  override func boundsSizeDidChange() {
    super.boundsSizeDidChange()
    updateAdjustedInset()
    keepOffsetInRange()
  }

  // MARK: Layout

  open var contentLayoutGuide: UILayoutGuide { contentGuide }
  open var frameLayoutGuide: UILayoutGuide { frameGuide }

  open override func layoutSubviews() {
    super.layoutSubviews()
    takeContentSizeFromConstraints()
    placeIndicators()
  }

  open override func willMove(toWindow newWindow: UIWindow?) {
    super.willMove(toWindow: newWindow)
    if newWindow == nil { stopMotion() }
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    // An inset may have been set where no controller was around it.
    if window != nil { updateAdjustedInset() }
  }

  // MARK: Scrolling by hand

  open var isScrollEnabled = true {
    didSet {
      dragRecognizer.isEnabled = isScrollEnabled
      touchDelay.isEnabled = isScrollEnabled && delaysContentTouches
    }
  }

  open var isPagingEnabled = false
  open var bounces = true
  open var alwaysBounceVertical = false {
    didSet { updateAdjustedInset() }
  }
  open var alwaysBounceHorizontal = false {
    didSet { updateAdjustedInset() }
  }
  open var decelerationRate: DecelerationRate = .normal
  open var keyboardDismissMode: KeyboardDismissMode = .none

  /// Whether an outer scroll view takes a drag for which this one is at its end already.
  open var transfersVerticalScrollingToParent = true
  open var transfersHorizontalScrollingToParent = true

  open var panGestureRecognizer: UIPanGestureRecognizer { dragRecognizer }

  /// A finger is on the content, moving or not.
  open var isTracking: Bool { state.isTracking }
  open var isDragging: Bool { state.drag != nil }
  /// Nobody touches the content and it is still moving.
  open var isDecelerating: Bool { state.motion?.isDeceleration ?? false }
  open var isScrollAnimating: Bool {
    isScrolledByAnimation || UIApplication.shared.behavior.scrollAnimating == .isUnknown
  }
  var isScrolledByAnimation: Bool { state.motion.map { !$0.isDeceleration } ?? false }

  /// Where an animated scroll goes on to from where it was sent, once it has arrived; nil ends it.
  func continuation(of motion: ScrollMotion) -> CGPoint? { nil }

  /// Ends whatever moves the content, without a word to the delegate.
  open func stopScrollingAndZooming() { stopMotion() }

  open override func gestureRecognizerShouldBegin(
    _ gestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    guard gestureRecognizer === dragRecognizer else {
      return super.gestureRecognizerShouldBegin(gestureRecognizer)
    }
    return mayBeginDrag()
  }

  // MARK: Touches in the content

  /// Whether content hears of a touch only if it rests for a moment or is lifted.
  open var delaysContentTouches = true {
    didSet { touchDelay.isEnabled = isScrollEnabled && delaysContentTouches }
  }

  /// Whether a drag may take away a touch that content has got.
  open var canCancelContentTouches = true

  open func touchesShouldBegin(
    _ touches: Set<UITouch>, with event: UIEvent?, in view: UIView
  ) -> Bool { true }

  /// True unless the view is a control.
  open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }

  // A scroll view keeps its touches, and those that its content passes on, from the responders
  // around it.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}

  // MARK: Indicators

  open var showsVerticalScrollIndicator = true
  open var showsHorizontalScrollIndicator = true
  open var indicatorStyle: IndicatorStyle = .default
  open var verticalScrollIndicatorInsets: UIEdgeInsets = .zero {
    willSet {
      guard newValue != verticalScrollIndicatorInsets else { return }
      CallProbe.willWrite(.verticalScrollIndicatorInsets, of: self)
    }
    didSet { setNeedsLayout() }
  }
  open var horizontalScrollIndicatorInsets: UIEdgeInsets = .zero {
    didSet { setNeedsLayout() }
  }
  /// Whether indicators also keep clear of what the safe area adds to the content inset.
  open var automaticallyAdjustsScrollIndicatorInsets = true {
    didSet { setNeedsLayout() }
  }

  /// Both indicators' insets when set; the vertical one's when read.
  open var scrollIndicatorInsets: UIEdgeInsets {
    get { verticalScrollIndicatorInsets }
    set {
      verticalScrollIndicatorInsets = newValue
      horizontalScrollIndicatorInsets = newValue
    }
  }

  /// Shows the indicators for a moment.
  open func flashScrollIndicators() {
    showIndicators()
    hideIndicators()
  }
}
