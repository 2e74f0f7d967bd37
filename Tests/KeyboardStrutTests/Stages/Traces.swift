import KeyboardBars
import KeyboardStrut
import ScreenTesting

/// The objects that the library has put into an app's views.
extension UIView {
  /// The views of the library's types in this tree, those that the app has placed itself left out.
  var viewsOfLibrary: [UIView] {
    let own = subviews.filter {
      String(reflecting: type(of: $0)).hasPrefix("KeyboardStrut.")
        && !($0 is KeyboardStrutView || $0 is KeyboardBar || $0 is KeyboardExplanationView)
    }
    return own + subviews.filter { !own.contains($0) }.flatMap(\.viewsOfLibrary)
  }

  /// The active constraints in this tree that hold a view or a guide of the library's types.
  ///
  /// Constraints that a strut, a guide or a bar of the app's needs for itself are left out.
  var constraintsOfLibrary: [NSLayoutConstraint] {
    let own = constraints.filter { constraint in
      [constraint.firstItem, constraint.secondItem].contains { item in
        guard let item, String(reflecting: type(of: item)).hasPrefix("KeyboardStrut.") else {
          return false
        }
        return !(item is KeyboardStrutView || item is KeyboardBar || item is KeyboardStrutGuide)
      }
    }
    return own + subviews.flatMap(\.constraintsOfLibrary)
  }
}
