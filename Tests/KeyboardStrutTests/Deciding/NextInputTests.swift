import KeyboardStrut
import ScreenTesting
import Testing

/// The focus moves to the next input, while the app shows an error label for the first one.
@MainActor
@Suite(.attachingStage) struct NextInputTests {
  /// A column of fields in a scroll view. Each field has an error label below or above it.
  @MainActor
  private final class Form: NSObject, UITextFieldDelegate {
    let controller = UIViewController()
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
    let fields = (0..<6).map { _ in UITextField(frame: .zero) }
    private let errors = (0..<6).map { _ in UILabel(frame: .zero) }

    init(errorsAbove: Bool) {
      super.init()
      let rows = zip(fields, errors).map { field, error in
        error.numberOfLines = 0
        error.text = "This does not look right. Please look at it again, and correct it."
        error.isHidden = true
        field.heightAnchor.constraint(equalToConstant: 40).isActive = true
        return UIStackView(arrangedSubviews: errorsAbove ? [error, field] : [field, error])
      }
      for row in rows { row.axis = .vertical }
      let column = UIStackView(arrangedSubviews: rows)
      column.axis = .vertical
      column.spacing = 30
      column.translatesAutoresizingMaskIntoConstraints = false
      scrollView.addSubview(column)
      controller.view.addSubview(scrollView)
      let content = scrollView.contentLayoutGuide
      NSLayoutConstraint.activate([
        column.topAnchor.constraint(equalTo: content.topAnchor, constant: 190),
        column.leadingAnchor.constraint(equalTo: content.leadingAnchor),
        column.bottomAnchor.constraint(equalTo: content.bottomAnchor),
        column.widthAnchor.constraint(equalToConstant: 393),
      ])
      for (field, error) in zip(fields, errors) { field.keyboardCompanions = [error] }
      fields[5].delegate = self
    }

    func textFieldDidEndEditing(_ textField: UITextField) {
      UIView.animate(withDuration: 0.3) {
        self.errors[5].isHidden = false
        self.controller.view.layoutIfNeeded()
      }
    }
  }

  @Test(
    "Focus moves to a fully visible field: the form does not scroll",
    arguments: [true, false], [true, false])
  func nextInSight(errorsAbove: Bool, isAutomatic: Bool) throws {
    let form = Form(errorsAbove: errorsAbove)
    let phone = try Stages.make("iPhone 15")
    phone.show(form.controller)
    defer { KeyboardAvoidance.isAutomatic = false }
    if isAutomatic {
      KeyboardAvoidance.isAutomatic = true
    } else {
      form.controller.view.avoidKeyboard()
    }
    let rest = form.scrollView.contentOffset
    form.fields[5].becomeFirstResponder()
    phone.untilKeyboardRests()
    let offset = form.scrollView.contentOffset
    #expect(offset != rest)
    let place = form.fields[1].drawnOnScreen
    #expect(place.minY > 59 && place.maxY < phone.keyboardFrame.minY)
    form.fields[1].becomeFirstResponder()
    phone.untilKeyboardRests { #expect(form.scrollView.contentOffset == offset) }
    phone.dismissKeyboard()
    phone.untilKeyboardRests()
    #expect(form.scrollView.contentOffset == rest)
    #expect(form.scrollView.contentInset == .zero)
  }

  @Test(
    "A number-pad field gets focus directly or after another field: the content offset is the same")
  func lowerKeyboard() throws {
    let controller = UIViewController()
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
    scrollView.contentSize = CGSize(width: 393, height: 1200)
    let fields = [540, 640].map { UITextField(frame: CGRect(x: 20, y: $0, width: 300, height: 34)) }
    fields.forEach(scrollView.addSubview)
    fields[1].keyboardType = .numberPad
    controller.view.addSubview(scrollView)
    let phone = try Stages.make("iPhone 15")
    phone.show(controller)
    controller.view.avoidKeyboard()
    let rest = scrollView.contentOffset
    fields[1].becomeFirstResponder()
    phone.untilKeyboardRests()
    let alone = scrollView.contentOffset
    phone.dismissKeyboard()
    phone.untilKeyboardRests()
    fields[0].becomeFirstResponder()
    phone.untilKeyboardRests()
    var offsets = [scrollView.contentOffset.y]
    fields[1].becomeFirstResponder()
    phone.untilKeyboardRests { offsets.append(scrollView.layer.presentation()?.bounds.minY ?? 0) }
    #expect(scrollView.contentOffset == alone)
    let steps = zip(offsets, offsets.dropFirst()).map { $1 - $0 }.filter { abs($0) > 0.1 }
    #expect(steps.allSatisfy { $0 > 0 }, "\(offsets)")
    phone.dismissKeyboard()
    phone.untilKeyboardRests()
    #expect(scrollView.contentOffset == rest)
  }

  @Test(
    "The focus goes to a field of the outer scroll view and back: the first field stays in sight",
    .needs(.virtualTime), arguments: Held.phones + [.pad], Mode.allCases)
  func backInInnerScrollView(held: Held, mode: Mode) throws {
    for (first, pause) in [(1, 0), (1, 0.02), (1, 0.1), (0.03, 0), (0.1, 0.05)] {
      let phone = try held.make()
      let screen = UIViewController()
      let height = phone.window.bounds.height
      let outer = UIScrollView(frame: phone.window.bounds)
      outer.contentSize = CGSize(width: 300, height: height + 200)
      let inner = UIScrollView(frame: CGRect(x: 0, y: height - 170, width: 300, height: 220))
      inner.contentSize = CGSize(width: 300, height: 700)
      let field = UITextField(frame: CGRect(x: 20, y: 20, width: 200, height: 44))
      let other = UITextField(frame: CGRect(x: 20, y: 60, width: 200, height: 44))
      inner.addSubview(field)
      outer.addSubview(other)
      outer.addSubview(inner)
      screen.view.addSubview(outer)
      phone.show(screen)
      phone.advance(by: 0.1)
      let start = outer.contentOffset
      let comment: Comment = "\(first) s, then \(pause) s"
      mode.serve(screen) {
        field.becomeFirstResponder()
        phone.advance(by: first)
        other.becomeFirstResponder()
        phone.advance(by: pause)
        field.becomeFirstResponder()
        phone.untilKeyboardRests()
        #expect(windowFrame(field).maxY <= phone.keyboardFrame.minY, comment)
        field.resignFirstResponder()
        phone.untilKeyboardRests()
        #expect(outer.contentOffset == start, comment)
      }
    }
  }

  /// When the error labels above a field disappear: with the focus, or with an animation that
  /// begins in the same run-loop turn.
  enum Collapse: CaseIterable {
    case atOnce, animated, beforeFocus
  }

  @Test(
    "The focus goes up as error labels above collapse: the newly focused field is visible",
    .needs(.virtualTime), arguments: Collapse.allCases, Mode.allCases)
  func collapsingErrors(collapse: Collapse, mode: Mode) throws {
    for held in Held.phones + [.pad] {
      let phone = try held.make()
      let screen = ErrorForm()
      phone.show(screen)
      phone.advance(by: 0.1)
      try mode.serve(screen) {
        try #require(screen.fields.last).becomeFirstResponder()
        phone.untilKeyboardRests()
        screen.showErrors(true)
        phone.untilKeyboardRests()
        let field = screen.fields[2]
        if collapse == .beforeFocus { screen.showErrors(false) }
        field.becomeFirstResponder()
        UIView.animate(withDuration: collapse == .animated ? 0.25 : 0) {
          screen.showErrors(false)
          screen.view.layoutIfNeeded()
        }
        phone.advance(by: 2)
        let top = phone.window.safeAreaInsets.top
        #expect(windowFrame(field).minY >= top, "\(held)")
        #expect(windowFrame(field).maxY <= phone.keyboardTop, "\(held)")
      }
    }
  }

  @Test(
    "An error label comes and goes: the field stays above the keyboard",
    .needs(.virtualTime), arguments: Held.phones + [.pad], [1.5, 0.4, 0.2] as [TimeInterval])
  func recurringError(held: Held, interval: TimeInterval) throws {
    for mode in Mode.allCases { try recurringError(held, mode, interval) }
  }

  private func recurringError(_ held: Held, _ mode: Mode, _ interval: TimeInterval) throws {
    let phone = try held.make()
    let screen = UIViewController()
    let view: UIView = screen.view
    let (field, error) = (UITextField(frame: .zero), UILabel(frame: .zero))
    error.text = "Error"
    error.isHidden = true
    let stack = UIStackView(arrangedSubviews: [field, error])
    stack.axis = .vertical
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    NSLayoutConstraint.activate([
      field.heightAnchor.constraint(equalToConstant: 44),
      stack.bottomAnchor.constraint(
        equalTo: view.safeAreaLayoutGuide.bottomAnchor, constant: -40),
      stack.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
      stack.widthAnchor.constraint(equalToConstant: 250),
    ])
    phone.show(screen)
    phone.advance(by: 0.1)
    mode.serve(screen) {
      field.becomeFirstResponder()
      phone.untilKeyboardRests()
      for isHidden in [false, true, false, true, false, true] {
        error.isHidden = isHidden
        phone.advance(by: interval)
        #expect(windowFrame(field).maxY <= phone.keyboardTop, "\(mode), hidden: \(isHidden)")
      }
    }
  }
}

/// A form in a scroll view: ten fields, each with an error label of three lines below it.
@MainActor
private final class ErrorForm: UIViewController {
  let fields = (0..<10).map { _ in UITextField(frame: .zero) }
  private let errors = (0..<10).map { _ in UILabel(frame: .zero) }

  override func viewDidLoad() {
    super.viewDidLoad()
    let scrollView = UIScrollView(frame: view.bounds)
    scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    for (field, error) in zip(fields, errors) {
      field.heightAnchor.constraint(equalToConstant: 44).isActive = true
      error.text = "One\nTwo\nThree"
      error.numberOfLines = 3
      error.isHidden = true
    }
    let column = UIStackView(arrangedSubviews: zip(fields, errors).flatMap { [$0, $1] })
    column.axis = .vertical
    column.spacing = 12
    column.translatesAutoresizingMaskIntoConstraints = false
    scrollView.addSubview(column)
    view.addSubview(scrollView)
    let content = scrollView.contentLayoutGuide
    NSLayoutConstraint.activate([
      column.topAnchor.constraint(equalTo: content.topAnchor, constant: 20),
      column.bottomAnchor.constraint(equalTo: content.bottomAnchor),
      column.leadingAnchor.constraint(equalTo: content.leadingAnchor),
      column.trailingAnchor.constraint(equalTo: content.trailingAnchor),
      column.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor),
    ])
  }

  func showErrors(_ isShown: Bool) {
    for error in errors { error.isHidden = !isShown }
  }
}
