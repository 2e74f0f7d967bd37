import KeyboardStrut
import ScreenTesting
import Testing

/// The caret of a lifted text view moves although the user does not type.
@MainActor
@Suite(.attachingStage) struct CaretPlaceTests {
  /// A screen with two text views, one below the other.
  private final class Translator: UIViewController {
    let (upper, lower) = (UITextView(frame: .zero), UITextView(frame: .zero))

    override func viewDidLoad() {
      super.viewDidLoad()
      let stack = UIStackView(arrangedSubviews: [upper, lower])
      stack.axis = .vertical
      stack.distribution = .fillEqually
      stack.spacing = 10
      stack.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(stack)
      let safe = view.safeAreaLayoutGuide
      NSLayoutConstraint.activate([
        stack.topAnchor.constraint(equalTo: safe.topAnchor, constant: 12),
        stack.leadingAnchor.constraint(equalTo: safe.leadingAnchor, constant: 12),
        stack.trailingAnchor.constraint(equalTo: safe.trailingAnchor, constant: -12),
        stack.bottomAnchor.constraint(equalTo: safe.bottomAnchor, constant: -12),
      ])
      for text in [upper, lower] {
        text.font = .preferredFont(forTextStyle: .body)
        text.text = (1...20).map { "Sentence \($0)." }.joined(separator: "\n")
      }
    }

    override func traitCollectionDidChange(_ previous: UITraitCollection?) {
      super.traitCollectionDidChange(previous)
      for text in [upper, lower] { text.font = .preferredFont(forTextStyle: .body) }
    }

    /// The lower edge of the caret in the lower text, in the window.
    var caretBottom: CGFloat {
      guard let end = lower.selectedTextRange?.end else { return .infinity }
      return lower.convert(lower.caretRect(for: end), to: nil as UIView?).maxY
    }
  }

  private func edit(
    _ text: KeyPath<Translator, UITextView>, on device: String
  ) throws -> (any TestStage, Translator, KeyboardAvoider) {
    let screen = Translator()
    let phone = try Stages.make(device)
    phone.show(screen)
    let avoider = screen.view.avoidKeyboard()
    screen[keyPath: text].becomeFirstResponder()
    phone.untilKeyboardRests()
    return (phone, screen, avoider)
  }

  @Test(
    "The app moves focus to a second text view: the second view's caret ends above the keyboard",
    arguments: ["iPhone 15", "iPhone SE (3rd generation)"])
  func nextText(device: String) throws {
    let (phone, screen, avoider) = try edit(\.upper, on: device)
    screen.lower.becomeFirstResponder()
    phone.untilKeyboardRests()
    #expect(screen.caretBottom <= phone.keyboardFrame.minY, "\(avoider.explanation)")
    phone.dismissKeyboard()
    phone.untilKeyboardRests()
  }

  #if canImport(Phone)
    @Test(
      "The preferred text size grows while editing: the caret stays above the keyboard",
      .needs(.settings),
      arguments: ["iPhone 15", "iPhone SE (3rd generation)"])
    func largerText(device: String) throws {
      let (phone, screen, avoider) = try edit(\.lower, on: device)
      #expect(screen.caretBottom <= phone.keyboardFrame.minY)
      phone.simulated.changeEnvironment { $0.preferredContentSizeCategory = .accessibilityLarge }
      phone.untilKeyboardRests()
      #expect(screen.caretBottom <= phone.keyboardFrame.minY, "\(avoider.explanation)")
      phone.dismissKeyboard()
      phone.untilKeyboardRests()
    }
  #endif

  @Test("The app sets a larger font when the text size changes: the caret stays visible")
  func toldOfTextSize() throws {
    let (phone, screen, avoider) = try edit(\.lower, on: "iPhone SE (3rd generation)")
    screen.lower.font = .systemFont(ofSize: 40)
    NotificationCenter.default.post(
      name: UIContentSizeCategory.didChangeNotification, object: UIApplication.shared)
    phone.untilKeyboardRests()
    #expect(screen.caretBottom <= phone.keyboardFrame.minY, "\(avoider.explanation)")
    phone.dismissKeyboard()
    phone.untilKeyboardRests()
  }
}
