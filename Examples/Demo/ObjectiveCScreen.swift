import UIKit

/// Makes the screens in Objective-C. We look a class up by its name, because the checks on Linux
/// compile the app without Objective-C.
@MainActor
enum ObjectiveCScreen {
  static func make(_ className: String) -> UIViewController? {
    (NSClassFromString(className) as? UIViewController.Type)?.init()
  }
}
