import KeyboardSimulation
import ScreenTesting
import Testing

/// Where a window says that it lies, by `SystemBehavior.windowOrigins`.
@MainActor
@Suite struct WindowOriginTests {
  private static let origin = CGPoint(x: 90, y: 60)
  private let phone: Phone
  private let controller = UIViewController()
  private let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 34))

  init() throws {
    phone = try Phone("iPad Pro 11-inch")
    phone.resizeScene(
      to: .stageManager(CGRect(origin: Self.origin, size: CGSize(width: 600, height: 1000))))
    controller.view.addSubview(field)
    phone.show(controller)
  }

  @Test(
    "Conversions to and from the screen go by the origin that is claimed",
    arguments: SystemBehavior.WindowOrigins.allCases)
  func conversions(origins: SystemBehavior.WindowOrigins) {
    phone.behavior.windowOrigins = origins
    let claimed = origins == .real ? Self.origin : .zero
    let window = phone.window
    let space = phone.screen.coordinateSpace
    #expect(window.convert(CGPoint.zero, to: nil as UIWindow?) == claimed)
    #expect(window.convert(claimed, from: nil as UIWindow?) == .zero)
    #expect(controller.view.convert(CGPoint.zero, to: space) == claimed)
    #expect(controller.view.convert(claimed, from: space) == .zero)
  }

  @Test(
    "Touches, guides and the keyboard know where the window lies",
    arguments: SystemBehavior.WindowOrigins.allCases)
  func truth(origins: SystemBehavior.WindowOrigins) {
    phone.behavior.windowOrigins = origins
    #expect(phone.tap(at: CGPoint(x: 90 + 30, y: 60 + 110)) === field)
    phone.advance(by: 1)
    #expect(field.isFirstResponder)
    let top = controller.view.keyboardLayoutGuide.layoutFrame.minY
    #expect(top == phone.keyboardFrame.minY - Self.origin.y)
    #expect(phone.keyboard.posted.last?.event.end == phone.keyboardFrame)
  }

  @Test("Two windows that claim the same origin take each other's points for their own")
  func twoWindows() {
    phone.behavior.windowOrigins = .zero
    let other: UIWindow? = UIWindow(windowScene: phone.connectScene(.fullScreen))
    let point = CGPoint(x: 10, y: 10)
    #expect(phone.window.convert(point, to: other) == point)
    phone.behavior.windowOrigins = .real
    #expect(phone.window.convert(point, to: other) == CGPoint(x: 100, y: 70))
  }
}
