import UIKit

/// Makes the form in `KSObjectiveCViewController.m`. We look the class up by its name, because the
/// checks on Linux compile the app without Objective-C.
@MainActor
enum ObjectiveCScreen {
  static func make() -> UIViewController? {
    (NSClassFromString("KSObjectiveCViewController") as? UIViewController.Type)?.init()
  }
}
