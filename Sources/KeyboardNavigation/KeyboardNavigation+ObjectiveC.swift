#if canImport(UIKit) && canImport(ObjectiveC)
  import KeyboardStrut
  import UIKit

  /// Navigation between inputs for Objective-C, as the class `KSKeyboardNavigation`. Swift code
  /// cannot use it.
  ///
  ///     [KSKeyboardNavigation navigateInputsInView:self.view];
  @available(swift, obsoleted: 1)
  @objc(KSKeyboardNavigation)
  @MainActor
  public final class KeyboardNavigationForObjectiveC: NSObject {
    /// Moves the focus from input to input in a view, by a toolbar and by Return.
    @objc(navigateInputsInView:) @discardableResult
    public static func navigate(in view: UIView) -> KeyboardInputNavigator { view.navigateInputs() }

    /// Does the same with the app's items in the toolbar; an empty array means no toolbar.
    @objc(navigateInputsInView:items:) @discardableResult
    public static func navigate(
      in view: UIView, items: [UIBarButtonItem]
    ) -> KeyboardInputNavigator {
      view.navigateInputs(toolbar: items.isEmpty ? .none : .items(items))
    }

    /// Whether every screen gets a toolbar with Previous, Next and Done.
    @objc(automatic)
    public static var isAutomatic: Bool {
      @objc(isAutomatic) get { KeyboardInputNavigator.automaticToolbar != nil }
      set { KeyboardInputNavigator.automaticToolbar = newValue ? .full : nil }
    }

    /// Ends editing when the user taps outside all views that handle taps.
    @objc(dismissKeyboardOnTapInView:) @discardableResult
    public static func dismissOnTap(in view: UIView) -> UIGestureRecognizer {
      view.dismissKeyboardOnTap()
    }
  }
#endif
