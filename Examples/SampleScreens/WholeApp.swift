import KeyboardStrut
import UIKit

/// What an app says once to have every input of every screen kept in sight, and what it may add.
@MainActor
public enum WholeApp {
  /// From `application(_:didFinishLaunchingWithOptions:)`.
  public static func didFinishLaunching() {
    Keyboard.registerContainer(DrawerController.self)
    Keyboard.exclude(MapViewController.self)
    Keyboard.revealAutomatically()
  }

  /// Instead of the last line, with an answer for each screen.
  public static func didFinishLaunchingWithPolicies() {
    Keyboard.revealAutomatically { screen in
      screen is ChatViewController ? .leaveAlone : .reveal(by: .scrolling, gap: 20)
    }
  }

  /// At launch, for a bar that leads from input to input on every screen.
  public static func didFinishLaunchingWithBars() {
    Keyboard.automaticBar = .full
    KeyboardNavigator.previousTitle = "Zurück"
    KeyboardNavigator.nextTitle = "Weiter"
  }

  /// Leaves the inputs in one view to the app, and later serves them again.
  public static func leave(_ chatView: UIView, isLeft: Bool) {
    if isLeft {
      Keyboard.exclude(chatView)
    } else {
      Keyboard.include(chatView)
    }
  }

  /// From a switch in the app's settings.
  public static func settingsDidChange(isOn: Bool) {
    Keyboard.revealsAutomatically = isOn
  }

  /// What a screen's own code may say of a field under the automatic mode.
  public static func adjust(
    _ passwordField: UITextField, errorLabel: UILabel, signInButton: UIButton
  ) {
    Keyboard.keepVisible([errorLabel, signInButton], with: passwordField)
    Keyboard.setGap(24, for: passwordField)
  }
}

/// A container of the app's own: a drawer beside the screen it shows.
final class DrawerController: UIViewController {}

/// A screen whose text has places of its own.
final class MapViewController: UIViewController {}

/// A screen that looks after the keyboard itself.
final class ChatViewController: UIViewController {}
