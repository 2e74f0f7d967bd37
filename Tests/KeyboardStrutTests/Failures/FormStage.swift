import KeyboardSimulation
import KeyboardStrut
import Phone
import SeedScreens
import Testing

/// A phone that shows fields which an avoider keeps in sight, in a scroll view unless told otherwise.
@MainActor
struct FormStage {
  let phone: Phone
  let view: UIView
  let fields: [UITextField]

  /// - Parameter place: What is to be the app's first controller, of the one with the fields.
  init(
    _ device: String = "iPhone 15", _ controller: UIViewController = ScrollingFormViewController(),
    in place: (UIViewController) -> UIViewController = { $0 }
  ) throws {
    phone = try Phone(device)
    view = controller.view
    phone.show(place(controller))
    var fields: [UITextField] = []
    view.visit { if let field = $0 as? UITextField { fields.append(field) } }
    self.fields = fields
  }

  /// A screen of its own content, which an avoider reveals.
  init(
    _ device: String = "iPhone 15", by means: KeyboardAvoider.Means = [.scrolling, .lifting],
    gap: CGFloat = 8, content: (UIView) -> Void
  ) throws {
    let controller = UIViewController()
    content(controller.view)
    Keyboard.reveal(in: controller.view, by: means, gap: gap)
    try self.init(device, controller)
  }

  /// Two fields near the bottom of a view that is lifted.
  static func lifted() throws -> FormStage {
    try FormStage("iPhone 15", LiftedLoginViewController(fieldsAt: .bottom))
  }

  func focus(_ index: Int = 0) {
    fields[index].becomeFirstResponder()
    phone.advance(by: 1)
  }

  func hide() {
    phone.dismissKeyboard()
    phone.advance(by: 1)
  }

  // MARK: What is to be seen

  /// What a keyboard may change.
  struct Layout: Equatable {
    var frame: CGRect
    var inset = UIEdgeInsets.zero
    var indicatorInset = UIEdgeInsets.zero
    var offset = CGPoint.zero
  }

  var layout: Layout {
    guard let scroll = view.descendant(UIScrollView.self) else { return Layout(frame: view.frame) }
    return Layout(
      frame: view.frame, inset: scroll.contentInset,
      indicatorInset: scroll.verticalScrollIndicatorInsets, offset: scroll.contentOffset)
  }

  /// The form's scroll view.
  var scroll: UIScrollView { view.descendant(UIScrollView.self) ?? UIScrollView() }

  var keyboardTop: CGFloat { min(phone.keyboardFrame.minY, phone.screen.bounds.maxY) }

  /// A view, or a part of it, on the screen, in points.
  func frame(_ view: UIView, _ part: CGRect? = nil) -> CGRect {
    view.convert(part ?? view.bounds, to: nil as UIView?)
  }

  /// Where the text is being written, on the screen.
  func caret(of text: UITextView) -> CGRect {
    guard let end = text.selectedTextRange?.end else { return .null }
    return frame(text, text.caretRect(for: end))
  }

  /// The lower edge of a view as it is drawn at this moment.
  func drawnBottom(_ view: UIView) -> CGFloat {
    let layer = view.layer.presentation() ?? view.layer
    return layer.convert(layer.bounds, to: phone.window.layer.presentation()).maxY
  }

  var explanation: String {
    Keyboard.avoiders(in: view).map(\.explanation).joined(separator: "\n")
  }
}
