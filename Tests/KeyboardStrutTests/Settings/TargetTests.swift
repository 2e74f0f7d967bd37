import KeyboardStrut
import ScreenTesting
import Testing

@testable import KeyboardStrut

/// The parts that an avoider shows besides the field (caret, selection, companions), and the gaps
/// of single fields.
@MainActor
@Suite(.attachingStage) struct TargetTests {
  /// A field with a label and a button below it, near the bottom of a scroll view.
  private final class SignInScreen: UIViewController {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
    let field = UITextField(frame: CGRect(x: 20, y: 500, width: 300, height: 34))
    let other = UITextField(frame: CGRect(x: 20, y: 460, width: 300, height: 34))
    let error = UILabel(frame: CGRect(x: 20, y: 540, width: 300, height: 20))
    let button = UIButton(frame: CGRect(x: 20, y: 580, width: 300, height: 44))

    override func viewDidLoad() {
      super.viewDidLoad()
      scroll.contentInsetAdjustmentBehavior = .never
      scroll.contentSize = CGSize(width: 393, height: 900)
      for subview in [field, other, error, button] { scroll.addSubview(subview) }
      view.addSubview(scroll)
    }
  }

  private func makeStage(
    automatic: Bool = false
  ) throws -> (FormStage, SignInScreen) {
    let controller = SignInScreen()
    controller.loadViewIfNeeded()
    if !automatic { controller.view.avoidKeyboard(gap: 8) }
    return (try FormStage("iPhone 15", controller), controller)
  }

  /// Expects that a view's lower edge is 8 points above the keyboard.
  private func expectAboveKeyboard(_ view: UIView, on stage: FormStage) {
    #expect(abs(stage.keyboardTop - stage.frame(view).maxY - 8) < 0.001, "\(stage.explanation)")
  }

  @Test(
    "keyboardCompanions views stay visible with the field until the app empties the property",
    arguments: [false, true])
  func companionsShownField(automatic: Bool) throws {
    if automatic { KeyboardAvoidance.isAutomatic = true }
    defer { KeyboardCenter.shared.didFocus = nil }
    let (stage, form) = try makeStage(automatic: automatic)
    form.field.keyboardCompanions = [form.error, form.button]
    form.field.becomeFirstResponder()
    #expect(form.scroll.layer.presentation()?.bounds.minY == 0, "it is animated")
    stage.phone.untilKeyboardRests()
    expectAboveKeyboard(form.button, on: stage)
    #expect(stage.explanation.contains("The field with its companions was hidden by"))
    form.other.becomeFirstResponder()
    stage.phone.untilKeyboardRests()
    #expect(form.scroll.contentOffset.y == 116, "nothing moves that need not")
    form.field.keyboardCompanions = []
    stage.hide()
    #expect(form.scroll.contentOffset == .zero && form.scroll.contentInset == .zero)
    form.field.becomeFirstResponder()
    stage.phone.untilKeyboardRests()
    expectAboveKeyboard(form.field, on: stage)
    stage.hide()
  }

  @Test(
    "Only the first of two keyboardCompanions views fits on screen: the avoider shows that view")
  func manyCompanionsFit() throws {
    let (stage, form) = try makeStage()
    form.button.frame.origin.y = 1100
    form.scroll.contentSize.height = 1300
    form.field.keyboardCompanions = [form.error, form.button]
    form.field.becomeFirstResponder()
    stage.phone.untilKeyboardRests()
    expectAboveKeyboard(form.error, on: stage)
    stage.hide()
  }

  @Test("keyboardCompanions views that are hidden or outside the scroll view are ignored")
  func hiddenElsewhere() throws {
    let (stage, form) = try makeStage()
    form.error.isHidden = true
    let outside = UIView(frame: CGRect(x: 0, y: 800, width: 393, height: 50))
    form.view.addSubview(outside)
    form.field.keyboardCompanions = [form.error, outside, UIView()]
    form.field.becomeFirstResponder()
    stage.phone.untilKeyboardRests()
    expectAboveKeyboard(form.field, on: stage)
    stage.hide()
  }

  @Test(
    "The app sets keyboardCompanions and keyboardGap while editing: the avoider uses both values")
  func wishesTakeEffect() throws {
    let (stage, form) = try makeStage()
    form.field.becomeFirstResponder()
    stage.phone.untilKeyboardRests()
    let shown = stage.frame(form.field).maxY
    form.field.keyboardCompanions = [form.error]
    Keyboard.updateIfNeeded()
    let layer = form.scroll.layer
    #expect(layer.presentation()?.bounds.minY != layer.bounds.minY, "it is animated")
    stage.phone.untilKeyboardRests()
    #expect(abs(shown - stage.frame(form.field).maxY - 26) < 0.001, "\(stage.explanation)")
    form.field.keyboardGap = 30
    stage.phone.untilKeyboardRests()
    form.scroll.contentOffset.y = 0
    stage.controller.view.descendant(UIScrollView.self)?.layoutIfNeeded()
    form.view.keyboardAvoiders.first?.update(animated: false)
    Keyboard.updateIfNeeded()
    #expect(
      abs(stage.keyboardTop - stage.frame(form.error).maxY - 30) < 0.001, "\(stage.explanation)")
    stage.hide()
    #expect(form.scroll.contentInset == .zero)
  }

  @Test("The keyboard gap changes while editing: content moves unless the user has scrolled")
  func otherGap() throws {
    let (stage, form) = try makeStage()
    let avoider = try #require(form.view.keyboardAvoiders.first)
    form.field.becomeFirstResponder()
    stage.phone.untilKeyboardRests()
    for gap in [60, 8, 30] as [CGFloat] {
      if gap == 30 { form.field.keyboardGap = gap } else { avoider.gap = gap }
      Keyboard.updateIfNeeded()
      #expect(form.scroll.layer.presentation()?.bounds.minY != form.scroll.contentOffset.y)
      stage.phone.untilKeyboardRests()
      #expect(abs(stage.keyboardTop - stage.frame(form.field).maxY - gap) < 0.001)
    }
    form.scroll.contentOffset.y += 40
    let place = form.scroll.contentOffset
    form.field.keyboardGap = 100
    stage.phone.untilKeyboardRests()
    #expect(form.scroll.contentOffset == place)
    stage.hide()
  }

  @Test(
    "A field's keyboardGap overrides its scroll view's, and that one overrides the avoider's gap")
  func innermostWishCounts() throws {
    for (outer, inner, gap) in [(40, nil, 40), (40, 3, 3), (nil, 3, 3), (nil, nil, 8)]
      as [(CGFloat?, CGFloat?, CGFloat)]
    {
      let (stage, form) = try makeStage()
      form.scroll.keyboardGap = outer
      form.field.keyboardGap = inner
      form.field.becomeFirstResponder()
      stage.phone.untilKeyboardRests()
      let distance = stage.keyboardTop - stage.frame(form.field).maxY
      #expect(abs(distance - gap) < 0.001, "\(outer as Any) \(inner as Any)\n\(stage.explanation)")
      stage.hide()
    }
  }

  @Test("keyboardCompanions retains no view, and setting keyboardGap to nil frees its storage")
  func wishesKeep() {
    weak var gone: UIView?
    do {
      let field = UIView()
      let button = UIView()
      gone = button
      field.keyboardGap = 12
      field.keyboardCompanions = [button]
    }
    #expect(gone == nil)
    let field = UIView()
    field.keyboardGap = 12
    let count = InputOptions.shared.count
    field.keyboardGap = nil
    #expect(InputOptions.shared.count == count - 1)
  }

  @Test(
    "A text view has a selection: the avoider's priorities are caret, selection, whole text view")
  func selectionComes() throws {
    let controller = UIViewController()
    let text = UITextView(frame: CGRect(x: 16, y: 70, width: 361, height: 740))
    text.text = (0..<20).map { "Line \($0)" }.joined(separator: "\n")
    controller.view.addSubview(text)
    let avoider = controller.view.avoidKeyboard(gap: 8)
    let stage = try FormStage("iPhone 15", controller)
    text.becomeFirstResponder()
    text.selectedRange = NSRange(location: 7, length: 30)
    stage.phone.untilKeyboardRests()
    avoider.update(animated: false)
    let targets = try #require(avoider.lastScene?.targets)
    #expect(targets.map(\.role) == [.caret, .selection, .field])
    #expect(targets[1].rect.contains(targets[0].rect))
    #expect(targets[1].rect.height > 2 * targets[0].rect.height)
    #expect(targets[2].rect.contains(targets[1].rect))
    text.resignFirstResponder()
    stage.phone.untilKeyboardRests()
  }
}
