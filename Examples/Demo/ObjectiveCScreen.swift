import UIKit

/// The form in `KSObjectiveCViewController.m`. By its name, so that the checks on Linux, which read
/// no Objective-C, can compile the app.
@MainActor
enum ObjectiveCScreen {
  static func make() -> UIViewController? {
    (NSClassFromString("KSObjectiveCViewController") as? UIViewController.Type)?.init()
  }
}
