import ScreenTesting
import Testing

@testable import KeyboardStrut

/// A lifted screen whose content gets another height in the same layout pass.
@MainActor
@Suite(.attachingStage) struct LiftAndContentTests {
  /// A profile form in a stack view. The stack view is pinned to the lower edge and about as high
  /// as the screen.
  private final class Profile: UIViewController {
    let about = UITextView()
    let birthday = UITextField()

    override func viewDidLoad() {
      super.viewDidLoad()
      let logo = UIView()
      let height = logo.heightAnchor.constraint(equalToConstant: 150)
      height.priority = .defaultHigh
      height.isActive = true
      about.isScrollEnabled = false
      about.font = .preferredFont(forTextStyle: .body)
      about.adjustsFontForContentSizeCategory = true
      let fields = [UITextField(), UITextField(), UITextField(), birthday]
      for field in fields {
        field.borderStyle = .roundedRect
        field.font = .preferredFont(forTextStyle: .body)
        field.adjustsFontForContentSizeCategory = true
      }
      birthday.inputView = UIPickerView()
      birthday.inputAccessoryView = UIToolbar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
      let save = UIButton(type: .system)
      save.setTitle("Save", for: .normal)
      let stack = UIStackView(arrangedSubviews: [logo] + fields + [about, save])
      stack.axis = .vertical
      stack.spacing = 12
      stack.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(stack)
      NSLayoutConstraint.activate([
        stack.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
        stack.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -20),
        stack.bottomAnchor.constraint(
          equalTo: view.safeAreaLayoutGuide.bottomAnchor, constant: -12),
      ])
    }
  }

  #if canImport(Phone)
    @Test(
      "The Dynamic Type size grows and shrinks: the lifted field stays above the keyboard",
      .needs(.settings))
    func textSize() throws {
      let phone = try Stages.make("iPhone SE (3rd generation)")
      let profile = Profile()
      let tabs = UITabBarController()
      tabs.viewControllers = [UINavigationController(rootViewController: profile)]
      profile.loadViewIfNeeded()
      profile.view.avoidKeyboard(gap: 10)
      phone.show(tabs)
      profile.about.becomeFirstResponder()
      phone.untilKeyboardRests()
      phone.type("one\ntwo\nthree\nfour\nfive")
      phone.untilKeyboardRests()
      profile.birthday.becomeFirstResponder()
      phone.untilKeyboardRests()
      func bottom() -> CGFloat { profile.birthday.convert(profile.birthday.bounds, to: nil).maxY }
      #expect(abs(phone.keyboardTop - bottom() - 10) <= 0.5)
      for size: UIContentSizeCategory in [.accessibilityMedium, .large] {
        phone.simulated.changeEnvironment { $0.preferredContentSizeCategory = size }
        phone.untilKeyboardRests()
        #expect(bottom() <= phone.keyboardTop - 9.5)
      }
      phone.dismissKeyboard()
      phone.untilKeyboardRests()
    }
  #endif
}
