#if canImport(UIKit)
  import UIKit

  extension UIView {
    // MARK: Settings of single inputs

    /// The points between the keyboard and this input if it had to move. Nil at first, which means
    /// the gap of the ``KeyboardAvoider`` that serves it.
    ///
    ///     passwordField.keyboardGap = 24
    ///
    /// You may also set it for a view around several inputs. If such views are nested, the
    /// innermost one with a gap counts. Negative and infinite values count as 0. A change takes
    /// effect by the end of the run-loop turn, animated.
    public var keyboardGap: CGFloat? {
      get { InputOptions.shared[self].gap }
      set { InputOptions.shared[self].gap = newValue }
    }

    /// The views that should be visible together with this input, such as its error label and the
    /// next button. The most important one comes first. Empty at first.
    ///
    ///     passwordField.keyboardCompanions = [errorLabel, signInButton]
    ///
    /// If not all of them fit above the keyboard, the input comes first, then the views in this
    /// order. A hidden companion does not count, and neither does one in another scroll view than
    /// the input. Layout may show, move or enlarge a companion while the user edits the input. From
    /// then on the avoider keeps it visible. `isHidden` alone causes layout only in stack views, so
    /// call ``KeyboardAvoider/update(animated:)`` after it.
    ///
    /// You may also set it for a view around several inputs. If such views are nested, the
    /// innermost one with companions counts. The array keeps no companion alive and drops those
    /// that are gone. A change takes effect by the end of the run-loop turn, animated.
    public var keyboardCompanions: [UIView] {
      get { InputOptions.shared[self].companions.compactMap(\.object) }
      set { InputOptions.shared[self].companions = newValue.map { Weak($0) } }
    }

    // MARK: Covers

    /// Whether this view covers what scrolls behind it: a bar with a button on the keyboard, a
    /// toolbar of the app, or a header at the top. False at first.
    ///
    ///     continueBar.isKeyboardCover = true
    ///
    /// **A bar on the keyboard.** While a keyboard is up, inputs keep their gap to the upper edge
    /// of the bar. The user can scroll the content above the bar, without an inset of the app's for
    /// it. The app itself holds the bar on the keyboard. It does so with constraints to a keyboard
    /// layout guide, a ``KeyboardStrutView`` or a ``KeyboardStrutGuide``. A bar at the screen's
    /// lower edge lies under the keyboard and covers nothing.
    ///
    /// A list with `followKeyboard()` ends at the bar, too.
    ///
    /// **A header at the top.** It hides what is above its lower edge. A cover counts as a header
    /// if it is nearer to the top of the visible area than to the keyboard. Inputs are shown below
    /// it. Pinned headers of tables and flow layouts need no such call.
    ///
    /// A hidden view covers nothing. We read the frame at the end of each run-loop turn in which
    /// something around the input has changed. A change takes effect by the end of the turn,
    /// animated.
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
    /// Avoiders that the app makes itself, by `avoidKeyboard()` and similar calls, still serve
    /// these inputs. A change takes effect by the end of the run-loop turn. See
    /// ``KeyboardAvoidance/isAutomatic``.
    public var isKeyboardAvoidanceExcluded: Bool {
      get { AutomaticAvoiding.shared.excludes(self) }
      set { AutomaticAvoiding.shared.setExcluded(newValue, self) }
    }
  }
#endif
