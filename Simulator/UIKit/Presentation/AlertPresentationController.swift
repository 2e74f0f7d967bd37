/// Shows an alert in the middle of what the keyboard leaves, an action sheet at the bottom.
final class AlertPresentationController: UIPresentationController {
  private var keyboard: CGRect?
  private static let width: CGFloat = 270

  override var shouldRemovePresentersView: Bool { false }
  override var dims: Bool { true }

  override var frameOfPresentedViewInContainerView: CGRect {
    guard let container = containerView, let alert = presentedViewController as? UIAlertController
    else { return .zero }
    let insets = container.safeAreaInsets
    let isSheet = alert.preferredStyle == .actionSheet
    let width = isSheet ? min(container.bounds.width - 16, 400) : Self.width
    let height = alert.view.systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
    var bottom = container.bounds.height
    if let keyboard, let window = container.window {
      bottom = min(bottom, window.convert(keyboard, from: nil as UIWindow?).minY)
    }
    let y =
      isSheet
      ? bottom - max(insets.bottom, 8) - height
      : max(((bottom - height) / 2).rounded(), insets.top)
    return CGRect(
      x: ((container.bounds.width - width) / 2).rounded(), y: y, width: width, height: height)
  }

  override func keyboardDidSetOut(to frame: CGRect, duration: TimeInterval, curve: Int) {
    guard let container = containerView as? PresentationContainerView, let window = container.window
    else { return }
    keyboard = frame.intersects(window.screen.bounds) ? frame : nil
    guard !container.isInTransition else { return }
    UIView.animate(
      withDuration: duration, delay: 0,
      options: [.init(rawValue: UInt(curve) << 16), .beginFromCurrentState]
    ) {
      container.setNeedsLayout()
      container.layoutIfNeeded()
    }
  }
}
