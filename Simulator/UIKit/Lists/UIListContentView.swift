/// Shows a list's content configuration.
@preconcurrency @MainActor
open class UIListContentView: UIView, UIContentView {
  let imageView = UIImageView(frame: .zero)
  let primary: UILabel = ListLabel(frame: .zero)
  let secondary: UILabel = ListLabel(frame: .zero)
  private var list: UIListContentConfiguration

  public init(configuration: UIListContentConfiguration) {
    list = configuration
    super.init(frame: .zero)
    for view in [imageView, primary, secondary] { addSubview(view) }
    apply()
  }

  @available(*, unavailable)
  public required init?(coder: NSCoder) { nil }

  /// Other configurations than a list's are refused with a trap.
  open var configuration: any UIContentConfiguration {
    get { list }
    set {
      guard let new = newValue as? UIListContentConfiguration else {
        preconditionFailure("UIListContentView cannot show a \(type(of: newValue))")
      }
      guard new != list else { return }
      list = new
      apply()
    }
  }

  private func apply() {
    list.textProperties.apply(list.text, to: primary)
    list.secondaryTextProperties.apply(list.secondaryText, to: secondary)
    imageView.image = list.image
    imageView.tintColor = list.imageProperties.tintColor
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  // MARK: Layout

  open override func layoutMarginsDidChange() {
    super.layoutMarginsDidChange()
    setNeedsLayout()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let places = arrangement(width: bounds.width).placed(inHeight: bounds.height)
    let isRTL = effectiveUserInterfaceLayoutDirection == .rightToLeft
    for (view, var frame) in zip([imageView, primary, secondary] as [UIView], places) {
      if isRTL { frame.origin.x = bounds.width - frame.maxX }
      frame.origin.y = PixelGrid.round(frame.minY, layer.contentsScale)
      view.frame = frame
    }
  }

  func height(inWidth width: CGFloat) -> CGFloat { arrangement(width: width).height }

  override var heightFollowsWidth: Bool { true }

  override func intrinsicContentSize(inWidth width: CGFloat) -> CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: height(inWidth: width))
  }

  open override var intrinsicContentSize: CGSize { intrinsicContentSize(inWidth: bounds.width) }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: height(inWidth: size.width))
  }

  private func arrangement(width: CGFloat) -> ListContentArrangement {
    let own = list.directionalLayoutMargins
    let outer = directionalLayoutMargins
    var arrangement = ListContentArrangement(
      width: width,
      margins: NSDirectionalEdgeInsets(
        top: own.top, leading: max(own.leading, outer.leading), bottom: own.bottom,
        trailing: max(own.trailing, outer.trailing)))
    if let size = imageView.image?.size {
      arrangement.addImage(
        size, limit: list.imageProperties.maximumSize, padding: list.imageToTextPadding)
    }
    arrangement.addTexts(
      primary, secondary, sideBySide: list.prefersSideBySideTextAndSecondaryText,
      gaps: (list.textToSecondaryTextHorizontalPadding, list.textToSecondaryTextVerticalPadding))
    return arrangement
  }
}

/// A label that makes its row lay itself out when it has changed.
private final class ListLabel: UILabel {
  override func contentSizeDidChange() {
    superview?.invalidateIntrinsicContentSize()
    superview?.setNeedsLayout()
  }
}
