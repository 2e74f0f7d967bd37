import KeyboardNavigation
import KeyboardStrut
import ScreenTesting
import Testing

/// The navigator's toolbar above the keyboard.
@MainActor
@Suite(.attachingStage) struct NavigatorBarTests {
  private func makeStage(
    _ bar: KeyboardInputNavigator.Toolbar = .full, device: String = "iPhone 15"
  ) throws -> NavigationStage {
    try NavigationStage(toolbar: bar, device: device) { view in
      view.addField("a", 20, 100)
      view.addField("b", 20, 150)
      let text = UITextView(frame: CGRect(x: 20, y: 200, width: 300, height: 60))
      text.accessibilityIdentifier = "c"
      view.addSubview(text)
    }
  }

  @Test(
    "The keyboard toolbar's buttons move focus, and Previous is disabled in the first field",
    .needs(.systemKeyboard))
  func buttons() throws {
    let stage = try makeStage()
    stage.focus("a")
    let bar = try #require(stage.bar)
    let items = try #require(bar.items)
    #expect(items.count == 4)
    #expect(items.map(\.isEnabled) == [false, true, true, true])
    #expect(items.map(\.accessibilityLabel) == ["Previous", "Next", nil, nil])
    #expect(items[3].title == "Done", "the system's item, in the system's language")
    for name in ["b", "c"] {
      stage.phone.tap(try #require(stage.barButton(1)))
      stage.phone.untilKeyboardRests()
      #expect(stage.current == name)
    }
    #expect(stage.bar?.items?.map(\.isEnabled) == [true, false, true, true])
    stage.phone.tap(try #require(stage.barButton(0)))
    stage.phone.untilKeyboardRests()
    #expect(stage.current == "b")
    stage.phone.tap(try #require(stage.barButton(2)))
    stage.phone.untilKeyboardRests()
    #expect(stage.current == nil)
  }

  @Test(
    "Focus moves through all fields: the same keyboard toolbar is reused", .needs(.systemKeyboard))
  func shared() throws {
    let stage = try makeStage()
    stage.focus("a")
    let bar = try #require(stage.bar)
    var tops: Set<CGFloat> = []
    while stage.navigator.moveToNext() {
      stage.phone.advance(by: 0.5) { tops.insert(stage.keyboardTop) }
      #expect(stage.bar === bar)
    }
    #expect(tops.count == 1, "\(tops)")
    #expect(stage.view.navigateInputs() !== stage.navigator)
    #expect(stage.bar === bar)
    stage.hide()
  }

  @Test(
    "Focus moves between secure fields: the keyboard does not move (IQKeyboardManager#1791, #2073)",
    .needs(.touches))
  func secure() throws {
    let stage = try makeStage()
    for name in ["a", "b"] { stage.field(name).isSecureTextEntry = true }
    stage.focus("a")
    var tops: Set<CGFloat> = []
    stage.navigator.moveToNext()
    stage.phone.advance(by: 0.5) { tops.insert(stage.keyboardTop) }
    stage.pressReturn()
    stage.phone.advance(by: 0.5) { tops.insert(stage.keyboardTop) }
    #expect(stage.current == "c" && tops.count == 1, "\(tops)")
    stage.hide()
  }

  @Test(
    "A text view gets a keyboard toolbar with only one keyboardWillShow (sgr-ksmt/FormToolbar#2)",
    .needs(.systemKeyboard))
  func early() throws {
    let stage = try makeStage()
    let log = EventLog()
    log.listen(to: [(UIResponder.keyboardWillShowNotification, "show")])
    let text = try #require(stage.view.descendant(UITextView.self))
    text.becomeFirstResponder()
    stage.phone.untilKeyboardRests()
    #expect(stage.bar != nil)
    #expect(log.lines.count == 1, "no reload once it is up: \(log.lines)")
    stage.hide()
  }

  @Test(
    "The app sets a navigator's toolbar to .done, .none or .items: the keyboard toolbar changes",
    .needs(.systemKeyboard))
  func kinds() throws {
    let stage = try makeStage(.done)
    stage.focus("a")
    #expect(stage.bar?.items?.compactMap(\.title) == ["Done"])
    stage.navigator.toolbar = .none
    #expect(stage.bar == nil && stage.field("a").inputAccessoryView == nil)
    let item = UIBarButtonItem(title: "Help", primaryAction: nil)
    stage.navigator.toolbar = .items([item])
    #expect(stage.bar?.items?.first === item)
    stage.navigator.toolbar = .full
    #expect(stage.bar?.items?.count == 4)
    stage.hide()
  }

  @Test(
    "A field's or controller's own inputAccessoryView replaces the keyboard toolbar",
    .needs(.systemKeyboard))
  func appsAccessory() throws {
    let own = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 30))
    let stage = try makeStage()
    stage.field("a").inputAccessoryView = own
    stage.focus("a")
    #expect(stage.field("a").inputAccessoryView === own)
    #expect(
      stage.navigator.explanation.contains("a comes first (the app's accessory view stays)"))
    stage.navigator.moveToNext()
    #expect(stage.bar != nil)
    stage.navigator.stop()
    #expect(stage.field("a").inputAccessoryView === own)
    stage.hide()

    final class ChatController: UIViewController {
      let chat = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 50))
      override var inputAccessoryView: UIView? { chat }
    }
    let controller = ChatController()
    let field = controller.view.addField("x", 20, 100)
    controller.view.navigateInputs()
    stage.phone.show(controller)
    field.becomeFirstResponder()
    stage.phone.untilKeyboardRests()
    #expect(field.inputAccessoryView == nil)
    stage.hide()
  }

  @Test(
    "In the keyboard toolbar, a custom view of any width receives touches", .needs(.systemKeyboard),
    arguments: [100, 300, 380] as [CGFloat])
  func wideItem(width: CGFloat) throws {
    let strip = UIView(frame: CGRect(x: 0, y: 0, width: width, height: 40))
    let stage = try makeStage(.items([UIBarButtonItem(customView: strip)]))
    stage.focus("a")
    let bar = try #require(stage.bar)
    let middle = CGPoint(x: strip.bounds.midX, y: strip.bounds.midY)
    #expect(bar.hitTest(strip.convert(middle, to: bar), with: nil) === strip)
    stage.hide()
  }

  @Test(
    "Touches between the keyboard toolbar's buttons pass through the toolbar (dotnet/maui#36412)",
    .needs([.systemKeyboard, .rotation]), arguments: Held.all)
  func touches(held: Held) throws {
    let stage = try makeStage(device: held.device)
    if held.orientation != .portrait {
      stage.phone.rotate(to: held.orientation)
      stage.phone.untilKeyboardRests()
    }
    stage.focus("a")
    let bar = try #require(stage.bar)
    let buttons = try (0..<3).map { try #require(stage.barButton($0)) }
    for button in buttons {
      let middle = CGPoint(x: button.bounds.midX, y: button.bounds.midY)
      #expect(bar.hitTest(button.convert(middle, to: bar), with: nil) === button)
    }
    let (next, done) = (buttons[1].convert(buttons[1].bounds, to: bar), buttons[2])
    let end = done.convert(done.bounds, to: bar).minX
    for x in stride(from: next.maxX + 1, to: end, by: 10) {
      #expect(bar.hitTest(CGPoint(x: x, y: 20), with: nil) == nil, "at \(x)")
    }
    stage.hide()
  }

  #if canImport(Phone)
    @Test(
      "The user sets dark mode and large text: the keyboard toolbar darkens and keeps its height",
      .needs(.systemKeyboard))
    func looks() throws {
      let stage = try makeStage()
      stage.focus("a")
      let bar = try #require(stage.bar)
      let (height, top) = (bar.bounds.height, stage.keyboardTop)
      #expect(bar.traitCollection.userInterfaceStyle == .light)
      stage.phone.simulated.changeEnvironment {
        $0.userInterfaceStyle = .dark
        $0.preferredContentSizeCategory = .accessibilityExtraLarge
      }
      stage.phone.untilKeyboardRests()
      #expect(stage.bar === bar && bar.traitCollection.userInterfaceStyle == .dark)
      #expect(bar.bounds.height == height && stage.keyboardTop == top)
      #expect(bar.items?.count == 4)
      let buttons = bar.descendants(UIButton.self)
      #expect(buttons.count == 3)
      for button in buttons {
        let frame = button.convert(button.bounds, to: bar)
        #expect(bar.bounds.insetBy(dx: -1, dy: -1).contains(frame), "\(frame)")
      }
      stage.phone.tap(try #require(stage.barButton(1)))
      stage.phone.untilKeyboardRests()
      #expect(stage.current == "b")
      stage.hide()
    }
  #endif

  #if canImport(Phone)
    @Test(
      "Two windows have keyboard toolbars: moveToNext() moves focus only within its own window",
      .needs([.windowShapes, .settings]))
    func scenes() throws {
      let phone = try Stages.make("iPad Pro 11-inch")
      phone.resizeScene(to: .splitView(.half, .left))
      let other = UIWindow(windowScene: phone.simulated.connectScene(.splitView(.half, .right)))
      var navigators: [KeyboardInputNavigator] = []
      for window in [phone.window, other] {
        let controller = UIViewController()
        controller.loadViewIfNeeded()
        for (index, name) in ["a", "b"].enumerated() {
          controller.view.addField(name, 20, 100 + 50 * CGFloat(index))
        }
        window.rootViewController = controller
        window.makeKeyAndVisible()
        navigators.append(controller.view.navigateInputs(toolbar: .full))
      }
      phone.untilKeyboardRests()
      var bars: [UIView] = []
      for navigator in navigators {
        let fields = navigator.inputs
        #expect(fields.count == 2)
        fields[0].becomeFirstResponder()
        phone.untilKeyboardRests()
        bars.append(try #require(fields[0].inputAccessoryView))
        #expect(navigator.moveToNext() && fields[1].isFirstResponder)
        #expect(!navigator.moveToNext(), "there is nothing below it in this window")
        phone.untilKeyboardRests()
        #expect(fields[1].inputAccessoryView === bars.last)
      }
      // Each window keeps its own first responder.
      #expect(navigators.allSatisfy { $0.inputs[1].isFirstResponder })
      #expect(bars[0] !== bars[1])
      phone.dismissKeyboard()
      phone.untilKeyboardRests()
    }
  #endif
}
