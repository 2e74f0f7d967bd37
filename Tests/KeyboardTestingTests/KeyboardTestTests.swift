import KeyboardTesting
import Phone
import Testing

/// The notifications that the test kit posts, its expectations and its messages.
@MainActor
@Suite struct KeyboardTestTests {
  /// Records the notifications of a separate notification center, which no other object observes.
  @MainActor
  final class Log {
    let center = NotificationCenter()
    private(set) var words: [String] = []
    private(set) var ends: [CGRect] = []
    private(set) var objects: [UIScreen?] = []

    init() {
      let names: [(Notification.Name, String)] = [
        (UIResponder.keyboardWillShowNotification, "willShow"),
        (UIResponder.keyboardDidShowNotification, "didShow"),
        (UIResponder.keyboardWillHideNotification, "willHide"),
        (UIResponder.keyboardDidHideNotification, "didHide"),
        (UIResponder.keyboardWillChangeFrameNotification, "willChange"),
        (UIResponder.keyboardDidChangeFrameNotification, "didChange"),
        (UITextField.textDidBeginEditingNotification, "begin"),
      ]
      for (name, word) in names {
        _ = center.addObserver(forName: name, object: nil, queue: nil) { [weak self] note in
          let end = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect
          let isScreen = note.object is UIScreen
          MainActor.assumeIsolated {
            self?.words.append(word)
            if let end { self?.ends.append(end) }
            self?.hadScreen = isScreen
          }
        }
      }
    }

    var hadScreen = false
  }

  @Test("show() and hide() post four notifications each, repeated calls none")
  func showPostsFour() throws {
    let log = Log()
    let window = try LoginTests.window(LoginController(hasStrut: false))
    let test = KeyboardTest(on: window, posting: log.center)
    try test.show(on: "iPhone 15")
    #expect(log.words == ["willChange", "willShow", "didChange", "didShow"])
    #expect(log.ends.allSatisfy { $0 == CGRect(x: 0, y: 516, width: 393, height: 336) })
    #expect(log.hadScreen, "iOS 16.1 and later (KeyboardFacts 1.6)")
    #expect(test.isUp)
    try test.show(on: "iPhone 15")
    #expect(log.words.count == 4, "it is up already")
    try test.show(.numberPad, on: "iPhone 15")
    #expect(log.words.count == 8, "another height shows again")
    test.hide().hide()
    #expect(log.words.suffix(4) == ["willChange", "willHide", "didChange", "didHide"])
    #expect(log.words.count == 12)
    #expect(!test.isUp)
  }

  // KeyboardFacts 1.2.
  @Test(
    "show(editing:) posts textDidBeginEditing in the order of the iOS version",
    arguments: [
      (SimulatedSystem.iOS15, ["willChange", "willShow", "didChange", "didShow", "begin"]),
      (SimulatedSystem.iOS18, ["begin", "willChange", "willShow", "didChange", "didShow"]),
    ])
  func fieldBeginsEditing(system: SimulatedSystem, posted: [String]) throws {
    let log = Log()
    let screen = LoginController(hasStrut: false)
    let test = KeyboardTest(on: try LoginTests.window(screen), posting: log.center)
    try test.show(on: "iPhone 15", system: system, editing: screen.nameField)
    #expect(log.words == posted)
  }

  @Test("KeyboardTest advances time and the keyboard's frame between notifications")
  func timePasses() throws {
    let log = Log()
    var passed: TimeInterval = 0
    let test = KeyboardTest(
      on: try LoginTests.window(LoginController(hasStrut: false)), posting: log.center
    ) { passed += $0 }
    let device = try SimulatedDeviceConfiguration("iPhone 15")
    try test.show(on: "iPhone 15")
    #expect(passed == test.now)
    #expect(passed >= 0.5, "the spring's length")
    let up = device.frame(of: .standard)
    test.start(.hide(from: up, on: device))
    test.advance(by: 0.08)
    #expect(log.words.suffix(2) == ["willChange", "willHide"])
    #expect((516..<852).contains(test.keyboardFrame?.minY ?? 0))
    test.play(.show(.standard, on: device))
    #expect(log.words.suffix(4) == ["willChange", "willShow", "didChange", "didShow"])
    #expect(test.keyboardFrame?.minY == 516)
  }

  @Test(
    "Each keyboard scenario: a strut keeps the password field visible",
    arguments: KeyboardScript.Scenario.allCases)
  func screenStrutHolds(scenario: KeyboardScript.Scenario) throws {
    let screen = LoginController(hasStrut: true)
    let test = KeyboardTest(on: try LoginTests.window(screen))
    try test.run(scenario, on: "iPhone 15")
    // A keyboard that floats or belongs to another app covers nothing, so the strut need not keep
    // the field clear.
    let keepsClear: [KeyboardScript.Scenario] = [
      .float, .dropShortcutBar, .rotation, .rotationStorm, .oldRotation,
    ]
    if test.isUp, !keepsClear.contains(scenario) { try test.expectVisible(screen.passwordField) }
  }

  @Test("An unknown device name throws an error with the known names")
  func unknownDeviceLists() throws {
    let test = KeyboardTest(on: try LoginTests.window(LoginController(hasStrut: false)))
    let error = #expect(throws: UnknownSimulatedDevice.self) { try test.show(on: "iPhone 3000") }
    #expect(error?.description.contains("iPhone 15") ?? false)
  }

  struct Complaint: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let change: @MainActor @Sendable (LoginController) -> Void
    let words: String
  }

  nonisolated static let complaints: [Complaint] = [
    Complaint(
      testDescription: "half covered",
      change: {
        $0.passwordField.transform = CGAffineTransform(translationX: 0, y: -284)
      },
      words: "The keyboard covers 14 of the 34 points of UITextField \"Password\"."),
    Complaint(
      testDescription: "gone", change: { $0.passwordField.removeFromSuperview() },
      words: "it is not in the window under test"),
    Complaint(
      testDescription: "hidden", change: { $0.view.isHidden = true },
      words: "it, or a view around it, is hidden or transparent"),
    Complaint(
      testDescription: "transparent", change: { $0.passwordField.alpha = 0 },
      words: "it, or a view around it, is hidden or transparent"),
    Complaint(
      testDescription: "outside the window",
      change: { $0.passwordField.transform = CGAffineTransform(translationX: 0, y: 5000) },
      words: "34 of the 34 points of UITextField \"Password\" are cut off"),
    Complaint(
      testDescription: "above the window by a few points",
      change: { $0.passwordField.transform = CGAffineTransform(translationX: 0, y: -790) },
      words: "10 of the 34 points of UITextField \"Password\" are cut off"),
  ]

  @Test("expectVisible fails: the message says why the field is hidden", arguments: complaints)
  func failureSaysWhy(_ test: Complaint) throws {
    let screen = LoginController(hasStrut: false)
    let kit = KeyboardTest(on: try LoginTests.window(screen))
    try kit.show(on: "iPhone 15")
    test.change(screen)
    let failure = #expect(throws: KeyboardTestFailure.self) {
      try kit.expectVisible(screen.passwordField)
    }
    #expect(failure?.description.contains(test.words) ?? false, "\(String(describing: failure))")
  }

  @Test("expectUntouched fails: the message says how far the view moved")
  func movedNamedWay() throws {
    let screen = LoginController(hasStrut: true)
    let test = KeyboardTest(on: try LoginTests.window(screen))
    try test.show(on: "iPhone 15")
    #expect(test.movement(of: screen.nameField) == CGPoint(x: 0, y: -336))
    #expect(test.movement(of: screen.logo) == .zero)
    let failure = #expect(throws: KeyboardTestFailure.self) {
      try test.expectUntouched(screen.nameField)
    }
    #expect(
      failure?.description
        == "UITextField \"Name\" was touched: it is 336 points further up, at y 402 instead of "
        + "738. (iPhone 15, portrait, standard keyboard)")
    let unrestored = #expect(throws: KeyboardTestFailure.self) { try test.expectRestored() }
    #expect(unrestored?.description.contains("did not come back") ?? false)
    test.hide()
    try test.expectRestored()
    let late = UIView()
    screen.view.addSubview(late)
    #expect(test.movement(of: late) == nil)
    #expect(throws: KeyboardTestFailure.self) { try test.expectUntouched(late) }
  }

  @Test("A scroll view clips half of a field: visibility is clipped")
  func scrolledAwayField() throws {
    let controller = UIViewController()
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 100, width: 300, height: 200))
    let field = UITextField(frame: CGRect(x: 0, y: 180, width: 200, height: 40))
    scroll.contentSize = CGSize(width: 300, height: 1000)
    scroll.addSubview(field)
    controller.view.addSubview(scroll)
    let test = KeyboardTest(on: try LoginTests.window(controller))
    try test.show(on: "iPhone 15")
    #expect(test.visibility(of: field) == .clipped(points: 20, of: 40))
    scroll.contentOffset.y = 20
    try test.expectVisible(field)
  }
}
