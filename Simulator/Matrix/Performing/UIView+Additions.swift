import KeyboardBars
import KeyboardStrut
import Phone

extension UIView {
  /// The names of the views and active constraints that the library has put into this tree and must
  /// not. A hidden view belongs to a lift, and is allowed in a view that an avoider serves.
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

  /// Whether the view is one of the library that an app does not place itself.
  fileprivate var isAddition: Bool {
    isOfLibrary && !(self is KeyboardStrutView) && !(self is KeyboardBar)
  }
}

extension NSLayoutConstraint {
  /// Whether the constraint holds a view of the library that an app does not place itself.
  fileprivate var isAddition: Bool {
    [firstItem, secondItem].contains { ($0 as? UIView)?.isAddition == true }
  }
}
