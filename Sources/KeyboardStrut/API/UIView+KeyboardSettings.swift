#if canImport(UIKit)
  import UIKit

  extension UIView {
    // MARK: Settings of single inputs

    /// The points between the keyboard and this input where it had to move. Nil, as at first: the
    /// gap of the ``KeyboardAvoider`` that serves it.
    ///
    ///     passwordField.keyboardGap = 24
    ///
    /// It may be set for a view around several inputs, too. Of views inside one another the
    /// innermost with a gap counts. Negative and infinite values count as 0. Takes effect by the
    /// end of the run-loop turn, animated.
    public var keyboardGap: CGFloat? {
      get { InputOptions.shared[self].gap }
      set { InputOptions.shared[self].gap = newValue }
    }

    /// The views that should be visible together with this input, such as its error label and the
    /// button that comes next. The most important one comes first; empty at first.
    ///
    ///     passwordField.keyboardCompanions = [errorLabel, signInButton]
    ///
    /// Where not all of them fit above the keyboard, the input comes first, then the views in this
    /// order. A companion that is hidden does not count, nor does one in other scroll views than
    /// the input. One that layout shows, moves or enlarges while the input is edited is shown from
    /// then on. After `isHidden` alone, which leads to layout in stack views only, call
    /// ``KeyboardAvoider/update(animated:)``.
    ///
    /// It may be set for a view around several inputs, too. Of views inside one another the
    /// innermost with companions counts. No companion is kept alive; one that is gone is not in the
    /// array any more. Takes effect by the end of the run-loop turn, animated.
    public var keyboardCompanions: [UIView] {
      get { InputOptions.shared[self].companions.compactMap(\.object) }
      set { InputOptions.shared[self].companions = newValue.map { Weak($0) } }
    }

    // MARK: Covers

    /// Whether this view covers what scrolls behind it: a bar on the keyboard with a button, the
    /// app's own toolbar, or a header that stays at the top. False at first.
    ///
    ///     continueBar.isKeyboardCover = true
    ///
    /// **A bar on the keyboard.** While a keyboard is up, inputs keep their gap to the upper edge
    /// of the bar, and content can be scrolled above it without an inset of the app's for the bar.
    /// The app itself holds the bar on the keyboard, with constraints to a keyboard layout guide or
    /// to a ``KeyboardStrutView`` or ``KeyboardStrutGuide``. A bar that stays at the screen's lower
    /// edge lies under the keyboard and covers nothing.
    ///
    /// **A header at the top.** A cover that is nearer to the top of the visible area than to the
    /// keyboard hides what is above its lower edge. Inputs are shown below it. Pinned headers of
    /// tables and flow layouts need no such call.
    ///
    /// A hidden view covers nothing. The frame is read at the end of each run-loop turn in which
    /// something around the input has changed. Takes effect by the end of the turn, animated.
    public var isKeyboardCover: Bool {
      get { Covers.shared.contains(self) }
      set {
        if newValue { Covers.shared.add(self) } else { Covers.shared.remove(self) }
        KeyboardCenter.shared.settingsDidChange(for: self)
      }
    }

    // MARK: The automatic mode

    /// Whether the automatic mode leaves the inputs inside this view to the app. False at first.
    ///
    ///     chatView.isKeyboardAvoidanceExcluded = true
    ///
    /// What the app asks for itself, by `avoidKeyboard()` and its neighbours, is served all the
    /// same. Takes effect by the end of the run-loop turn. See ``KeyboardAvoidance/isAutomatic``.
    public var isKeyboardAvoidanceExcluded: Bool {
      get { AutomaticAvoiding.shared.excludes(self) }
      set { AutomaticAvoiding.shared.setExcluded(newValue, self) }
    }
  }
#endif
