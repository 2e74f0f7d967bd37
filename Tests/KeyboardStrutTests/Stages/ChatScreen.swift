import KeyboardStrut
import ScreenTesting

/// Messages in a scroll view that dismisses the keyboard interactively, above a bar to type in.
@MainActor
final class ChatScreen: UIViewController {
  /// How the bar stays above the keyboard: by a strut, a guide, or a constraint that follows the
  /// keyboard.
  enum Means: CaseIterable {
    case strut, guide, follow
  }

  let messages = UIScrollView(frame: .zero)
  let bar = UIView(frame: .zero)
  let field = UITextField(frame: .zero)
  private let means: Means

  init(_ means: Means) {
    self.means = means
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    messages.keyboardDismissMode = .interactive
    messages.alwaysBounceVertical = true
    for (child, parent) in [(messages, view), (bar, view), (field, bar)] as [(UIView, UIView?)] {
      child.translatesAutoresizingMaskIntoConstraints = false
      parent?.addSubview(child)
    }
    NSLayoutConstraint.activate([
      messages.topAnchor.constraint(equalTo: view.topAnchor),
      messages.bottomAnchor.constraint(equalTo: bar.topAnchor),
      messages.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      messages.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      bar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      bar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      bar.heightAnchor.constraint(equalToConstant: 50),
      field.leadingAnchor.constraint(equalTo: bar.leadingAnchor, constant: 12),
      field.trailingAnchor.constraint(equalTo: bar.trailingAnchor, constant: -12),
      field.centerYAnchor.constraint(equalTo: bar.centerYAnchor),
    ])
    switch means {
    case .strut:
      view.addKeyboardStrut().topAnchor.constraint(equalTo: bar.bottomAnchor).isActive = true
    case .guide:
      bar.bottomAnchor.constraint(equalTo: view.keyboardStrutGuide.topAnchor).isActive = true
    case .follow:
      let bottom = view.bottomAnchor.constraint(equalTo: bar.bottomAnchor)
      bottom.isActive = true
      bottom.followKeyboard()
    }
  }
}

/// A phone that shows a `ChatScreen`, and the drawn position of the screen's bar.
@MainActor
struct ChatStage: TestScreen {
  let phone: any TestStage
  let screen: ChatScreen

  init(_ means: ChatScreen.Means, on device: String = "iPhone 15") throws {
    phone = try Stages.make(device)
    screen = ChatScreen(means)
    phone.show(screen)
  }

  func show() {
    phone.tap(screen.field)
    phone.untilKeyboardRests()
  }

  func hide() {
    screen.field.resignFirstResponder()
    phone.untilKeyboardRests()
  }

  /// The bar's lower edge as drawn, on the screen.
  var barBottom: CGFloat { drawnBottom(screen.bar) }
}
