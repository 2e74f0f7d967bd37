import KeyboardGeometry
import ScreenTesting
import Testing

@testable import KeyboardStrut

/// Failures that long runs of random user actions (`make soak`) found, each reduced to its shortest
/// form.
@MainActor
@Suite(.attachingStage) struct HostileFindingTests {
  // MARK: Views that leave

  /// Makes a scroll view as large as the screen, a box near its lower end, and a field in the box.
  private func listScreen() -> (UIViewController, UIScrollView, box: UIView, UITextField) {
    let screen = UIViewController()
    let list = UIScrollView(frame: screen.view.bounds)
    list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    list.contentSize = CGSize(width: 300, height: 1000)
    let box = UIView(frame: CGRect(x: 0, y: 600, width: 300, height: 100))
    let field = UITextField(frame: CGRect(x: 20, y: 60, width: 200, height: 34))
    box.addSubview(field)
    list.addSubview(box)
    screen.view.addSubview(list)
    return (screen, list, box, field)
  }

  /// The app removes the row when editing ends. The keyboard stays up for another field.
  @Test("A row leaves its scroll view as editing ends: the scroll view's inset is zero again")
  func rowTakenOut() throws {
    let (screen, list, box, field) = listScreen()
    let other = UITextField(frame: CGRect(x: 0, y: 100, width: 100, height: 34))
    screen.view.addSubview(other)
    box.avoidKeyboard()
    let fixture = try ScreenFixture(in: .root, screen, field: field)
    _ = fixture.edit()
    try #require(list.contentInset.bottom > 0)
    let observer = NotificationCenter.default.addObserver(
      forName: UITextField.textDidEndEditingNotification, object: field, queue: nil
    ) { _ in MainActor.assumeIsolated { box.removeFromSuperview() } }
    other.becomeFirstResponder()
    NotificationCenter.default.removeObserver(observer)
    fixture.phone.untilKeyboardRests()
    fixture.phone.dismissKeyboard()
    fixture.phone.untilKeyboardRests()
    #expect(box.window == nil)
    #expect(list.contentInset == .zero)
    #expect(list.verticalScrollIndicatorInsets == .zero)
  }

  @Test("A scroll view leaves the window, then its avoider stops: the view's inset is zero again")
  func stoppedOutside() throws {
    let (screen, field) = frameScreen()
    let list = UIScrollView(frame: screen.view.bounds)
    list.contentSize = CGSize(width: 300, height: 2000)
    screen.view.insertSubview(list, at: 0)
    let avoider = list.followKeyboard()
    let fixture = try ScreenFixture(in: .root, screen, field: field)
    _ = fixture.edit()
    try #require(list.contentInset.bottom > 0)
    list.removeFromSuperview()
    avoider.stop()
    Keyboard.updateIfNeeded()
    #expect(list.contentInset == .zero)
    #expect(list.verticalScrollIndicatorInsets == .zero)
  }

  // MARK: Numbers that the app sets

  @Test("The app zeroes contentInset while editing: after editing, indicator insets are zero, too")
  func indicatorsLeft() throws {
    let screen = UIViewController()
    let fields = [0, 1].map { index in
      let list = UIScrollView(frame: CGRect(x: 180 * index, y: 300, width: 180, height: 500))
      list.contentSize = CGSize(width: 180, height: 900)
      let field = UITextField(frame: CGRect(x: 0, y: 440, width: 160, height: 34))
      list.addSubview(field)
      screen.view.addSubview(list)
      return field
    }
    screen.view.avoidKeyboard(by: .scrolling)
    let fixture = try ScreenFixture(in: .root, screen, field: fields[0])
    _ = fixture.edit()
    let list = try #require(fields[0].superview as? UIScrollView)
    try #require(list.verticalScrollIndicatorInsets.bottom > 0)
    list.contentInset.bottom = 0
    fields[1].becomeFirstResponder()
    fixture.phone.untilKeyboardRests()
    fixture.phone.dismissKeyboard()
    fixture.phone.untilKeyboardRests()
    #expect(list.contentInset == .zero)
    #expect(list.verticalScrollIndicatorInsets == .zero)
  }

  /// A list, and two objects that add to its inset, as two avoiders do.
  @MainActor
  private struct TwoOwners {
    let list: UIScrollView
    let mover: ScrollMover
    let first = NSObject()
    let second = NSObject()

    init() {
      list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      mover = ScrollMover(list)
    }

    /// Sets the inset that an owner adds.
    func apply(_ amount: CGFloat, by owner: NSObject) {
      mover.apply(insetMove(to: amount), owner: owner)
    }

    /// Returns the planned change of a scroll view's inset for a keyboard whose height is `height`
    /// points.
    private func insetMove(to height: CGFloat) -> AvoidanceMove {
      let screen = CGRect(x: 0, y: 0, width: 100, height: 1000)
      let scene = AvoidanceScene(
        keyboard: CGRect(x: 0, y: 1000 - height, width: 100, height: height), visibleBounds: screen,
        containers: [AvoidanceContainer(frame: screen, scrolling: ScrollContent(height: 2000))])
      return scene.plan(for: .follow()).moves[0]
    }
  }

  /// The app sets the inset to 20, so the 100 points of `first` are gone from the inset. When
  /// `second` then adds 50 points, the mover sets the app's 20 plus both contributions.
  @Test(
    "The app sets an inset after one avoider and before another: when both stop, its value remains")
  func twoInOneInset() {
    let two = TwoOwners()
    let (list, first, second) = (two.list, two.first, two.second)
    two.apply(100, by: first)
    list.contentInset.bottom = 20
    two.apply(50, by: second)
    two.mover.forget(first)
    two.mover.forget(second)
    #expect(list.contentInset.bottom == 20)
    #expect(list.verticalScrollIndicatorInsets.bottom == 0)
  }

  @Test(
    "Two avoiders enlarge an inset, the app sets it, one stops: the other adds to the app's value")
  func oneOfTwoGoes() {
    let two = TwoOwners()
    let (list, first, second) = (two.list, two.first, two.second)
    two.apply(700, by: first)
    two.apply(20, by: second)
    list.contentInset.bottom = 50
    two.mover.forget(first)
    two.apply(300, by: second)
    #expect(list.contentInset.bottom == 350)
    two.mover.forget(second)
    #expect(list.contentInset.bottom == 50)
  }

  @Test("A lifted view moves because its superview grows: stop() undoes only the avoider's lift")
  func autoresized() throws {
    let screen = UIViewController()
    let part = UIView(frame: CGRect(x: 0, y: 100, width: 300, height: 500))
    let box = UIView(frame: CGRect(x: 0, y: 440, width: 300, height: 60))
    box.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
    let field = UITextField(frame: CGRect(x: 0, y: 10, width: 200, height: 34))
    box.addSubview(field)
    part.addSubview(box)
    screen.view.addSubview(part)
    let avoider = box.avoidKeyboard(by: .lifting)
    let fixture = try ScreenFixture(in: .root, screen, field: field)
    _ = fixture.edit()
    let lift = 440 - box.frame.minY
    try #require(lift > 40)
    part.frame.size.height += lift
    fixture.phone.untilKeyboardRests()
    avoider.stop()
    Keyboard.updateIfNeeded()
    #expect(box.frame.minY == 440 + lift)
  }

  @Test(
    "An avoider moves two constraints and the app sets one: the lift is added to the app's value")
  func secondConstraint() throws {
    let (screen, field, top, bottom) = pinnedScreen()
    let avoider = screen.view.avoidKeyboard(moving: [top, bottom])
    let fixture = try ScreenFixture(in: .root, screen, field: field)
    _ = fixture.edit()
    let rise = 700 - top.constant
    try #require(rise > 40)
    bottom.constant = 110
    avoider.update(animated: false)
    Keyboard.updateIfNeeded()
    #expect(top.constant == 700 - rise)
    #expect(bottom.constant == 110 + rise)
    avoider.stop()
    Keyboard.updateIfNeeded()
    #expect(top.constant == 700)
    #expect(bottom.constant == 110)
  }

  /// Makes a screen with a field that has a top and a bottom constraint. The bottom constraint has
  /// a lower priority than the field's height.
  private func pinnedScreen() -> (
    UIViewController, UITextField, top: NSLayoutConstraint, bottom: NSLayoutConstraint
  ) {
    let screen = UIViewController()
    let field = UITextField(frame: .zero)
    field.translatesAutoresizingMaskIntoConstraints = false
    screen.view.addSubview(field)
    let top = field.topAnchor.constraint(equalTo: screen.view.topAnchor, constant: 700)
    let bottom = screen.view.bottomAnchor.constraint(equalTo: field.bottomAnchor, constant: 118)
    bottom.priority = .defaultHigh
    NSLayoutConstraint.activate([
      top, bottom, field.widthAnchor.constraint(equalToConstant: 200),
      field.heightAnchor.constraint(equalToConstant: 34),
    ])
    return (screen, field, top, bottom)
  }

  @Test(
    "An avoider moves two constraints and the app sets one: stop() leaves both at the app's values")
  func severalConstraints() throws {
    let (screen, field, top, bottom) = pinnedScreen()
    let avoider = screen.view.avoidKeyboard(moving: [top, bottom])
    let fixture = try ScreenFixture(in: .root, screen, field: field)
    _ = fixture.edit()
    try #require(top.constant < 700 && bottom.constant > 118)
    top.constant = 690
    avoider.stop()
    Keyboard.updateIfNeeded()
    #expect(top.constant == 690)
    #expect(bottom.constant == 118)
  }

  /// UIKit subtracts the amount that it added, and does not read the inset first (KeyboardFacts
  /// 6.1, row 6).
  @Test(
    "UITableViewController reduces its table's inset: the avoider's addition remains in the inset")
  func listOfController() {
    let controller = FormTableViewController()
    let avoider = controller.tableView.followKeyboard()
    let list: UITableView = controller.tableView
    list.contentInset.bottom = 50
    let number = Ledgers.TrackedProperty(object: list, property: .bottomInset, current: 50)
    list.contentInset.bottom = Ledgers.shared.set(8, by: avoider, to: number)
    // Sets 18, which is nearer to the app's 50 than to the 58 of the inset.
    list.contentInset.bottom -= 40
    let changed = Ledgers.TrackedProperty(
      object: list, property: .bottomInset, current: list.contentInset.bottom)
    #expect(Ledgers.shared.contribution(of: avoider, to: changed) == 8)
    #expect(Ledgers.shared.withdraw(avoider, from: changed) == 10)
  }

  // MARK: Moves without effect

  @Test(
    "A constraint only stretches a view: its constant stays, and the explanation says “no effect”")
  func followsInVain() throws {
    let (screen, field) = frameScreen()
    let panel = UIView(frame: .zero)
    panel.translatesAutoresizingMaskIntoConstraints = false
    screen.view.addSubview(panel)
    let top = panel.topAnchor.constraint(equalTo: screen.view.topAnchor, constant: 300)
    NSLayoutConstraint.activate([
      top, panel.bottomAnchor.constraint(equalTo: screen.view.bottomAnchor),
      panel.leadingAnchor.constraint(equalTo: screen.view.leadingAnchor),
      panel.widthAnchor.constraint(equalToConstant: 50),
    ])
    let avoider = top.followKeyboard()
    let fixture = try ScreenFixture(in: .root, screen, field: field)
    _ = fixture.edit()
    #expect(avoider.explanation.contains("no effect"), "\(avoider.explanation)")
    for _ in 0..<3 { avoider.update(animated: false) }
    #expect(top.constant == 300)
  }

  /// Two cards of equal height, one below the other. More space below the field makes both cards
  /// higher, so the lower card moves down, and the field with that card.
  @Test("Changing a constraint would move the field down: the avoider keeps the app's constant")
  func movesTheOtherWay() throws {
    let screen = UIViewController()
    let (upper, card, field) = (
      UIView(frame: .zero), UIView(frame: .zero), UITextField(frame: .zero)
    )
    for view in [upper, card, field] { view.translatesAutoresizingMaskIntoConstraints = false }
    card.addSubview(field)
    [upper, card].forEach(screen.view.addSubview)
    let bottom = field.bottomAnchor.constraint(equalTo: card.bottomAnchor, constant: -16)
    NSLayoutConstraint.activate([
      upper.topAnchor.constraint(equalTo: screen.view.topAnchor, constant: 500),
      card.topAnchor.constraint(equalTo: upper.bottomAnchor),
      upper.heightAnchor.constraint(equalTo: card.heightAnchor),
      field.topAnchor.constraint(equalTo: card.topAnchor, constant: 16), bottom,
      field.heightAnchor.constraint(equalToConstant: 34),
      field.leadingAnchor.constraint(equalTo: card.leadingAnchor),
      field.widthAnchor.constraint(equalToConstant: 250),
      card.leadingAnchor.constraint(equalTo: screen.view.leadingAnchor),
    ])
    let avoider = field.avoidKeyboard(moving: [bottom])
    let fixture = try ScreenFixture(in: .root, screen, field: field)
    _ = fixture.edit()
    for _ in 0..<3 { avoider.update(animated: false) }
    #expect(bottom.constant == -16, "\(avoider.explanation)")
    #expect(avoider.explanation.contains("no effect"), "\(avoider.explanation)")
  }
}
