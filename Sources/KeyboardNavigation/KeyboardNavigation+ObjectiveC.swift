#if canImport(UIKit) && canImport(ObjectiveC)
  import KeyboardStrut
  import UIKit

  /// The interface for Objective-C to the navigation between inputs, as the class
  /// `KSKeyboardNavigation`. Swift code cannot use this class.
  ///
  ///     [KSKeyboardNavigation navigateInputsInView:self.view];
  @available(swift, obsoleted: 1)
  @objc(KSKeyboardNavigation)
  @MainActor
  public final class KeyboardNavigationForObjectiveC: NSObject {
    /// Lets the user move the focus from input to input in a view, by a toolbar and by the Return
    /// key.
    @objc(navigateInputsInView:) @discardableResult
    public static func navigate(in view: UIView) -> KeyboardInputNavigator { view.navigateInputs() }

    /// Does the same with the input's title between the buttons.
    @objc(navigateInputsWithTitleInView:) @discardableResult
    public static func navigateWithTitle(in view: UIView) -> KeyboardInputNavigator {
      var toolbar = KeyboardInputNavigator.Toolbar.full
      toolbar.showsTitle = true
      return view.navigateInputs(toolbar: toolbar)
    }

    /// Does the same with a Done button alone.
    @objc(navigateInputsWithDoneInView:) @discardableResult
    public static func navigateWithDone(in view: UIView) -> KeyboardInputNavigator {
      view.navigateInputs(toolbar: .done)
    }

    /// Lets the user move the focus from input to input in a view. The toolbar has the app's items.
    /// An empty array means no toolbar.
    @objc(navigateInputsInView:items:) @discardableResult
    public static func navigate(
      in view: UIView, items: [UIBarButtonItem]
    ) -> KeyboardInputNavigator {
      view.navigateInputs(toolbar: items.isEmpty ? .none : .items(items))
    }

    /// Whether every screen gets a navigator whose toolbar has the buttons Previous, Next and Done.
    /// False by default.
    @objc(automatic)
    public static var isAutomatic: Bool {
      @objc(isAutomatic) get { KeyboardInputNavigator.automaticToolbar != nil }
      set { KeyboardInputNavigator.automaticToolbar = newValue ? .full : nil }
    }

    /// Ends editing when the user taps into the view, except on views that handle taps themselves.
    @objc(dismissKeyboardOnTapInView:) @discardableResult
    public static func dismissOnTap(in view: UIView) -> UIGestureRecognizer {
      view.dismissKeyboardOnTap()
    }

    /// A block that returns whether a tap outside all views that handle taps may end editing. It is
    /// asked in all windows of the app, with the view that was tapped. Nil at first.
    @objc(dismissesOnTap)
    public static var dismissesOnTap: (@MainActor (UIView) -> Bool)? {
      get { Keyboard.dismissesOnTap }
      set { Keyboard.dismissesOnTap = newValue }
    }

    // MARK: Single inputs

    /// Returns the title of an input in a toolbar that shows titles. Nil means the placeholder.
    @objc(titleOfInput:)
    public static func title(of input: UIView) -> String? { input.keyboardToolbarTitle }

    /// Sets the title of an input in a toolbar that shows titles.
    @objc(setTitle:forInput:)
    public static func setTitle(_ title: String?, for input: UIView) {
      input.keyboardToolbarTitle = title
    }

    /// Whether navigators skip an input, or all inputs inside a view.
    @objc(isViewSkipped:)
    public static func isSkipped(_ view: UIView) -> Bool { view.isSkippedByKeyboardNavigation }

    /// Sets whether navigators skip an input, or all inputs inside a view.
    @objc(setSkipped:forView:)
    public static func setSkipped(_ isSkipped: Bool, for view: UIView) {
      view.isSkippedByKeyboardNavigation = isSkipped
    }
  }
#endif
