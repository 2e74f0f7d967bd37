#if canImport(UIKit)
  import UIKit

  extension UIWindow {
    /// Down to where it shows content: the keyboard, or without one its own lower edge.
    func contentEnd(above keyboard: CGRect) -> CGFloat {
      keyboard.isEmpty ? bounds.maxY : keyboard.minY
    }
  }

  extension UIView {
    /// This view and those around it, up to the window; lazy, so that a walk costs no memory.
    package var path: LazySequence<UnfoldFirstSequence<UIView>> {
      sequence(first: self, next: \.superview).lazy
    }

    /// The outermost view around this one, below the window.
    package var outermostView: UIView {
      var view = self
      while let superview = view.superview, !(superview is UIWindow) { view = superview }
      return view
    }

    /// The frame in the window's coordinates, where the model has it.
    package func frame(in window: UIWindow) -> CGRect {
      superview?.convert(frame, to: window) ?? frame
    }
  }
#endif
