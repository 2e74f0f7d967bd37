import KeyboardBars
import ScreenTesting

@testable import KeyboardStrut

/// Objects that the library has added to an app's views.
extension UIView {
  /// The library's views in this hierarchy, without those that the app has added itself.
  var viewsOfLibrary: [UIView] {
    let own = subviews.filter {
      String(reflecting: type(of: $0)).hasPrefix("KeyboardStrut.")
        && !($0 is KeyboardStrutView || $0 is KeyboardBar || $0 is KeyboardExplanationView)
    }
    return own + subviews.filter { !own.contains($0) }.flatMap(\.viewsOfLibrary)
  }

  /// The active constraints in this hierarchy to one of the library's views or guides.
  ///
  /// Leaves out the constraints of a strut, a guide or a bar that the app has added. Also leaves
  /// out those inside the hidden view that the library adds to a lifted view: UIKit makes them.
  var constraintsOfLibrary: [NSLayoutConstraint] {
    let own = constraints.filter { constraint in
      [constraint.firstItem, constraint.secondItem].contains { item in
        guard let item, String(reflecting: type(of: item)).hasPrefix("KeyboardStrut.") else {
          return false
        }
        return !(item is KeyboardStrutView || item is KeyboardBar || item is KeyboardStrutGuide)
      }
    }
    let others = subviews.filter { !($0 is LiftRestoringView) }
    return own + others.flatMap(\.constraintsOfLibrary)
  }
}
