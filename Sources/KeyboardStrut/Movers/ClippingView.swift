#if canImport(UIKit)
  import KeyboardGeometry
  import UIKit

  /// A view that cuts off what is outside it, and stays where it is. UIKit may be about to scroll
  /// such a view to show a text field that has the focus. Then the view does not count as clipping.
  @MainActor
  final class ClippingView: ContainerMover {
    private(set) weak var view: UIView?
    /// The text field to show; nil if the input is another kind of view.
    weak var field: UITextField?

    init(_ view: UIView) { self.view = view }

    func container(in window: UIWindow, owner: AnyObject) -> AvoidanceContainer {
      guard let view else { return .gone }
      var container = AvoidanceContainer(frame: view.frame(in: window))
      container.maximumRise = 0
      container.selfAdjustment = scrollToCome(in: window)
      container.clips = container.selfAdjustment == 0
      if container.clips { container.refusal = .cutsOff }
      return container
    }

    /// Returns how far UIKit will scroll a text field up in the nearest scroll view, in points;
    /// negative if down. UIKit begins that scroll at the end of the run-loop turn, after the
    /// keyboard is announced (KeyboardFacts 6.1). It does so only for a field that became first
    /// responder since the keyboard came to rest, and only once.
    private func scrollToCome(in window: UIWindow) -> CGFloat {
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
    /// Returns how far up `scrollRectToVisible(_:animated:)` scrolls vertically, in points. It
    /// scrolls no further than it has to, and not at all if the rect fills the visible part.
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
