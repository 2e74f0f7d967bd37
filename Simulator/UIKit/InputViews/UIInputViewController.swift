/// Manages a view that is shown as the keyboard or above it.
open class UIInputViewController: UIViewController {
  private var ownInputView: UIInputView?

  open override func loadView() {
    let view = ownInputView ?? UIInputView(frame: .zero, inputViewStyle: .keyboard)
    ownInputView = view
    self.view = view
  }

  /// The controller's view.
  open override var inputView: UIInputView? {
    get {
      loadViewIfNeeded()
      return ownInputView
    }
    set {
      ownInputView = newValue
      view = newValue
    }
  }

  /// Takes the keyboard down.
  open func dismissKeyboard() {
    var current: UIResponder? = next
    while let responder = current {
      if responder.isFirstResponder {
        responder.resignFirstResponder()
        return
      }
      current = responder.next
    }
  }
}
