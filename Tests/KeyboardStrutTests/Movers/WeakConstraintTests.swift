import KeyboardStrut
import ScreenTesting
import Testing
import UIKit

/// Fields whose position depends on constraints of a low priority. If the library added a
/// constraint of its own, at any priority, such a field could move.
@MainActor
@Suite(.attachingStage) struct WeakConstraintTests {
  /// Makes a screen with a field whose upper edge is fixed by a constraint of a given priority.
  private func form(priority: Float, top: CGFloat) -> (UIViewController, UITextField) {
    let (screen, field) = (UIViewController(), UITextField())
    field.translatesAutoresizingMaskIntoConstraints = false
    screen.view.addSubview(field)
    let position = field.topAnchor.constraint(
      equalTo: screen.view.safeAreaLayoutGuide.topAnchor, constant: top)
    position.priority = UILayoutPriority(priority)
    NSLayoutConstraint.activate([
      position, field.heightAnchor.constraint(equalToConstant: 34),
      field.leadingAnchor.constraint(equalTo: screen.view.leadingAnchor, constant: 20),
      field.trailingAnchor.constraint(equalTo: screen.view.trailingAnchor, constant: -20),
    ])
    return (screen, field)
  }

  /// Shows the form in each place in turn, and calls `body` with avoidance turned on.
  private func inEachPlace(
    priority: Float, top: CGFloat, mode: Mode,
    _ body: (any TestStage, UITextField, Place) -> Void
  ) throws {
    for place in Place.onPhone where place != .mediumSheet && place != .drawer {
      let (screen, field) = form(priority: priority, top: top)
      let phone = try Stages.make("iPhone 15")
      place.show(screen, on: phone)
      mode.serve(screen) { body(phone, field, place) }
    }
  }

  @Test(
    "A field's position constraint is not required: a field above the keyboard does not move",
    arguments: [1, 2, 250, 999] as [Float], Mode.allCases)
  func visible(priority: Float, mode: Mode) throws {
    try inEachPlace(priority: priority, top: 150, mode: mode) { phone, field, place in
      let before = windowFrame(field)
      for _ in 0..<2 {
        field.becomeFirstResponder()
        phone.untilKeyboardRests { #expect(windowFrame(field) == before, "\(place)") }
        field.resignFirstResponder()
        phone.untilKeyboardRests { #expect(windowFrame(field) == before, "\(place)") }
      }
    }
  }

  @Test(
    "A field's position constraint is not required: a covered field rises, then returns exactly",
    arguments: [1, 2, 250, 999] as [Float], Mode.allCases)
  func covered(priority: Float, mode: Mode) throws {
    try inEachPlace(priority: priority, top: 560, mode: mode) { phone, field, place in
      let before = windowFrame(field)
      field.becomeFirstResponder()
      phone.untilKeyboardRests()
      #expect(abs(phone.keyboardTop - windowFrame(field).maxY - 8) < 0.001, "\(place)")
      field.resignFirstResponder()
      phone.untilKeyboardRests()
      #expect(windowFrame(field) == before, "\(place)")
    }
  }

  @Test(
    "Views in a stack view hug their content equally: each view keeps its height while editing",
    arguments: NSLayoutConstraint.Axis.both, Mode.allCases)
  func equalHugging(axis: NSLayoutConstraint.Axis, mode: Mode) throws {
    let screen = UIViewController()
    let fields = (0..<3).map { index in
      let field = UITextField()
      field.text = String(repeating: "m", count: 3 * index + 1)
      return field
    }
    let stack = UIStackView(arrangedSubviews: fields)
    stack.axis = axis
    stack.translatesAutoresizingMaskIntoConstraints = false
    screen.view.addSubview(stack)
    let safeArea = screen.view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: safeArea.topAnchor),
      stack.heightAnchor.constraint(equalToConstant: 300),
      stack.leadingAnchor.constraint(equalTo: safeArea.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: safeArea.trailingAnchor),
    ])
    let phone = try Stages.make("iPhone 15")
    phone.show(screen)
    let before = fields.map(windowFrame)
    mode.serve(screen) {
      for field in fields {
        field.becomeFirstResponder()
        phone.untilKeyboardRests { #expect(fields.map(windowFrame) == before) }
      }
      phone.dismissKeyboard()
      phone.untilKeyboardRests { #expect(fields.map(windowFrame) == before) }
    }
  }
}

extension NSLayoutConstraint.Axis {
  fileprivate static let both: [NSLayoutConstraint.Axis] = [.horizontal, .vertical]
}
