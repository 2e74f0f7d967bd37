/// `keyboardDismissMode` at work.
extension UIScrollView {
  /// A drag has begun: the keyboard goes at once (`.onDrag`).
  func dismissKeyboardOnDrag() {
    switch keyboardDismissMode {
    case .onDrag, .onDragWithAccessory: dismissKeyboard()
    default: break
    }
  }

  /// The keyboard follows the finger down (`.interactive`).
  func followWithKeyboard() {
    guard isInteractive, let window else { return }
    let finger = window.convertToDisplay(panGestureRecognizer.location(in: nil))
    window.keyboard?.dismissDragDidMove(
      to: finger.y, padding: KeyboardGuides.dismissPadding(of: self),
      takingAccessory: takesAccessory)
  }

  /// The finger has left: the keyboard goes, and the first responder with it, or comes back.
  func releaseKeyboard() {
    guard isInteractive, let keyboard = window?.keyboard else { return }
    let velocity = panGestureRecognizer.velocity(in: nil).y
    if keyboard.dismissDragDidEnd(velocity: velocity) { dismissKeyboard() }
  }

  private var isInteractive: Bool {
    switch keyboardDismissMode {
    case .interactive, .interactiveWithAccessory: true
    default: false
    }
  }

  /// Whether a bar that its controller would keep goes with the keys.
  private var takesAccessory: Bool {
    switch keyboardDismissMode {
    case .onDragWithAccessory, .interactiveWithAccessory: true
    default: false
    }
  }

  private func dismissKeyboard() {
    guard let window else { return }
    let resign: () -> Void = { _ = window.firstResponder?.resignFirstResponder() }
    if takesAccessory, let keyboard = window.keyboard {
      keyboard.takingAccessory(resign)
    } else {
      resign()
    }
  }
}
