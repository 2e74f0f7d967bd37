import Phone
import Testing

/// Asking for the focus before the view is in a window.
@MainActor
@Suite struct EarlyFocusTests {
  enum Step: CaseIterable {
    case didLoad, willAppear
  }

  final class FieldScreen: UIViewController {
    let field = UITextField(frame: CGRect(x: 20, y: 300, width: 200, height: 40))
    let step: Step
    var answer: Bool?
    /// Whether there was a window, step by step.
    var windows: [String] = []

    init(_ step: Step) {
      self.step = step
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      note("didLoad")
      view.addSubview(field)
      if step == .didLoad { answer = field.becomeFirstResponder() }
    }

    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      note("willAppear")
      if step == .willAppear { answer = field.becomeFirstResponder() }
    }

    override func viewWillLayoutSubviews() {
      super.viewWillLayoutSubviews()
      note("willLayout")
    }

    override func viewDidLayoutSubviews() {
      super.viewDidLayoutSubviews()
      note("didLayout")
    }

    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      note("didAppear")
    }

    /// Once for each step.
    private func note(_ step: String) {
      let line = step + (view.window == nil ? " -" : " +")
      if !windows.contains(line) { windows.append(line) }
    }
  }

  // stackoverflow, by way of itecnote: the window of a pushed screen by life-cycle step.
  @Test("A pushed screen gets its window between viewWillAppear and the first layout")
  func windows() throws {
    let phone = try Phone("iPhone 15")
    let navigation = UINavigationController(rootViewController: UIViewController())
    phone.show(navigation)
    let screen = FieldScreen(.willAppear)
    navigation.pushViewController(screen, animated: true)
    phone.advance(by: 1)
    #expect(
      screen.windows == ["didLoad -", "willAppear -", "willLayout +", "didLayout +", "didAppear +"])
  }

  // stackoverflow 25353687: false in the first screen's viewDidLoad, and nothing happens.
  @Test("The first screen's viewDidLoad is too early")
  func firstScreen() throws {
    let phone = try Phone("iPhone 15")
    let screen = FieldScreen(.didLoad)
    phone.show(UINavigationController(rootViewController: screen))
    phone.advance(by: 1)
    #expect(screen.answer == false)
    #expect(!screen.field.isFirstResponder)
    #expect(phone.keyboardFrame.minY >= 852)
  }

  // stackoverflow 33486030; hackiftekhar/IQKeyboardManager#1885.
  @Test(
    "A pushed screen's keyboard comes with the push, inside its animation",
    arguments: Step.allCases, [true, false])
  func pushedScreen(step: Step, animated: Bool) throws {
    let phone = try Phone("iPhone 15")
    let navigation = UINavigationController(rootViewController: UIViewController())
    phone.show(navigation)
    let screen = FieldScreen(step)
    let probe = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    navigation.view.addSubview(probe)
    var shows = 0
    let observer = NotificationCenter.default.addObserver(
      forName: UIResponder.keyboardWillShowNotification, object: nil, queue: nil
    ) { _ in
      MainActor.assumeIsolated {
        shows += 1
        // Changed without an animation of its own.
        probe.frame.origin.y = 500
      }
    }
    defer { NotificationCenter.default.removeObserver(observer) }
    navigation.pushViewController(screen, animated: animated)
    phone.settle()
    #expect(screen.field.isFirstResponder)
    #expect(shows == 1)
    phone.advance(by: 0.1)
    let shown = try #require(probe.layer.presentation()).frame.minY
    #expect(animated ? shown > 0 && shown < 500 : shown == 500)
    phone.advance(by: 1)
    #expect(phone.keyboardFrame.minY < 852)
    #expect(screen.field.isFirstResponder)
    #expect(shows == 1)
  }
}
