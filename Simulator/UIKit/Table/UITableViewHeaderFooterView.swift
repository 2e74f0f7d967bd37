/// A header or footer of a section that can be reused.
@preconcurrency @MainActor
open class UITableViewHeaderFooterView: UIView, ReusableTableView {
  var identifier: String?
  private(set) lazy var content = ContentHost(self, classicStyle: defaultContentConfiguration())
  /// What the table has told the view about its place.
  var place = TableCellPlace() {
    didSet { if place != oldValue { setNeedsLayout() } }
  }

  public init(reuseIdentifier: String?) {
    identifier = reuseIdentifier
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 28))
    _ = content
  }

  public override convenience init(frame: CGRect) {
    self.init(reuseIdentifier: nil)
    self.frame = frame
  }

  public required init?(coder: NSCoder) {
    identifier = nil
    super.init(coder: coder)
    _ = content
  }

  open var reuseIdentifier: String? { identifier }

  /// Called before a table hands the view out again.
  open func prepareForReuse() {}

  open var contentView: UIView { content.view }

  /// Setting one replaces the content view, unless that can show it.
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { content.configuration }
    set { content.configuration = newValue }
  }

  /// The configuration of a grouped table's headers.
  open func defaultContentConfiguration() -> UIListContentConfiguration { .groupedHeader() }

  open var textLabel: UILabel? { content.classic.primary }

  /// Behind the content.
  open var backgroundView: UIView? {
    willSet { if backgroundView !== newValue { backgroundView?.removeFromSuperview() } }
    didSet { setNeedsLayout() }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    placeParts()
  }

  func fittingHeight(inWidth width: CGFloat) -> CGFloat? {
    if bounds.width != width { bounds.size.width = width }
    placeParts()
    return content.height(inWidth: contentView.bounds.width)
  }

  private func placeParts() {
    content.place(
      bounds.inset(by: place.sides),
      margins: UIEdgeInsets(top: 0, left: place.margin, bottom: 0, right: place.margin))
    guard let backgroundView else { return }
    backgroundView.frame = bounds
    insertSubview(backgroundView, at: 0)
  }
}

// As for UITableViewCell.
extension UITableViewHeaderFooterView {
  @_silgen_name("UIKit_UITableViewHeaderFooterView_make")
  convenience init(reusing identifier: String) { self.init(reuseIdentifier: identifier) }

  @_silgen_name("UIKit_UITableViewHeaderFooterView_make")
  static func make(reusing identifier: __owned String) -> UITableViewHeaderFooterView
}
