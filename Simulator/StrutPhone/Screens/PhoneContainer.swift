import Phone
import StrutKit

/// What a screen stands in.
@MainActor
package struct PhoneContainer: Sendable {
  /// What `--container` takes.
  package nonisolated let id: String
  package nonisolated let title: String
  /// The root of the window, for a screen.
  let root: @MainActor @Sendable (UIViewController) -> UIViewController

  package nonisolated static let all = [
    PhoneContainer(id: "root", title: "alone") { $0 },
    PhoneContainer(id: "navigation", title: "in a navigation controller") { navigation($0) },
    PhoneContainer(id: "large-title", title: "below a large title") {
      let controller = navigation($0)
      controller.navigationBar.prefersLargeTitles = true
      return controller
    },
    PhoneContainer(id: "tab", title: "in a tab") { tabs($0) },
    PhoneContainer(id: "tab-navigation", title: "in a navigation controller in a tab") {
      tabs(navigation($0))
    },
    PhoneContainer(id: "sheet-large", title: "in a sheet") {
      PresentingViewController($0, .large())
    },
    PhoneContainer(id: "sheet-medium", title: "in a sheet of half the height") {
      PresentingViewController($0, .medium())
    },
    PhoneContainer(id: "split", title: "beside a list") {
      let controller = UISplitViewController(style: .doubleColumn)
      controller.setViewController(PlainViewController(), for: .primary)
      controller.setViewController($0, for: .secondary)
      return controller
    },
  ]

  nonisolated static func named(_ id: String) throws -> PhoneContainer {
    guard let container = all.first(where: { $0.id == id }) else {
      throw UsageError(
        "No container is called \"\(id)\". Known containers: "
          + all.map(\.id).joined(separator: ", ") + ".")
    }
    return container
  }

  private static func navigation(_ screen: UIViewController) -> UINavigationController {
    let controller = UINavigationController(rootViewController: PlainViewController())
    controller.pushViewController(screen, animated: false)
    return controller
  }

  private static func tabs(_ screen: UIViewController) -> UITabBarController {
    let (controller, second) = (UITabBarController(), PlainViewController())
    screen.tabBarItem = UITabBarItem(title: "First", image: nil, tag: 0)
    second.tabBarItem = UITabBarItem(title: "Second", image: nil, tag: 1)
    controller.setViewControllers([screen, second], animated: false)
    return controller
  }
}

/// The empty screen below or beside another one.
private class PlainViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Home"
    view.backgroundColor = .secondarySystemBackground
  }
}

/// An empty screen that presents another one as a sheet as soon as it appears.
private final class PresentingViewController: PlainViewController {
  private var screen: UIViewController?

  init(_ screen: UIViewController, _ detent: UISheetPresentationController.Detent) {
    self.screen = screen
    super.init(nibName: nil, bundle: nil)
    screen.modalPresentationStyle = .pageSheet
    screen.sheetPresentationController?.detents = [detent]
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    guard let screen else { return }
    self.screen = nil
    present(screen, animated: false)
  }
}
