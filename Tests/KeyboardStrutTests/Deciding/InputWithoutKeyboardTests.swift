import KeyboardStrut
import ScreenTesting
import Testing
import UIKit

/// An input that keeps the focus, or gives it to another input, while the keyboard goes.
@MainActor
@Suite(.attachingStage) struct InputWithoutKeyboardTests {
  /// How high the user can make the sheet.
  enum Detents: CaseIterable {
    case large, medium, mediumAndLarge

    @MainActor var values: [UISheetPresentationController.Detent] {
      switch self {
      case .large: [.large()]
      case .medium: [.medium()]
      case .mediumAndLarge: [.medium(), .large()]
      }
    }
  }

  /// When the keyboard goes, the sheet becomes as low as before editing. A field near the end of
  /// its content would then be below the screen.
  @Test(
    "A hardware keyboard is connected: the edited field of a sheet stays on the screen",
    .needs(.hardwareKeyboard), arguments: Detents.allCases,
    ["iPhone 15", "iPhone SE (3rd generation)"])
  func sheet(detents: Detents, device: String) throws {
    let phone = try Stages.make(device)
    let (root, screen) = (UIViewController(), UIViewController())
    let form = UIScrollView(frame: screen.view.bounds)
    form.contentSize = CGSize(width: 300, height: 900)
    form.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    screen.view.addSubview(form)
    let field = UITextField(frame: CGRect(x: 20, y: 800, width: 260, height: 34))
    form.addSubview(field)
    screen.view.avoidKeyboard()
    phone.show(root)
    screen.modalPresentationStyle = .pageSheet
    screen.sheetPresentationController?.detents = detents.values
    root.present(screen, animated: false)
    phone.advance(by: 1)
    field.becomeFirstResponder()
    phone.untilKeyboardRests()
    phone.connectHardwareKeyboard()
    phone.advance(by: 1)
    #expect(field.isFirstResponder)
    #expect(windowFrame(field).maxY <= phone.window.bounds.maxY)
    field.resignFirstResponder()
    phone.advance(by: 1)
    #expect(form.contentOffset == .zero && form.contentInset == .zero)
  }

  /// Between the end of editing and the new beginning, the form is as high as without a keyboard.
  /// UIKit then clamps the form's offset.
  @Test(
    "Editing ends and begins again in one turn: after the hide, a form on the guide is as before",
    arguments: [60, 73.3] as [CGFloat], ["iPhone 15", "iPad Pro 11-inch"])
  func handedOn(step: CGFloat, device: String) throws {
    let phone = try Stages.make(device)
    let (screen, form) = (UIViewController(), UIScrollView())
    let view: UIView = screen.view
    form.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(form)
    NSLayoutConstraint.activate([
      form.topAnchor.constraint(equalTo: view.topAnchor),
      form.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
      form.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      form.trailingAnchor.constraint(equalTo: view.trailingAnchor),
    ])
    let count = device == "iPhone 15" ? 14 : 22
    let fields = (0..<count).map {
      UITextField(frame: CGRect(x: 20, y: 16 + CGFloat($0) * step, width: 260, height: 34))
    }
    for field in fields { form.addSubview(field) }
    form.contentSize = CGSize(width: 300, height: 16 + CGFloat(count) * step)
    view.avoidKeyboard()
    phone.show(UINavigationController(rootViewController: screen))
    phone.advance(by: 0.5)
    let start = form.contentOffset
    try #require(fields.last).becomeFirstResponder()
    phone.untilKeyboardRests()
    view.endEditing(true)
    fields[0].becomeFirstResponder()
    phone.advance(by: 1)
    phone.dismissKeyboard()
    phone.untilKeyboardRests()
    #expect(form.contentOffset == start)
  }

  /// When the keyboard has gone, the form sheet moves back down to the middle of the screen.
  @Test(
    "The keyboard starts to float: the edited field of a form sheet moves down only once",
    .needs([.padIdiom, .floatingKeyboard, .rotation]), arguments: [580, 610, 640] as [CGFloat])
  func formSheet(top: CGFloat) throws {
    let phone = try Stages.make("iPad Pro 11-inch", .landscape)
    let (root, screen) = (UIViewController(), UIViewController())
    let form = UIScrollView(frame: screen.view.bounds)
    form.contentSize = CGSize(width: 300, height: 900)
    form.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    screen.view.addSubview(form)
    let field = UITextField(frame: CGRect(x: 20, y: top, width: 260, height: 34))
    form.addSubview(field)
    screen.view.avoidKeyboard()
    phone.show(root)
    screen.modalPresentationStyle = .formSheet
    root.present(screen, animated: false)
    phone.advance(by: 1)
    field.becomeFirstResponder()
    phone.untilKeyboardRests()
    phone.floatKeyboard()
    var offsets: [CGFloat] = []
    phone.advance(by: 1) { offsets.append(form.contentOffset.y) }
    #expect(offsets == offsets.sorted(by: >), "\(offsets)")
    #expect(windowFrame(field).maxY <= windowFrame(screen.view).maxY)
  }
}
