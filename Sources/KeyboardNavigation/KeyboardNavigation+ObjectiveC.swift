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
  }
#endif
