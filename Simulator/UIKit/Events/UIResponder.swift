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

  /// The shortcuts beside the suggestions on an iPad's keyboard.
  open var inputAssistantItem: UITextInputAssistantItem {
    if let assistant { return assistant }
    let item = UITextInputAssistantItem()
    assistant = item
    return item
  }

  private var assistant: UITextInputAssistantItem?

  /// Looks at the input views again, where this object is the first responder.
  open func reloadInputViews() {
    guard isFirstResponder else { return }
    UIApplication.shared.keyboard?.inputViewsDidChange(of: self)
  }

  // MARK: Accessibility
  //
  // On Apple's systems these members belong to every NSObject. Members of an extension cannot be
  // overridden here, so those that can be on a screen have them: responders and the items of bars.

  /// What the app has said; made when it says something.
  private(set) var accessibility: AccessibilityState?

  func updateAccessibility(_ change: (AccessibilityState) -> Void) {
    let state = accessibility ?? AccessibilityState()
    accessibility = state
    change(state)
  }

  /// Whether assistive technology stops here; false but for controls and texts.
  open var isAccessibilityElement: Bool {
    get { accessibility?.isElement ?? false }
    set { updateAccessibility { $0.isElement = newValue } }
  }

  /// What is read out, without the kind of thing it is.
  open var accessibilityLabel: String? {
    get { accessibility?.label }
    set { updateAccessibility { $0.label = newValue } }
  }

  open var accessibilityHint: String? {
    get { accessibility?.hint }
    set { updateAccessibility { $0.hint = newValue } }
  }

  open var accessibilityValue: String? {
    get { accessibility?.value }
    set { updateAccessibility { $0.value = newValue } }
  }

  open var accessibilityTraits: UIAccessibilityTraits {
    get { accessibility?.traits ?? .none }
    set { updateAccessibility { $0.traits = newValue } }
  }

  /// In points of the screen's coordinates.
  open var accessibilityFrame: CGRect {
    get { accessibility?.frame ?? .zero }
    set { updateAccessibility { $0.frame = newValue } }
  }

  /// Where a double tap acts, in points of the screen's coordinates: the middle, unless set.
  open var accessibilityActivationPoint: CGPoint {
    get {
      let frame = accessibilityFrame
      return accessibility?.activationPoint ?? CGPoint(x: frame.midX, y: frame.midY)
    }
    set { updateAccessibility { $0.activationPoint = newValue } }
  }

  /// Whether all that is inside is left out.
  open var accessibilityElementsHidden: Bool {
    get { accessibility?.elementsAreHidden ?? false }
    set { updateAccessibility { $0.elementsAreHidden = newValue } }
  }

  /// Whether siblings are left out.
  open var accessibilityViewIsModal: Bool {
    get { accessibility?.isModal ?? false }
    set { updateAccessibility { $0.isModal = newValue } }
  }

  /// Whether all that is inside comes before what is beside it, wherever it lies.
  open var shouldGroupAccessibilityChildren: Bool {
    get { accessibility?.groupsChildren ?? false }
    set { updateAccessibility { $0.groupsChildren = newValue } }
  }

  // MARK: Containers of elements

  /// What is inside, in the order in which it is met; nil leaves that to where things lie.
  open var accessibilityElements: [Any]? {
    get { accessibility?.elements }
    set { updateAccessibility { $0.elements = newValue } }
  }

  open func accessibilityElementCount() -> Int { accessibilityElements?.count ?? 0 }

  /// Nil outside of what there is.
  open func accessibilityElement(at index: Int) -> Any? {
    guard let elements = accessibilityElements, elements.indices.contains(index) else { return nil }
    return elements[index]
  }

  /// `NSNotFound` for what is not inside.
  open func index(ofAccessibilityElement element: Any) -> Int {
    let found = accessibilityElements?.firstIndex { $0 as AnyObject === element as AnyObject }
    return found ?? NSNotFound
  }

  // MARK: Touches

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

  /// Whether the object takes text from a keyboard.
  var wantsSystemKeys: Bool { self is any UIKeyInput }

  /// Whether the keyboard is announced before this object begins to edit.
  var beginsEditingAfterKeyboard: Bool { false }

  /// Called when the window has made this object its first responder.
  func didBecomeFirstResponder() {}

  /// Called when it was asked to become first responder and was already.
  func didAskToStayFirstResponder() {}

  /// Called when the window has taken first responder status away.
  func didResignFirstResponder() {}
}
