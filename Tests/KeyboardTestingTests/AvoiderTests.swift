import KeyboardSimulation
import KeyboardStrut
import KeyboardTesting
import Phone
import Testing

/// Avoiders and struts react to the test kit's keyboard, although no field is first responder.
@MainActor
@Suite struct AvoiderTests {
  /// A field near the top, and a field and a text view that every keyboard covers.
  private final class CoveredForm: UIViewController {
    let top = UITextField(frame: CGRect(x: 20, y: 120, width: 300, height: 34))
    let bottom = UITextField(frame: CGRect(x: 20, y: 560, width: 300, height: 34))
    let notes = UITextView(frame: CGRect(x: 20, y: 600, width: 300, height: 40))

    override func viewDidLoad() {
      super.viewDidLoad()
      for field in [top, bottom, notes] { view.addSubview(field) }
    }
  }

  enum Service: CaseIterable { case explicit, automatic }

  @Test(
    "KeyboardTest.show(editing:) without first responder: the field is kept visible",
    arguments: Service.allCases)
  func saidToBeEdited(by service: Service) throws {
    let form = CoveredForm()
    if service == .explicit { form.view.avoidKeyboard(gap: 8) }
    if service == .automatic { KeyboardAvoidance.isAutomatic = true }
    defer { KeyboardAvoidance.isAutomatic = false }
    let test = KeyboardTest(on: try LoginTests.window(form))
    for field in [form.bottom, form.notes] as [UIView] {
      try test.show(on: "iPhone SE (3rd generation)", editing: field)
      try test.expectVisible(field)
      #expect(!field.isFirstResponder)
      try test.show(on: "iPhone SE (3rd generation)", editing: form.top)
      try test.expectVisible(form.top)
      test.hide()
      try test.expectRestored()
    }
    // After `hide()` no field counts as edited, whatever keyboard shows next.
    try test.show(on: "iPhone SE (3rd generation)")
    try test.expectUntouched(form.bottom)
    test.hide()
  }

  @Test("KeyboardTest without an avoider: the keyboard covers the field")
  func withoutLibrary() throws {
    let form = CoveredForm()
    let test = KeyboardTest(on: try LoginTests.window(form))
    try test.show(on: "iPhone SE (3rd generation)", editing: form.bottom)
    #expect(!test.isVisible(form.bottom))
    test.hide()
  }

  /// A controller's view with a strut at its lower edge.
  private func strutted() -> (UIViewController, KeyboardStrutView) {
    let controller = UIViewController()
    let strut = KeyboardStrutView(frame: .zero)
    strut.translatesAutoresizingMaskIntoConstraints = false
    controller.view.addSubview(strut)
    NSLayoutConstraint.activate([
      strut.leftAnchor.constraint(equalTo: controller.view.leftAnchor),
      strut.rightAnchor.constraint(equalTo: controller.view.rightAnchor),
      strut.bottomAnchor.constraint(equalTo: controller.view.bottomAnchor),
    ])
    return (controller, strut)
  }

  @Test(
    "Each keyboard scenario, then hide(): strut and views are restored",
    arguments: KeyboardScript.Scenario.allCases)
  func everyScenario(scenario: KeyboardScript.Scenario) throws {
    let (controller, strut) = strutted()
    let test = KeyboardTest(on: try LoginTests.window(controller))
    try test.run(scenario, on: "iPhone 15")
    test.hide()
    #expect(strut.frame.height == 0)
    try test.expectRestored()
  }

  @Test(
    "Each keyboard scenario: an avoider keeps the edited field visible",
    arguments: KeyboardScript.Scenario.allCases, [SimulatedSystem.iOS15, .iOS18])
  func everyScenarioEdited(
    scenario: KeyboardScript.Scenario, system: SimulatedSystem
  ) throws {
    let controller = UIViewController()
    let field = UITextField(frame: CGRect(x: 20, y: 760, width: 353, height: 34))
    controller.view.addSubview(field)
    controller.view.avoidKeyboard()
    let test = KeyboardTest(on: try LoginTests.window(controller))
    try test.run(scenario, on: "iPhone 15", system: system, editing: field)
    let covered = Keyboard.overlap(with: test.window)
    if covered > 0 {
      let top = test.window.bounds.maxY - covered
      #expect(field.convert(field.bounds, to: nil).maxY <= top)
      // An accessory view alone does not reach the field.
      #expect(scenario == .accessoryOnly || test.movement(of: field) != .zero)
    } else {
      #expect(test.movement(of: field) == .zero)
    }
    test.hide()
    try test.expectRestored()
  }

  @Test("expectRestored() before any keyboard was shown: it throws")
  func expectsTooEarly() throws {
    let test = KeyboardTest(on: try LoginTests.window(strutted().0))
    let failure = #expect(throws: KeyboardTestFailure.self) { try test.expectRestored() }
    #expect(failure?.description.contains("shown no keyboard yet") ?? false)
    try test.show(on: "iPhone 15")
    test.hide()
    try test.expectRestored()
  }

  @Test("A test ends with the keyboard up: the next one starts without")
  func endsEarly() throws {
    let first = try LoginTests.window(strutted().0)
    try KeyboardTest(on: first).show(on: "iPhone 15")
    // The second window is on the same screen, as are all windows of an app's tests.
    let window = UIWindow(windowScene: try #require(first.windowScene))
    let (controller, strut) = strutted()
    window.rootViewController = controller
    window.isHidden = false
    window.layoutIfNeeded()
    let test = KeyboardTest(on: window)
    #expect(strut.frame.height == 0)
    try test.show(on: "iPhone 15")
    #expect(strut.frame.height > 0)
    test.hide()
    try test.expectRestored()
  }
}
