/// A row of segments of which one is chosen.
@preconcurrency @MainActor
open class UISegmentedControl: UIControl {
  /// The index where no segment is chosen.
  public static let noSegment = -1

  struct Segment {
    var title: String?
    var image: UIImage?
    var action: UIAction?
    var isEnabled = true
    /// Points; zero for an equal share.
    var width: CGFloat = 0
  }

  private(set) var segments: [Segment] = []
  private var contents: [UIView] = []
  private let pill = UIView(frame: .zero)
  private var chosen = -1

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    (coder as? NibCoder)?.read(into: self)
  }

  /// Makes a segment of each string and each image.
  public convenience init(items: [Any]?) {
    self.init(frame: .zero)
    for (index, item) in (items ?? []).enumerated() {
      switch item {
      case let title as String: insertSegment(withTitle: title, at: index, animated: false)
      case let image as UIImage: insertSegment(with: image, at: index, animated: false)
      default: preconditionFailure("A segment is a String or a UIImage, not a \(type(of: item))")
      }
    }
    sizeToFit()
  }

  public convenience init(frame: CGRect, actions: [UIAction]) {
    self.init(frame: frame)
    for (index, action) in actions.enumerated() {
      insertSegment(with: action, at: index, animated: false)
    }
  }

  private func setUp() {
    backgroundColor = .tertiarySystemFill
    layer.cornerRadius = 8
    pill.layer.cornerRadius = 7
    pill.layer.shadowOpacity = 0.12
    pill.layer.shadowRadius = 4
    pill.layer.shadowOffset = CGSize(width: 0, height: 3)
    pill.isUserInteractionEnabled = false
    addSubview(pill)
    selectionDidChange()
  }

  // MARK: Segments

  open var numberOfSegments: Int { segments.count }

  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    insert(Segment(title: title), at: segment)
  }

  open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
    insert(Segment(image: image), at: segment)
  }

  /// Choosing the segment also runs the action.
  open func insertSegment(with action: UIAction, at segment: Int, animated: Bool) {
    insert(Segment(title: action.title, image: action.image, action: action), at: segment)
  }

  private func insert(_ segment: Segment, at index: Int) {
    let index = min(max(index, 0), segments.count)
    segments.insert(segment, at: index)
    if chosen >= index { chosen += 1 }
    rebuild()
  }

  open func removeSegment(at segment: Int, animated: Bool) {
    segments.remove(at: segment)
    if chosen == segment { chosen = Self.noSegment } else if chosen > segment { chosen -= 1 }
    rebuild()
  }

  open func removeAllSegments() {
    segments = []
    chosen = Self.noSegment
    rebuild()
  }

  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    change(segment) { $0.title = title }
  }

  open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
    change(segment) { $0.image = image }
  }

  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
    change(segment) { $0.isEnabled = enabled }
  }

  /// - Parameter width: Points; zero for an equal share.
  open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {
    change(segment) { $0.width = width }
  }

  private func change(_ segment: Int, _ body: (inout Segment) -> Void) {
    body(&segments[segment])
    rebuild()
  }

  open func titleForSegment(at segment: Int) -> String? { segments[segment].title }
  open func imageForSegment(at segment: Int) -> UIImage? { segments[segment].image }
  open func isEnabledForSegment(at segment: Int) -> Bool { segments[segment].isEnabled }
  open func widthForSegment(at segment: Int) -> CGFloat { segments[segment].width }
  open func actionForSegment(at segment: Int) -> UIAction? { segments[segment].action }

  // MARK: Choice

  /// Setting it sends no event.
  open var selectedSegmentIndex: Int {
    get { chosen }
    set {
      chosen = newValue
      selectionDidChange()
    }
  }

  /// Whether a touched segment is not kept.
  open var isMomentary = false { didSet { selectionDidChange() } }

  open var selectedSegmentTintColor: UIColor? { didSet { selectionDidChange() } }

  override var ownsSingleTap: Bool { isEnabled }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    guard isTouchInside, let touch,
      let index = segment(at: touch.location(in: self).x), segments[index].isEnabled,
      isMomentary || index != chosen
    else { return }
    chosen = index
    UIView.animate(withDuration: 0.2, animations: selectionDidChange)
    segments[index].action?.perform(sender: self)
    sendActions(for: [.valueChanged, .primaryActionTriggered])
    if isMomentary { chosen = Self.noSegment }
  }

  // MARK: Look

  private func rebuild() {
    for content in contents { content.removeFromSuperview() }
    contents = segments.map(makeContent)
    for content in contents { addSubview(content) }
    selectionDidChange()
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  private func makeContent(of segment: Segment) -> UIView {
    let isEnabled = segment.isEnabled && isEnabled
    if let image = segment.image {
      let picture = UIImageView(image: image)
      picture.contentMode = .center
      picture.alpha = isEnabled ? 1 : 0.3
      return picture
    }
    let label = UILabel(frame: .zero)
    label.text = segment.title
    label.textAlignment = .center
    label.isEnabled = isEnabled
    return label
  }

  override func stateDidChange() { rebuild() }

  private func selectionDidChange() {
    pill.backgroundColor = selectedSegmentTintColor ?? .pill
    pill.isHidden = isMomentary || !segments.indices.contains(chosen)
    for (index, content) in contents.enumerated() {
      (content as? UILabel)?.font = .systemFont(
        ofSize: 13, weight: index == chosen ? .semibold : .medium)
    }
    placeSegments()
  }

  // MARK: Layout

  open override var intrinsicContentSize: CGSize {
    let widest = contents.map { ($0.intrinsicContentSize.width + 20).rounded(.up) }.max() ?? 0
    let width = segments.reduce(0) { $0 + ($1.width > 0 ? $1.width : widest) }
    return CGSize(width: max(width, 31), height: 32)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  open override func layoutSubviews() {
    super.layoutSubviews()
    placeSegments()
  }

  private func segment(at x: CGFloat) -> Int? {
    frames.firstIndex { $0.minX <= x && x < $0.maxX }
  }

  /// One for each segment; those without a width of their own share what is left.
  private var frames: [CGRect] {
    let own = segments.reduce(0) { $0 + $1.width }
    let sharing = segments.filter { $0.width == 0 }.count
    let share = max(bounds.width - own, 0) / CGFloat(max(sharing, 1))
    let isRTL = effectiveUserInterfaceLayoutDirection == .rightToLeft
    var x: CGFloat = 0
    return segments.map { segment in
      let width = segment.width > 0 ? segment.width : share
      defer { x += width }
      return CGRect(
        x: isRTL ? bounds.width - x - width : x, y: 0, width: width, height: bounds.height)
    }
  }

  private func placeSegments() {
    let frames = frames
    for (content, frame) in zip(contents, frames) { content.frame = frame.insetBy(dx: 4, dy: 0) }
    if frames.indices.contains(chosen) { pill.frame = frames[chosen].insetBy(dx: 2, dy: 2) }
  }
}

extension UIColor {
  /// Behind the chosen segment.
  fileprivate static let pill = UIColor { $0.userInterfaceStyle == .dark ? .systemGray2 : .white }
}
