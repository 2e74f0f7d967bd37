import KeyboardNavigation
import KeyboardStrut
import UIKit

/// The calls by which an app keeps every input of every screen visible, and calls for exceptions.
@MainActor
public enum WholeApp {
  /// Called from `application(_:didFinishLaunchingWithOptions:)`.
  public static func didFinishLaunching() {
    KeyboardAvoidance.containers.append(DrawerController.self)
    KeyboardAvoidance.excludedControllers.append(MapViewController.self)
    KeyboardAvoidance.isAutomatic = true
  }

  /// Does the same with another policy, and an exception for one screen.
  public static func didFinishLaunchingWithPolicies() {
    KeyboardAvoidance.isAutomatic = true
    KeyboardAvoidance.defaultPolicy = .avoid(gap: 12)
    KeyboardAvoidance.policyForScreen = { screen in
      screen is ChatViewController ? .leaveAlone : nil
    }
  }

  /// Makes the settings at launch that many apps make for IQKeyboardManager.
  public static func didFinishLaunchingAfterMigration() {
    KeyboardAvoidance.isAutomatic = true
    KeyboardAvoidance.defaultPolicy = .avoid(gap: 12)
    KeyboardAvoidance.excludedControllers = [
      ChatViewController.self
    ]
    var toolbar = KeyboardInputNavigator.Toolbar.full
    toolbar.showsTitle = true
    KeyboardInputNavigator.automaticToolbar = toolbar
    Keyboard.dismissesOnTap = { _ in true }
  }

  /// Called at launch, for a toolbar on every screen that moves the focus from input to input.
  public static func didFinishLaunchingWithToolbars() {
    KeyboardInputNavigator.automaticToolbar = .full
    Keyboard.dismissesOnTap = { view in !(view is MapView) }
  }

  /// Leaves the inputs in one view to the app.
  public static func leave(_ chatView: UIView) {
    chatView.isKeyboardAvoidanceExcluded = true
  }

  /// Called by a switch in the app's settings.
  public static func settingsDidChange(isOn: Bool) {
    KeyboardAvoidance.isAutomatic = isOn
  }

  /// Adjusts a field in the automatic mode. The code of a screen may do this.
  public static func adjust(
    _ passwordField: UITextField, errorLabel: UILabel, signInButton: UIButton
  ) {
    passwordField.keyboardCompanions = [errorLabel, signInButton]
    passwordField.keyboardGap = 24
  }
}

/// A custom container: a drawer beside the screen it shows.
final class DrawerController: UIViewController {}

/// A view that handles taps itself.
final class MapView: UIView {}

/// A screen that the automatic mode leaves alone.
final class MapViewController: UIViewController {}

/// A screen that handles the keyboard itself.
final class ChatViewController: UIViewController {}
