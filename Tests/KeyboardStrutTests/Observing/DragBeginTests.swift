import ScreenTesting
import Testing

@testable import KeyboardStrut

/// When and where a finger begins to drag the keyboard.
@MainActor
@Suite struct DragBeginTests {
  // MARK: The bar's padding

  /// A screen with a bar, and a list that the bar may know.
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

  @Test("A drag begins at the top of a bar", arguments: [true, false])
  func bar(knowsList: Bool) throws {
    let phone = try Phone("iPhone 15")
    let screen = Screen(knowsList: knowsList)
    phone.show(screen)
    screen.bar.textView?.becomeFirstResponder()
    phone.advance(by: 1)
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
    phone.advance(by: 1)
    let list: UIView = knowsList ? screen.list : screen.view
    #expect(list.keyboardLayoutGuide.keyboardDismissPadding > 0)
    screen.bar.removeFromSuperview()
    #expect(list.keyboardLayoutGuide.keyboardDismissPadding == 0)
  }
}
