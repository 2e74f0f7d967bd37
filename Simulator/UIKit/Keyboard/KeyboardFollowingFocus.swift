/// The device's keyboard, as far as the focus is concerned.
@MainActor
package protocol KeyboardFollowingFocus: AnyObject {
  /// The first responder has changed.
  func focusDidMove(to responder: UIResponder)
  /// The first responder's text has changed.
  func inputDidChange(_ responder: UIResponder)
  /// The first responder is about to give up without a successor.
  func focusWillEnd()
  /// A drag that dismisses the keyboard interactively has reached a height, in screen points.
  func dismissDragDidMove(to y: CGFloat)
  /// The finger has left; true where the keyboard is on its way out and wants the focus to end.
  func dismissDragDidEnd(velocity: CGFloat) -> Bool
}
