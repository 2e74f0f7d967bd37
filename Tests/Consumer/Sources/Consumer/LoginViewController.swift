import UIKit

/// A form that makes room for the keyboard by hand, in the lines found in most apps.
class LoginViewController: UIViewController, UITextFieldDelegate {
  let scrollView = UIScrollView()
  let field = UITextField()
  var observers: [NSObjectProtocol] = []
  var keyboardHeight: CGFloat = 0
  var lastCurve: UIView.AnimationCurve = .easeInOut

  override func viewDidLoad() {
    super.viewDidLoad()
    scrollView.frame = view.bounds
    scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    scrollView.contentInsetAdjustmentBehavior = .never
    view.addSubview(scrollView)
    field.frame = CGRect(x: 20, y: UIScreen.main.bounds.height - 100, width: 200, height: 40)
    field.delegate = self
    scrollView.addSubview(field)
    scrollView.contentSize = UIScreen.main.bounds.size

    for name in [
      UIResponder.keyboardWillShowNotification, UIResponder.keyboardWillChangeFrameNotification,
      UIResponder.keyboardWillHideNotification,
    ] {
      observers.append(
        NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
          [weak self] notification in
          self?.keyboardWillMove(notification)
        })
    }
  }

  deinit {
    observers.forEach { NotificationCenter.default.removeObserver($0) }
  }

  func keyboardWillMove(_ notification: Notification) {
    guard let info = notification.userInfo,
      let frame = (info[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?.cgRectValue,
      let duration = (info[UIResponder.keyboardAnimationDurationUserInfoKey] as? NSNumber)?
        .doubleValue,
      let curve = info[UIResponder.keyboardAnimationCurveUserInfoKey] as? UInt
    else { return }
    lastCurve = UIView.AnimationCurve(rawValue: Int(curve))!
    keyboardHeight = max(0, UIScreen.main.bounds.height - frame.origin.y)
    UIView.animate(
      withDuration: duration, delay: 0, options: UIView.AnimationOptions(rawValue: curve << 16),
      animations: {
        self.scrollView.contentInset.bottom = self.keyboardHeight
        self.scrollView.contentOffset.y = self.keyboardHeight
      })
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    textField.resignFirstResponder()
    return true
  }
}

/// A helper that says nothing of actors, as those written before Swift 5.5 do.
class Shaker {
  let view = UIView()
  func shake() {
    view.transform = CGAffineTransform(translationX: 10, y: 0)
    UIView.animate(withDuration: 0.2) { self.view.transform = .identity }
  }
}
