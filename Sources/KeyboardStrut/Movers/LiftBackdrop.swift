#if canImport(UIKit)
  import KeyboardGeometry
  import UIKit

  /// Continues the background of a lifted screen below it.
  ///
  /// A lifted screen uncovers the window's black: beside the keyboard's rounded corners, and while
  /// a finger drags the keyboard down. A screen has a backdrop only if it rests on the window's
  /// lower edge and its background is opaque.
  @MainActor
  enum LiftBackdrop {
    private static let name = "KeyboardStrut.backdrop"
    private static let waiting = "KeyboardStrut.waiting"

    /// Returns the backdrop of a lifted view, a sublayer that we find by its name; nil if there is
    /// none.
    static func layer(of lifted: UIView) -> CALayer? {
      lifted.layer.sublayers?.first { $0.name == name }
    }

    /// Adds or updates the backdrop of a lifted view. Removes it once the view has come down.
    ///
    /// - Parameter rise: How far the view is lifted, in points of its superview; 0 if it is not.
    static func update(for lifted: UIView, rise: CGFloat) {
      let known = layer(of: lifted)
      guard rise != 0 else {
        if let known { remove(known, from: lifted) }
        return
      }
      guard let window = lifted.window, lifted.restsOnWindowEdge(whenLoweredBy: rise),
        let color = lifted.opaqueBackground
      else {
        known?.removeFromSuperlayer()
        return
      }
      let backdrop = known ?? CALayer()
      backdrop.name = name
      backdrop.removeAnimation(forKey: waiting)
      CATransaction.begin()
      CATransaction.setDisableActions(true)
      // The layer begins at the view's top, and has the color of the view's opaque background. So a
      // change of the view's height opens no gap.
      backdrop.frame = CGRect(
        x: 0, y: 0, width: lifted.bounds.width,
        height: lifted.bounds.height + window.bounds.height)
      backdrop.backgroundColor = color
      // Otherwise a subview that the app inserts at index 0 would lie behind the layer.
      backdrop.zPosition = -1
      if known == nil { lifted.layer.insertSublayer(backdrop, at: 0) }
      CATransaction.commit()
    }

    /// Removes the layer at once, or at the end of the animation that lowers the view.
    private static func remove(_ backdrop: CALayer, from lifted: UIView) {
      guard backdrop.animation(forKey: waiting) == nil else { return }
      let duration = UIView.inheritedAnimationDuration
      guard duration > 0 else { return backdrop.removeFromSuperlayer() }
      CATransaction.begin()
      CATransaction.setCompletionBlock { [weak backdrop, weak lifted] in
        // The view may have been lifted again.
        MainActor.assumeIsolated {
          backdrop?.removeAnimation(forKey: waiting)
          if lifted?.isLifted != true { backdrop?.removeFromSuperlayer() }
        }
      }
      // The completion waits for this animation, which changes nothing.
      let wait = CABasicAnimation(keyPath: "zPosition")
      (wait.fromValue, wait.toValue) = (backdrop.zPosition, backdrop.zPosition)
      // The keyboard's own curve takes longer than UIKit says.
      wait.duration = max(duration, KeyboardCurve.system.length(duration: duration))
      backdrop.add(wait, forKey: waiting)
      CATransaction.commit()
    }
  }

  extension UIView {
    /// Whether the view ends at the window's lower edge, or below it, once it is lowered again.
    fileprivate func restsOnWindowEdge(whenLoweredBy rise: CGFloat) -> Bool {
      guard let window, let superview else { return false }
      let resting = frame.offsetBy(dx: 0, dy: rise)
      return superview.convert(resting, to: window).maxY >= window.bounds.maxY - 1
    }

    /// The color of the background if it is opaque; nil otherwise.
    fileprivate var opaqueBackground: CGColor? {
      layer.backgroundColor.flatMap { $0.alpha == 1 ? $0 : nil }
    }
  }
#endif
