/// `keyboardDismissMode` at work.
extension UIScrollView {
  /// The keyboard follows the finger down (`.interactive`).
  func followWithKeyboard() {
    guard keyboardDismissMode == .interactive, let window else { return }
    let finger = window.convert(panGestureRecognizer.location(in: nil), to: nil as UIWindow?)
    UIApplication.shared.keyboard?.dismissDragDidMove(to: finger.y)
  }

  /// The finger has left: the keyboard goes, and the focus with it, or comes back.
  func releaseKeyboard() {
    guard keyboardDismissMode == .interactive, let window else { return }
    let velocity = panGestureRecognizer.velocity(in: nil).y
    if UIApplication.shared.keyboard?.dismissDragDidEnd(velocity: velocity) ?? false {
      window.firstResponder?.resignFirstResponder()
    }
  }
}
