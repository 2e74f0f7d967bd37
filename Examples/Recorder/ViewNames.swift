import UIKit

/// Names for the views of a screen that are the same on every system: by what they are and by their
/// order in the tree, since UIKit's own views between them differ from version to version.
@MainActor
struct ViewNames {
  let named: [(name: String, view: UIView)]
  let inputs: [UIView]
  let scrolls: [(name: String, view: UIScrollView)]

  init(of root: UIView) {
    var named: [(String, UIView)] = [("screen", root)]
    var inputs: [UIView] = []
    var scrolls: [(String, UIScrollView)] = []
    func add(_ kind: String, _ view: UIView) -> String {
      let number = named.filter { $0.0.hasPrefix(kind + " ") }.count + 1
      named.append(("\(kind) \(number)", view))
      return "\(kind) \(number)"
    }
    func visit(_ view: UIView) {
      switch view {
      case is UITextField:
        _ = add("field", view)
        inputs.append(view)
        return
      case is UITextView:
        _ = add("text", view)
        inputs.append(view)
        return
      case is UIButton: _ = add("button", view)
      case let scroll as UIScrollView: scrolls.append((add("scroll", view), scroll))
      default: break
      }
      view.subviews.forEach(visit)
    }
    visit(root)
    self.named = named
    self.inputs = inputs
    self.scrolls = scrolls
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
