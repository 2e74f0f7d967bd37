#if canImport(UIKit)
  import KeyboardGeometry
  import UIKit

  /// Tells the planner that a view clips its subviews. An input outside the bounds of such a view
  /// is invisible. Never moves the view.
  ///
  /// If UIKit is about to scroll the view to a focused text field, we tell the planner that the
  /// view does not clip, because UIKit will make the field visible.
  @MainActor
  final class ClippingView: ContainerMover {
    private(set) weak var view: UIView?
    /// The input that the avoider keeps visible, if that input is a text field. Nil for any other
    /// kind of input.
    weak var field: UITextField?

    init(_ view: UIView) { self.view = view }

    func container(in window: UIWindow, owner: AnyObject) -> AvoidanceContainer {
      guard let view else { return .gone }
      var container = AvoidanceContainer(frame: view.frame(in: window))
      container.maximumRise = 0
      container.selfAdjustment = pendingSystemScroll(in: window)
      container.clips = container.selfAdjustment == 0
      if container.clips { container.refusal = .cutsOff }
      return container
    }

    /// Returns how far UIKit will scroll `view` to make `field` visible, in points. Positive if the
    /// content will move up, negative if it will move down. 0 if UIKit will not scroll.
    ///
    /// When a text field becomes first responder, UIKit scrolls the innermost scroll view that
    /// contains the field. UIKit scrolls one time, at the end of the run-loop turn, after the
    /// keyboard notification (KeyboardFacts 6.1).
    private func pendingSystemScroll(in window: UIWindow) -> CGFloat {
      let center = KeyboardCenter.shared
      guard let list = view as? UIScrollView, let field, field.isFirstResponder,
        field.nearestScrollView === list,
        center.systemScroll.isPossible
          ? center.systemScroll.start(of: list) != nil
          : center.isKeyboardMoving(in: window)
            && (!center.isKeyboardResting(at: window.keyboardScreen) || list.mayBeAnimated)
      else { return 0 }
      return list.scroll(toShow: field.convert(field.bounds, to: list))
    }
  }

  extension UIScrollView {
    /// Returns how far up `scrollRectToVisible(_:animated:)` would move the content to show `rect`,
    /// in points. Negative if the content would move down. UIKit scrolls only as far as necessary.
    /// 0 if UIKit would not scroll: `rect` is already visible, or `rect` covers the whole visible
    /// area of the scroll view.
    fileprivate func scroll(toShow rect: CGRect) -> CGFloat {
      let inset = adjustedContentInset
      let (top, bottom) = (bounds.minY + inset.top, bounds.maxY - inset.bottom)
      if rect.minY <= top, rect.maxY >= bottom { return 0 }
      let end = max(contentSize.height - bottom, -top)
      if rect.maxY > bottom { return min(rect.maxY - bottom, end) }
      return rect.minY < top ? max(rect.minY, 0) - top : 0
    }
  }
#endif
