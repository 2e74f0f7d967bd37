#if canImport(UIKit)
  import UIKit

  extension Keyboard {
    /// Gives one input a gap of its own, for all avoiders.
    ///
    ///     Keyboard.setGap(24, for: commentField)
    ///
    /// Takes effect at once, animated. The field is not kept alive.
    ///
    /// - Parameters:
    ///   - gap: Points between the keyboard and the input where it had to move; negative or not
    ///     finite counts as 0. `nil` (the default) uses the gap of the ``KeyboardAvoider`` that
    ///     serves it.
    ///   - field: The input, or a view around several. Of views inside one another the innermost
    ///     that has a gap counts.
    public static func setGap(_ gap: CGFloat?, for field: UIView) {
      InputOptions.shared.change(field) { $0.gap = gap }
    }

    /// Keeps views visible together with an input: its error label, the button that comes next.
    ///
    ///     Keyboard.keepVisible([errorLabel, signInButton], with: passwordField)
    ///
    /// Where not all of them fit above the keyboard, the input comes first, then the views in the
    /// order given. A view that is hidden, or that does not lie in the same scroll views as the
    /// input, does not count. One that layout shows, moves or enlarges while the input is edited is
    /// shown from then on; after `isHidden` alone, which leads to layout in stack views only, call
    /// ``KeyboardAvoider/update(animated:)``. Takes effect at once, animated. None of the views is
    /// kept alive.
    ///
    /// - Parameters:
    ///   - companions: The views, the most important first; an empty array takes them back.
    ///   - field: The input, or a view around several. Of views inside one another the innermost
    ///     that has companions counts.
    public static func keepVisible(_ companions: [UIView], with field: UIView) {
      InputOptions.shared.change(field) { $0.companions = companions.map { Weak($0) } }
    }
  }
#endif
