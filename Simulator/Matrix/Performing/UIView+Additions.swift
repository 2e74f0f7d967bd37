import KeyboardBars
import KeyboardStrut
import Phone

extension UIView {
  /// The names of what the library has put into this tree and may not: views and active constraints
  /// of its own. A hidden view is allowed inside what an avoider serves. It belongs to a lift.
  var additions: [String] {
    var names = constraints.filter(\.isAddition).map { "\($0)" }
    for view in subviews {
      if !view.isAddition {
        names += view.additions
      } else if !view.isHidden || path.allSatisfy({ $0.keyboardAvoiders.isEmpty }) {
        names.append("\(type(of: view))")
      }
    }
    return names
  }

  /// This view and those around it.
  private var path: UnfoldFirstSequence<UIView> { sequence(first: self, next: \.superview) }

  /// Whether it is a view of the library that an app does not place itself.
  fileprivate var isAddition: Bool {
    isOfLibrary && !(self is KeyboardStrutView) && !(self is KeyboardBar)
  }
}

extension NSLayoutConstraint {
  /// Whether it holds a view of the library that an app does not place itself.
  fileprivate var isAddition: Bool {
    [firstItem, secondItem].contains { ($0 as? UIView)?.isAddition == true }
  }
}
