#if canImport(UIKit)
  import UIKit

  extension UIWindow {
    /// Returns the lower end of the window's visible content: the keyboard's top, or without a
    /// keyboard the window's lower edge.
    func contentEnd(above keyboard: CGRect) -> CGFloat {
      keyboard.isEmpty ? bounds.maxY : keyboard.minY
    }
  }

  extension UIView {
    /// This view and the views around it, up to the window. It is lazy, so that a walk allocates no
    /// memory.
    package var path: LazySequence<UnfoldFirstSequence<UIView>> {
      sequence(first: self, next: \.superview).lazy
    }

    /// The outermost view around this one, below the window.
    package var outermostView: UIView {
      var view = self
      while let superview = view.superview, !(superview is UIWindow) { view = superview }
      return view
    }

    /// Returns the frame in the window's coordinates, from the model and not as an animation draws
    /// it.
    package func frame(in window: UIWindow) -> CGRect {
      superview?.convert(frame, to: window) ?? frame
    }
  }
#endif
