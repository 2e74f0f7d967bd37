import KeyboardSimulation
import ScreenTesting
import Testing

/// Accessory views and keys of the app's own.
@MainActor
@Suite struct InputViewTests {
  /// A chat: the bar at the bottom is the controller's accessory view and holds a field.
  final class ChatController: UIViewController {
    let bar = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 50))
    let message = UITextField(frame: CGRect(x: 10, y: 8, width: 200, height: 34))

    override func viewDidLoad() {
      super.viewDidLoad()
      bar.addSubview(message)
    }

    override var canBecomeFirstResponder: Bool { true }
    override var inputAccessoryView: UIView? { bar }

    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      becomeFirstResponder()
    }
  }

  /// In screen points, without the noise of conversions.
  private func top(of view: UIView) -> CGFloat {
    (view.onScreen().minY * 1000).rounded() / 1000
  }

  // KeyboardFacts 4.1: 302 = 258 + 44.
  @Test("An accessory is part of the reported height")
  func accessoryPartReported() throws {
    let stage = try KeyboardStage()
    let bar = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 44))
    stage.first.inputAccessoryView = bar
    stage.focus(stage.first)
    #expect(stage.lastPosted?.end == CGRect(x: 0, y: 472, width: 393, height: 380))
    #expect(bar.onScreen() == CGRect(x: 0, y: 472, width: 393, height: 44))
    #expect(bar.window === stage.phone.keyboard.window)
  }

  // KeyboardFacts 1.3: the full set with equal rects where an accessory view is involved.
  @Test("A switch to a field with the same accessory height posts all")
  func switchFieldSame() throws {
    let stage = try KeyboardStage()
    for field in [stage.first, stage.second] {
      field.inputAccessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 44))
    }
    stage.focus(stage.first)
    stage.second.becomeFirstResponder()
    stage.phone.advance(by: 0.6)
    #expect(stage.log == ["end", "begin"] + KeyboardStage.show)
    #expect(stage.lastPosted?.begin == stage.lastPosted?.end)
  }

  @Test("Another accessory shows after reloading")
  func anotherAccessoryShows() throws {
    let stage = try KeyboardStage()
    stage.focus(stage.first)
    stage.first.inputAccessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 44))
    stage.phone.advance(by: 0.3)
    #expect(stage.log == [], "nothing happens before it is asked for")
    stage.first.reloadInputViews()
    stage.phone.advance(by: 0.6)
    #expect(stage.log == KeyboardStage.show)
    #expect(stage.phone.keyboardFrame.height == 380)
    stage.first.inputAccessoryView = nil
    stage.first.reloadInputViews()
    stage.phone.advance(by: 0.6)
    #expect(stage.phone.keyboardFrame.height == 336)
  }

  // KeyboardFacts 1.8: from iOS 26 on the hide's end rect is the accessory's height on the screen.
  @Test("The end rect of the hide", arguments: [(SimulatedSystem.iOS18, 852.0), (.iOS26, 808.0)])
  func endRectHide(system: SimulatedSystem, top: CGFloat) throws {
    let stage = try KeyboardStage(system: system)
    stage.first.inputAccessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 44))
    stage.focus(stage.first)
    stage.phone.dismissKeyboard()
    #expect(stage.lastPosted?.end?.minY == top)
    stage.phone.advance(by: 0.7)
    #expect(stage.phone.keyboardFrame.minY == 852)
    #expect(stage.first.inputAccessoryView?.window == nil)
  }

  @Test("Own keys replace the system's")
  func keysReplaceSystems() throws {
    let stage = try KeyboardStage()
    let keys = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 200))
    let button = UIButton(frame: CGRect(x: 10, y: 10, width: 80, height: 40))
    keys.addSubview(button)
    stage.first.inputView = keys
    stage.focus(stage.first)
    #expect(stage.phone.keyboardFrame.height == 200)
    #expect(keys.onScreen() == stage.phone.keyboardFrame)
    #expect(stage.phone.tap(button) === button)
    stage.second.becomeFirstResponder()
    stage.phone.advance(by: 0.6)
    #expect(stage.phone.keyboardFrame.height == 336)
    #expect(keys.window == nil)
  }

  @Test("Empty keys show nothing")
  func emptyKeysShow() throws {
    let stage = try KeyboardStage()
    stage.first.inputView = UIView()
    stage.first.becomeFirstResponder()
    stage.phone.advance(by: 0.6)
    #expect(stage.log == ["begin"])
    #expect(stage.phone.keyboardFrame.minY == 852)
  }

  @Test("An input view sizes itself")
  func inputViewSizes() throws {
    let stage = try KeyboardStage()
    let bar = UIInputView(frame: .zero, inputViewStyle: .keyboard)
    bar.allowsSelfSizing = true
    let content = UIView()
    content.translatesAutoresizingMaskIntoConstraints = false
    bar.addSubview(content)
    NSLayoutConstraint.activate([
      content.heightAnchor.constraint(equalToConstant: 60),
      content.topAnchor.constraint(equalTo: bar.topAnchor),
      content.bottomAnchor.constraint(equalTo: bar.bottomAnchor),
      content.leftAnchor.constraint(equalTo: bar.leftAnchor),
      content.rightAnchor.constraint(equalTo: bar.rightAnchor),
    ])
    stage.first.inputAccessoryView = bar
    stage.focus(stage.first)
    #expect(stage.phone.keyboardFrame.height == 396)
    #expect(content.frame == CGRect(x: 0, y: 0, width: 393, height: 60))
  }

  @Test("An input view controller manages the keys")
  func inputViewControllerManages() throws {
    final class Host: UIViewController {
      let keys = UIInputViewController()
      override var canBecomeFirstResponder: Bool { true }
      override var inputViewController: UIInputViewController? { keys }
    }
    let host = Host()
    let stage = try KeyboardStage(controller: host)
    host.keys.inputView?.frame.size.height = 180
    #expect(host.becomeFirstResponder())
    stage.phone.advance(by: 0.6)
    #expect(stage.phone.keyboardFrame.height == 180)
    host.keys.dismissKeyboard()
    stage.phone.advance(by: 0.6)
    #expect(!host.isFirstResponder)
    #expect(stage.phone.keyboardFrame.minY == 852)
  }

  // KeyboardFacts 1.3, accessory view of a view controller: a show at load, as high as the bar,
  // with no field focused.
  @Test("A controller's bar shows without a focused field")
  func controllersBarShows() throws {
    let chat = ChatController()
    let stage = try KeyboardStage(controller: chat)
    #expect(stage.phone.keyboard.posted.map(\.event.phase) == [.willChangeFrame, .willShow])
    #expect(stage.lastPosted?.end == CGRect(x: 0, y: 802, width: 393, height: 50))
    stage.phone.advance(by: 0.7)
    #expect(chat.isFirstResponder)
    #expect(top(of: chat.bar) == 802)
  }

  @Test("The bar rides on the keyboard and stays when it goes")
  func barRidesKeyboard() throws {
    let chat = ChatController()
    let stage = try KeyboardStage(controller: chat)
    stage.phone.advance(by: 0.7)
    _ = stage.takeLog()
    stage.phone.tap(chat.message)
    stage.phone.advance(by: 0.7)
    #expect(chat.message.isFirstResponder)
    #expect(!chat.isFirstResponder)
    #expect(stage.takeLog() == ["begin"] + KeyboardStage.show)
    #expect(top(of: chat.bar) == 466)
    stage.phone.type("hi")
    #expect(chat.message.text == "hi")
    stage.phone.dismissKeyboard()
    stage.phone.advance(by: 0.7)
    #expect(stage.takeLog() == ["willChange", "willHide", "end", "didChange", "didHide"])
    #expect(chat.isFirstResponder)
    #expect(top(of: chat.bar) == 802)
    #expect(stage.phone.keyboardFrame == CGRect(x: 0, y: 802, width: 393, height: 50))
  }

  @Test("A drag takes the keys down but not the bar")
  func dragTakesKeys() throws {
    let chat = ChatController()
    let stage = try KeyboardStage(controller: chat)
    stage.phone.tap(chat.message)
    stage.phone.advance(by: 0.7)
    stage.phone.dragKeyboard(by: 1, dismissing: true)
    #expect(top(of: chat.bar) == 802)
    stage.phone.advance(by: 0.7)
    #expect(chat.isFirstResponder)
    #expect(stage.phone.keyboardFrame.minY == 802)
  }

  @Test("The bar goes with its controller")
  func barGoesController() throws {
    let chat = ChatController()
    let stage = try KeyboardStage(controller: chat)
    stage.phone.tap(chat.message)
    stage.phone.advance(by: 0.7)
    stage.phone.window.rootViewController = UIViewController()
    stage.phone.advance(by: 0.7)
    #expect(stage.phone.keyboardFrame.minY == 852)
    #expect(chat.bar.window == nil)
    #expect(!chat.message.isFirstResponder)
  }

  @Test("A guide ends at the bar")
  func guideEndsBar() throws {
    let chat = ChatController()
    let stage = try KeyboardStage(controller: chat)
    stage.phone.advance(by: 0.7)
    #expect(chat.view.keyboardLayoutGuide.layoutFrame.minY == 802)
  }
}
