import ScreenTesting
import Testing

/// The constraints that hold a keyboard layout guide, by `SystemBehavior.guideConstraints`.
@MainActor
@Suite struct GuideConstraintTests {
  private let phone: Phone
  private let controller = UIViewController()
  private let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 34))
  private let bar = UIView()
  private var root: UIView { controller.view }

  init() throws {
    phone = try Phone("iPhone 15")
    phone.behavior.guideConstraints = .visible
    controller.view.addSubview(field)
    controller.view.addSubview(bar)
    bar.translatesAutoresizingMaskIntoConstraints = false
    phone.show(controller)
  }

  private func standBarOnGuide() {
    NSLayoutConstraint.activate([
      bar.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      bar.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      bar.heightAnchor.constraint(equalToConstant: 10),
      bar.bottomAnchor.constraint(equalTo: root.keyboardLayoutGuide.topAnchor),
    ])
    phone.settle()
  }

  private func showKeyboard() {
    field.becomeFirstResponder()
    phone.advance(by: 1)
  }

  /// The constraints of a view that hold its guide and name nothing else.
  private func guideConstraints(of view: UIView) -> [NSLayoutConstraint] {
    view.constraints.filter {
      $0.firstItem is UIKeyboardLayoutGuide && ($0.secondItem == nil || $0.secondItem === view)
    }
  }

  @Test("A guide puts four constraints on its view and the window")
  func visibleConstraints() {
    #expect(guideConstraints(of: phone.window).isEmpty)
    _ = root.keyboardLayoutGuide
    phone.settle()
    for view in [root, phone.window] {
      #expect(
        guideConstraints(of: view).map(\.firstAttribute) == [.left, .right, .bottom, .height])
    }
    showKeyboard()
    #expect(guideConstraints(of: root).map(\.constant) == [0, 0, 0, 336])
    #expect(guideConstraints(of: phone.window).map(\.constant) == [0, 0, 0, 336])
  }

  @Test("Invisible constraints hold a guide as well")
  func invisibleConstraints() {
    phone.behavior.guideConstraints = .invisible
    standBarOnGuide()
    #expect(root.constraints.count == 3, "the bar's own, without its height")
    #expect(phone.window.constraints.isEmpty)
    showKeyboard()
    #expect(bar.frame.maxY == 516)
  }

  @Test("The app's constraint is broken, not the guide's")
  func conflict() throws {
    standBarOnGuide()
    let messages = DeveloperLog.messages {
      root.keyboardLayoutGuide.heightAnchor.constraint(equalToConstant: 100).isActive = true
      phone.settle()
    }
    #expect(messages.count == 1)
    #expect(bar.frame.maxY == 818)
    showKeyboard()
    #expect(bar.frame.maxY == 516)
  }

  @Test("A guide survives an app that removes every constraint")
  func removal() {
    standBarOnGuide()
    root.removeConstraints(guideConstraints(of: root))
    phone.settle()
    #expect(guideConstraints(of: root).count == 4)
    showKeyboard()
    #expect(bar.frame.maxY == 516)
    NSLayoutConstraint.deactivate(guideConstraints(of: root))
    phone.settle()
    #expect(bar.frame.maxY == 516)
  }

  @Test("A guide survives an app that changes every constant")
  func constants() {
    standBarOnGuide()
    for constraint in guideConstraints(of: root) { constraint.constant = 20 }
    phone.settle()
    #expect(bar.frame.maxY == 818)
  }

  @Test("A guide that leaves its view leaves no constraint")
  func removedGuide() {
    let guide = root.keyboardLayoutGuide
    root.removeLayoutGuide(guide)
    phone.settle()
    #expect(guideConstraints(of: root).isEmpty)
  }

  @Test("An undocked keyboard that is followed has a width of its own")
  func followedKeyboard() throws {
    let phone = try Phone("iPad Pro 11-inch", keyboard: .floating)
    phone.behavior.guideConstraints = .visible
    let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 34))
    let controller = UIViewController()
    controller.view.addSubview(field)
    phone.show(controller)
    controller.view.keyboardLayoutGuide.followsUndockedKeyboard = true
    field.becomeFirstResponder()
    phone.advance(by: 1)
    let constraints = guideConstraints(of: controller.view)
    #expect(constraints.map(\.firstAttribute) == [.left, .width, .bottom, .height])
    #expect(constraints.dropFirst().first?.constant == phone.keyboardFrame.width)
  }
}
