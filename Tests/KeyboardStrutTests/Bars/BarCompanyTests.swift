import SampleScreens
import ScreenTesting
import Testing

@testable import KeyboardBars
@testable import KeyboardStrut

/// A keyboard bar together with avoiders, and in ways in which apps use a bar.
@MainActor
@Suite(.needs(.systemKeyboard)) struct BarCompanyTests {
  /// A chat with a field in its list, far down, and a field in its bar.
  private final class SearchedChat: UIViewController {
    let list = UIScrollView(frame: .zero)
    let bar = KeyboardBar(frame: .zero)
    let note = UITextField(frame: CGRect(x: 20, y: 10, width: 300, height: 34))
    let edited = UITextField(frame: CGRect(x: 20, y: 640, width: 300, height: 34))

    override func viewDidLoad() {
      super.viewDidLoad()
      list.frame = view.bounds
      list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      list.alwaysBounceVertical = true
      list.contentSize = CGSize(width: 300, height: 2000)
      list.addSubview(edited)
      view.addSubview(list)
      bar.contentView.addSubview(note)
      bar.contentView.heightAnchor.constraint(equalToConstant: 54).isActive = true
      bar.list = list
      view.addSubview(bar)
    }
  }

  @Test("With automatic avoidance, a list's focused field ends above the KeyboardBar")
  func automatic() throws {
    KeyboardAvoidance.isAutomatic = true
    defer { KeyboardAvoidance.isAutomatic = false }
    let chat = SearchedChat()
    let stage = try BarStage(chat)
    let rest = stage.rest
    chat.note.becomeFirstResponder()
    stage.phone.untilKeyboardRests()
    #expect(chat.view.keyboardAvoiders.isEmpty)
    #expect(abs(stage.barBottom - stage.keyboardTop) <= 0.5)
    stage.hide()
    chat.edited.becomeFirstResponder()
    stage.phone.untilKeyboardRests()
    let explanation = chat.view.keyboardAvoiders.first?.explanation ?? "nobody serves it"
    #expect(stage.frame(chat.edited).maxY <= stage.barTop, "\(explanation)")
    #expect(abs(stage.barBottom - stage.keyboardTop) <= 0.5)
    chat.note.becomeFirstResponder()
    stage.phone.untilKeyboardRests()
    #expect(abs(stage.barBottom - stage.keyboardTop) <= 0.5)
    stage.hide()
    #expect(stage.rest.inset == rest.inset && stage.rest.bar == rest.bar)
    #expect(stage.rest.indicatorInset == rest.indicatorInset)
  }

  @Test(
    "KeyboardAvoider and KeyboardBar on one screen: the focused field stays above the bar",
    arguments: [true, false])
  func explicit(fieldFirst: Bool) throws {
    let chat = SearchedChat()
    let stage = try BarStage(chat)
    let avoider = chat.view.avoidKeyboard()
    let rest = stage.rest
    for input in fieldFirst ? [chat.edited, chat.note] : [chat.note, chat.edited] {
      input.becomeFirstResponder()
      stage.phone.untilKeyboardRests()
      #expect(abs(stage.barBottom - stage.keyboardTop) <= 0.5, "\(avoider.explanation)")
      #expect(stage.frame(input).maxY <= stage.barTop || input === chat.note)
      #expect(chat.view.frame.minY == 0)
    }
    stage.hide()
    #expect(stage.rest.inset == rest.inset && stage.rest.indicatorInset == rest.indicatorInset)
  }

  /// The bar scrolls the list up by the keyboard's height. A field near the top then leaves the
  /// screen, and the avoider scrolls the list back until the field is visible.
  @Test(
    "KeyboardBar scrolls its list for the keyboard: the avoider keeps the focused field visible",
    arguments: [60, 160, 260, 640],
    [[.scrolling, .lifting], .scrolling] as [KeyboardAvoider.Methods])
  func returned(y: CGFloat, methods: KeyboardAvoider.Methods) throws {
    let chat = SearchedChat()
    let stage = try BarStage(chat)
    chat.edited.frame.origin.y = y
    let avoider = chat.view.avoidKeyboard(by: methods)
    let offset = chat.list.contentOffset
    chat.edited.becomeFirstResponder()
    stage.phone.untilKeyboardRests()
    let frame = stage.frame(chat.edited)
    #expect(frame.minY >= 59 && frame.maxY <= stage.barTop, "\(avoider.explanation)")
    stage.hide()
    #expect(chat.list.contentOffset == offset)
  }

  @Test("A Comment button shows a KeyboardBar above the keyboard: the bar hides with the keyboard")
  func comments() throws {
    let stage = try BarStage(PostViewController())
    let rest = stage.rest
    #expect(stage.bar.isHidden)
    let comment = try #require(stage.screen.view.subviews.first { $0 is UIButton })
    stage.phone.tap(comment)
    stage.phone.untilKeyboardRests()
    #expect(!stage.bar.isHidden && abs(stage.barBottom - stage.keyboardTop) <= 0.5)
    #expect(abs(stage.listEnd - stage.barTop) <= 0.5, "the newest comment shows")
    stage.hide()
    #expect(stage.bar.isHidden && stage.rest.inset == rest.inset)
  }

  @Test("A sticker panel replaces the keyboard: KeyboardBar and chat list do not move")
  func stickers() throws {
    let stage = try BarStage(StickerChatViewController())
    stage.scroll()
    let rest = stage.rest
    stage.show()
    let up = stage.rest
    let swap = try #require(stage.bar.descendant(UIButton.self))
    let panel = try #require(stage.screen.view.subviews.first { $0 is UILabel })
    var jump: CGFloat = 0
    func look() { jump = max(jump, abs(stage.barBottom - 516), abs(stage.listEnd - stage.barTop)) }
    for _ in 0..<3 {
      stage.phone.tap(swap)
      stage.phone.advance(by: 1, eachFrame: look)
      #expect(!panel.isHidden && stage.keyboardTop == 852)
      #expect(abs(stage.frame(panel).minY - 516) <= 0.5 && stage.frame(panel).maxY == 852)
      stage.phone.tap(swap)
      stage.phone.advance(by: 1, eachFrame: look)
      #expect(panel.isHidden && abs(stage.keyboardTop - 516) <= 0.5)
    }
    #expect(jump <= 0.5 && stage.rest == up)
    stage.hide()
    #expect(stage.rest == rest)
  }

  @Test("KeyboardBar is removed: the bar is deallocated, and the list's insets are zero again")
  func life() throws {
    weak var gone: KeyboardBar?
    let list = UITableView(frame: .zero)
    do {
      let phone = try Stages.make("iPhone 15")
      let controller = UIViewController()
      let bar = KeyboardBar(frame: .zero)
      gone = bar
      bar.list = list
      bar.contentView.heightAnchor.constraint(equalToConstant: 44).isActive = true
      list.frame = controller.view.bounds
      controller.view.addSubview(list)
      controller.view.addSubview(bar)
      phone.show(controller)
      phone.settle()
      #expect(list.contentInset.bottom > 0)
      bar.removeFromSuperview()
      phone.show(UIViewController())
      phone.advance(by: 0.1)
    }
    #expect(gone == nil)
    #expect(list.contentInset == .zero && list.verticalScrollIndicatorInsets == .zero)
  }
}
