import UIKit

/// Names for the views of a screen that are the same on every system. A name contains the kind of a
/// view and its position in the tree order. UIKit's own views in between differ from version to
/// version, so they do not count. Views that appear later, such as rows of a scrolling list, are
/// numbered after the existing ones.
@MainActor
struct ViewNames {
  private(set) var named: [(name: String, view: UIView)] = []
  private(set) var inputs: [UIView] = []
  private(set) var scrolls: [(name: String, view: UIScrollView)] = []
  private var known: Set<ObjectIdentifier> = []
  private var counts: [String: Int] = [:]

  init(of root: UIView) {
    named = [("screen", root)]
    lookAgain(at: root)
  }

  /// Names the views that have appeared since the last call.
  mutating func lookAgain(at view: UIView) {
    switch view {
    case is UITextField:
      if add("field", view) != nil { inputs.append(view) }
      return
    case is UITextView:
      if add("text", view) != nil { inputs.append(view) }
      return
    case is UIButton: _ = add("button", view)
    case let scroll as UIScrollView:
      if let name = add("scroll", view) { scrolls.append((name, scroll)) }
    default: break
    }
    for subview in view.subviews { lookAgain(at: subview) }
  }

  /// Adds a view under a new name.
  ///
  /// - Returns: The name; nil if the view has a name already.
  private mutating func add(_ kind: String, _ view: UIView) -> String? {
    guard known.insert(ObjectIdentifier(view)).inserted else { return nil }
    let number = counts[kind, default: 0] + 1
    counts[kind] = number
    let name = "\(kind) \(number)"
    named.append((name, view))
    return name
  }
}

extension UIView {
  /// The view's drawn rect, in the window's coordinates and points. A rotated or scaled view has
  /// the rect around it.
  var drawnRect: CGRect {
    var rect = (layer.presentation() ?? layer).frame
    var parent = superview
    while let view = parent, !(view is UIWindow) {
      let shown = view.layer.presentation() ?? view.layer
      rect = rect.offsetBy(
        dx: shown.frame.minX - shown.bounds.minX, dy: shown.frame.minY - shown.bounds.minY)
      parent = view.superview
    }
    return rect
  }
}

extension CGRect {
  var numbers: [Double] { [minX, minY, width, height].map(Double.init) }
}
