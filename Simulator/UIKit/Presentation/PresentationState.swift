/// A controller's part in presentations.
struct PresentationState {
  /// What this controller presents.
  var presented: UIViewController?
  /// What presents this controller.
  weak var presenter: UIViewController?
  /// How this controller is, or is going to be, presented.
  var controller: UIPresentationController?
  /// What presents in that one's place, where the environment asks for another style.
  var adapted: UIPresentationController?
  /// What presents this controller, or is going to.
  var shown: UIPresentationController? { adapted ?? controller }
}

extension UIViewController {
  var basePresentedViewController: UIViewController? {
    presentation.presented ?? parent?.presentedViewController
  }

  var basePresentingViewController: UIViewController? {
    presentation.presenter ?? parent?.presentingViewController
  }

  var basePresentationController: UIPresentationController? {
    if let parent { return parent.presentationController }
    return presentation.presenter != nil ? presentation.shown : preparedPresentation(from: nil)
  }

  var baseSheetPresentationController: UISheetPresentationController? {
    presentationController as? UISheetPresentationController
  }

  var basePopoverPresentationController: UIPopoverPresentationController? {
    if let parent { return parent.popoverPresentationController }
    guard modalPresentationStyle == .popover else { return nil }
    return preparedPresentation(from: nil) as? UIPopoverPresentationController
  }

  /// The presentation controller for the style asked for; one for another style is replaced.
  func preparedPresentation(from source: UIViewController?) -> UIPresentationController {
    if let controller = presentation.controller,
      controller.presentationStyle == modalPresentationStyle, modalPresentationStyle != .custom
    {
      return controller
    }
    let controller: UIPresentationController
    switch modalPresentationStyle {
    case .automatic where self is UIAlertController:
      controller = AlertPresentationController(presentedViewController: self, presenting: nil)
    case .automatic, .pageSheet, .formSheet:
      controller = UISheetPresentationController(presentedViewController: self, presenting: nil)
    case .popover:
      controller = UIPopoverPresentationController(presentedViewController: self, presenting: nil)
    case .custom:
      guard let source,
        let custom = transitioningDelegate?.presentationController(
          forPresented: self, presenting: source, source: source)
      else {
        return UIPresentationController(presentedViewController: self, presenting: nil)
      }
      controller = custom
    default:
      controller = UIPresentationController(presentedViewController: self, presenting: nil)
    }
    controller.presentationStyle = modalPresentationStyle
    presentation.controller = controller
    return controller
  }
}
