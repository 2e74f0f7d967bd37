import AppScreens
import SampleScreens
import UIKit

/// A screen that can be recorded, and its name in a file.
@MainActor
public struct RecordedScreen {
  public let name: String
  private let make: () -> UIViewController

  init(_ name: String, _ make: @escaping () -> UIViewController) {
    self.name = name
    self.make = make
  }

  /// Returns a new instance of the screen.
  public func screen() -> UIViewController { make() }

  public static func named(_ name: String) -> RecordedScreen? {
    (all + probes).first { $0.name == name }
  }

  /// The recorded screens: samples, which use the library, and screens of apps, which do not.
  public static let all: [RecordedScreen] = samples + apps

  /// Screens that adjust to the keyboard, by means of the library.
  public static let samples: [RecordedScreen] = [
    RecordedScreen("sample-amount") { AmountFormViewController() },
    RecordedScreen("sample-assistant") { AssistantViewController() },
    RecordedScreen("sample-bottom-constraint") { BottomConstraintViewController() },
    RecordedScreen("sample-conversation") { ConversationViewController() },
    RecordedScreen("sample-conversation-upside-down") {
      ConversationViewController(isInverted: true)
    },
    RecordedScreen("sample-navigated-collection") { NavigatedCollectionViewController() },
    RecordedScreen("sample-navigated-column") { NavigatedColumnViewController() },
    RecordedScreen("sample-navigated-form") { NavigatedFormViewController() },
    RecordedScreen("sample-navigated-sheet") { NavigatedSheetViewController() },
    RecordedScreen("sample-navigated-table") { NavigatedTableViewController() },
    RecordedScreen("sample-nested-navigators") { NestedNavigatorsViewController() },
    RecordedScreen("sample-nested-stacks") { NestedStacksViewController(top: 400) },
    RecordedScreen("sample-strut-in-stack") { StrutInStackViewController() },
    RecordedScreen("sample-strut-below-form") { StrutBelowFormViewController() },
    RecordedScreen("sample-login-bottom") { LiftedLoginViewController(fieldsAt: .bottom) },
    RecordedScreen("sample-login-middle") { LiftedLoginViewController(fieldsAt: .middle) },
    RecordedScreen("sample-message-bar") { MessageBarViewController() },
    RecordedScreen("sample-order-form") { OrderFormViewController() },
    RecordedScreen("sample-profile") { ProfileFormViewController() },
    RecordedScreen("sample-scrolling-form") { ScrollingFormViewController() },
    RecordedScreen("sample-shifted-constraints") { ShiftedConstraintsViewController() },
    RecordedScreen("sample-shrinking-picture") { ShrinkingPictureViewController() },
    RecordedScreen("sample-stickers") { StickerChatViewController() },
    RecordedScreen("sample-table") { TableFormViewController() },
    RecordedScreen("sample-town-search") { TownSearchViewController() },
  ]

  /// Screens of apps. The library does nothing on them unless the automatic mode is switched on.
  public static let apps: [RecordedScreen] = [
    RecordedScreen("app-checkout") { CheckoutViewController() },
    RecordedScreen("app-comments") { CommentsViewController() },
    RecordedScreen("app-feedback") { FeedbackViewController() },
    RecordedScreen("app-note") { NoteViewController() },
    RecordedScreen("app-profile") { ProfileViewController() },
    RecordedScreen("app-reply-bar") { ReplyBarViewController() },
    RecordedScreen("app-search") { SearchViewController() },
    RecordedScreen("app-settings") { SettingsViewController() },
    RecordedScreen("app-sign-in") { SignInViewController() },
    RecordedScreen("app-sign-up") { SignUpViewController() },
    RecordedScreen("app-title-search") { TitleSearchViewController() },
  ]

  /// Screens that only probes use.
  static let probes: [RecordedScreen] = [
    RecordedScreen("probe-hosted-rows") { HostedRowsViewController() },
    RecordedScreen("probe-long-list") { LongListViewController() },
  ]

  /// The containers that ``stage(_:)`` knows. A screen's name has its container after an "@".
  nonisolated public static let containers = ["root", "navigation", "tabs", "sheet"]

  private static func tabs(_ screen: UIViewController) -> UIViewController {
    let tabs = UITabBarController()
    tabs.viewControllers = [screen]
    return tabs
  }

  /// Returns the container of a name like "app-sign-in@navigation", and the screen in it; nil if
  /// either name is unknown.
  public static func stage(
    _ name: String
  ) -> (container: UIViewController, screen: UIViewController)? {
    let parts = name.split(separator: "@").map(String.init)
    guard let screen = parts.first.flatMap(named)?.screen() else { return nil }
    switch parts.count > 1 ? parts[1] : "root" {
    case "root": return (screen, screen)
    case "navigation": return (UINavigationController(rootViewController: screen), screen)
    case "tabs": return (tabs(screen), screen)
    case "sheet": return (SheetHost(screen), screen)
    default: return nil
    }
  }
}
