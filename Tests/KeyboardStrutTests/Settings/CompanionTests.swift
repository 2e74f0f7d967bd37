import KeyboardStrut
import ScreenTesting
import Testing

/// The views in `keyboardCompanions` are shown together with their input, even if the input is a
/// text view, which is a scroll view itself.
@MainActor
@Suite(.attachingStage) struct CompanionTests {
  @Test("A text view gets focus: the label in its keyboardCompanions also ends above the keyboard")
  func counter() throws {
    let phone = try Stages.make("iPhone 15")
    let controller = UIViewController()
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
    scrollView.contentSize = CGSize(width: 393, height: 1200)
    let text = UITextView(frame: CGRect(x: 20, y: 380, width: 350, height: 120))
    text.text = (1...20).map { "Line \($0)" }.joined(separator: "\n")
    let counter = UILabel(frame: CGRect(x: 20, y: 506, width: 350, height: 20))
    scrollView.addSubview(text)
    scrollView.addSubview(counter)
    controller.view.addSubview(scrollView)
    let avoider = controller.view.avoidKeyboard(gap: 8)
    text.keyboardCompanions = [counter]
    phone.show(controller)
    text.selectedRange = NSRange(location: 0, length: 0)
    let (start, offset) = (scrollView.contentOffset, text.contentOffset)
    text.becomeFirstResponder()
    phone.untilKeyboardRests()
    func bottom(_ view: UIView) -> CGFloat { view.convert(view.bounds, to: nil as UIView?).maxY }
    #expect(abs(phone.keyboardFrame.minY - bottom(counter) - 8) < 0.5, "\(avoider.explanation)")
    #expect(text.contentOffset == offset)
    #expect(avoider.explanation.contains("The field with its companions"))
    text.resignFirstResponder()
    phone.untilKeyboardRests()
    #expect(scrollView.contentOffset == start, "\(avoider.explanation)")
    #expect(scrollView.contentInset == .zero)
  }

  /// A form with a field and an error label below the field, in a stack view.
  private final class CheckedForm: UIViewController {
    let field = UITextField(frame: .zero)
    let error = UILabel(frame: .zero)
    let scroll = UIScrollView(frame: .zero)

    override func viewDidLoad() {
      super.viewDidLoad()
      let space = UIView(frame: .zero)
      let stack = UIStackView(arrangedSubviews: [space, field, error])
      stack.axis = .vertical
      stack.translatesAutoresizingMaskIntoConstraints = false
      error.numberOfLines = 0
      scroll.frame = view.bounds
      scroll.addSubview(stack)
      view.addSubview(scroll)
      let content = scroll.contentLayoutGuide
      NSLayoutConstraint.activate([
        space.heightAnchor.constraint(equalToConstant: 560),
        stack.topAnchor.constraint(equalTo: content.topAnchor),
        stack.bottomAnchor.constraint(equalTo: content.bottomAnchor),
        stack.leadingAnchor.constraint(equalTo: content.leadingAnchor),
        stack.trailingAnchor.constraint(equalTo: content.trailingAnchor),
        stack.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor),
      ])
    }
  }

  @Test(
    "An error label in keyboardCompanions appears while editing: the label ends above the keyboard",
    arguments: [KeyboardAvoider.Methods.scrolling, .lifting], [true, false])
  func appears(means: KeyboardAvoider.Methods, isHidden: Bool) throws {
    let phone = try Stages.make("iPhone 15")
    let form = CheckedForm()
    form.loadViewIfNeeded()
    let text = "Nobody was born in that year. Look at your passport, please, and try again."
    form.error.text = isHidden ? text : "Wrong"
    form.error.isHidden = isHidden
    let avoider = form.view.avoidKeyboard(by: means, gap: 8)
    form.field.keyboardCompanions = [form.error]
    phone.show(form)
    form.field.becomeFirstResponder()
    phone.untilKeyboardRests()
    form.error.isHidden = false
    form.error.text = text
    phone.untilKeyboardRests()
    let bottom = form.error.convert(form.error.bounds, to: nil as UIView?).maxY
    #expect(abs(phone.keyboardFrame.minY - bottom - 8) < 0.5, "\(avoider.explanation)")
    #expect(avoider.explanation.contains("with its companions"), "\(avoider.explanation)")
    form.error.isHidden = true
    form.field.resignFirstResponder()
    phone.untilKeyboardRests()
    #expect(form.view.frame.minY == 0)
    #expect(form.scroll.contentInset == .zero)
  }

  @Test("A keyboardCompanions button is outside the scroll view: the avoider's explanation says so")
  func companionOutside() throws {
    let controller = UIViewController()
    let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 393, height: 760))
    list.contentSize = CGSize(width: 393, height: 1200)
    let field = UITextField(frame: CGRect(x: 20, y: 640, width: 300, height: 34))
    list.addSubview(field)
    let button = UIButton(frame: CGRect(x: 0, y: 770, width: 393, height: 44))
    controller.view.addSubview(list)
    controller.view.addSubview(button)
    field.keyboardCompanions = [button]
    let avoider = controller.view.avoidKeyboard()
    let phone = try Stages.make("iPhone 15")
    phone.show(controller)
    field.becomeFirstResponder()
    phone.untilKeyboardRests()
    let line = "UIButton is not kept with the input: it is outside the input's UIScrollView."
    #expect(avoider.explanation.contains(line), "\(avoider.explanation)")
    field.resignFirstResponder()
    phone.untilKeyboardRests()
  }
}
