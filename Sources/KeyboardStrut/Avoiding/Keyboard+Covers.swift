#if canImport(UIKit)
  import UIKit

  extension Keyboard {
    /// Names a view that covers what scrolls behind it: a bar on the keyboard with a button, the
    /// app's own toolbar, or a header that stays at the top.
    ///
    ///     Keyboard.addCover(continueBar)
    ///
    /// **A bar on the keyboard.** While a keyboard is up, inputs keep their gap to the upper edge
    /// of the bar, and content can be scrolled above it without an inset of the app's for the bar.
    /// The app itself holds the bar on the keyboard, with constraints to a keyboard layout guide or
    /// to a ``KeyboardStrutView`` or ``KeyboardStrutGuide``. A bar that stays at the screen's lower
    /// edge lies under the keyboard and covers nothing.
    ///
    /// **A header at the top.** A cover that is nearer to the top of the visible area than to the
    /// keyboard hides what is above its lower edge. Inputs are shown below it. Pinned headers of
    /// tables and flow layouts need no call.
    ///
    /// A hidden view covers nothing. The view's frame is read at the end of each run-loop turn in
    /// which something around the input has changed. Takes effect by the end of the turn, animated.
    /// The view is not kept alive. A second call changes nothing.
    public static func addCover(_ view: UIView) {
      Covers.shared.add(view)
      KeyboardCenter.shared.settingsDidChange(for: view)
    }

    /// Takes back ``addCover(_:)``: the view covers nothing any more. Takes effect by the end of
    /// the turn, animated.
    public static func removeCover(_ view: UIView) {
      Covers.shared.remove(view)
      KeyboardCenter.shared.settingsDidChange(for: view)
    }
  }
#endif
