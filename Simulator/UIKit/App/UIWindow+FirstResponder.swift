import KeyboardSimulation

extension UIWindow {
  /// Takes the focus away from what lies in a view, as a transition does.
  ///
  /// - Parameters:
  ///   - view: What is about to be covered or to leave.
  ///   - timing: The keyboard's declared timing with that transition (KeyboardFacts 3.1).
  /// - Returns: What had the focus; nil where it was elsewhere or did not let go of it.
  func endEditing(in view: UIView, timing: KeyboardScript.Timing) -> UIResponder? {
    guard let responder = firstResponder,
      let focused = responder as? UIView ?? (responder as? UIViewController)?.viewIfLoaded,
      focused.isDescendant(of: view)
    else { return nil }
    var hasEnded = false
    let end = { hasEnded = self.makeFirstResponder(nil) }
    if let keyboard {
      keyboard.performing(with: timing, end)
    } else {
      end()
    }
    return hasEnded ? responder : nil
  }
}
