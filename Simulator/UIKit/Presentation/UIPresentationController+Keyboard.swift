extension UIPresentationController {
  /// The upper edge of a keyboard at the bottom of the screen, in the container's coordinates; nil
  /// where there is none. One that floats covers nothing for good.
  var keyboardTop: CGFloat? {
    guard let container = containerView, let window = container.window,
      case .docked(let top) = window.keyboard?.placeForSheets
    else { return nil }
    let edge = window.convertFromDisplay(CGPoint(x: 0, y: top))
    return container.convert(edge, from: window as UIView).y
  }

  /// Whether what is typed into lies in the presented view.
  var holdsFirstResponder: Bool {
    guard let view = presentedViewController.viewIfLoaded else { return false }
    var responder = view.window?.firstResponder
    while let current = responder {
      if current === view { return true }
      responder = current.next
    }
    return false
  }

  /// Called when the keyboard begins to move. That is after the notifications, with their timing
  /// (KeyboardFacts 1.5), unless `SystemBehavior.sheetRise` says otherwise.
  func keyboardDidSetOut(duration: TimeInterval, curve: Int) {
    guard yieldsToKeyboard else { return }
    if UIApplication.shared.behavior.sheetRise == .writtenOutright {
      UIView.performWithoutAnimation { move(duration: 0, curve: curve) }
    } else {
      move(duration: duration, curve: curve)
    }
  }

  /// Moves the presented view to where it belongs now, from wherever it is.
  func move(duration: TimeInterval, curve: Int) {
    guard let container = containerView as? PresentationContainerView, !container.isLeaving else {
      return
    }
    UIView.animate(
      withDuration: duration, delay: 0,
      options: [.init(rawValue: UInt(curve) << 16), .beginFromCurrentState]
    ) {
      container.setNeedsLayout()
      SystemLayout.perform { container.layoutIfNeeded() }
    }
  }
}
