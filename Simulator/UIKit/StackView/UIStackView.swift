import CUIKitEnums

/// Lays its arranged views out in a row or a column, by constraints.
///
/// The constraints follow what TZStackView found equal to Apple's (ContainerFacts 9.3), so that
/// hiding, spacing, margins and animation need no code of their own.
@preconcurrency @MainActor
open class UIStackView: UIView {
  public typealias Distribution = UIStackViewDistribution

  public typealias Alignment = UIStackViewAlignment

  public nonisolated static let spacingUseDefault = CGFloat(Float.greatestFiniteMagnitude)
  public nonisolated static let spacingUseSystem = CGFloat(Float.leastNormalMagnitude)

  open private(set) var arrangedSubviews: [UIView] = []
  private var customSpacings: [ObjectIdentifier: CGFloat] = [:]
  private var ownConstraints: [NSLayoutConstraint] = []
  private var ownGuides: [UILayoutGuide] = []

  public override init(frame: CGRect) { super.init(frame: frame) }

  public required init(coder: NSCoder) {
    super.init(coder: coder)!
    (coder as? NibCoder)?.read(into: self)
  }

  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  open var axis: NSLayoutConstraint.Axis = .horizontal {
    didSet { if axis != oldValue { arrangementDidChange() } }
  }

  open var distribution: Distribution = .fill {
    didSet { if distribution != oldValue { arrangementDidChange() } }
  }

  open var alignment: Alignment = .fill {
    didSet {
      guard alignment != oldValue else { return }
      arrangementDidChange()
      for view in arrangedSubviews { hierarchyContext?.contentPrioritiesDidChange(of: view) }
    }
  }

  open var spacing: CGFloat = 0 {
    didSet { if spacing != oldValue { arrangementDidChange() } }
  }

  open var isBaselineRelativeArrangement = false {
    didSet { if isBaselineRelativeArrangement != oldValue { arrangementDidChange() } }
  }

  open var isLayoutMarginsRelativeArrangement = false {
    didSet { if isLayoutMarginsRelativeArrangement != oldValue { arrangementDidChange() } }
  }

  open class override var requiresConstraintBasedLayout: Bool { true }

  // MARK: Arranged views

  open func addArrangedSubview(_ view: UIView) {
    insertArrangedSubview(view, at: arrangedSubviews.count)
  }

  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    arrangedSubviews.removeAll { $0 === view }
    arrangedSubviews.insert(view, at: min(stackIndex, arrangedSubviews.count))
    view.translatesAutoresizingMaskIntoConstraints = false
    if view.superview !== self { addSubview(view) }
    arrangementDidChange()
  }

  /// Ends the arranging only; the view stays a subview.
  open func removeArrangedSubview(_ view: UIView) {
    guard arrangedSubviews.contains(where: { $0 === view }) else { return }
    arrangedSubviews.removeAll { $0 === view }
    customSpacings[ObjectIdentifier(view)] = nil
    arrangementDidChange()
  }

  open override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    removeArrangedSubview(subview)
  }

  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    customSpacings[ObjectIdentifier(arrangedSubview)] =
      spacing == UIStackView.spacingUseDefault ? nil : spacing
    arrangementDidChange()
  }

  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    customSpacings[ObjectIdentifier(arrangedSubview)] ?? UIStackView.spacingUseDefault
  }

  // MARK: Constraints

  override func subviewVisibilityDidChange(_ subview: UIView) {
    super.subviewVisibilityDidChange(subview)
    if arrangedSubviews.contains(where: { $0 === subview }) { arrangementDidChange() }
  }

  private func arrangementDidChange() { setNeedsUpdateConstraints() }

  open override func updateConstraints() {
    NSLayoutConstraint.deactivate(ownConstraints)
    for guide in ownGuides { removeLayoutGuide(guide) }
    var arrangement = StackArrangement(of: self, spacingAfter: spacing(after:))
    arrangement.build()
    // In the arranged order, because among views without any preference the newest takes the rest.
    makeHierarchyContext().mention(arrangedSubviews)
    ownGuides = arrangement.guides
    ownConstraints = arrangement.constraints
    NSLayoutConstraint.activate(ownConstraints)
    super.updateConstraints()
  }

  private func spacing(after view: UIView) -> CGFloat {
    let value = customSpacings[ObjectIdentifier(view)] ?? spacing
    return value == UIStackView.spacingUseSystem ? SystemSpacing.standard : value
  }
}
