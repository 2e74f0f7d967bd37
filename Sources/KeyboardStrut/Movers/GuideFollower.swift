#if canImport(UIKit)
  import KeyboardGeometry
  import UIKit

  /// A view that the app's own constraints hold on a keyboard layout guide: it makes room by
  /// itself, with everything in it, and lifting what is around it would move nothing.
  @MainActor
  final class GuideFollower: ContainerMover {
    private(set) weak var view: UIView?
    private weak var guide: UIKeyboardLayoutGuide?
    private weak var constraint: NSLayoutConstraint?

    /// Looks for one around an input, upwards through all views that may hold its constraint.
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

    /// Where the guide's top is, in the window; nil where the view does not follow it.
    ///
    /// A guide may stay where it is under a keyboard that is up. So we believe it only until the
    /// keyboard rests.
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
    /// The view whose place or lower edge the app's constraint holds on a keyboard layout guide,
    /// and the guide.
    ///
    /// UIKit builds its guides from constraints to the view that has the guide and to the window.
    /// An app's own constraint cannot be like that: it would move the guide together with the view.
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
