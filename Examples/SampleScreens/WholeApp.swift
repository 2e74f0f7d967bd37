import KeyboardNavigation
import KeyboardStrut
import UIKit

/// What an app says once to have every input of every screen kept in sight, and what it may add.
@MainActor
public enum WholeApp {
  /// From `application(_:didFinishLaunchingWithOptions:)`.
  public static func didFinishLaunching() {
    KeyboardAvoidance.containers.append(DrawerController.self)
    KeyboardAvoidance.excludedControllers.append(MapViewController.self)
    KeyboardAvoidance.isAutomatic = true
  }

  /// The same with another policy, and an exception for one screen.
  public static func didFinishLaunchingWithPolicies() {
    KeyboardAvoidance.isAutomatic = true
    KeyboardAvoidance.defaultPolicy = .avoid(gap: 12)
    KeyboardAvoidance.policyForScreen = { screen in
      screen is ChatViewController ? .leaveAlone : nil
    }
  }

  /// At launch, for a toolbar that leads from input to input on every screen.
  public static func didFinishLaunchingWithToolbars() {
    KeyboardInputNavigator.automaticToolbar = .full
    Keyboard.dismissesOnTap = { view in !(view is MapView) }
  }

  /// Leaves the inputs in one view to the app.
  public static func leave(_ chatView: UIView) {
    chatView.isKeyboardAvoidanceExcluded = true
  }

  /// From a switch in the app's settings.
  public static func settingsDidChange(isOn: Bool) {
    KeyboardAvoidance.isAutomatic = isOn
  }

  /// What a screen's own code may say of a field under the automatic mode.
  public static func adjust(
    _ passwordField: UITextField, errorLabel: UILabel, signInButton: UIButton
  ) {
    passwordField.keyboardCompanions = [errorLabel, signInButton]
    passwordField.keyboardGap = 24
  }
}

/// A container of the app's own: a drawer beside the screen it shows.
final class DrawerController: UIViewController {}

/// A view that takes taps by itself.
final class MapView: UIView {}

/// A screen whose text has places of its own.
final class MapViewController: UIViewController {}

/// A screen that looks after the keyboard itself.
final class ChatViewController: UIViewController {}
