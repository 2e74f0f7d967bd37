#if canImport(UIKit)
  import KeyboardGeometry
  import UIKit

  /// A view that clips its subviews, and that we do not move. The view may be a scroll view that
  /// UIKit is about to scroll to a focused text field. Then the view does not count as clipping,
  /// because the scroll will make the field visible.
  @MainActor
  final class ClippingView: ContainerMover {
    private(set) weak var view: UIView?
    /// The text field that has to be visible. Nil if the input is not a text field.
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

    /// Returns how far UIKit will scroll `view` to make `field` visible, in points. Positive moves
    /// the content up, negative down. 0 if UIKit will not scroll.
    ///
    /// UIKit scrolls only the nearest scroll view around a text field. UIKit starts that scroll at
    /// the end of the run-loop turn, after the keyboard is announced (KeyboardFacts 6.1). UIKit
    /// scrolls once, for a field that became first responder after the keyboard last came to rest.
    private func pendingSystemScroll(in window: UIWindow) -> CGFloat {
      let center = KeyboardCenter.shared
      guard let list = view as? UIScrollView, let field, field.isFirstResponder,
        field.nearestScrollView === list,
        center.focus.mayScroll
          ? center.focus.scrollStart(of: list) != nil
          : center.isKeyboardMoving(in: window)
            && (!center.isKeyboardResting(at: window.keyboardScreen) || list.mayBeScrolledByUIKit)
      else { return 0 }
      return list.scroll(toShow: field.convert(field.bounds, to: list))
    }
  }

  extension UIScrollView {
    /// Returns how far `scrollRectToVisible(_:animated:)` would move the content up, in points.
    /// Negative if the content would move down. UIKit scrolls only as far as necessary, and does
    /// not scroll if `rect` already fills the visible part.
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
