/// Wheels to pick values from, often in place of the keyboard.
@preconcurrency @MainActor
open class UIPickerView: UIView {
  open weak var dataSource: (any UIPickerViewDataSource)? { didSet { reloadAllComponents() } }
  open weak var delegate: (any UIPickerViewDelegate)? { didSet { reloadAllComponents() } }

  private var wheels: [PickerWheel] = []
  private let band = UIView(frame: .zero)

  private static let size = CGSize(width: 320, height: 216)

  /// 320 by 216 points where the frame has no size.
  public override init(frame: CGRect) {
    super.init(
      frame: frame.size == .zero ? CGRect(origin: frame.origin, size: Self.size) : frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    band.backgroundColor = .tertiarySystemFill
    band.layer.cornerRadius = 8
    band.isUserInteractionEnabled = false
    addSubview(band)
  }

  // MARK: Data

  open var numberOfComponents: Int { wheels.count }

  open func numberOfRows(inComponent component: Int) -> Int { wheels[component].rowCount }

  /// Asks for everything anew; each wheel keeps its row, or the last one there is.
  open func reloadAllComponents() {
    let count = delegate == nil ? 0 : dataSource?.numberOfComponents(in: self) ?? 0
    while wheels.count > count { wheels.removeLast().removeFromSuperview() }
    while wheels.count < count { addWheel() }
    for component in wheels.indices { reloadComponent(component) }
  }

  open func reloadComponent(_ component: Int) {
    let wheel = wheels[component]
    let chosen = wheel.selectedRow
    wheel.rowCount = dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0
    wheel.reload()
    if chosen >= wheel.rowCount { wheel.select(wheel.rowCount - 1, animated: false) }
    setNeedsLayout()
  }

  private func addWheel() {
    let component = wheels.count
    let wheel = PickerWheel(frame: .zero)
    wheel.makeRow = { [weak self] row, reused in
      guard let self, let delegate else { return UIView(frame: .zero) }
      return delegate.pickerView(
        self, viewForRow: row, forComponent: component, reusing: reused)
    }
    wheel.didPick = { [weak self] row in
      guard let self else { return }
      delegate?.pickerView(self, didSelectRow: row, inComponent: component)
    }
    wheels.append(wheel)
    addSubview(wheel)
  }

  open func view(forRow row: Int, forComponent component: Int) -> UIView? {
    wheels[component].view(forRow: row)
  }

  // MARK: Choice

  /// Tells nobody.
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
    layoutIfNeeded()
    wheels[component].select(row, animated: animated && window != nil)
  }

  /// -1 where there are no rows.
  open func selectedRow(inComponent component: Int) -> Int {
    wheels[component].rowCount == 0 ? -1 : wheels[component].selectedRow
  }

  // MARK: Layout

  open override var intrinsicContentSize: CGSize { Self.size }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }

  /// Points.
  open func rowSize(forComponent component: Int) -> CGSize {
    let width = delegate?.pickerView(self, widthForComponent: component) ?? shareOfWidth
    return CGSize(width: width, height: rowHeight)
  }

  /// The width of a component that asks for none.
  var shareOfWidth: CGFloat {
    max(bounds.width - 2 * Self.margin, 0) / CGFloat(max(wheels.count, 1))
  }

  private static let margin: CGFloat = 9

  /// All components have the largest height that one asks for (rdar 27927306).
  private var rowHeight: CGFloat {
    wheels.indices.map { delegate?.pickerView(self, rowHeightForComponent: $0) ?? 0 }.max() ?? 0
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let height = rowHeight
    band.isHidden = wheels.isEmpty
    band.frame = CGRect(
      x: Self.margin, y: bounds.midY - height / 2, width: bounds.width - 2 * Self.margin,
      height: height)
    let widths = wheels.indices.map { rowSize(forComponent: $0).width }
    let isRTL = effectiveUserInterfaceLayoutDirection == .rightToLeft
    var x = bounds.midX - widths.reduce(0, +) / 2
    for (wheel, width) in zip(wheels, widths) {
      wheel.rowHeight = height
      wheel.frame = CGRect(
        x: isRTL ? bounds.width - x - width : x, y: 0, width: width, height: bounds.height)
      wheel.setNeedsLayout()
      x += width
    }
  }
}
