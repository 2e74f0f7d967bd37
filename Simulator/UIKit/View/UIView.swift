/// A rectangle on screen: it draws through its layer, lays out its subviews and takes touches.
@preconcurrency @MainActor
open class UIView: UIResponder, UIAccessibilityIdentification, @preconcurrency NSCoding {
  /// A size component that a view leaves to its constraints.
  public nonisolated static let noIntrinsicMetric: CGFloat = -1

  public nonisolated static let layoutFittingCompressedSize = CGSize.zero
  public nonisolated static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)

  open class var layerClass: AnyClass { CALayer.self }

  /// True for classes that cannot work without Auto Layout.
  open class var requiresConstraintBasedLayout: Bool { false }

  public let layer: CALayer

  public init(frame: CGRect) {
    layer = Self.makeLayer()
    super.init()
    ownWindow = self as? UIWindow
    layer.delegate = self
    layer.contentsScale = UIScreen.current.scale
    self.frame = frame
  }

  /// Decodes a view of a nib's XML source; from any other coder comes an empty view, as Linux has
  /// no archives of views.
  public required init?(coder: NSCoder) {
    layer = Self.makeLayer()
    super.init()
    ownWindow = self as? UIWindow
    layer.delegate = self
    layer.contentsScale = UIScreen.current.scale
    (coder as? NibCoder)?.read(into: self as UIView)
  }

  public convenience override init() { self.init(frame: .zero) }

  public nonisolated func encode(with coder: NSCoder) { refuseToEncode() }

  private static func makeLayer() -> CALayer {
    (layerClass as? CALayer.Type)?.init() ?? CALayer()
  }

  // MARK: Accessibility

  /// The view's own rectangle, unless the app has set another.
  open override var accessibilityFrame: CGRect {
    get { accessibility?.frame ?? convertToScreen(bounds) }
    set { super.accessibilityFrame = newValue }
  }

  /// For tests; nobody hears it.
  open var accessibilityIdentifier: String? {
    get { accessibility?.identifier }
    set { updateAccessibility { $0.identifier = newValue } }
  }

  /// Called before a subview comes in; ends the program where it must not.
  func admit(_ view: UIView) {}

  /// What was said about the tint's brightness; automatic where it was not.
  var ownTintAdjustmentMode = TintAdjustmentMode.automatic

  // MARK: Stored state of the extensions, which cannot store any

  // Asked for more often than all else: to check the access would cost most of it.
  @exclusivity(unchecked) open package(set) weak var superview: UIView?
  @exclusivity(unchecked) open package(set) var subviews: [UIView] = []

  /// The controller whose `view` this is.
  @exclusivity(unchecked) package final weak var viewController: UIViewController? {
    didSet { superview?.safeArea.content = nil }
  }

  open var tag = 0

  /// Names the group that this view and what is inside belong to, for the Tab key of an iPad; nil
  /// for that of the view around it.
  open var focusGroupIdentifier: String?

  open var isUserInteractionEnabled = true
  open var isMultipleTouchEnabled = false
  open var isExclusiveTouch = false
  open var autoresizesSubviews = true
  open var autoresizingMask: AutoresizingMask = []
  open var semanticContentAttribute: UISemanticContentAttribute = .unspecified {
    didSet { if semanticContentAttribute != oldValue { layoutDirectionDidChange() } }
  }
  open var contentMode: ContentMode = .scaleToFill {
    didSet { contentModeDidChange() }
  }

  /// The window around it, itself for a window; set when it enters or leaves one, because to look
  /// for it at each question is dear.
  final weak var ownWindow: UIWindow?

  // Read for each subview in a pass of layout; nothing calls out while it is written.
  @exclusivity(unchecked) var layoutState = LayoutState()
  // Read for each subview whenever a safe area changes; nothing calls out while it is written.
  @exclusivity(unchecked) var safeArea = SafeAreaState()
  var storedTintColor: UIColor?
  var storedBackgroundColor: UIColor?
  var recognizers: [UIGestureRecognizer] = []
  var traitState = TraitState()

  // MARK: Responder chain

  open override var next: UIResponder? { viewController ?? superview }

  override var firstResponderWindow: UIWindow? { window?.respondingWindow }

  // MARK: Content

  /// Draws the view's own content into the current graphics context.
  ///
  /// A class that overrides it is drawn whenever `setNeedsDisplay()` was called.
  open func draw(_ rect: CGRect) {}

  open func setNeedsDisplay() { layer.setNeedsDisplay() }
  open func setNeedsDisplay(_ rect: CGRect) { layer.setNeedsDisplay(rect) }

  /// Whether `draw(_:)` is called when the view first appears.
  ///
  /// Apple's UIKit looks whether the class overrides it. Swift cannot on Linux, so an app's own
  /// classes are asked to draw, and a bitmap that stays empty is dropped again.
  package class var drawsContent: Bool { !String(reflecting: self).hasPrefix("UIKit.") }

  /// What is drawn, as opposed to shown through subviews, is placed by the layer.
  func contentModeDidChange() { layer.contentsGravity = contentMode.gravity }

  // MARK: Overridable moments

  open func willMove(toSuperview newSuperview: UIView?) {}
  open func didMoveToSuperview() {}
  open func willMove(toWindow newWindow: UIWindow?) {}
  open func didMoveToWindow() {}
  open func didAddSubview(_ subview: UIView) {}
  open func willRemoveSubview(_ subview: UIView) {}
  open func safeAreaInsetsDidChange() {}
  open func layoutMarginsDidChange() {}
  open func tintColorDidChange() {}
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// Sizes and places the subviews. The default applies what the constraints say.
  open func layoutSubviews() { applySolvedFrames() }

  /// Adds or changes constraints, once per pass, from the leaves to the root.
  open func updateConstraints() { layoutState.needsUpdateConstraints = false }

  /// The size the view's content would like to have, in points.
  open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

  /// Whether the content needs another height in another width, as wrapped text does.
  var heightFollowsWidth: Bool { false }

  /// What the intrinsic content size would be if layout gave the view a width.
  func intrinsicContentSize(inWidth width: CGFloat) -> CGSize { intrinsicContentSize }

  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

  open var alignmentRectInsets: UIEdgeInsets { .zero }

  /// The view itself, or the descendant that carries its first baseline.
  open var forFirstBaselineLayout: UIView { self }
  open var forLastBaselineLayout: UIView { self }

  /// The distance in points from the top edge to the first baseline; the full height by default.
  var firstBaselineFromTop: CGFloat? { nil }
  /// The distance in points from the last baseline to the bottom edge; zero by default.
  var lastBaselineFromBottom: CGFloat { 0 }

  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    let bounds = bounds
    return point.x >= bounds.minX && point.x < bounds.maxX && point.y >= bounds.minY
      && point.y < bounds.maxY
  }

  /// The front-most descendant that takes touches at the point; nil where none does.
  ///
  /// Hidden, nearly transparent (alpha < 0.01) and non-interactive views prune their subtree.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard !isHidden, alpha >= 0.01, isUserInteractionEnabled, self.point(inside: point, with: event)
    else { return nil }
    for subview in subviews.reversed() {
      if let hit = subview.hitTest(convert(point, to: subview), with: event) { return hit }
    }
    return self
  }

  // MARK: Gestures

  /// nil while there is none.
  open var gestureRecognizers: [UIGestureRecognizer]? {
    get { recognizers.isEmpty ? nil : recognizers }
    set { replaceGestureRecognizers(with: newValue ?? []) }
  }

  /// Takes the recognizer away from the view it was on before.
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    attach(gestureRecognizer)
  }

  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    detach(gestureRecognizer)
  }

  /// Whether a recognizer of this view, or one that would take a touch away from it, may begin.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    !keepsTap(from: gestureRecognizer)
  }

  /// Whether a single tap is what the view is there for.
  var ownsSingleTap: Bool { false }

  // MARK: Overridable properties that live in the layer

  open var frame: CGRect {
    get { layer.frame }
    set {
      guard newValue != layer.frame else { return }
      CallProbe.willWrite(.frame, of: self)
      let size = bounds.size
      layer.frame = newValue
      geometryDidChange(oldSize: size)
    }
  }

  open var bounds: CGRect {
    get { layer.bounds }
    set {
      let old = layer.bounds
      guard newValue != old else { return }
      layer.bounds = newValue
      geometryDidChange(oldSize: old.size)
    }
  }

  open var center: CGPoint {
    get { layer.position }
    set {
      guard newValue != layer.position else { return }
      CallProbe.willWrite(.center, of: self)
      layer.position = newValue
      geometryDidChange(oldSize: bounds.size)
    }
  }

  open var transform: CGAffineTransform {
    get { layer.affineTransform() }
    set {
      layer.setAffineTransform(newValue)
      // Moves the frame, and with it what of the safe area reaches in (openradar 35532074).
      propagateSafeArea()
    }
  }

  open var alpha: CGFloat {
    get { CGFloat(layer.opacity) }
    set { layer.opacity = Float(min(max(newValue, 0), 1)) }
  }

  open var isHidden: Bool {
    get { layer.isHidden }
    set {
      guard newValue != layer.isHidden else { return }
      layer.isHidden = newValue
      superview?.subviewVisibilityDidChange(self)
    }
  }

  open var isOpaque = true

  open var clipsToBounds: Bool {
    get { layer.masksToBounds }
    set { layer.masksToBounds = newValue }
  }

  open var backgroundColor: UIColor? {
    get { storedBackgroundColor }
    set {
      storedBackgroundColor = newValue
      layer.backgroundColor = newValue?.resolvedColor(with: traitCollection).cgColor
    }
  }

  open var contentScaleFactor: CGFloat {
    get { layer.contentsScale }
    set { layer.contentsScale = newValue }
  }

  /// For labels that wrap: their height depends on the width they have been given.
  func boundsSizeDidChange() {}

  /// Tells the views around that one in here may need another size: a cell may need more room.
  ///
  /// - Parameter view: Whose own size that is; nil where constraints have changed.
  func demandDidChange(of view: UIView?) { superview?.demandDidChange(of: view) }

  /// A hook for views whose arrangement depends on which subviews are hidden.
  func subviewVisibilityDidChange(_ subview: UIView) {}

  /// The safe area that reaches subviews; a scroll view's content inset has taken its share.
  var safeAreaInsetsForSubviews: UIEdgeInsets { safeAreaInsets }

  /// The safe area of a view without superview: a window takes it from its scene.
  var rootSafeAreaInsets: UIEdgeInsets { .zero }

  // MARK: Layer delegate

  /// What Core Animation does when a layer property changes: nothing outside an animation block.
  open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
    ViewAnimation.current?.action(for: layer, key: event) ?? NSNull()
  }

  open func draw(_ layer: CALayer, in context: CGContext) {
    UIGraphicsPushContext(context)
    traitCollection.performAsCurrent { draw(bounds) }
    UIGraphicsPopContext()
  }

  open func layoutSublayers(of layer: CALayer) {
    layoutState.passCount += 1
    layoutState.isLaidOutInWindow = ownWindow != nil
    CallProbe.begin(.layout)
    defer { CallProbe.end(.layout) }
    traitCollection.performAsCurrent {
      viewController?.viewWillBeLaidOut()
      layoutSubviews()
      subviewsAreInPlace()
      viewController?.viewDidLayoutSubviews()
    }
  }

  // MARK: What a subclass may override; the extensions have the work

  open func setNeedsLayout() { baseSetNeedsLayout() }

  /// Brings constraints and frames of the view's subtree up to date now.
  ///
  /// Like `CALayer.layoutIfNeeded()`, it starts at the topmost ancestor in an unbroken line that
  /// needs layout.
  open func layoutIfNeeded() {
    CallProbe.willForceLayout(of: self)
    baseLayoutIfNeeded()
  }

  open func setNeedsUpdateConstraints() { baseSetNeedsUpdateConstraints() }

  open func needsUpdateConstraints() -> Bool { baseNeedsUpdateConstraints() }

  /// Runs `updateConstraints()` where it is due in the subtree, leaves first.
  open func updateConstraintsIfNeeded() { baseUpdateConstraintsIfNeeded() }

  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    baseSystemLayoutSizeFitting(targetSize)
  }

  /// The size that the constraints inside the view give it, as near to the target as they allow.
  ///
  /// It solves in an engine of its own, made for this call and thrown away, as Apple's does
  /// (ContainerFacts 9.5).
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize {
    baseSystemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
  }

  open var window: UIWindow? { baseWindow }

  open func isDescendant(of view: UIView) -> Bool { baseIsDescendant(of: view) }

  open func addSubview(_ view: UIView) { baseAddSubview(view) }

  open func insertSubview(_ view: UIView, at index: Int) { baseInsertSubview(view, at: index) }

  open func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
    baseInsertSubview(view, belowSubview: sibling)
  }

  open func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
    baseInsertSubview(view, aboveSubview: sibling)
  }

  open func bringSubviewToFront(_ view: UIView) { baseBringSubviewToFront(view) }

  open func sendSubviewToBack(_ view: UIView) { baseSendSubviewToBack(view) }

  open func exchangeSubview(at first: Int, withSubviewAt second: Int) {
    baseExchangeSubview(at: first, withSubviewAt: second)
  }

  open func viewWithTag(_ tag: Int) -> UIView? { baseViewWithTag(tag) }

  open func removeFromSuperview() { baseRemoveFromSuperview() }

  /// How much of each edge is covered by bars, the sensor housing or the home indicator, in points.
  ///
  /// It comes from the superview: an inset reaches a child as far as the child lies below it. An
  /// edge of the child that lies outside the superview counts as lying on the superview's edge
  /// (rows recorded from Apple's UIKit: uikit-recorded.json, safe_area_propagation).
  open var safeAreaInsets: UIEdgeInsets { baseSafeAreaInsets }

  open var layoutMargins: UIEdgeInsets {
    get { baseLayoutMargins }
    set { baseLayoutMargins = newValue }
  }

  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { baseDirectionalLayoutMargins }
    set { baseDirectionalLayoutMargins = newValue }
  }

  open var insetsLayoutMarginsFromSafeArea: Bool {
    get { baseInsetsLayoutMarginsFromSafeArea }
    set { baseInsetsLayoutMarginsFromSafeArea = newValue }
  }

  open var preservesSuperviewLayoutMargins: Bool {
    get { basePreservesSuperviewLayoutMargins }
    set { basePreservesSuperviewLayoutMargins = newValue }
  }

  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    baseEffectiveUserInterfaceLayoutDirection
  }

  open func sizeToFit() { baseSizeToFit() }

  /// Whether the view's frame becomes required constraints. Set it to false to place the view by
  /// constraints of your own.
  open var translatesAutoresizingMaskIntoConstraints: Bool {
    get { baseTranslatesAutoresizingMaskIntoConstraints }
    set { baseTranslatesAutoresizingMaskIntoConstraints = newValue }
  }

  open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    baseContentHuggingPriority(for: axis)
  }

  open func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) { baseSetContentHuggingPriority(priority, for: axis) }

  open func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis)
    -> UILayoutPriority
  { baseContentCompressionResistancePriority(for: axis) }

  open func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) { baseSetContentCompressionResistancePriority(priority, for: axis) }

  open func invalidateIntrinsicContentSize() { baseInvalidateIntrinsicContentSize() }

  /// The color of what can be touched; taken from the superview where it was not set.
  open var tintColor: UIColor! {
    get { baseTintColor }
    set { baseTintColor = newValue }
  }

  /// The first in the line from this view up that is not automatic; normal where there is none.
  open var tintAdjustmentMode: UIView.TintAdjustmentMode {
    get { baseTintAdjustmentMode }
    set { baseTintAdjustmentMode = newValue }
  }

  /// Takes first responder status from the view or a descendant that has it.
  ///
  /// - Parameter force: true to take it from one that does not want to give it.
  /// - Returns: Whether no descendant has it now.
  @discardableResult
  open func endEditing(_ force: Bool) -> Bool { baseEndEditing(force) }

  /// The appearance of this view and all below it, where it should differ from what is around it.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { baseOverrideUserInterfaceStyle }
    set { baseOverrideUserInterfaceStyle = newValue }
  }
}

extension UIView: @preconcurrency CALayerDelegate {}
