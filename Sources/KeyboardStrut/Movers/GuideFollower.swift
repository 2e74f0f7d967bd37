#if canImport(UIKit)
  import KeyboardGeometry
  import UIKit

  /// A view that the app has tied to a keyboard layout guide with constraints. UIKit moves the view
  /// and everything in it clear of the keyboard, so we do not move it. Lifting a view around it
  /// would not move it either.
  @MainActor
  final class GuideFollower: ContainerMover {
    private(set) weak var view: UIView?
    private weak var guide: UIKeyboardLayoutGuide?
    private weak var constraint: NSLayoutConstraint?

    /// Finds the view, `input` or a view around it, that the app has tied to a keyboard layout
    /// guide. Searches the constraints of `input` and of all views around it. Nil if no view is
    /// tied to a guide.
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

    /// Returns the y of the guide's top edge, in window coordinates and points. Nil if the
    /// constraint is inactive or gone, or if the guide is not in this window.
    ///
    /// Some guides do not move when the keyboard shows. Once the keyboard rests, we ignore a guide
    /// whose top is still below the keyboard's top, and return nil.
    ///
    /// - Parameter keyboardTop: The y of the keyboard's top, in window coordinates.
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
    /// The view and the keyboard layout guide of a constraint with which the app ties the view's
    /// vertical position or lower edge to the guide. Nil for any other constraint.
    ///
    /// UIKit makes constraints between a guide and its owning view, and between a guide and the
    /// window. We ignore constraints between a guide and a view that contains the guide. They
    /// cannot be the app's, because the guide would move together with the view.
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
