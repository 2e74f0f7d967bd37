#if canImport(UIKit) && canImport(ObjectiveC)
  import KeyboardStrut
  import UIKit

  /// Going from input to input for Objective-C, as the class `KSKeyboardNavigation`. Swift does not
  /// see it.
  ///
  ///     [KSKeyboardNavigation navigateInputsInView:self.view];
  @available(swift, obsoleted: 1)
  @objc(KSKeyboardNavigation)
  @MainActor
  public final class KeyboardNavigationForObjectiveC: NSObject {
    /// Takes a person from input to input in a view, by a toolbar and by Return.
    @objc(navigateInputsInView:) @discardableResult
    public static func navigate(in view: UIView) -> KeyboardInputNavigator { view.navigateInputs() }

    /// The same with items of the app in the toolbar; an empty array for no toolbar.
    @objc(navigateInputsInView:items:) @discardableResult
    public static func navigate(
      in view: UIView, items: [UIBarButtonItem]
    ) -> KeyboardInputNavigator {
      view.navigateInputs(toolbar: items.isEmpty ? .none : .items(items))
    }

    /// Whether every screen gets a toolbar with Previous, Next and Done; a switch.
    @objc(automatic)
    public static var isAutomatic: Bool {
      @objc(isAutomatic) get { KeyboardInputNavigator.automaticToolbar != nil }
      set { KeyboardInputNavigator.automaticToolbar = newValue ? .full : nil }
    }

    /// Ends editing by a tap beside everything that takes taps.
    @objc(dismissKeyboardOnTapInView:) @discardableResult
    public static func dismissOnTap(in view: UIView) -> UIGestureRecognizer {
      view.dismissKeyboardOnTap()
    }
  }
#endif
