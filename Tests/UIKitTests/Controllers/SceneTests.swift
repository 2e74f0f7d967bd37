import KeyboardSimulation
import ScreenTesting
import Testing

/// Windows that do not cover the screen, several of them, and a second screen.
@MainActor
@Suite struct SceneTests {
  // Frames: KeyboardFacts 4.4 (Split View and Slide Over widths); conversion: KeyboardFacts 1.6;
  // KeyboardFailures 8 and 9.
  @Test("A slide over window lies beside the origin")
  func slideOverWindow() throws {
    let phone = try Phone("iPad Pro 11-inch")
    let root = UIViewController()
    phone.show(root)
    phone.resizeScene(to: .slideOver)
    let place = phone.configuration.windowFrame(.slideOver).value
    #expect(phone.window.frame == CGRect(origin: .zero, size: place.size))
    #expect(root.view.bounds.size == place.size)
    #expect(root.view.traitCollection.horizontalSizeClass == .compact)
    let space = phone.screen.coordinateSpace
    #expect(root.view.convert(root.view.bounds, to: space) == place)
    #expect(root.view.convert(place, from: space) == root.view.bounds)
    phone.resizeScene(to: .fullScreen)
    #expect(root.view.convert(root.view.bounds, to: space) == phone.screen.bounds)
    #expect(root.view.traitCollection.horizontalSizeClass == .regular)
  }

  // KeyboardFacts 1.6: the keyboard's rect is in screen coordinates, whatever the window's are.
  @Test("The keyboard keeps the screen's coordinates")
  func keyboardKeepsScreens() throws {
    let phone = try Phone("iPad Pro 11-inch", .landscape)
    let root = FieldController("A", EventLog())
    phone.show(root)
    phone.resizeScene(to: .splitView(.compact, .right))
    let view = phone.tap(root.field)
    #expect(view === root.field)
    phone.advance(by: 0.7)
    #expect(phone.keyboardFrame.width == phone.screen.bounds.width)
    #expect(phone.keyboardFrame.maxY == phone.screen.bounds.height)
    let overlap = root.view.convert(phone.keyboardFrame, from: phone.screen.coordinateSpace)
      .intersection(root.view.bounds)
    #expect(overlap.height == phone.keyboardFrame.height)
    #expect(overlap.width == root.view.bounds.width)
  }

  @Test("A stage manager window has the frame asked for")
  func stageManagerWindow() throws {
    let phone = try Phone("iPad Pro 12.9-inch (3rd generation)", .landscape)
    let root = UIViewController()
    phone.show(root)
    let frame = CGRect(x: 100, y: 80, width: 700, height: 600)
    phone.resizeScene(to: .stageManager(frame))
    #expect(root.view.convert(root.view.bounds, to: phone.screen.coordinateSpace) == frame)
    #expect(root.view.safeAreaInsets == .zero)
  }

  @Test("Two scenes take their own touches")
  func twoScenesTake() throws {
    let phone = try Phone("iPad Pro 11-inch", .landscape)
    let left = UIViewController()
    phone.show(left)
    phone.resizeScene(to: .splitView(.half, .left))
    let scene = phone.connectScene(.splitView(.half, .right))
    let window = UIWindow(windowScene: scene)
    let right = UIViewController()
    window.rootViewController = right
    window.isHidden = false
    phone.settle()
    #expect(phone.tap(at: CGPoint(x: 100, y: 300)) === left.view)
    #expect(phone.tap(at: CGPoint(x: 1100, y: 300)) === right.view)
    #expect(UIApplication.shared.connectedScenes.count == 2)
  }

  @Test("An overlay window lies in front")
  func overlayWindowLies() throws {
    let phone = try Phone("iPhone 15")
    let root = UIViewController()
    phone.show(root)
    let overlay = UIWindow(windowScene: phone.scene)
    overlay.windowLevel = .alert
    overlay.frame = CGRect(x: 100, y: 100, width: 50, height: 50)
    let button = UIView(frame: overlay.bounds)
    overlay.addSubview(button)
    overlay.isHidden = false
    phone.settle()
    #expect(phone.tap(at: CGPoint(x: 120, y: 120)) === button)
    #expect(phone.tap(at: CGPoint(x: 200, y: 120)) === root.view)
    phone.rotate(to: .landscape)
    phone.advance(by: 0.5)
    #expect(overlay.frame == CGRect(x: 100, y: 100, width: 50, height: 50))
  }

  @Test("An external screen has its own coordinates")
  func externalScreenCoordinates() throws {
    let phone = try Phone("iPhone 15")
    phone.show(UIViewController())
    let scene = phone.connectScreen(size: CGSize(width: 1920, height: 1080))
    let window = UIWindow(windowScene: scene)
    let root = UIViewController()
    window.rootViewController = root
    window.isHidden = false
    #expect(root.view.bounds.size == CGSize(width: 1920, height: 1080))
    #expect(window.screen !== phone.screen)
    #expect(root.traitCollection.horizontalSizeClass == .regular)
    #expect(root.traitCollection.displayScale == 1)
  }
}
