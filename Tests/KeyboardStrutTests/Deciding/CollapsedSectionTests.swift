import KeyboardStrut
import ScreenTesting
import Testing

@testable import KeyboardStrut

/// A section collapses while a field in it is edited, so that the section clips the field. Then the
/// section opens again.
@MainActor
@Suite(.attachingStage) struct CollapsedSectionTests {
  @MainActor
  private struct Form {
    let phone: any TestStage
    let controller = UIViewController()
    let scrollView: UIScrollView
    let field = UITextField(frame: CGRect(x: 20, y: 40, width: 300, height: 40))
    let height: NSLayoutConstraint
    let avoider: KeyboardAvoider

    init(above: CGFloat, below: CGFloat, means: KeyboardAvoider.Methods) throws {
      phone = try Stages.make("iPhone 15")
      scrollView = UIScrollView(frame: phone.window.bounds)
      let section = UIView(frame: .zero)
      section.clipsToBounds = true
      section.addSubview(field)
      height = section.heightAnchor.constraint(equalToConstant: 120)
      let column = UIStackView(arrangedSubviews: [Self.space(above), section, Self.space(below)])
      column.axis = .vertical
      column.translatesAutoresizingMaskIntoConstraints = false
      scrollView.addSubview(column)
      controller.view.addSubview(scrollView)
      let content = scrollView.contentLayoutGuide
      NSLayoutConstraint.activate([
        height,
        column.topAnchor.constraint(equalTo: content.topAnchor),
        column.leadingAnchor.constraint(equalTo: content.leadingAnchor),
        column.bottomAnchor.constraint(equalTo: content.bottomAnchor),
        column.widthAnchor.constraint(equalToConstant: 393),
      ])
      avoider = controller.view.avoidKeyboard(by: means, gap: 8)
      phone.show(controller)
      field.becomeFirstResponder()
      phone.untilKeyboardRests()
    }

    private static func space(_ height: CGFloat) -> UIView {
      let view = UIView(frame: .zero)
      view.heightAnchor.constraint(equalToConstant: height).isActive = true
      return view
    }

    func setHeight(_ constant: CGFloat, isAnimated: Bool) {
      height.constant = constant
      if isAnimated { UIView.animate(withDuration: 0.3) { phone.window.layoutIfNeeded() } }
      phone.untilKeyboardRests()
    }

    var isShown: Bool {
      let rect = field.convert(field.bounds, to: nil as UIView?)
      return rect.maxY <= phone.keyboardFrame.minY && rect.minY >= 0
    }
  }

  @Test(
    "The focused field's form section collapses and reopens: the field is visible again",
    .needs(.virtualTime),
    arguments: [420, 560, 700] as [CGFloat], [0, 300, 900] as [CGFloat])
  func comesBack(above: CGFloat, below: CGFloat) throws {
    for isAnimated in [false, true] {
      for means in [KeyboardAvoider.Methods.scrolling, [.scrolling, .lifting]] {
        let form = try Form(above: above, below: below, means: means)
        #expect(form.isShown)
        form.setHeight(0, isAnimated: isAnimated)
        #expect(form.controller.view.frame.minY == 0, "\(form.avoider.explanation)")
        form.setHeight(120, isAnimated: isAnimated)
        #expect(form.isShown, "\(form.avoider.explanation)")
        form.phone.dismissKeyboard()
        form.phone.untilKeyboardRests()
        #expect(form.scrollView.contentOffset.y == -form.scrollView.adjustedContentInset.top)
      }
    }
  }

  @Test("A lifted field becomes clipped: the lift ends, and the avoider's explanation says why")
  func lifted() throws {
    let form = try Form(above: 560, below: 0, means: .lifting)
    #expect(form.controller.view.frame.minY < 0)
    form.setHeight(0, isAnimated: true)
    #expect(form.controller.view.frame.minY == 0)
    #expect(
      form.avoider.explanation.hasSuffix(
        "UITextField has the focus: what is around it cuts it off."), "\(form.avoider.explanation)")
    form.setHeight(120, isAnimated: true)
    #expect(form.isShown)
    form.phone.dismissKeyboard()
    form.phone.untilKeyboardRests()
  }
}
