/// Shows an alert in the middle of what the keyboard leaves, an action sheet at the bottom.
final class AlertPresentationController: UIPresentationController {
  private static let width: CGFloat = 270

  override var shouldRemovePresentersView: Bool { false }
  override var dims: Bool { true }
  override var yieldsToKeyboard: Bool { true }

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
    let bottom = min(container.bounds.height, keyboardTop ?? .infinity)
    let y =
      isSheet
      ? bottom - max(insets.bottom, 8) - height
      : max(((bottom - height) / 2).rounded(), insets.top)
    return CGRect(
      x: ((container.bounds.width - width) / 2).rounded(), y: y, width: width, height: height)
  }
}
