#if canImport(UIKit)
  import UIKit

  extension UIWindow {
    /// Returns the y at which the window's visible content ends, in the window's coordinates. The
    /// result is the keyboard's top, or the window's lower edge if the keyboard's frame is empty.
    func contentEnd(above keyboard: CGRect) -> CGFloat {
      keyboard.isEmpty ? bounds.maxY : keyboard.minY
    }
  }

  extension UIView {
    /// This view and its superviews, from the inside out, including the window. The sequence is
    /// lazy, so that a walk through it allocates no memory.
    package var path: LazySequence<UnfoldFirstSequence<UIView>> {
      sequence(first: self, next: \.superview).lazy
    }

    /// The outermost view around this view, below the window. A view without a superview, or
    /// directly in the window, returns itself.
    package var outermostView: UIView {
      var view = self
      while let superview = view.superview, !(superview is UIWindow) { view = superview }
      return view
    }

    /// Returns this view's frame in the window's coordinates. During an animation, this is the
    /// final frame and not the one on screen.
    package func frame(in window: UIWindow) -> CGRect {
      superview?.convert(frame, to: window) ?? frame
    }
  }
#endif
