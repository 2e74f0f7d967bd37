/// The device's keyboard, as far as the focus is concerned.
@MainActor
package protocol KeyboardFollowingFocus: AnyObject {
  /// The first responder has changed.
  func focusDidMove(to responder: UIResponder)
  /// The first responder's text has changed.
  func inputDidChange(_ responder: UIResponder)
  /// The first responder is about to give up without a successor.
  func focusWillEnd()
}
