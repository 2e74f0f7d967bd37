import KeyboardSimulation
import KeyboardStrut
import ScreenTesting
import Testing

@testable import KeyboardStrut

/// Containers that UIKit or the app moves for the keyboard. An avoider adds only the missing
/// distance, whether it acts before or after the container moves. No view moves up and back down.
@MainActor
@Suite(.attachingStage) struct YieldingContainerTests {
  /// A screen with a field at its lower edge.
  private final class BottomFieldScreen: UIViewController {
    let field = UITextField(frame: CGRect(x: 20, y: 0, width: 200, height: 34))
    private(set) var avoider: KeyboardAvoider?

    override func viewDidLoad() {
      super.viewDidLoad()
      field.frame.origin.y = view.bounds.maxY - 50
      field.autoresizingMask = .flexibleTopMargin
      view.addSubview(field)
      avoider = view.avoidKeyboard(gap: 8)
    }
  }

  /// Records the lower edge of a view, as it is drawn, in each frame.
  @MainActor
  private struct Course {
    var bottoms: [CGFloat] = []

    mutating func record(_ phone: any TestStage, _ view: UIView, for seconds: Double) {
      var bottoms: [CGFloat] = []
      phone.advance(by: seconds) {
        bottoms.append(view.drawnOnScreen.maxY)
      }
      self.bottoms += bottoms
    }

    /// The longest distance that the edge has moved back down, in points.
    var longestReturn: CGFloat {
      var highest = CGFloat.infinity
      var longest: CGFloat = 0
      for bottom in bottoms {
        highest = min(highest, bottom)
        longest = max(longest, bottom - highest)
      }
      return longest
    }
  }

  // MARK: Sheets (KeyboardFacts 1.5; KeyboardFailures 11 and 12)

  @Test(
    "UIKit raises a sheet for the keyboard: the avoider adds only the missing distance",
    .needs([.padIdiom, .virtualTime]),
    arguments: ["iPad Pro 11-inch", "iPhone 15"],
    [UIModalPresentationStyle.formSheet, .pageSheet])
  func sheetMakesRoom(
    device: String, style: UIModalPresentationStyle
  ) throws {
    for orientation in [SimulatedDevice.Orientation.portrait, .landscape] {
      for isMedium in [false, true] {
        let phone = try Stages.make(device, orientation)
        let presenter = UIViewController()
        let screen = BottomFieldScreen()
        phone.show(presenter)
        screen.modalPresentationStyle = style
        if isMedium { screen.sheetPresentationController?.detents = [.medium()] }
        presenter.present(screen, animated: false)
        phone.untilKeyboardRests()
        let rest = phone.frames
        screen.field.becomeFirstResponder()
        var course = Course()
        course.record(phone, screen.field, for: 1)
        let top = phone.keyboardFrame.minY
        let name = "\(device) \(orientation) \(style) \(isMedium)"
        let ours = -screen.view.frame.minY
        let distance = top - screen.field.onScreen().maxY
        #expect(distance >= -0.01, "\(name)\n\(screen.avoider?.explanation ?? "")")
        #expect(ours == 0 || abs(distance - 8) < 0.01, "\(name): \(ours), \(distance)")
        #expect(course.longestReturn < 1, "\(name)")
        screen.field.resignFirstResponder()
        phone.untilKeyboardRests()
        #expect(phone.frames == rest, "\(name)")
      }
    }
  }

  // MARK: The keyboard layout guide

  @Test(
    "A view pinned to UIKit's keyboardLayoutGuide rises with the guide and gets no second lift",
    .needs(.systemKeyboard),
    arguments: ["iPhone 15", "iPad Pro 11-inch"], [false, true])
  func viewTiedLayout(
    device: String, servesTiedView: Bool
  ) throws {
    let phone = try Stages.make(device)
    let controller = UIViewController()
    let content = UIView(frame: .zero)
    let field = UITextField(frame: .zero)
    let view: UIView = controller.view
    content.translatesAutoresizingMaskIntoConstraints = false
    field.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(content)
    content.addSubview(field)
    NSLayoutConstraint.activate([
      content.topAnchor.constraint(equalTo: view.topAnchor),
      content.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      content.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      content.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
      field.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -12),
      field.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: 12),
    ])
    let avoider = (servesTiedView ? content : view).avoidKeyboard(gap: 8)
    phone.show(controller)
    let rest = phone.frames
    field.becomeFirstResponder()
    var course = Course()
    var worst: CGFloat = 0
    let start = field.onScreen().maxY
    phone.untilKeyboardRests {
      let shown = field.drawnOnScreen.maxY
      course.bottoms.append(shown)
      worst = max(worst, abs(min(start, phone.keyboardFrame.minY - 12) - shown))
    }
    // The guide rests at the safe area, so the field starts to move later than the keyboard.
    #expect(course.longestReturn < 0.5, "\(worst)")
    #expect(
      abs(phone.keyboardFrame.minY - field.onScreen().maxY - 12) < 0.01, "\(avoider.explanation)")
    #expect(view.frame.minY == 0)
    field.resignFirstResponder()
    phone.untilKeyboardRests()
    #expect(phone.frames == rest)
  }

  // MARK: Insets that the app sets

  enum Moment: CaseIterable { case focus, willShow, didShow }

  private func observe(
    _ name: Notification.Name, _ body: @escaping @MainActor () -> Void
  ) -> any NSObjectProtocol {
    NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
      MainActor.assumeIsolated { body() }
    }
  }

  private func when(_ moment: Moment, _ body: @escaping @MainActor () -> Void)
    -> any NSObjectProtocol
  {
    switch moment {
    case .focus: observe(UITextField.textDidBeginEditingNotification, body)
    case .willShow: observe(UIResponder.keyboardWillShowNotification, body)
    case .didShow: observe(UIResponder.keyboardDidShowNotification, body)
    }
  }

  @Test(
    "The app adds an inset for the keyboard: the avoider adds no second inset",
    .needs(.homeIndicator),
    arguments: Moment.allCases,
    [false, true])
  func insetAppSets(moment: Moment, adds: Bool) throws {
    let phone = try Stages.make("iPhone 15")
    let controller = UIViewController()
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
    scroll.contentSize = CGSize(width: 393, height: 900)
    let field = UITextField(frame: CGRect(x: 20, y: 700, width: 300, height: 34))
    scroll.addSubview(field)
    controller.view.addSubview(scroll)
    let avoider = controller.view.avoidKeyboard(gap: 8)
    phone.show(controller)
    let strip = scroll.adjustedContentInset.bottom
    let shows = when(moment) {
      guard scroll.contentInset.bottom < 302 || moment != .focus else { return }
      if adds { scroll.contentInset.bottom += 302 } else { scroll.contentInset.bottom = 302 }
    }
    let hides = observe(UIResponder.keyboardWillHideNotification) {
      if adds { scroll.contentInset.bottom -= 302 } else { scroll.contentInset.bottom = 0 }
    }
    defer {
      NotificationCenter.default.removeObserver(shows)
      NotificationCenter.default.removeObserver(hides)
    }
    field.becomeFirstResponder()
    phone.untilKeyboardRests()
    // If the app sets the inset after the last notification, the avoider sees it at the next event.
    avoider.update(animated: true)
    Keyboard.updateIfNeeded()
    #expect(scroll.adjustedContentInset.bottom == 336, "\(strip) \(avoider.explanation)")
    #expect(
      abs(phone.keyboardFrame.minY - field.onScreen().maxY - 8) < 0.01, "\(avoider.explanation)")
    field.resignFirstResponder()
    phone.untilKeyboardRests()
    #expect(scroll.contentInset == .zero)
    #expect(scroll.contentOffset.y == -phone.window.safeAreaInsets.top)
  }

  // MARK: Moves by the app

  @Test(
    "The app moves a view up for the keyboard: the avoider adds only the missing distance",
    arguments: Moment.allCases, [false, true])
  func appMovesItself(moment: Moment, isAnimated: Bool) throws {
    let phone = try Stages.make("iPhone 15")
    let controller = UIViewController()
    let card = UIView(frame: CGRect(x: 0, y: 300, width: 393, height: 500))
    let content = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 500))
    let field = UITextField(frame: CGRect(x: 20, y: 440, width: 300, height: 34))
    content.addSubview(field)
    card.addSubview(content)
    controller.view.addSubview(card)
    let avoider = content.avoidKeyboard(by: .lifting, gap: 8)
    phone.show(controller)
    let move = { (distance: CGFloat) in
      UIView.animate(
        withDuration: isAnimated ? 0.25 : 0, delay: 0, options: .init(rawValue: 7 << 16),
        animations: { card.center.y -= distance }, completion: nil)
    }
    var isUp = false
    let shows = when(moment) {
      if !isUp { move(100) }
      isUp = true
    }
    defer { NotificationCenter.default.removeObserver(shows) }
    field.becomeFirstResponder()
    var course = Course()
    course.record(phone, field, for: 1.2)
    #expect(
      abs(phone.keyboardFrame.minY - field.onScreen().maxY - 8) < 0.01, "\(avoider.explanation)")
    #expect(content.frame.minY == -166, "\(avoider.explanation)")
    if moment != .didShow, isAnimated { #expect(course.longestReturn < 0.5) }
    field.resignFirstResponder()
    phone.untilKeyboardRests()
    #expect(content.frame.minY == 0 && card.frame.minY == 200)
  }
}
