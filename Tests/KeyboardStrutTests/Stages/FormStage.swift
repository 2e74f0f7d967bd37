import KeyboardSimulation
import KeyboardStrut
import SampleScreens
import ScreenTesting
import Testing

/// A phone that shows a screen with fields and an avoider. By default the fields are in a scroll
/// view.
@MainActor
struct FormStage: TestScreen {
  let phone: any TestStage
  let controller: UIViewController
  let fields: [UITextField]

  /// - Parameter place: Returns the window's root view controller, which contains the screen with
  ///   the fields.
  init(
    _ device: String = "iPhone 15", _ controller: UIViewController = ScrollingFormViewController(),
    in place: (UIViewController) -> UIViewController = { $0 }
  ) throws {
    phone = try Stages.make(device)
    self.controller = controller
    phone.show(place(controller))
    fields = controller.view.descendants(UITextField.self)
  }

  /// Shows a screen whose content is added by `content`, with an avoider on the screen's view.
  init(
    _ device: String = "iPhone 15", by means: KeyboardAvoider.Methods = [.scrolling, .lifting],
    gap: CGFloat = 8, content: (UIView) -> Void
  ) throws {
    let controller = UIViewController()
    content(controller.view)
    controller.view.avoidKeyboard(by: means, gap: gap)
    try self.init(device, controller)
  }

  var view: UIView { controller.view }

  /// Two fields near the bottom of a view that is lifted.
  static func lifted() throws -> FormStage {
    try FormStage("iPhone 15", LiftedLoginViewController(fieldsAt: .bottom))
  }

  func focus(_ index: Int = 0) {
    fields[index].becomeFirstResponder()
    phone.untilKeyboardRests()
  }

  // MARK: Positions on the screen

  /// The values that an avoider may change while the keyboard is up.
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
}
