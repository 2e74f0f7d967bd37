import KeyboardSimulation

/// Shows an alert in the middle of what the keyboard leaves, an action sheet at the bottom.
///
/// On iOS 26.1 an alert was measured (github.com/Vercantez/openuikit): 320 points wide, which is
/// 36.667 from the sides of 393, in the middle of the safe area; it is there at once, and only the
/// dim fades in, on a critically damped spring with ω = 22.88.
final class AlertPresentationController: UIPresentationController {
  private let isNew = UIApplication.shared.system >= .iOS26

  private var width: CGFloat { isNew ? 320 : 270 }

  override var appearsAtOnce: Bool { isNew && isAlert }

  private var isAlert: Bool {
    (presentedViewController as? UIAlertController)?.preferredStyle == .alert
  }

  /// The first text field gets the focus when the alert is presented, not when it has come to rest
  /// (openuikit, iOS 26.1).
  override func presentedViewIsInPlace() {
    (presentedViewController as? UIAlertController)?.textFields?.first?.becomeFirstResponder()
  }

  override var shouldRemovePresentersView: Bool { false }
  override var dims: Bool { true }
  override var yieldsToKeyboard: Bool { true }

  override var frameOfPresentedViewInContainerView: CGRect {
    guard let container = containerView, let alert = presentedViewController as? UIAlertController
    else { return .zero }
    let insets = container.safeAreaInsets
    let isSheet = alert.preferredStyle == .actionSheet
    let width = isSheet ? min(container.bounds.width - 16, 400) : self.width
    let height = alert.view.systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
    let bottom = min(container.bounds.height, keyboardTop ?? .infinity)
    let y =
      isSheet
      ? bottom - max(insets.bottom, 8) - height
      : max(middle(of: height, above: bottom), insets.top)
    let scale = container.traitCollection.displayScale
    let x = (container.bounds.width - width) / 2
    return CGRect(
      x: isNew ? PixelGrid.round(x, scale) : x.rounded(), y: y, width: width, height: height)
  }

  private func middle(of height: CGFloat, above bottom: CGFloat) -> CGFloat {
    guard isNew, let container = containerView else { return ((bottom - height) / 2).rounded() }
    let insets = container.safeAreaInsets
    let lower = min(bottom, container.bounds.height - insets.bottom)
    return PixelGrid.round(
      insets.top + (lower - insets.top - height) / 2, container.traitCollection.displayScale)
  }
}
