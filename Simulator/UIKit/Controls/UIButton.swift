import CUIKitEnums

/// A control with a title and an image that does something when tapped.
@preconcurrency @MainActor
open class UIButton: UIControl {
  public private(set) var buttonType: ButtonType = .custom
  private var contents: [State: Content] = [:]

  private let label = TitleLabel()
  private let picture = UIImageView()
  private let backdrop = UIImageView()
  private var hasAttributedTitle = false

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  override var kindForAccessibility: UIAccessibilityTraits { .button }

  open override var accessibilityLabel: String? {
    get { accessibility?.label ?? currentTitle ?? currentAttributedTitle?.string }
    set { super.accessibilityLabel = newValue }
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    (coder as? NibCoder)?.read(into: self)
  }

  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    adopt(primaryAction)
  }

  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    adopt(buttonType)
  }

  func adopt(_ buttonType: ButtonType) {
    self.buttonType = buttonType
    label.font = .systemFont(ofSize: buttonType == .system ? 15 : UIFont.buttonFontSize)
    updateAppearance()
  }

  /// The action's title and image become the button's.
  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
    self.init(type: buttonType)
    adopt(primaryAction)
  }

  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(type: .system)
    self.configuration = configuration
    configurationDidChange()
    adopt(primaryAction)
  }

  private func setUp() {
    label.font = .systemFont(ofSize: UIFont.buttonFontSize)
    label.lineBreakMode = .byTruncatingMiddle
    for view in [backdrop, picture, label] as [UIView] {
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
    updateAppearance()
  }

  private func adopt(_ action: UIAction?) {
    guard let action else { return }
    if configuration != nil {
      if configuration?.title == nil, !action.title.isEmpty { configuration?.title = action.title }
      if configuration?.image == nil { configuration?.image = action.image }
      configurationDidChange()
    } else {
      if !action.title.isEmpty { setTitle(action.title, for: .normal) }
      if let image = action.image { setImage(image, for: .normal) }
    }
    addAction(action, for: .primaryActionTriggered)
  }

  // MARK: Content

  open var titleLabel: UILabel? { label }
  open var imageView: UIImageView? { picture }

  open func setTitle(_ title: String?, for state: State) {
    contents[state, default: Content()].title = title
    updateAppearance()
  }

  /// Shown instead of the state's title.
  open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    contents[state, default: Content()].attributedTitle = title.map(
      NSAttributedString.init(attributedString:))
    updateAppearance()
  }

  open func setTitleColor(_ color: UIColor?, for state: State) {
    contents[state, default: Content()].titleColor = color
    updateAppearance()
  }

  open func setImage(_ image: UIImage?, for state: State) {
    contents[state, default: Content()].image = image
    updateAppearance()
  }

  open func setBackgroundImage(_ image: UIImage?, for state: State) {
    contents[state, default: Content()].backgroundImage = image
    updateAppearance()
  }

  open func title(for state: State) -> String? { contents[state]?.title }
  open func attributedTitle(for state: State) -> NSAttributedString? {
    contents[state]?.attributedTitle
  }

  open func titleColor(for state: State) -> UIColor? { contents[state]?.titleColor }
  open func image(for state: State) -> UIImage? { contents[state]?.image }
  open func backgroundImage(for state: State) -> UIImage? { contents[state]?.backgroundImage }

  open var currentTitle: String? { configuration?.title ?? current(\.title) }
  open var currentAttributedTitle: NSAttributedString? { current(\.attributedTitle) }
  open var currentImage: UIImage? { configuration?.image ?? current(\.image) }
  open var currentBackgroundImage: UIImage? { current(\.backgroundImage) }

  open var currentTitleColor: UIColor {
    let tint: UIColor = tintColor
    if let configuration { return configuration.foreground(tint: tint, state: state) }
    if let color = contents[state]?.titleColor { return color }
    let normal = contents[.normal]?.titleColor
    guard buttonType == .system else { return normal ?? .white }
    if state.contains(.disabled) { return .tertiaryLabel }
    let color = normal ?? tint
    return state.contains(.highlighted) ? color.withAlphaComponent(0.2) : color
  }

  /// What was set for the present state, else for the normal one.
  private func current<Value>(_ part: KeyPath<Content, Value?>) -> Value? {
    contents[state]?[keyPath: part] ?? contents[.normal]?[keyPath: part]
  }

  /// Replaces the titles, images and colors set for states, as long as it is there.
  open var configuration: Configuration? {
    didSet { if configuration != oldValue { configurationDidChange() } }
  }

  private func configurationDidChange() {
    if configuration != nil { label.font = .preferredFont(forTextStyle: .body) }
    updateAppearance()
    contentDidChange()
  }

  // MARK: Changes

  override func stateDidChange() { updateAppearance() }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    updateAppearance()
  }

  open override func didMoveToSuperview() {
    super.didMoveToSuperview()
    updateAppearance()
  }

  private func updateAppearance() {
    updateTitle()
    picture.tintColor = currentTitleColor
    if picture.image != currentImage {
      picture.image = currentImage
      contentDidChange()
    }
    backdrop.image = currentBackgroundImage
    backdrop.backgroundColor = configuration?.background(tint: tintColor, state: state)
    setNeedsLayout()
  }

  private func updateTitle() {
    let attributed = configuration == nil ? currentAttributedTitle : nil
    hasAttributedTitle = attributed != nil
    guard let attributed else {
      label.text = currentTitle
      label.textColor = currentTitleColor
      return
    }
    // The font and the color that the button gives are for what the title leaves open.
    label.text = nil
    label.textColor = currentTitleColor
    label.attributedText = attributed
  }

  func contentDidChange() {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  override var ownsSingleTap: Bool { isEnabled }

  override var touchUpInsideEvents: Event { [.touchUpInside, .primaryActionTriggered] }

  // MARK: Layout

  /// Around the content. Without a configuration buttons are 12 points higher than their title,
  /// which gives 30 for the system type and 34 for the custom one.
  private var insets: NSDirectionalEdgeInsets {
    configuration?.contentInsets
      ?? NSDirectionalEdgeInsets(top: 6, leading: 0, bottom: 6, trailing: 0)
  }

  private var imagePadding: CGFloat {
    label.text?.isEmpty ?? true ? 0 : configuration?.imagePadding ?? 0
  }

  private var titleSize: CGSize {
    var size = label.intrinsicContentSize
    if configuration == nil, !hasAttributedTitle {
      size.height = label.font.lineHeight.rounded(.up)
    }
    return size
  }

  open override var intrinsicContentSize: CGSize {
    let title = titleSize
    let image = currentImage?.size ?? .zero
    let insets = insets
    let width = title.width + image.width + (image.width > 0 ? imagePadding : 0)
    // An empty button without a configuration is 30 wide.
    let least: CGFloat = configuration == nil && width == 0 ? 30 : 0
    return CGSize(
      width: max(width, least) + insets.leading + insets.trailing,
      height: max(title.height, image.height) + insets.top + insets.bottom)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  override var firstBaselineFromTop: CGFloat? {
    label.firstBaselineFromTop.map { $0 + insets.top }
  }

  override var lastBaselineFromBottom: CGFloat { label.lastBaselineFromBottom + insets.bottom }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let insets = insets
    let area = bounds.inset(
      by: UIEdgeInsets(
        top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing))
    let image = currentImage?.size ?? .zero
    let gap = image.width > 0 ? imagePadding : 0
    let title = titleSize
    let titleWidth = min(title.width, max(area.width - image.width - gap, 0))
    let width = image.width + gap + titleWidth
    let start = PixelGrid.round(
      area.minX + (area.width - width) * horizontalShare, layer.contentsScale)
    place(picture, size: image, x: start, in: area)
    place(
      label, size: CGSize(width: titleWidth, height: min(title.height, bounds.height)),
      x: start + image.width + gap, in: area)
    backdrop.frame = bounds
    backdrop.layer.cornerRadius = configuration?.cornerRadius(height: bounds.height) ?? 0
  }

  private func place(_ view: UIView, size: CGSize, x: CGFloat, in area: CGRect) {
    let y = PixelGrid.round(
      area.minY + (area.height - size.height) * verticalShare, layer.contentsScale)
    view.frame = CGRect(origin: CGPoint(x: x, y: y), size: size)
  }

  /// How much of the spare room lies before the content, 0…1.
  private var horizontalShare: CGFloat {
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    switch contentHorizontalAlignment {
    case .left, .fill: return 0
    case .right: return 1
    case .center: return 0.5
    case .leading: return isRightToLeft ? 1 : 0
    case .trailing: return isRightToLeft ? 0 : 1
    @unknown default: return 0.5
    }
  }

  private var verticalShare: CGFloat {
    switch contentVerticalAlignment {
    case .top, .fill: 0
    case .bottom: 1
    case .center: 0.5
    @unknown default: 0.5
    }
  }
}
