#if canImport(UIKit)
  import KeyboardGeometry
  import UIKit

  extension LiftContainer {
    @MainActor
    init(_ view: UIView, in window: UIWindow, owner: AnyObject) {
      self.init(
        frame: view.frame(in: window), ownLift: view.keyboardLift(owner: owner), reachDown: 0)
    }
  }

  extension UIView {
    /// How far an owner has moved the view up, in points.
    func keyboardLift(owner: AnyObject) -> CGFloat {
      -Contributions.shared.amount(by: owner, to: self, .centerY, current: center.y)
    }

    /// Moves the view up by its centre, which a transform does not disturb.
    ///
    /// A controller's view that rises loses the safe area at its lower edge, and what is pinned there
    /// would sink by as much. The controller's additional safe area makes up for it (facts 7.3 #60).
    func setKeyboardLift(_ lift: CGFloat, owner: AnyObject) {
      let old = keyboardLift(owner: owner)
      if let controller = next as? UIViewController, controller.viewIfLoaded === self {
        let insets = controller.additionalSafeAreaInsets.bottom
        let own = Contributions.shared.amount(
          by: owner, to: controller, .bottomSafeArea, current: insets)
        // What the safe area was at rest: what is left of it, and what rising has cost so far.
        let rest = safeAreaInsets.bottom - own + min(max(old, 0), safeAreaInsets.bottom)
        controller.additionalSafeAreaInsets.bottom = Contributions.shared.set(
          min(max(lift, 0), max(rest, 0)), by: owner, to: controller, .bottomSafeArea,
          current: insets)
      }
      center.y = Contributions.shared.set(
        -lift, by: owner, to: self, .centerY, current: center.y)
    }
  }
#endif
