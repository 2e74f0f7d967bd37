#if canImport(UIKit)
  import KeyboardStrut
  import UIKit

  extension UIView {
    // MARK: From input to input

    /// Lets the user move from input to input in this view, by a toolbar above the keyboard and by
    /// the Return key. For example:
    ///
    ///     view.navigateInputs()
    ///     view.navigateInputs(toolbar: .none)
    ///
    /// It does not keep the inputs clear of the keyboard; `avoidKeyboard()` does.
    ///
    /// Inputs outside the view are not visited. An inner view with its own navigator is not visited
    /// either. A second call for the same view replaces the first navigator.
    ///
    /// - Parameter toolbar: The toolbar above the keyboard.
    /// - Returns: The navigator. It lives as long as the view, and the app does not need to keep
    ///   it.
    @discardableResult
    public func navigateInputs(
      toolbar: KeyboardInputNavigator.Toolbar = .full
    ) -> KeyboardInputNavigator {
      KeyboardInputNavigator.make(in: self, toolbar: toolbar)
    }

    // MARK: Tap outside

    /// Ends editing when the user taps into this view outside all views that handle taps.
    ///
    ///     view.dismissKeyboardOnTap()
    ///
    /// It takes no tap from other views. Controls, text inputs, selectable texts, selectable cells,
    /// bars and views with their own tap recognizer still get their taps, and the keyboard stays.
    /// The keyboard also stays for a pencil, because a pencil writes into fields.
    ///
    /// - Returns: The recognizer that was added to the view; disable or remove it to end this. A
    ///   second call returns the same recognizer.
    @discardableResult
    public func dismissKeyboardOnTap() -> UIGestureRecognizer { outsideTapObserver }
  }

  extension Keyboard {
    /// A closure that returns whether a tap outside all views that handle taps may end editing. It
    /// is asked in all windows of the app, with the view that was tapped. Nil by default: taps end
    /// editing only in views with `dismissKeyboardOnTap()`.
    ///
    ///     Keyboard.dismissesOnTap = { _ in true }
    ///     Keyboard.dismissesOnTap = { view in !(view is MapView) }
    ///
    /// A window gets a gesture recognizer for this when one of its inputs begins editing. The
    /// recognizer is removed when this property is set to nil.
    public static var dismissesOnTap: (@MainActor (UIView) -> Bool)? {
      get { Navigators.shared.dismissesOnTap }
      set { Navigators.shared.dismissesOnTap = newValue }
    }
  }

  extension KeyboardInputNavigator {
    // MARK: The whole app

    /// Returns the navigator that visits an input, whether made by the app or by
    /// ``automaticToolbar``; nil if there is none.
    ///
    ///     KeyboardInputNavigator.navigator(of: emailField)?.moveToNext()
    #if canImport(ObjectiveC)
      @objc(navigatorOfInput:)
    #endif
    public static func navigator(of input: UIView) -> KeyboardInputNavigator? {
      Navigators.shared.navigator(of: input)
    }

    /// The toolbar with which every screen of the app gets a navigator when one of its inputs
    /// becomes first responder; nil, the default, for none.
    ///
    ///     KeyboardInputNavigator.automaticToolbar = .full
    ///
    /// Screens are those of `KeyboardAvoidance.isAutomatic`, which need not be on. A screen that is
    /// excluded there gets no navigator. The same applies to a screen whose policy is
    /// `.leaveAlone`. A view that has a navigator keeps it. Setting nil removes the automatic
    /// navigators.
    @nonobjc public static var automaticToolbar: Toolbar? {
      get { Navigators.shared.automaticToolbar }
      set { Navigators.shared.automaticToolbar = newValue }
    }
  }
#endif
