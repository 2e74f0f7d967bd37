import Phone
import Testing
import UIKit

/// Who keeps a window alive, who lays it out, and what becomes of its root view.
///
/// The tests of square/swift-keyboard-observer and airbnb/epoxy-ios make windows visible, keep them
/// in local variables only, and read the frames that layout gives to what is in them.
@MainActor
@Suite struct WindowTests {
  /// Frames of the screen's own window, on an iPhone 15.
  private static let screen = CGRect(x: 0, y: 0, width: 393, height: 852)

  enum Home: CaseIterable { case scene, nowhere }

  private func makeWindow(in home: Home, of phone: Phone) -> UIWindow {
    home == .scene ? UIWindow(windowScene: phone.scene) : UIWindow(frame: Self.screen)
  }

  /// Keeps no more of a window than whether it is alive.
  private final class Shadow {
    weak var window: UIWindow?
  }

  // MARK: Lifetime

  @Test("A visible window stays alive although nothing else holds it", arguments: Home.allCases)
  func visibleWindow(home: Home) throws {
    let phone = try Phone("iPhone 15")
    let shadow = Shadow()
    do {
      let window = makeWindow(in: home, of: phone)
      window.isHidden = false
      shadow.window = window
    }
    phone.advance(by: 0.1)
    #expect(shadow.window != nil)
    shadow.window?.isHidden = true
    phone.advance(by: 0.1)
    #expect(shadow.window == nil, "hidden again")
  }

  @Test("A hidden window is freed with the app's last reference", arguments: Home.allCases)
  func hiddenWindow(home: Home) throws {
    let phone = try Phone("iPhone 15")
    let shadow = Shadow()
    do { shadow.window = makeWindow(in: home, of: phone) }
    phone.advance(by: 0.1)
    #expect(shadow.window == nil)
    #expect(phone.scene.windows.count == 1)
  }

  @Test("A visible window that enters a scene goes with it")
  func entersScene() throws {
    let phone = try Phone("iPhone 15")
    let shadow = Shadow()
    do {
      let window = makeWindow(in: .nowhere, of: phone)
      window.isHidden = false
      window.windowScene = phone.scene
      shadow.window = window
    }
    #expect(phone.scene.windows.last === shadow.window)
    shadow.window?.windowScene = nil
    #expect(shadow.window != nil)
    #expect(phone.scene.windows.count == 1)
    shadow.window?.isHidden = true
    #expect(shadow.window == nil)
  }

  // MARK: Layout

  private final class Counting: UIViewController {
    let box = UIView(frame: .zero)

    override func viewDidLayoutSubviews() {
      super.viewDidLayoutSubviews()
      box.frame = view.bounds.insetBy(dx: 10, dy: 10)
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      view.addSubview(box)
    }
  }

  @Test("A visible window is laid out in each turn", arguments: Home.allCases)
  func layout(home: Home) throws {
    let phone = try Phone("iPhone 15")
    phone.show(UIViewController())
    let controller = Counting()
    do {
      let window = makeWindow(in: home, of: phone)
      window.rootViewController = controller
      window.isHidden = false
    }
    phone.settle()
    #expect(controller.box.frame == Self.screen.insetBy(dx: 10, dy: 10))
    controller.view.bounds.size.height = 200
    phone.settle()
    #expect(controller.box.frame.height == 180)
  }

  @Test("A window in no scene is not on the screen")
  func noScene() throws {
    let phone = try Phone("iPhone 15")
    let controller = UIViewController()
    phone.show(controller)
    let window = makeWindow(in: .nowhere, of: phone)
    window.windowLevel = .alert
    window.rootViewController = UIViewController()
    window.isHidden = false
    phone.settle()
    #expect(phone.tap(at: CGPoint(x: 100, y: 100)) === controller.view)
  }

  // MARK: The root view

  @Test("A root view added by hand fills its window", arguments: Home.allCases)
  func rootAddedByHand(home: Home) throws {
    let phone = try Phone("iPhone 15")
    let controller = UIViewController()
    controller.view.frame = CGRect(x: 5, y: 5, width: 100, height: 50)
    let window = makeWindow(in: home, of: phone)
    window.rootViewController = controller
    window.addSubview(controller.view)
    window.makeKeyAndVisible()
    #expect(controller.view.frame == Self.screen)
    window.frame.size.height = 400
    #expect(controller.view.frame.height == 400, "it follows its window")
  }

  @Test("A root view that the app has moved stays when its window returns")
  func rootMoved() throws {
    let phone = try Phone("iPhone 15")
    let controller = UIViewController()
    phone.show(controller)
    controller.view.frame.origin.y = -100
    phone.window.isHidden = true
    phone.window.isHidden = false
    #expect(controller.view.frame.origin.y == -100)
  }
}
