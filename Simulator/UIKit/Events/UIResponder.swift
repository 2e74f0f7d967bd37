/// An object that can take events and hold the keyboard's attention.
@preconcurrency @MainActor
open class UIResponder: NSObject {
  public override init() { super.init() }

  /// Names the class, nested and private ones too; an address would differ from run to run.
  open override var description: String { "<\(type(of: self))>" }

  /// Called on an object of a nib once all of the nib's objects are there and connected.
  open func awakeFromNib() {}

  /// The next object in the responder chain.
  open var next: UIResponder? { nil }

  open var canBecomeFirstResponder: Bool { false }
  open var canResignFirstResponder: Bool { true }

  open var isFirstResponder: Bool {
    firstResponderWindow?.firstResponder === self
  }

  /// Gives this object the keyboard's attention; false where it, or the object that has it,
  /// refuses.
  ///
  /// False outside a window, too. A screen that is being pushed gets its focus with the push.
  @discardableResult
  open func becomeFirstResponder() -> Bool {
    guard let window = firstResponderWindow else {
      beginningPush?.remember(self)
      return false
    }
    return window.makeFirstResponder(self)
  }

  @discardableResult
  open func resignFirstResponder() -> Bool {
    guard let window = firstResponderWindow, window.firstResponder === self else { return true }
    return window.makeFirstResponder(nil)
  }

  // MARK: Input views, looked for up the responder chain

  /// What comes up in place of the system keyboard.
  open var inputView: UIView? { nil }
  open var inputViewController: UIInputViewController? { nil }
  /// What sits on top of the keyboard.
  open var inputAccessoryView: UIView? { nil }
  open var inputAccessoryViewController: UIInputViewController? { nil }

  /// Looks at the input views again, where this object is the first responder.
  open func reloadInputViews() {
    guard isFirstResponder else { return }
    UIApplication.shared.keyboard?.inputViewsDidChange(of: self)
  }

  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesBegan(touches, with: event)
  }

  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesMoved(touches, with: event)
  }

  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesEnded(touches, with: event)
  }

  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }

  /// The window whose first responder this object could be.
  var firstResponderWindow: UIWindow? { nil }

  /// Whether the keyboard is announced before this object begins to edit.
  var beginsEditingAfterKeyboard: Bool { false }

  /// Called when the window has made this object its first responder.
  func didBecomeFirstResponder() {}

  /// Called when it was asked to become first responder and was already.
  func didAskToStayFirstResponder() {}

  /// Called when the window has taken first responder status away.
  func didResignFirstResponder() {}
}
