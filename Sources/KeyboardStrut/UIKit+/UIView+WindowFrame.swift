#if canImport(UIKit)
  import UIKit

  extension UIWindow {
    /// Returns the y at which the visible part of the window ends, in window coordinates: the
    /// keyboard's top, or the window's lower edge if the keyboard's frame is empty.
    func contentEnd(above keyboard: CGRect) -> CGFloat {
      keyboard.isEmpty ? bounds.maxY : keyboard.minY
    }
  }

  extension UIView {
    /// This view and all its superviews, beginning with this view. If this view is in a window, the
    /// window comes last. The sequence is lazy, so that iterating over it allocates no memory.
    package var path: LazySequence<UnfoldFirstSequence<UIView>> {
      sequence(first: self, next: \.superview).lazy
    }

    /// The outermost superview of this view, not counting the window. This view itself if it has no
    /// superview, or if its superview is the window.
    package var outermostView: UIView {
      var view = self
      while let superview = view.superview, !(superview is UIWindow) { view = superview }
      return view
    }

    /// Returns this view's frame in window coordinates. During an animation, this is the final
    /// frame and not the frame on screen.
    package func frame(in window: UIWindow) -> CGRect {
      superview?.convert(frame, to: window) ?? frame
    }
  }
#endif
