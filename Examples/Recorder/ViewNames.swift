import UIKit

/// Names for the views of a screen that are the same on every system: by what they are and by their
/// order in the tree, since UIKit's own views between them differ from version to version. What
/// comes later, as rows do in a list that scrolls, is named after what was there.
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

  /// Names what has come since.
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

  /// - Returns: nil where it has a name.
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
  /// Where it is drawn now, in the window's coordinates and points. What is turned or scaled counts
  /// with the rect around it.
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
