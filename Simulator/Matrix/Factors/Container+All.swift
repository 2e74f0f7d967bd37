import Phone

extension Container {
  /// Every container, in the order in which it is shown.
  package static let all: [Container] =
    [Container("root", "Root of the window") { $1.show($0) }]
    + bars + presentations + children + [split]

  /// Controllers of screens.
  private static let bars: [Container] = [
    Container("navigation", "Navigation", isPushed: true) { $1.show(navigation($0)) },
    Container("large-title", "Navigation, large title", isPushed: true) { screen, stage in
      let controller = navigation(screen)
      controller.navigationBar.prefersLargeTitles = true
      stage.show(controller)
    },
    Container("toolbar", "Navigation with toolbar", isPushed: true) { screen, stage in
      let controller = navigation(screen)
      screen.toolbarItems = [UIBarButtonItem(systemItem: .done)]
      controller.setToolbarHidden(false, animated: false)
      stage.show(controller)
    },
    Container("tab", "Tab") { $1.show(tabs($0)) },
    Container("tab-navigation", "Navigation in a tab", isPushed: true) {
      $1.show(tabs(navigation($0)))
    },
    Container("page", "Page of a page controller") { screen, stage in
      let pages = UIPageViewController(
        transitionStyle: .scroll, navigationOrientation: .horizontal, options: nil)
      pages.setViewControllers([screen], direction: .forward, animated: false, completion: nil)
      stage.show(pages)
    },
    Container("side-menu", "Side menu around tabs") { $1.show(MenuController(tabs($0))) },
  ]

  /// Presentations over a screen.
  private static let presentations: [Container] = [
    Container("sheet-large", "Page sheet, large", isPresented: true) { $1.present($0, .pageSheet) },
    Container("sheet-medium", "Page sheet, medium", isPresented: true) { screen, stage in
      stage.present(screen, .pageSheet) { $0.sheetPresentationController?.detents = [.medium()] }
    },
    Container("sheet-custom", "Page sheet, custom detent", isPresented: true) { screen, stage in
      stage.present(screen, .pageSheet) {
        $0.sheetPresentationController?.detents = [.custom { _ in 380 }]
      }
    },
    Container("sheet-form", "Form sheet", isPresented: true) { $1.present($0, .formSheet) },
    Container("full-screen", "Full screen", isPresented: true) { $1.present($0, .fullScreen) },
    Container(
      "full-screen-navigation", "Navigation, full screen", isPushed: true, isPresented: true
    ) { $1.present(navigation($0), .fullScreen) },
    Container("popover", "Popover", isPresented: true) { screen, stage in
      stage.present(screen, .popover) {
        guard let popover = $0.popoverPresentationController, let window = stage.phone.shown else {
          return
        }
        popover.sourceView = window
        popover.sourceRect = CGRect(x: window.bounds.midX, y: 80, width: 1, height: 1)
      }
    },
    Container("alert", "After an alert with a field") { screen, stage in
      stage.show(screen)
      let alert = UIAlertController(title: "Wi-Fi", message: nil, preferredStyle: .alert)
      alert.addTextField { $0.placeholder = "Password" }
      screen.present(alert, animated: false)
      stage.phone.advance(by: 0.6)
      _ = alert.textFields?.first?.becomeFirstResponder()
      stage.phone.advance(by: 0.6)
      screen.dismiss(animated: false)
      stage.phone.advance(by: 0.6)
    },
  ]

  /// Controllers that show others as parts of their own view.
  private static let children: [Container] = [
    Container("child-stack", "Child in a stack view") { $1.show(StackParent($0)) },
    Container("child-scroll", "Child in the parent’s scroll view") { $1.show(ScrollParent($0)) },
    Container("child-frame", "Child laid out by hand") { $1.show(FrameParent($0)) },
    Container("child-card", "Child in a clipping card") { $1.show(CardParent($0)) },
  ]

  /// The screen is the detail: beside a list where the window is wide, on top of it elsewhere.
  private static let split = Container("split", "Detail of a split view") { screen, stage in
    let controller = UISplitViewController(style: .doubleColumn)
    controller.setViewController(PlainController(), for: .primary)
    controller.setViewController(screen, for: .secondary)
    stage.show(controller)
  }

  @MainActor
  private static func navigation(_ screen: UIViewController) -> UINavigationController {
    let controller = UINavigationController(rootViewController: PlainController())
    controller.pushViewController(screen, animated: false)
    return controller
  }

  @MainActor
  private static func tabs(_ first: UIViewController) -> UITabBarController {
    let (controller, second) = (
      UITabBarController(nibName: nil, bundle: nil), PlainController()
    )
    first.tabBarItem = UITabBarItem(title: "First", image: nil, tag: 0)
    second.tabBarItem = UITabBarItem(title: "Second", image: nil, tag: 1)
    controller.setViewControllers([first, second], animated: false)
    return controller
  }
}
