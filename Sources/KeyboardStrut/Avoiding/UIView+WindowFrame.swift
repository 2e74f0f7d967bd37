#if canImport(UIKit)
  import UIKit

  extension UIView {
    /// The frame in the window's coordinates, where the model has it.
    func frame(in window: UIWindow) -> CGRect {
      superview?.convert(frame, to: window) ?? frame
    }
  }
#endif
