import KeyboardStrut
import ScreenTesting
import Testing

@testable import KeyboardStrut

/// Content grows above the edited field and pushes the field down.
@MainActor
@Suite(.attachingStage) struct GrowingContentTests {
  /// A column in a scroll view, with a field and a hidden label above the field.
  @MainActor
  private struct Form {
    let phone: any TestStage
    let controller = UIViewController()
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
    let notice = UILabel(frame: .zero)
    let column = UIStackView(frame: .zero)
    let field = UITextField(frame: .zero)
    let avoider: KeyboardAvoider

    init() throws {
      phone = try Stages.make("iPhone 15")
      notice.isHidden = true
      let height = notice.heightAnchor.constraint(equalToConstant: 40)
      // A stack view makes the label 0 points high while the label is hidden.
      height.priority = UILayoutPriority(999)
      height.isActive = true
      let picture = UIView(frame: .zero)
      picture.heightAnchor.constraint(equalToConstant: 560).isActive = true
      column.axis = .vertical
      for part in [picture, notice, field] { column.addArrangedSubview(part) }
      column.translatesAutoresizingMaskIntoConstraints = false
      scrollView.addSubview(column)
      controller.view.addSubview(scrollView)
      let content = scrollView.contentLayoutGuide
      NSLayoutConstraint.activate([
        column.topAnchor.constraint(equalTo: content.topAnchor),
        column.leadingAnchor.constraint(equalTo: content.leadingAnchor),
        column.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -300),
        column.widthAnchor.constraint(equalToConstant: 393),
      ])
      avoider = controller.view.avoidKeyboard(gap: 8)
      phone.show(controller)
      field.becomeFirstResponder()
      phone.untilKeyboardRests()
    }

    var gap: CGFloat {
      phone.keyboardFrame.minY - field.convert(field.bounds, to: nil as UIView?).maxY
    }

    /// Ends editing, and returns whether the window still has a constraint to the field.
    func hide() -> Bool {
      field.resignFirstResponder()
      phone.untilKeyboardRests()
      return phone.window.constraints.contains { $0.secondItem === field }
    }
  }

  @Test("A label appears above the focused field: the keyboard never covers the field")
  func label() throws {
    let form = try Form()
    #expect(abs(form.gap - 8) < 0.5)
    form.notice.isHidden = false
    form.phone.untilKeyboardRests { #expect(form.gap > -0.5) }
    #expect(abs(form.gap - 8) < 0.5, "\(form.avoider.explanation)")
    #expect(form.hide() == false)
  }

  @Test(
    "A label's animation pushes the focused field down: the avoider scrolls in the same animation",
    .needs(.homeIndicator))
  func animatedLabel() throws {
    let form = try Form()
    UIView.animate(withDuration: 0.4) {
      form.notice.isHidden = false
      form.controller.view.layoutIfNeeded()
    }
    Keyboard.updateIfNeeded()
    #expect(abs(form.gap - 8) < 0.5, "where the field goes to")
    let drawn = form.field.layer.presentation()?.convert(form.field.bounds, to: nil).maxY ?? 0
    #expect(abs(drawn - 508) < 45)
    form.phone.untilKeyboardRests()
    #expect(abs(form.gap - 8) < 0.5)
    #expect(form.hide() == false)
  }

  @Test(
    "The user scrolls the field under the keyboard: the avoider scrolls back when the user types",
    .needs(.touches))
  func fingerAndLayout() throws {
    let form = try Form()
    form.phone.drag(
      from: CGPoint(x: 200, y: 150), to: CGPoint(x: 200, y: 350), duration: 0.3, rest: 0.2)
    form.phone.untilKeyboardRests()
    #expect(form.gap < -100)
    let offset = form.scrollView.contentOffset
    form.controller.additionalSafeAreaInsets.bottom += 1
    form.phone.advance(by: 0.5)
    #expect(form.scrollView.contentOffset == offset, "nothing has moved the field")
    #expect(form.avoider.explanation.contains("only scrolling has moved it"))
    form.notice.isHidden = false
    form.phone.advance(by: 0.5)
    #expect(form.scrollView.contentOffset == offset, "the field is scrolled away")
    form.phone.type("a")
    form.phone.advance(by: 0.5)
    #expect(abs(form.gap - 8) < 0.5, "\(form.avoider.explanation)")
    #expect(form.hide() == false)
  }

  @Test("While editing, the app removes and re-adds a scroll view: the refocused field is visible")
  func rebuilt() throws {
    let form = try Form()
    let view: UIView = form.controller.view
    #expect(view.constraintsOfLibrary.isEmpty)
    let constraints = view.constraints + form.scrollView.constraints
    form.scrollView.removeFromSuperview()
    view.addSubview(form.scrollView)
    NSLayoutConstraint.activate(constraints)
    form.field.becomeFirstResponder()
    form.phone.untilKeyboardRests()
    form.notice.isHidden = false
    form.phone.untilKeyboardRests()
    #expect(abs(form.gap - 8) < 0.5, "\(form.avoider.explanation)")
    #expect(form.hide() == false)
  }

  @Test(
    "A screen moves to another superview: the focused field still ends above the keyboard",
    arguments: [false, true])
  func elsewhere(inOtherWindow: Bool) throws {
    let form = try Form()
    let view: UIView = form.controller.view
    let other = form.phone.makeWindow()
    if inOtherWindow { other.makeKeyAndVisible() }
    let shell = UIView(frame: form.phone.window.bounds)
    (inOtherWindow ? other : form.phone.window).addSubview(shell)
    shell.addSubview(view)
    form.field.resignFirstResponder()
    form.field.becomeFirstResponder()
    form.phone.untilKeyboardRests()
    #expect(abs(form.gap - 8) < 0.5, "\(form.avoider.explanation)")
    form.notice.isHidden = false
    form.phone.untilKeyboardRests()
    #expect(abs(form.gap - 8) < 0.5, "\(form.avoider.explanation)")
    #expect(form.hide() == false)
    #expect(form.phone.window.constraintsOfLibrary.isEmpty)
  }

  @Test(
    "The user scrolls while editing: the avoider does not measure the view hierarchy again",
    .needs(.touches))
  func scrollFrames() throws {
    let form = try Form()
    let before = form.avoider.readCount
    form.phone.drag(
      from: CGPoint(x: 200, y: 150), to: CGPoint(x: 200, y: 350), duration: 0.3, rest: 0.2)
    form.phone.untilKeyboardRests()
    #expect(form.avoider.readCount == before)
    #expect(form.hide() == false)
  }

  /// The screen asks for a code, with one field per digit in a row and an error label below the
  /// row.
  @Test("An error label animates in below lifted fields: the fields do not move")
  func row() throws {
    let phone = try Stages.make("iPhone 15")
    let controller = UIViewController()
    let fields = (0..<3).map { _ in UITextField(frame: .zero) }
    let digits = UIStackView(arrangedSubviews: fields)
    digits.distribution = .fillEqually
    let (label, column) = (UILabel(frame: .zero), UIStackView(frame: .zero))
    label.text = "That code is wrong or too old."
    label.isHidden = true
    column.axis = .vertical
    for part in [digits, label] { column.addArrangedSubview(part) }
    column.translatesAutoresizingMaskIntoConstraints = false
    controller.view.addSubview(column)
    NSLayoutConstraint.activate([
      digits.heightAnchor.constraint(equalToConstant: 40),
      column.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor),
      column.trailingAnchor.constraint(equalTo: controller.view.trailingAnchor),
      column.bottomAnchor.constraint(equalTo: controller.view.bottomAnchor, constant: -40),
    ])
    controller.view.avoidKeyboard(by: .lifting)
    phone.show(controller)
    for field in fields {
      field.becomeFirstResponder()
      phone.untilKeyboardRests()
    }
    var edges: [CGFloat] = []
    func note() {
      guard let layer = digits.layer.presentation() else { return }
      edges.append(layer.convert(layer.bounds, to: nil).maxY)
    }
    note()
    UIView.animate(withDuration: 0.25) {
      label.isHidden = false
      controller.view.layoutIfNeeded()
    }
    fields[0].becomeFirstResponder()
    phone.advance(by: 1, eachFrame: note)
    let steps = zip(edges.dropFirst(), edges).map { $0 - $1 }
    #expect(steps.allSatisfy { abs($0) <= 0.5 }, "\(edges)")
    phone.dismissKeyboard()
    phone.untilKeyboardRests()
  }

  /// When the content shrinks, the scroll view clamps the offset. The avoider must not mistake that
  /// for the user's scrolling at the next event.
  @Test(
    "Content shrinks while editing: after editing, the scroll view's offset is as before editing",
    arguments: ["hide", "focus", "taller", "focus taller", "focus grow", "type grow"])
  func shrinks(then: String) throws {
    let phone = try Stages.make("iPhone 15")
    let controller = UIViewController()
    let scroll = UIScrollView(frame: controller.view.bounds)
    scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    scroll.contentInsetAdjustmentBehavior = .never
    scroll.contentSize = CGSize(width: 393, height: 2000)
    let last = UITextField(frame: CGRect(x: 20, y: 1160, width: 300, height: 40))
    let other = UITextField(frame: CGRect(x: 20, y: 1110, width: 300, height: 40))
    for field in [last, other] { scroll.addSubview(field) }
    controller.view.addSubview(scroll)
    phone.show(controller)
    scroll.contentOffset.y = 300
    phone.advance(by: 0.5)
    let avoider = controller.view.avoidKeyboard()
    last.becomeFirstResponder()
    phone.untilKeyboardRests()
    let shown = scroll.contentOffset.y
    try #require(shown > 340)
    scroll.contentSize.height = 1200
    phone.advance(by: 0.5)
    try #require(scroll.contentOffset.y < shown)
    for deed in then.split(separator: " ") {
      switch deed {
      case "focus": other.becomeFirstResponder()
      case "taller": phone.switchToThirdPartyKeyboard(height: 400)
      case "grow": scroll.contentSize.height = 2000
      case "type": phone.type("a")
      default: break
      }
      phone.untilKeyboardRests()
    }
    phone.dismissKeyboard()
    phone.untilKeyboardRests()
    #expect(scroll.contentOffset.y == 300, "\(avoider.explanation)")
  }

  @Test(
    "A bar below the scroll view grows: the focused field stays visible", arguments: [false, true])
  func roomShrinks(isAnimated: Bool) throws {
    let phone = try Stages.make("iPhone 15")
    let controller = UIViewController()
    let (scroll, bar) = (UIScrollView(frame: .zero), UIView(frame: .zero))
    let field = UITextField(frame: CGRect(x: 20, y: 940, width: 300, height: 40))
    scroll.addSubview(field)
    scroll.contentSize = CGSize(width: 393, height: 1000)
    for part in [scroll, bar] {
      part.translatesAutoresizingMaskIntoConstraints = false
      controller.view.addSubview(part)
      part.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor).isActive = true
      part.trailingAnchor.constraint(equalTo: controller.view.trailingAnchor).isActive = true
    }
    let bottom = controller.view.bottomAnchor.constraint(equalTo: bar.bottomAnchor)
    let height = bar.heightAnchor.constraint(equalToConstant: 60)
    NSLayoutConstraint.activate([
      scroll.topAnchor.constraint(equalTo: controller.view.topAnchor),
      scroll.bottomAnchor.constraint(equalTo: bar.topAnchor), height, bottom,
    ])
    bottom.followKeyboard()
    let avoider = controller.view.avoidKeyboard(by: .scrolling)
    phone.show(controller)
    field.becomeFirstResponder()
    phone.untilKeyboardRests()
    func isShown() -> Bool {
      field.convert(field.bounds, to: nil as UIView?).maxY <= bar.frame.minY
    }
    #expect(isShown())
    height.constant = 100
    if isAnimated { UIView.animate(withDuration: 0.25) { controller.view.layoutIfNeeded() } }
    phone.untilKeyboardRests()
    #expect(isShown(), "\(avoider.explanation)")
  }
}
