#if canImport(UIKit)
  import UIKit

  extension UIView {
    // MARK: Settings of single inputs

    /// The distance in points that the library leaves between the keyboard and this input when the
    /// library moves the input. If nil, the library uses the `gap` of the avoider. Nil by default.
    ///
    ///     passwordField.keyboardGap = 24
    ///
    /// For a text view that scrolls its own text, or that does not fit above the keyboard, the gap
    /// is below the caret.
    ///
    /// You may also set this property on a superview of several inputs. If several superviews have
    /// a gap, the gap of the innermost one applies. Negative and infinite values mean 0. A change
    /// takes effect by the end of the run-loop turn, animated.
    public var keyboardGap: CGFloat? {
      get { InputOptions.shared[self].gap }
      set { InputOptions.shared[self].gap = newValue }
    }

    /// The views that should be visible together with this input, such as its error label and the
    /// next button. The most important view comes first. Empty by default.
    ///
    ///     passwordField.keyboardCompanions = [errorLabel, signInButton]
    ///
    /// If there is not enough space above the keyboard, the input has priority over these views,
    /// and each view has priority over the next one. Hidden views are ignored. A view in another
    /// scroll view than the input is ignored, too.
    ///
    /// If layout shows, moves or enlarges one of the views while the user edits the input, the
    /// avoider keeps the view visible. Setting `isHidden` causes layout only in stack views. So
    /// after you set `isHidden` of a view outside a stack view, call
    /// ``KeyboardAvoider/update(animated:)``.
    ///
    /// You may also set this property on a superview of several inputs. If several superviews have
    /// an array, the array of the innermost one applies. The library stores only weak references to
    /// the views in the array, and removes deallocated views from it. A change takes effect by the
    /// end of the run-loop turn, animated.
    public var keyboardCompanions: [UIView] {
      get { InputOptions.shared[self].companions.compactMap(\.object) }
      set { InputOptions.shared[self].companions = newValue.map { Weak($0) } }
    }

    // MARK: Covers

    /// Whether this view covers the content that scrolls behind it. If true, the library keeps
    /// inputs clear of this view, too. Examples are a bar with a button on the keyboard, a toolbar
    /// of the app, and a header at the top. False by default.
    ///
    ///     continueBar.isKeyboardCover = true
    ///
    /// **A bar on the keyboard.** While a keyboard is up, the library keeps inputs above the upper
    /// edge of the bar. The distance between the two is the input's `keyboardGap`, or the `gap` of
    /// the avoider. The same applies while the user types on a hardware keyboard and the bar is at
    /// the bottom of the window.
    ///
    /// The user can also scroll until the end of the content is above the bar. The app need not set
    /// an inset for this purpose. The app itself must keep the bar on the keyboard, with
    /// constraints to a keyboard layout guide, a ``KeyboardStrutView`` or a ``KeyboardStrutGuide``.
    /// A bar that stays under the keyboard has no effect.
    ///
    /// A list with `followKeyboard()` also ends at the upper edge of the bar.
    ///
    /// **A header at the top.** The library moves inputs below the lower edge of the header. A view
    /// is treated as a header if it is nearer to the top of the visible area than to the keyboard.
    /// Pinned headers of tables and flow layouts do not need this property.
    ///
    /// Hidden views have no effect. The library reads the view's frame at the end of each run-loop
    /// turn in which something near the input has changed. A change of this property takes effect
    /// by the end of the run-loop turn, animated.
    public var isKeyboardCover: Bool {
      get { Covers.shared.contains(self) }
      set {
        if newValue { Covers.shared.add(self) } else { Covers.shared.remove(self) }
        KeyboardCenter.shared.settingsDidChange(for: self)
      }
    }

    // MARK: The automatic mode

    /// Whether the automatic mode ignores the inputs inside this view. False by default.
    ///
    ///     chatView.isKeyboardAvoidanceExcluded = true
    ///
    /// Avoiders that the app makes, for example by `avoidKeyboard()`, still move these inputs. A
    /// change takes effect by the end of the run-loop turn. See ``KeyboardAvoidance/isAutomatic``.
    public var isKeyboardAvoidanceExcluded: Bool {
      get { AutomaticAvoiding.shared.excludes(self) }
      set { AutomaticAvoiding.shared.setExcluded(newValue, self) }
    }
  }
#endif
