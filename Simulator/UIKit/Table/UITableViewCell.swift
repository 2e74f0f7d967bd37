/// A row of a table.
@preconcurrency @MainActor
open class UITableViewCell: UIView, ReusableTableView {
  let style: CellStyle
  var identifier: String?
  private(set) lazy var content = ContentHost(self, classicStyle: defaultContentConfiguration())
  let separator = UIView(frame: .zero)
  private(set) lazy var topLine = UIView(frame: .zero)
  var accessory: UIView?
  /// What the table has told the cell about its place.
  var place = TableCellPlace() {
    didSet { if place != oldValue { setNeedsLayout() } }
  }

  public init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    self.style = style
    identifier = reuseIdentifier
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    setUp()
  }

  public override convenience init(frame: CGRect) {
    self.init(style: .default, reuseIdentifier: nil)
    self.frame = frame
  }

  public required init?(coder: NSCoder) {
    style = (coder as? NibCoder)?.cellStyle ?? .default
    identifier = (coder as? NibCoder)?.reuseIdentifier
    super.init(coder: coder)
    setUp()
    (coder as? NibCoder)?.read(into: self)
  }

  private func setUp() {
    clipsToBounds = true
    _ = content
    addSubview(separator)
    separator.isUserInteractionEnabled = false
  }

  // MARK: Reuse

  open var reuseIdentifier: String? { identifier }

  /// Called before a table hands the cell out again.
  open func prepareForReuse() {}

  // MARK: Content

  /// Where the cell's own content belongs: it keeps clear of the accessory and the safe area.
  open var contentView: UIView { content.view }

  /// Setting one replaces the content view, unless that can show it.
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { content.configuration }
    set { content.configuration = newValue }
  }

  /// The configuration that belongs to the cell's style.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    switch style {
    case .default: .cell()
    case .value1, .value2: .valueCell()
    case .subtitle: .subtitleCell()
    @unknown default: .cell()
    }
  }

  open var textLabel: UILabel? { content.classic.primary }

  /// Nil in a cell of the default style.
  open var detailTextLabel: UILabel? { style == .default ? nil : content.classic.secondary }

  // MARK: State

  open var isSelected: Bool {
    get { condition.isSelected }
    set { setSelected(newValue, animated: false) }
  }

  open var isHighlighted: Bool {
    get { condition.isHighlighted }
    set { setHighlighted(newValue, animated: false) }
  }

  private var condition = (isSelected: false, isHighlighted: false)

  open func setSelected(_ selected: Bool, animated: Bool) {
    guard selected != condition.isSelected else { return }
    condition.isSelected = selected
    conditionDidChange(animated: animated)
  }

  open func setHighlighted(_ highlighted: Bool, animated: Bool) {
    guard highlighted != condition.isHighlighted else { return }
    condition.isHighlighted = highlighted
    conditionDidChange(animated: animated)
  }

  private func conditionDidChange(animated: Bool) {
    setNeedsUpdateConfiguration()
    showCondition(animated: animated)
  }

  open var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    state.isSelected = isSelected
    state.isHighlighted = isHighlighted
    return state
  }

  /// Called before the cell is laid out after a change of its state.
  open var configurationUpdateHandler: UITableViewCell.ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }

  open var automaticallyUpdatesContentConfiguration = true

  open func setNeedsUpdateConfiguration() {
    needsUpdateConfiguration = true
    setNeedsLayout()
  }

  private var needsUpdateConfiguration = true

  open func updateConfiguration(using state: UICellConfigurationState) {
    if automaticallyUpdatesContentConfiguration {
      contentConfiguration = contentConfiguration?.updated(for: state)
    }
    configurationUpdateHandler?(self, state)
  }

  /// Brings the content up to date before its size is asked for.
  func updateConfigurationIfNeeded() {
    guard needsUpdateConfiguration else { return }
    needsUpdateConfiguration = false
    updateConfiguration(using: configurationState)
  }

  // MARK: Looks

  open var selectionStyle: UITableViewCell.SelectionStyle = .default {
    didSet { showCondition(animated: false) }
  }

  /// Behind everything else in the cell.
  open var backgroundView: UIView? {
    willSet { if backgroundView !== newValue { backgroundView?.removeFromSuperview() } }
    didSet { setNeedsLayout() }
  }

  /// Shows while the cell is touched or selected; a gray one unless set.
  open var selectedBackgroundView: UIView? {
    willSet {
      if selectedBackgroundView !== newValue { selectedBackgroundView?.removeFromSuperview() }
    }
    didSet { showCondition(animated: false) }
  }

  open var accessoryType: UITableViewCell.AccessoryType = .none {
    didSet { if accessoryType != oldValue { accessoryDidChange() } }
  }

  /// Stands in for what the accessory type shows.
  open var accessoryView: UIView? {
    didSet { if accessoryView !== oldValue { accessoryDidChange() } }
  }

  /// Left and right count; the table's inset unless set.
  open var separatorInset: UIEdgeInsets {
    get { ownSeparatorInset ?? place.separatorInset ?? .zero }
    set {
      ownSeparatorInset = newValue
      setNeedsLayout()
    }
  }

  private(set) var ownSeparatorInset: UIEdgeInsets?

  open override func layoutSubviews() {
    updateConfigurationIfNeeded()
    super.layoutSubviews()
    placeParts()
  }

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
  }
}

// Swift does not let a subclass be made from its metatype by an initializer that is not `required`,
// and Apple's is not: apps override it. It is dispatched dynamically all the same, by way of a
// convenience initializer that calls it and that goes by a name of its own here.
extension UITableViewCell {
  @_silgen_name("UIKit_UITableViewCell_make")
  convenience init(reusing identifier: String) {
    self.init(style: .default, reuseIdentifier: identifier)
  }

  @_silgen_name("UIKit_UITableViewCell_make")
  static func make(reusing identifier: __owned String) -> UITableViewCell
}
