import KeyboardBars
import KeyboardNavigation
import KeyboardStrut
import SampleScreens
import UIKit

extension UIViewController {
  /// Leaves the screen as if there were no library.
  package func leaveOutLibrary() {
    loadViewIfNeeded()
    for view in view.withDescendants {
      view.keyboardAvoiders.forEach { $0.stop() }
      (view as? KeyboardBar)?.isFrozen = true
    }
    guard let screen = self as? any NavigatedScreen else { return }
    screen.navigators.forEach { $0.stop() }
    let view: UIView = view
    view.removeGestureRecognizer(view.dismissKeyboardOnTap())
  }
}

extension UIView {
  /// The view and all below it, each before its subviews.
  var withDescendants: [UIView] { [self] + subviews.flatMap(\.withDescendants) }
}
