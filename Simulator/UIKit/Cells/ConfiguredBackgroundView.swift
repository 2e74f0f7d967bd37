/// Shows a background configuration behind a cell's content.
final class ConfiguredBackgroundView: UIView {
  var configuration: UIBackgroundConfiguration { didSet { show(instead: oldValue) } }
  private let fill = UIView()

  init(_ configuration: UIBackgroundConfiguration) {
    self.configuration = configuration
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    addSubview(fill)
    show(instead: nil)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    let insets = configuration.backgroundInsets
    let isRTL = effectiveUserInterfaceLayoutDirection == .rightToLeft
    fill.frame = bounds.inset(
      by: UIEdgeInsets(
        top: insets.top, left: isRTL ? insets.trailing : insets.leading, bottom: insets.bottom,
        right: isRTL ? insets.leading : insets.trailing))
    configuration.customView?.frame = fill.bounds
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    showColors()
  }

  private func show(instead old: UIBackgroundConfiguration?) {
    guard configuration != old else { return }
    showColors()
    fill.layer.cornerRadius = configuration.cornerRadius
    fill.layer.borderWidth = configuration.strokeWidth
    fill.clipsToBounds = configuration.cornerRadius > 0
    if configuration.customView !== old?.customView {
      old?.customView?.removeFromSuperview()
      if let view = configuration.customView { fill.addSubview(view) }
    }
    setNeedsLayout()
  }

  private func showColors() {
    fill.backgroundColor = configuration.shownColor ?? configuration.backgroundColor ?? tintColor
    fill.layer.borderColor = (configuration.strokeColor ?? tintColor).cgColor
  }
}
