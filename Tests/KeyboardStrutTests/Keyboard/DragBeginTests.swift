import ScreenTesting
import Testing

@testable import KeyboardBars
@testable import KeyboardStrut

/// When and where the user's touch begins to drag the keyboard.
@MainActor
@Suite(.needs(.worlds)) struct DragBeginTests {
  /// Moves a touch down a list, from above the keyboard to below the keyboard's top, and back.
  /// Returns the largest distance of a view's lower edge from the keyboard, and the lowest position
  /// of that edge.
  private func worst(
    on phone: Phone, from start: CGFloat, to end: CGFloat, _ bottom: () -> CGFloat
  ) -> (error: CGFloat, lowest: CGFloat) {
    let x = phone.screen.bounds.midX
    var (error, lowest) = (CGFloat(0), CGFloat(0))
    phone.touchDown(at: CGPoint(x: x, y: start))
    for y in stride(from: start, to: end, by: 12) {
      phone.touchMove(to: CGPoint(x: x, y: y))
      phone.advance(by: phone.frameInterval) {
        error = max(error, abs(bottom() - phone.keyboardTop))
        lowest = max(lowest, bottom())
      }
    }
    phone.touchMove(to: CGPoint(x: x, y: end - 30))
    phone.touchUp()
    phone.untilKeyboardRests()
    return (error, lowest)
  }

  // MARK: The first keyboard

  @Test(
    "A new keyboardLayoutGuide ignores the visible keyboard: a bar still follows keyboard drags",
    arguments: ChatScreen.Means.allCases, ["iPhone 15", "iPad Pro 11-inch"])
  func firstKeyboard(means: ChatScreen.Means, device: String) throws {
    let stage = try ChatStage(means, on: device)
    stage.phone.simulated.behavior.lateGuides = .wait
    stage.show()
    let top = stage.barBottom
    let bottom = stage.phone.screen.bounds.maxY
    let seen = worst(on: stage.phone.simulated, from: 100, to: bottom - 90) { stage.barBottom }
    #expect(seen.error <= 0.5)
    #expect(seen.lowest > top + 100)
    stage.hide()
  }

  /// How the screen is shown.
  enum Way: CaseIterable {
    case pushed, presented, inTab
  }

  @Test(
    "On a pushed, presented or tab screen, a bar follows the user's first keyboard drag",
    arguments: Way.allCases)
  func firstKeyboardOfScreen(way: Way) throws {
    let screen = ChatScreen(.strut)
    let root = UIViewController()
    let navigation = UINavigationController(rootViewController: root)
    let phone = try Phone("iPhone 15")
    phone.behavior.lateGuides = .wait
    phone.show(navigation)
    switch way {
    case .pushed: navigation.pushViewController(screen, animated: true)
    case .presented:
      screen.modalPresentationStyle = .fullScreen
      root.present(screen, animated: true)
    case .inTab:
      let tabs = UITabBarController()
      tabs.setViewControllers([UIViewController(), screen], animated: false)
      phone.show(tabs)
      tabs.selectedIndex = 1
    }
    phone.untilKeyboardRests()
    phone.tap(screen.field)
    phone.untilKeyboardRests()
    let seen = worst(on: phone, from: 200, to: 760) { screen.bar.drawnOnScreen.maxY }
    #expect(seen.error <= 0.5)
    #expect(seen.lowest > 600)
  }

  @Test("An iPad window reports a wrong origin: the focused field still ends above the keyboard")
  func wrongOrigin() throws {
    let phone = try Phone("iPad Pro 11-inch")
    phone.behavior.lateGuides = .wait
    phone.behavior.windowOrigins = .zero
    phone.resizeScene(to: .stageManager(CGRect(x: 90, y: 60, width: 600, height: 1_000)))
    let screen = UIViewController()
    let field = UITextField(frame: CGRect(x: 20, y: 740, width: 300, height: 34))
    screen.view.addSubview(field)
    screen.view.avoidKeyboard()
    phone.show(screen)
    field.becomeFirstResponder()
    phone.advance(by: 2)
    let top = phone.keyboardTop - 60
    #expect(field.convert(field.bounds, to: screen.view).maxY + screen.view.frame.minY <= top)
  }

  // MARK: The bar's padding

  /// A screen with a keyboard bar and a table. The table is the bar's list if `knowsList` is true.
  private final class Screen: UIViewController {
    let list = UITableView()
    let bar = KeyboardBar()
    let knowsList: Bool

    init(knowsList: Bool) {
      self.knowsList = knowsList
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      list.frame = view.bounds
      list.keyboardDismissMode = .interactive
      list.alwaysBounceVertical = true
      view.addSubview(list)
      view.addSubview(bar)
      let text = UITextView()
      text.translatesAutoresizingMaskIntoConstraints = false
      bar.contentView.addSubview(text)
      NSLayoutConstraint.activate([
        text.topAnchor.constraint(equalTo: bar.contentView.topAnchor),
        text.bottomAnchor.constraint(equalTo: bar.contentView.bottomAnchor),
        text.leadingAnchor.constraint(equalTo: bar.contentView.leadingAnchor),
        text.trailingAnchor.constraint(equalTo: bar.contentView.trailingAnchor),
        text.heightAnchor.constraint(equalToConstant: 60),
      ])
      bar.textView = text
      if knowsList { bar.list = list }
    }
  }

  @Test(
    "A dragging finger reaches the KeyboardBar's top: the keyboard begins to follow the finger",
    arguments: [true, false])
  func bar(knowsList: Bool) throws {
    let phone = try Phone("iPhone 15")
    let screen = Screen(knowsList: knowsList)
    phone.show(screen)
    screen.bar.textView?.becomeFirstResponder()
    phone.untilKeyboardRests()
    let (top, height) = (phone.keyboardTop, screen.bar.heightAboveKeyboard)
    #expect(height >= 60)
    phone.touchDown(at: CGPoint(x: 380, y: 120))
    for y in stride(from: 130, through: top - height - 10, by: 10) {
      phone.touchMove(to: CGPoint(x: 380, y: y))
      phone.advance(by: phone.frameInterval)
    }
    #expect(phone.keyboardTop == top)
    for step in 1...5 {
      let y = top - height + CGFloat(step) * 10
      phone.touchMove(to: CGPoint(x: 380, y: y))
      phone.advance(by: phone.frameInterval)
      #expect(abs(phone.keyboardTop - y - height) <= 0.5)
      #expect(abs(screen.bar.drawnOnScreen.minY - y) <= 0.5)
    }
    phone.touchUp()
    phone.untilKeyboardRests()
    let list: UIView = knowsList ? screen.list : screen.view
    #expect(list.keyboardLayoutGuide.keyboardDismissPadding > 0)
    screen.bar.removeFromSuperview()
    #expect(list.keyboardLayoutGuide.keyboardDismissPadding == 0)
  }

  @Test(
    "KeyboardBar.list changes: only the new list's keyboardLayoutGuide has keyboardDismissPadding")
  func otherList() throws {
    let phone = try Phone("iPhone 15")
    let (screen, other) = (Screen(knowsList: true), UIScrollView())
    phone.show(screen)
    screen.view.insertSubview(other, at: 0)
    screen.bar.textView?.becomeFirstResponder()
    phone.untilKeyboardRests()
    let lists: [UIView] = [screen.list, other, screen.view]
    for (list, index) in [(screen.list, 0), (other, 1), (nil, 2), (screen.list, 0)] {
      screen.bar.list = list
      phone.advance(by: 0.5)
      let paddings = lists.map(\.keyboardLayoutGuide.keyboardDismissPadding)
      #expect(paddings.indices.filter { paddings[$0] > 0 } == [index])
    }
    screen.bar.removeFromSuperview()
    #expect(lists.allSatisfy { $0.keyboardLayoutGuide.keyboardDismissPadding == 0 })
  }
}
