import Phone

/// The container that shows a screen.
package struct Container: Sendable {
  package let id: String
  package let title: String
  /// Whether the screen has been pushed onto a navigation controller, so that it can be popped.
  let isPushed: Bool
  /// Whether the screen was presented.
  let isPresented: Bool
  /// Shows a screen in a window.
  let show: @MainActor @Sendable (UIViewController, Stage) -> Void

  init(
    _ id: String, _ title: String, isPushed: Bool = false, isPresented: Bool = false,
    show: @escaping @MainActor @Sendable (UIViewController, Stage) -> Void
  ) {
    (self.id, self.title, self.show) = (id, title, show)
    (self.isPushed, self.isPresented) = (isPushed, isPresented)
  }
}

extension Container {
  /// Shows a screen in the window of a phone.
  @MainActor
  package func show(_ screen: UIViewController, on phone: Phone) {
    show(screen, Stage(phone: phone, window: phone.window))
  }

  /// The container of a name.
  package static func named(_ id: String) -> Container? { all.first { $0.id == id } }
}

/// The window that a screen is shown in.
@MainActor
struct Stage {
  let phone: Phone
  let window: UIWindow

  func show(_ controller: UIViewController) {
    window.rootViewController = controller
    window.makeKeyAndVisible()
    phone.settle()
  }

  /// Presents over an empty screen.
  func present(
    _ controller: UIViewController, _ style: UIModalPresentationStyle,
    _ adjust: (UIViewController) -> Void = { _ in }
  ) {
    let presenter = PlainController()
    show(presenter)
    controller.modalPresentationStyle = style
    adjust(controller)
    presenter.present(controller, animated: false)
    phone.advance(by: 0.1)
  }
}

/// The empty screen below or before another one.
final class PlainController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Home"
    view.backgroundColor = .secondarySystemBackground
  }
}
