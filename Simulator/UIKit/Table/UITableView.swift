/// Rows below each other, in sections, of which only those on screen exist.
///
/// Heights of rows that never were on screen are estimates. When a row above what shows turns out
/// higher or lower, the content offset moves along, so that nothing jumps.
@preconcurrency @MainActor
open class UITableView: UIScrollView {
  public let style: Style
  var table = TableState()

  public init(frame: CGRect, style: UITableView.Style) {
    self.style = style
    super.init(frame: frame)
    setUp()
  }

  public override convenience init(frame: CGRect) { self.init(frame: frame, style: .plain) }

  public required init?(coder: NSCoder) {
    style = .plain
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    alwaysBounceVertical = true
    backgroundColor = style == .plain ? .systemBackground : .systemGroupedBackground
  }

  @_nonoverride open weak var delegate: (any UITableViewDelegate)? {
    get { super.delegate as? any UITableViewDelegate }
    set {
      super.delegate = newValue
      reloadData()
    }
  }

  open weak var dataSource: (any UITableViewDataSource)? {
    didSet { if dataSource !== oldValue { reloadData() } }
  }

  // MARK: Heights

  /// Points; with `automaticDimension` the cells' constraints decide.
  open var rowHeight: CGFloat = automaticDimension {
    didSet { if rowHeight != oldValue { forgetHeights() } }
  }
  open var sectionHeaderHeight: CGFloat = automaticDimension {
    didSet { if sectionHeaderHeight != oldValue { forgetHeights() } }
  }
  open var sectionFooterHeight: CGFloat = automaticDimension {
    didSet { if sectionFooterHeight != oldValue { forgetHeights() } }
  }

  /// What rows count with until they are on screen; with zero all heights are asked for at once.
  open var estimatedRowHeight: CGFloat = automaticDimension {
    didSet { if estimatedRowHeight != oldValue { reloadData() } }
  }

  /// What plain tables leave free above a section's header.
  open var sectionHeaderTopPadding: CGFloat = automaticDimension {
    didSet { if sectionHeaderTopPadding != oldValue { forgetHeights() } }
  }

  // MARK: Looks

  open var separatorStyle: UITableViewCell.SeparatorStyle = .singleLine {
    didSet { setNeedsLayout() }
  }
  open var separatorColor: UIColor? = .separator { didSet { setNeedsLayout() } }

  /// Left and right count. Where none is set, separators begin below the cells' text.
  open var separatorInset: UIEdgeInsets {
    get { ownSeparatorInset ?? UIEdgeInsets(top: 0, left: cellMargin, bottom: 0, right: 0) }
    set {
      ownSeparatorInset = newValue
      setNeedsLayout()
    }
  }

  private(set) var ownSeparatorInset: UIEdgeInsets?

  open var separatorInsetReference: SeparatorInsetReference = .fromCellEdges {
    didSet { setNeedsLayout() }
  }

  /// Whether content views keep clear of the safe area, left and right.
  open var insetsContentViewsToSafeArea = true { didSet { setNeedsLayout() } }

  /// Behind the rows, as large as the table.
  open var backgroundView: UIView? {
    willSet { if backgroundView !== newValue { backgroundView?.removeFromSuperview() } }
    didSet { setNeedsLayout() }
  }

  /// Above all sections; its height counts when it is set.
  open var tableHeaderView: UIView? {
    willSet { if tableHeaderView !== newValue { tableHeaderView?.removeFromSuperview() } }
    didSet { edgeViewDidChange(tableHeaderView) }
  }

  /// Below all sections; its height counts when it is set.
  open var tableFooterView: UIView? {
    willSet { if tableFooterView !== newValue { tableFooterView?.removeFromSuperview() } }
    didSet { edgeViewDidChange(tableFooterView) }
  }

  // MARK: Making cells

  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    table.cellReuse.register(cellClass, for: identifier)
  }

  open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    table.edgeReuse.register(aClass, for: identifier)
  }

  /// A cell that went off screen, or a new one of the class that is registered; nil without either.
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    makeCell(identifier)
  }

  /// As the other one; it traps where no class is registered.
  open func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> UITableViewCell {
    guard let cell = makeCell(identifier) else {
      preconditionFailure(
        "UITableView has no cell to dequeue for \"\(identifier)\": register a class for this"
          + " identifier.")
    }
    return cell
  }

  open func dequeueReusableHeaderFooterView(
    withIdentifier identifier: String
  ) -> UITableViewHeaderFooterView? { makeHeaderFooterView(identifier) }

  // MARK: Data

  /// Asks the data source anew for everything. What is on screen goes at the next layout.
  open func reloadData() { forgetData() }

  open var numberOfSections: Int { loaded.sections.count }

  open func numberOfRows(inSection section: Int) -> Int { loaded.sections[section].rows.count }

  // MARK: Selection

  open var allowsSelection = true
  open var allowsMultipleSelection = false

  // MARK: Layout

  open override func layoutSubviews() {
    layOutRows()
    super.layoutSubviews()
  }

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
  }

  /// Text of another size needs rows of another height.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    let old = previousTraitCollection?.preferredContentSizeCategory
    if old != traitCollection.preferredContentSizeCategory { forgetHeights() }
  }

  // MARK: Touches

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let touch = touches.first { fingerCameDown(touch) }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let touch = touches.first { fingerMoved(touch) }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let touch = touches.first { fingerLeft(touch) }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    endHighlight()
  }
}
