#if canImport(UIKit)
  import KeyboardStrut
  import UIKit

  extension UIView {
    // MARK: From input to input

    /// Lets the user move the focus from input to input in this view, by a toolbar above the
    /// keyboard and by the Return key.
    ///
    ///     view.navigateInputs()
    ///     view.navigateInputs(toolbar: .none)
    ///
    /// Navigation does not keep the inputs clear of the keyboard. For that, call `avoidKeyboard()`,
    /// too.
    ///
    /// The navigator does not visit inputs outside this view, and no inputs inside an inner view
    /// that has a navigator of its own. A second call for the same view replaces the first
    /// navigator.
    ///
    /// - Parameter toolbar: The toolbar above the keyboard.
    /// - Returns: The navigator, which lives as long as this view. The app does not need to keep a
    ///   reference.
    @discardableResult
    public func navigateInputs(
      toolbar: KeyboardInputNavigator.Toolbar = .full
    ) -> KeyboardInputNavigator {
      KeyboardInputNavigator.make(in: self, toolbar: toolbar)
    }

    // MARK: Tap outside

    /// Ends editing when the user taps into this view, except on views that handle taps themselves.
    ///
    ///     view.dismissKeyboardOnTap()
    ///
    /// Other views still receive their taps. The keyboard stays after a tap on a control, a text
    /// input, a selectable text, a selectable cell, a bar, or a view with its own tap recognizer.
    /// The keyboard also stays after a tap with a pencil, because a pencil writes into fields.
    ///
    /// - Returns: The gesture recognizer that was added to this view. Disable or remove it to keep
    ///   the keyboard on taps. A second call returns the same recognizer.
    @discardableResult
    public func dismissKeyboardOnTap() -> UIGestureRecognizer { outsideTapObserver }
  }

  extension Keyboard {
    /// A closure that returns whether a tap may end editing, for all windows of the app. Its
    /// argument is the tapped view. The closure is not called for taps on views that handle taps
    /// themselves. Nil by default: taps end editing only in views with `dismissKeyboardOnTap()`.
    ///
    ///     Keyboard.dismissesOnTap = { _ in true }
    ///     Keyboard.dismissesOnTap = { view in !(view is MapView) }
    ///
    /// A window gets a gesture recognizer for this purpose when one of its inputs begins editing.
    /// Setting nil removes the recognizers.
    public static var dismissesOnTap: (@MainActor (UIView) -> Bool)? {
      get { Navigators.shared.dismissesOnTap }
      set { Navigators.shared.dismissesOnTap = newValue }
    }
  }

  extension KeyboardInputNavigator {
    // MARK: The whole app

    /// Returns the navigator that visits an input. The navigator may have been made by the app or
    /// because of ``automaticToolbar``. Nil if there is none.
    ///
    ///     KeyboardInputNavigator.navigator(of: emailField)?.moveToNext()
    #if canImport(ObjectiveC)
      @objc(navigatorOfInput:)
    #endif
    public static func navigator(of input: UIView) -> KeyboardInputNavigator? {
      Navigators.shared.navigator(of: input)
    }

    /// The toolbar of the navigators that all screens of the app get automatically. A screen gets
    /// its navigator when one of its inputs becomes first responder. Nil by default: screens get no
    /// navigator automatically.
    ///
    ///     KeyboardInputNavigator.automaticToolbar = .full
    ///
    /// `KeyboardAvoidance.isAutomatic` explains what a screen is, but need not be true. A screen
    /// gets no navigator if it is excluded there or if its policy is `.leaveAlone`. A view that
    /// already has a navigator keeps it. Setting this property to nil removes the automatic
    /// navigators.
    @nonobjc public static var automaticToolbar: Toolbar? {
      get { Navigators.shared.automaticToolbar }
      set { Navigators.shared.automaticToolbar = newValue }
    }
  }
#endif
