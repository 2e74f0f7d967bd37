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
      var holder: UIView? = input
      while let current = holder {
        for constraint in current.constraints {
          guard let (view, guide) = constraint.keyboardGuideItems, input.isDescendant(of: view)
          else { continue }
          (self.view, self.guide, self.constraint) = (view, guide, constraint)
          return
        }
        holder = current.superview
      }
      return nil
    }

    var object: AnyObject? { constraint }

    func container(in window: UIWindow, owner: AnyObject) -> AvoidanceContainer {
      let end = window.contentEnd(above: KeyboardCenter.shared.coveredFrame(in: window))
      guard let view, let distance = distance(to: end, in: window) else { return .gone }
      return .lift(
        LiftContainer(frame: view.frame(in: window), maximumRise: 0, selfAdjustment: distance))
    }

    /// How far the view has still to go up, in points; nil where it does not follow the guide.
    ///
    /// A guide may stay where it is under a keyboard that is up. So we believe it only until the
    /// keyboard rests.
    func distance(to keyboardTop: CGFloat, in window: UIWindow) -> CGFloat? {
      guideTop(under: keyboardTop, in: window).map { max(0, $0 - keyboardTop) }
    }

    /// Where the guide's top is, in the window; nil where the view does not follow it.
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
    /// The view whose place or lower edge is held on a keyboard layout guide, and the guide.
    fileprivate var keyboardGuideItems: (UIView, UIKeyboardLayoutGuide)? {
      guard isActive, placesVertically else { return nil }
      if let view = firstItem as? UIView, let guide = secondItem as? UIKeyboardLayoutGuide {
        return (view, guide)
      }
      if let guide = firstItem as? UIKeyboardLayoutGuide, let view = secondItem as? UIView {
        return (view, guide)
      }
      return nil
    }
  }
#endif
