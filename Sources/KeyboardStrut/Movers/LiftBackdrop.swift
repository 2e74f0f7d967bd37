#if canImport(UIKit)
  import KeyboardGeometry
  import UIKit

  /// Extends the background of a lifted view below the view's lower edge, with an additional layer.
  ///
  /// When we lift a view controller's view, the window's black background would become visible
  /// below the view: beside the keyboard's rounded corners, and while a finger drags the keyboard
  /// down. We add the layer only if two conditions hold: the view's background is opaque, and the
  /// view would reach the window's lower edge if it were not lifted.
  @MainActor
  enum LiftBackdrop {
    private static let name = "KeyboardStrut.backdrop"
    private static let waiting = "KeyboardStrut.waiting"

    /// Returns the backdrop of a lifted view: the sublayer with the name `name`. Nil if the view
    /// has no backdrop.
    static func layer(of lifted: UIView) -> CALayer? {
      // A plain loop is faster than `first(where:)`, and this code runs at each lift.
      for sublayer in lifted.layer.sublayers ?? [] where sublayer.name == name { return sublayer }
      return nil
    }

    /// Adds or updates the backdrop of a lifted view. Removes the backdrop if the view is not
    /// lifted any more.
    ///
    /// - Parameter rise: How far the view is lifted, in points of its superview. 0 if the view is
    ///   not lifted.
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
      // The layer begins at the view's top edge, so that no gap opens at the lower edge if the
      // view's height changes. The part of the layer behind the view's content is invisible,
      // because the layer has the view's background color.
      backdrop.frame = CGRect(
        x: 0, y: 0, width: lifted.bounds.width,
        height: lifted.bounds.height + window.bounds.height)
      backdrop.backgroundColor = color
      // The app may insert a subview at index 0. Without the negative `zPosition`, the backdrop
      // would cover that subview.
      backdrop.zPosition = -1
      if known == nil { lifted.layer.insertSublayer(backdrop, at: 0) }
      CATransaction.commit()
    }

    /// Removes the backdrop at once or, inside an animation block, at the end of the animation.
    /// During the animation, the view's lower edge is still above the window's lower edge, and the
    /// backdrop fills the space between these two edges.
    private static func remove(_ backdrop: CALayer, from lifted: UIView) {
      guard backdrop.animation(forKey: waiting) == nil else { return }
      let duration = UIView.inheritedAnimationDuration
      guard duration > 0 else { return backdrop.removeFromSuperlayer() }
      CATransaction.begin()
      CATransaction.setCompletionBlock { [weak backdrop, weak lifted] in
        // If we have lifted the view again during the animation, the backdrop stays.
        MainActor.assumeIsolated {
          backdrop?.removeAnimation(forKey: waiting)
          if lifted?.isLifted != true { backdrop?.removeFromSuperlayer() }
        }
      }
      // This animation changes nothing, because `fromValue` and `toValue` are equal. It only delays
      // the transaction's completion block until the view's own animation has ended.
      let wait = CABasicAnimation(keyPath: "zPosition")
      (wait.fromValue, wait.toValue) = (backdrop.zPosition, backdrop.zPosition)
      // The keyboard's spring runs longer than the duration that UIKit posts, so we wait for the
      // end of the spring.
      wait.duration = max(duration, KeyboardCurve.system.length(duration: duration))
      backdrop.add(wait, forKey: waiting)
      CATransaction.commit()
    }
  }

  extension UIView {
    /// Whether the view would reach the window's lower edge if it were not lifted.
    ///
    /// - Parameter rise: How far the view is lifted now, in points of its superview.
    fileprivate func restsOnWindowEdge(whenLoweredBy rise: CGFloat) -> Bool {
      guard let window, let superview else { return false }
      let resting = frame.offsetBy(dx: 0, dy: rise)
      return superview.convert(resting, to: window).maxY >= window.bounds.maxY - 1
    }

    /// The layer's background color if it is opaque. Nil otherwise.
    fileprivate var opaqueBackground: CGColor? {
      layer.backgroundColor.flatMap { $0.alpha == 1 ? $0 : nil }
    }
  }
#endif
