#if canImport(UIKit)
  import KeyboardGeometry
  import UIKit

  /// A view that cuts off what is outside it, and stays where it is. One that scrolls, as UIKit
  /// does by itself to show a field that has the focus, will not cut that off.
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

    /// How far UIKit will scroll a text field up in the nearest scroll view, in points. UIKit
    /// begins that scroll at the end of the run-loop turn, after the keyboard is announced
    /// (KeyboardFacts 6.1). It does so only for a field that became first responder since the
    /// keyboard came to rest.
    private func scrollToCome(in window: UIWindow) -> CGFloat {
      guard let list = view as? UIScrollView, let field, field.isFirstResponder,
        field.nearestScrollView === list,
        KeyboardCenter.shared.focus.mayScroll
          || KeyboardCenter.shared.isKeyboardMoving(in: window)
      else { return 0 }
      let inset = list.adjustedContentInset
      let hidden = field.convert(field.bounds, to: list).maxY - list.bounds.maxY + inset.bottom
      return max(0, min(hidden, list.contentSize.height + inset.bottom - list.bounds.maxY))
    }
  }
#endif
