#if canImport(UIKit)
  import KeyboardStrut
  import UIKit

  extension UIView {
    // MARK: From input to input

    /// Takes a person from input to input in this view, by a toolbar above the keyboard and by the
    /// Return key.
    ///
    ///     view.navigateInputs()
    ///     view.navigateInputs(toolbar: .none)
    ///
    /// It does not keep the inputs clear of the keyboard; `avoidKeyboard()` does.
    ///
    /// Inputs outside the view are not visited. A view inside it that has a navigator of its own
    /// keeps its inputs to itself. A second call for the same view replaces the first navigator.
    ///
    /// - Parameter toolbar: What stands above the keyboard.
    /// - Returns: The navigator that does it. It lives as long as the view and needs no keeping.
    @discardableResult
    public func navigateInputs(
      toolbar: KeyboardInputNavigator.Toolbar = .full
    ) -> KeyboardInputNavigator {
      KeyboardInputNavigator.make(in: self, toolbar: toolbar)
    }

    // MARK: Tap outside

    /// Ends editing when a person taps into this view beside everything that takes taps.
    ///
    ///     view.dismissKeyboardOnTap()
    ///
    /// It takes no tap from anyone. Controls, text inputs, texts that can be selected, cells that
    /// can be selected, bars and views with a tap recognizer of their own keep theirs, and the
    /// keyboard stays for them. It stays for a pencil, too, which writes into fields.
    ///
    /// - Returns: The recognizer that was added to the view: disable or remove it to end this. A
    ///   second call returns the first one's.
    @discardableResult
    public func dismissKeyboardOnTap() -> UIGestureRecognizer { outsideTapObserver }
  }

  extension Keyboard {
    /// A closure that says whether a tap beside everything that takes taps may end editing. It is
    /// asked in all windows of the app, with the view that was tapped. Nil, as at first: taps end
    /// editing only in views with `dismissKeyboardOnTap()`.
    ///
    ///     Keyboard.dismissesOnTap = { _ in true }
    ///     Keyboard.dismissesOnTap = { view in !(view is MapView) }
    ///
    /// A window gets a gesture recognizer for it when one of its inputs begins editing, and loses
    /// it when this is set to nil.
    public static var dismissesOnTap: (@MainActor (UIView) -> Bool)? {
      get { Navigators.shared.dismissesOnTap }
      set { Navigators.shared.dismissesOnTap = newValue }
    }
  }

  extension KeyboardInputNavigator {
    // MARK: The whole app

    /// Returns the navigator that visits an input, be it made by the app or by
    /// ``automaticToolbar``; nil for none.
    ///
    ///     KeyboardInputNavigator.navigator(of: emailField)?.moveToNext()
    public static func navigator(of input: UIView) -> KeyboardInputNavigator? {
      Navigators.shared.navigator(of: input)
    }

    /// The toolbar with which every screen of the app gets a navigator when one of its inputs
    /// becomes first responder; nil, as at first, for none.
    ///
    ///     KeyboardInputNavigator.automaticToolbar = .full
    ///
    /// Screens are those of `KeyboardAvoidance.isAutomatic`, which need not be on. What is excluded
    /// there gets no navigator, nor does a screen whose policy is `.leaveAlone`. A view that has a
    /// navigator keeps it. Set to nil, it takes back what it added.
    public static var automaticToolbar: Toolbar? {
      get { Navigators.shared.automaticToolbar }
      set { Navigators.shared.automaticToolbar = newValue }
    }
  }
#endif
