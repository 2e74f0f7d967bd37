#if canImport(UIKit)
  import UIKit

  extension Keyboard {
    /// Says that a view stands on the keyboard and covers what scrolls behind it: a bar with a
    /// button, the app's own toolbar.
    ///
    ///     Keyboard.addCover(continueBar)
    ///
    /// While a keyboard is up, what is revealed then keeps its gap to the upper edge of the bar,
    /// and what scrolls can be scrolled above it, without an inset of the app's for the bar. The
    /// bar is held on the keyboard by the app: by constraints to a keyboard layout guide, or to a
    /// ``KeyboardStrutView`` or ``KeyboardStrutGuide``. Where the bar is otherwise does not matter:
    /// one that stays at the screen's lower edge lies under the keyboard and covers nothing, and
    /// neither does one that is hidden.
    ///
    /// The bar's place is read when the keyboard moves, when the focus does, and when the served
    /// view is laid out. Takes effect at once, animated. The view is not kept alive. A second call
    /// changes nothing.
    public static func addCover(_ view: UIView) {
      Covers.shared.add(view)
      KeyboardCenter.shared.settingsDidChange(for: view)
    }

    /// Takes back ``addCover(_:)``: the view covers nothing any more. Takes effect at once,
    /// animated.
    public static func removeCover(_ view: UIView) {
      Covers.shared.remove(view)
      KeyboardCenter.shared.settingsDidChange(for: view)
    }
  }
#endif
