/// The bar at the edge of a scroll view that shows how much of the content is seen.
final class ScrollIndicator: UIView {
  private let axis: NSLayoutConstraint.Axis
  private unowned let scrollView: UIScrollView

  /// As it looks since iOS 13, in points; Apple documents no number (KNOWN_GAPS).
  private static let thickness: CGFloat = 3
  private static let margin: CGFloat = 3
  private static let shortest: CGFloat = 36

  init(axis: NSLayoutConstraint.Axis, of scrollView: UIScrollView) {
    self.axis = axis
    self.scrollView = scrollView
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    alpha = 0
    layer.isNoContent = true
    layer.cornerRadius = Self.thickness / 2
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  func place() {
    switch scrollView.indicatorStyle {
    case .default, .black: backgroundColor = UIColor(white: 0, alpha: 0.35)
    case .white: backgroundColor = UIColor(white: 1, alpha: 0.5)
    @unknown default: backgroundColor = UIColor(white: 0, alpha: 0.35)
    }
    let bounds = scrollView.bounds
    let area = bounds.inset(by: insets)
    let content = scrollView.contentSize
    if axis == .vertical {
      let (start, length) = segment(
        area.minY + Self.margin, area.height - 2 * Self.margin, bounds.height, content.height,
        bounds.minY, scrollView.offsetRange.y)
      frame = CGRect(
        x: area.maxX - Self.margin - Self.thickness, y: start, width: Self.thickness,
        height: length)
    } else {
      let (start, length) = segment(
        area.minX + Self.margin, area.width - 2 * Self.margin, bounds.width, content.width,
        bounds.minX, scrollView.offsetRange.x)
      frame = CGRect(
        x: start, y: area.maxY - Self.margin - Self.thickness, width: length,
        height: Self.thickness)
    }
  }

  /// Where the bar begins on its track, and its length; beyond the ends it shrinks.
  private func segment(
    _ trackStart: CGFloat, _ track: CGFloat, _ visible: CGFloat, _ content: CGFloat,
    _ offset: CGFloat, _ range: ClosedRange<Double>
  ) -> (CGFloat, CGFloat) {
    guard track > 0, content > 0 else { return (trackStart, 0) }
    let low = CGFloat(range.lowerBound)
    let high = CGFloat(range.upperBound)
    let outside = max(low - offset, offset - high, 0)
    let share = min(visible / max(content, visible), 1)
    let length = max(min(max(track * share, Self.shortest), track) - outside, Self.thickness * 2)
    let progress = high > low ? min(max((offset - low) / (high - low), 0), 1) : 0
    return (trackStart + (track - length) * progress, length)
  }

  private var insets: UIEdgeInsets {
    let own =
      axis == .vertical
      ? scrollView.verticalScrollIndicatorInsets : scrollView.horizontalScrollIndicatorInsets
    guard scrollView.automaticallyAdjustsScrollIndicatorInsets else { return own }
    let adjusted = scrollView.adjustedContentInset
    let content = scrollView.contentInset
    return UIEdgeInsets(
      top: own.top + adjusted.top - content.top, left: own.left + adjusted.left - content.left,
      bottom: own.bottom + adjusted.bottom - content.bottom,
      right: own.right + adjusted.right - content.right)
  }
}

extension UIScrollView {
  private var indicatorsInUse: [ScrollIndicator] {
    var indicators: [ScrollIndicator] = []
    if showsVerticalScrollIndicator, canScroll(.vertical) { indicators.append(verticalIndicator) }
    if showsHorizontalScrollIndicator, canScroll(.horizontal) {
      indicators.append(horizontalIndicator)
    }
    return indicators
  }

  func showIndicators() {
    if let timer = state.indicatorTimer { VirtualClock.shared.cancel(timer) }
    state.indicatorTimer = nil
    state.areIndicatorsShown = true
    for indicator in indicatorsInUse {
      addSubview(indicator)
      indicator.place()
      indicator.alpha = 1
    }
  }

  func placeIndicators() {
    guard state.areIndicatorsShown else { return }
    for indicator in indicatorsInUse { indicator.place() }
  }

  /// They stay for a moment and fade.
  func hideIndicators() {
    guard state.areIndicatorsShown, state.indicatorTimer == nil else { return }
    state.indicatorTimer = VirtualClock.shared.schedule(after: 0.3) { [weak self] in
      MainActor.assumeIsolated {
        guard let self else { return }
        self.state.indicatorTimer = nil
        self.state.areIndicatorsShown = false
        UIView.animate(withDuration: 0.25) {
          self.verticalIndicator.alpha = 0
          self.horizontalIndicator.alpha = 0
        }
      }
    }
  }
}
