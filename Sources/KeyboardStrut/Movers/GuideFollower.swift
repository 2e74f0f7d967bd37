#if canImport(UIKit)
  import KeyboardGeometry
  import UIKit

  /// A view that the app's own constraints hold on a keyboard layout guide. It makes room
  /// automatically, with everything in it. A lift of the views around it would not move it.
  @MainActor
  final class GuideFollower: ContainerMover {
    private(set) weak var view: UIView?
    private weak var guide: UIKeyboardLayoutGuide?
    private weak var constraint: NSLayoutConstraint?

    /// Looks for such a view around an input, in the constraints of all views from the input
    /// upwards.
    init?(around input: UIView) {
      for constraint in input.path.flatMap(\.constraints) {
        guard let (view, guide) = constraint.keyboardGuideItems, input.isDescendant(of: view)
        else { continue }
        (self.view, self.guide, self.constraint) = (view, guide, constraint)
        return
      }
      return nil
    }

    var object: AnyObject? { constraint }

    func container(in window: UIWindow, owner: AnyObject) -> AvoidanceContainer {
      let end = window.contentEnd(above: KeyboardCenter.shared.coveredFrame(in: window))
      guard let view, let top = guideTop(under: end, in: window) else { return .gone }
      var container = AvoidanceContainer(frame: view.frame(in: window))
      container.maximumRise = 0
      container.selfAdjustment = max(0, top - end)
      return container
    }

    /// Returns the guide's top in the window; nil if the view does not follow it.
    ///
    /// A guide may stay where it is while the keyboard is up. So once the keyboard rests, we ignore
    /// a guide whose top is still below the keyboard's.
    func guideTop(under keyboardTop: CGFloat, in window: UIWindow) -> CGFloat? {
      guard constraint?.isActive == true, let guide, let owner = guide.owningView,
        owner.window === window
      else { return nil }
      let top = owner.convert(guide.layoutFrame.origin, to: window).y
      let rests = KeyboardCenter.shared.isKeyboardResting(at: window.keyboardScreen)
      return rests && top >= keyboardTop + 1 ? nil : top
    }
  }

  extension NSLayoutConstraint {
    /// The view and the guide, if this is a constraint of the app that ties a view's position or
    /// lower edge to a keyboard layout guide. Nil for any other constraint.
    ///
    /// UIKit ties its guides to the view that owns the guide and to the window. We ignore such
    /// constraints. The app cannot have one, because it would move the guide together with the
    /// view.
    fileprivate var keyboardGuideItems: (UIView, UIKeyboardLayoutGuide)? {
      guard isActive, placesVertically,
        let guide = firstItem as? UIKeyboardLayoutGuide ?? secondItem as? UIKeyboardLayoutGuide,
        let view = firstItem as? UIView ?? secondItem as? UIView,
        guide.owningView?.isDescendant(of: view) != true
      else { return nil }
      return (view, guide)
    }
  }
#endif
