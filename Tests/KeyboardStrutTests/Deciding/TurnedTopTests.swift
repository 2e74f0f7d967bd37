import KeyboardSimulation
import ScreenTesting
import Testing

@testable import KeyboardStrut

/// A form that rotates while the keyboard is up ends at the same content offset as without a
/// keyboard.
@MainActor
@Suite(.attachingStage) struct TurnedTopTests {
  private static func play(
    _ turns: [SimulatedDevice.Orientation], scrolledTo y: CGFloat?, inNavigation: Bool,
    editing: Bool
  ) throws -> CGFloat {
    let screen = UIViewController()
    let form = UIScrollView(frame: screen.view.bounds)
    form.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    form.contentSize = CGSize(width: 300, height: 1500)
    form.alwaysBounceVertical = true
    let field = UITextField(frame: CGRect(x: 20, y: 500, width: 200, height: 44))
    form.addSubview(field)
    screen.view.addSubview(form)
    let phone = try Stages.make("iPhone 15")
    phone.show(inNavigation ? UINavigationController(rootViewController: screen) : screen)
    let avoider = editing ? screen.view.avoidKeyboard() : nil
    phone.rotate(to: turns[0])
    phone.untilKeyboardRests()
    if let y { form.contentOffset.y = y }
    if editing { field.becomeFirstResponder() }
    phone.untilKeyboardRests()
    for turn in turns.dropFirst() {
      phone.rotate(to: turn)
      phone.untilKeyboardRests()
    }
    field.resignFirstResponder()
    phone.untilKeyboardRests()
    avoider?.stop()
    return form.contentOffset.y
  }

  static nonisolated let turns: [[SimulatedDevice.Orientation]] = [
    [.landscape, .portrait], [.portrait, .landscape], [.landscape, .portrait, .landscape],
    [.portrait, .landscape, .portrait],
  ]

  @Test(
    "A form rotates while editing: after editing, the form's offset is the same as without editing",
    .needs(.rotation), arguments: turns, [nil, 100])
  func turned(turns: [SimulatedDevice.Orientation], y: CGFloat?) throws {
    for inNavigation in [true, false] {
      let control = try Self.play(turns, scrolledTo: y, inNavigation: inNavigation, editing: false)
      let end = try Self.play(turns, scrolledTo: y, inNavigation: inNavigation, editing: true)
      #expect(abs(end - control) <= 0.5, "\(inNavigation)")
    }
  }

  /// Makes a form in a navigation controller, with a field every 74 points.
  ///
  /// - Parameter follows: True if a second avoider adds the keyboard's height to the form's inset.
  private static func longForm(
    of count: Int, follows: Bool = false
  ) throws -> (any TestStage, UIScrollView, [UITextField]) {
    let (screen, form) = (UIViewController(), UIScrollView(frame: .zero))
    form.contentSize = CGSize(width: 300, height: 74 * count)
    let fields = (0..<count).map { index in
      UITextField(frame: CGRect(x: 20, y: 74 * index, width: 200, height: 34))
    }
    for field in fields { form.addSubview(field) }
    form.translatesAutoresizingMaskIntoConstraints = false
    screen.view.addSubview(form)
    NSLayoutConstraint.activate([
      form.topAnchor.constraint(equalTo: screen.view.topAnchor),
      form.bottomAnchor.constraint(equalTo: screen.view.bottomAnchor),
      form.leadingAnchor.constraint(equalTo: screen.view.leadingAnchor),
      form.trailingAnchor.constraint(equalTo: screen.view.trailingAnchor),
    ])
    if follows { form.followKeyboard() }
    screen.view.avoidKeyboard()
    let phone = try Stages.make("iPhone 16")
    phone.show(UINavigationController(rootViewController: screen))
    phone.advance(by: 0.5)
    return (phone, form, fields)
  }

  @Test(
    "A form at its top rotates while editing: after editing, the form is at its top again",
    .needs(.rotation),
    arguments: [[.landscape], [.landscape, .portrait]] as [[SimulatedDevice.Orientation]],
    [(10, false), (20, false), (20, true)])
  func fromTop(
    turns: [SimulatedDevice.Orientation], _ form: (count: Int, follows: Bool)
  ) throws {
    let (count, follows) = form
    for index in stride(from: 0, to: count, by: 2) {
      let (phone, form, fields) = try Self.longForm(of: count, follows: follows)
      fields[index].becomeFirstResponder()
      phone.untilKeyboardRests()
      for turn in turns {
        phone.rotate(to: turn)
        phone.advance(by: 1.8)
      }
      phone.dismissKeyboard()
      phone.advance(by: 1.5)
      #expect(form.contentOffset.y == -form.adjustedContentInset.top, "field \(index)")
    }
  }

  /// In a screen without bars, UIKit adds the safe area to the insets of a scroll view whose
  /// content is higher than its frame.
  @Test("Content outgrows the screen while editing: after editing, the content's top is visible")
  func outgrown() throws {
    let (phone, screen) = (try Stages.make("iPhone 16"), UIViewController())
    let form = UIScrollView(frame: screen.view.bounds)
    form.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    form.contentSize = CGSize(width: 300, height: 700)
    let field = UITextField(frame: CGRect(x: 20, y: 560, width: 200, height: 34))
    form.addSubview(field)
    screen.view.addSubview(form)
    screen.view.avoidKeyboard()
    phone.show(screen)
    field.becomeFirstResponder()
    phone.untilKeyboardRests()
    try #require(form.contentOffset.y > 0)
    form.contentSize.height = 900
    phone.advance(by: 0.5)
    phone.dismissKeyboard()
    phone.untilKeyboardRests()
    #expect(form.contentOffset.y == -phone.window.safeAreaInsets.top)
  }
}
