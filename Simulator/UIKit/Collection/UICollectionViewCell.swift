/// Shows one item of a collection view.
@preconcurrency @MainActor
open class UICollectionViewCell: UICollectionReusableView {
  private var content = UIView()
  private var configurations = CellConfigurations()

  public override init(frame: CGRect) {
    super.init(frame: frame)
    show(content)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    show(content)
    (coder as? NibCoder)?.read(into: self)
  }

  /// Holds what the cell shows; the content configuration's own view where there is one.
  open var contentView: UIView { content }

  open var isSelected = false {
    didSet { if isSelected != oldValue { stateDidChange() } }
  }

  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { stateDidChange() } }
  }

  /// Behind the content, as large as the cell.
  open var backgroundView: UIView? {
    didSet { replaceBackground(oldValue, by: backgroundView) }
  }

  /// In front of the background view while the cell is selected or highlighted.
  open var selectedBackgroundView: UIView? {
    didSet {
      replaceBackground(oldValue, by: selectedBackgroundView)
      showSelectedBackground()
    }
  }

  // MARK: Configurations

  open var contentConfiguration: (any UIContentConfiguration)? {
    get { configurations.content }
    set {
      configurations.content = newValue
      showContentConfiguration()
      setNeedsUpdateConfiguration()
      owner?.contentSizeMayHaveChanged(in: self)
    }
  }

  open var backgroundConfiguration: UIBackgroundConfiguration? {
    get { configurations.background }
    set {
      configurations.background = newValue
      showBackgroundConfiguration()
      setNeedsUpdateConfiguration()
    }
  }

  open var automaticallyUpdatesContentConfiguration: Bool {
    get { configurations.updatesContent }
    set { configurations.updatesContent = newValue }
  }

  open var automaticallyUpdatesBackgroundConfiguration: Bool {
    get { configurations.updatesBackground }
    set { configurations.updatesBackground = newValue }
  }

  open var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    state.isSelected = isSelected
    state.isHighlighted = isHighlighted
    return state
  }

  /// Called after the cell has updated its configurations.
  open var configurationUpdateHandler:
    ((_ cell: UICollectionViewCell, _ state: UICellConfigurationState) -> Void)?
  {
    didSet { setNeedsUpdateConfiguration() }
  }

  /// Asks for ``updateConfiguration(using:)`` before the cell shows next.
  open func setNeedsUpdateConfiguration() {
    guard !configurations.needsUpdate else { return }
    configurations.needsUpdate = true
    setNeedsLayout()
  }

  /// Sets configurations that suit the state.
  open func updateConfiguration(using state: UICellConfigurationState) {
    if configurations.updatesContent, let content = configurations.content {
      configurations.content = content.updated(for: state)
      showContentConfiguration()
    }
    if configurations.updatesBackground, let background = configurations.background {
      configurations.background = background.updated(for: state)
      showBackgroundConfiguration()
    }
    configurationUpdateHandler?(self, state)
  }

  func updateConfigurationIfNeeded() {
    guard configurations.needsUpdate else { return }
    updateConfiguration(using: configurationState)
    // What the update itself has set is for this state already.
    configurations.needsUpdate = false
  }

  private func showContentConfiguration() {
    guard configurations.showContent() else { return }
    content.removeFromSuperview()
    content = configurations.contentView ?? UIView()
    show(content)
    setNeedsLayout()
  }

  private func showBackgroundConfiguration() {
    let old = configurations.backgroundView
    if configurations.showBackground() {
      replaceBackground(old, by: configurations.backgroundView)
    }
  }

  // MARK: Layout

  override func demandDidChange(of view: UIView?) {
    super.demandDidChange(of: view)
    let isOwn = view === self || view === content
    if isOwn || owner?.selfSizingInvalidation == .enabledIncludingConstraints {
      owner?.contentSizeMayHaveChanged(in: self)
    }
  }

  /// Where the content lies in the cell.
  var contentFrame: CGRect { bounds }

  override var fitting: (view: UIView, margin: CGSize) {
    updateConfigurationIfNeeded()
    let frame = contentFrame
    return (
      content, CGSize(width: bounds.width - frame.width, height: bounds.height - frame.height)
    )
  }

  open override func layoutSubviews() {
    updateConfigurationIfNeeded()
    super.layoutSubviews()
    content.frame = contentFrame
    for view in [configurations.backgroundView, backgroundView, selectedBackgroundView] {
      view?.frame = bounds
    }
  }

  private func show(_ content: UIView) {
    content.translatesAutoresizingMaskIntoConstraints = true
    // Until it has been measured, what is inside may ask for another height.
    content.layoutState.frameHeightPriority = UILayoutPriority(999.9)
    content.layoutState.isEncapsulated = true
    content.frame = contentFrame
    addSubview(content)
  }

  private func replaceBackground(_ old: UIView?, by new: UIView?) {
    guard old !== new else { return }
    old?.removeFromSuperview()
    guard let new else { return }
    new.frame = bounds
    let isBehindAll = new === configurations.backgroundView
    insertSubview(
      new, at: isBehindAll ? 0 : (subviews.firstIndex { $0 === content } ?? subviews.count))
  }

  private func stateDidChange() {
    showSelectedBackground()
    setNeedsUpdateConfiguration()
  }

  private func showSelectedBackground() {
    selectedBackgroundView?.isHidden = !isSelected && !isHighlighted
  }
}
