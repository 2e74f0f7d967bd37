import UIKit

extension UIView {
  /// The view, or a part of it, on the screen, in points, as it will be at rest.
  package func onScreen(_ part: CGRect? = nil) -> CGRect {
    guard let window else { return .null }
    let inWindow = convert(part ?? bounds, to: window as UIView)
    return inWindow.offsetBy(dx: window.placeOnScreen.x, dy: window.placeOnScreen.y)
  }

  /// The view on the screen, in points, as it is drawn at this moment.
  package var drawnOnScreen: CGRect {
    guard let window else { return .null }
    let drawn = layer.presentation() ?? layer
    let inWindow = drawn.convert(
      drawn.bounds, to: window.layer.presentation() ?? window.layer)
    return inWindow.offsetBy(dx: window.placeOnScreen.x, dy: window.placeOnScreen.y)
  }

  /// The view in its superview, in points, as it is drawn at this moment.
  package var drawnFrame: CGRect { (layer.presentation() ?? layer).frame }

  /// Calls `body` with the view and all views inside, parents first.
  package func visit(_ body: (UIView) -> Void) {
    body(self)
    for subview in subviews { subview.visit(body) }
  }

  /// The first view of a type: this one, or one inside.
  package func descendant<T: UIView>(_ type: T.Type) -> T? { descendants(type).first }

  /// The views of a type, this one and those inside, parents first.
  package func descendants<T: UIView>(_ type: T.Type) -> [T] {
    var found: [T] = []
    visit { if let view = $0 as? T { found.append(view) } }
    return found
  }
}

extension UIWindow {
  /// The origin of the window on the device's screen, in points, regardless of the position that
  /// its scene reports.
  fileprivate var placeOnScreen: CGPoint {
    #if canImport(Phone)
      let onRealScreen = layer.frame.origin
    #else
      let onRealScreen = convert(CGPoint.zero, to: screen.coordinateSpace)
    #endif
    let origin = PostedStage.origin
    return CGPoint(x: onRealScreen.x - origin.x, y: onRealScreen.y - origin.y)
  }
}
