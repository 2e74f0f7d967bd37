import ScreenTesting
import Testing

@testable import KeyboardStrut

/// Lifting a screen in a container view controller. The container sets the screen's frame, and may
/// set it again in any layout.
@MainActor
@Suite(.attachingStage) struct LiftingInContainersTests {
  typealias Container = ScreenFixture.Container

  nonisolated private static let worlds = ScreenFixture.World.onThisStage

  @Test(
    "In every kind of container controller, a field moves up in one motion and down in one motion",
    .needs(.virtualTime),
    arguments: Container.allCases, worlds)
  func liftedOnce(container: Container, world: ScreenFixture.World) throws {
    for make in [{ frameScreen() }, pinnedScreen]
      as [@MainActor () -> (UIViewController, UITextField)]
    {
      let (screen, field) = make()
      let fixture = try ScreenFixture(
        in: container, world: world, screen, field: field)
      let avoider = screen.view.avoidKeyboard(by: .lifting, gap: 8)
      fixture.phone.advance(by: 0.1)
      let before = fixture.state
      let up = fixture.edit()
      #expect(fixture.gap >= -0.5, "\(avoider.explanation)")
      #expect(ScreenFixture.turns(up) == 0, "\(container) \(up.map { Int($0) })")
      let down = fixture.endEditing()
      #expect(ScreenFixture.turns(down) == 0, "\(container) \(down.map { Int($0) })")
      if let jump = zip(down.dropFirst(), down).map({ abs($0 - $1) }).max() {
        #expect(jump < 60, "a jump of \(jump)")
      }
      #expect(fixture.state == before)
    }
  }

  @Test(
    "A container controller lays out while its child is lifted: the field does not move",
    .needs(.virtualTime), arguments: Container.allCases, worlds)
  func laidOutAgain(container: Container, world: ScreenFixture.World) throws {
    // The second device has no safe area at its bottom, so a reset changes no safe area.
    for device in ["iPhone 15", "iPhone SE (3rd generation)"] {
      let (screen, field) = frameScreen()
      field.frame.origin.y = screen.view.bounds.height - 60
      field.autoresizingMask = .flexibleTopMargin
      let fixture = try ScreenFixture(device, in: container, world: world, screen, field: field)
      screen.view.avoidKeyboard(by: .lifting, gap: 8)
      _ = fixture.edit()
      let place = field.drawnOnScreen.minY
      var places: [CGFloat] = []
      for view in screen.view.path.dropFirst() { view.setNeedsLayout() }
      fixture.phone.advance(by: 0.5) { places.append(field.drawnOnScreen.minY) }
      #expect(
        places.allSatisfy { abs($0 - place) <= 1 }, "\(device) \(places.map { Int($0) })")
    }
  }

  @Test("The app sets a lifted view's frame: that frame remains after the keyboard hides")
  func frameSetOutright() throws {
    let (screen, field) = frameScreen()
    let box = UIView(frame: CGRect(x: 0, y: 400, width: 393, height: 400))
    screen.view.addSubview(box)
    box.addSubview(field)
    field.frame.origin.y = 330
    let fixture = try ScreenFixture(in: .root, screen, field: field)
    box.avoidKeyboard(by: .lifting)
    _ = fixture.edit()
    #expect(box.frame.minY < 400)
    box.frame = CGRect(x: 0, y: 300, width: 393, height: 552)
    fixture.phone.advance(by: 0.5)
    _ = fixture.endEditing()
    #expect(box.frame == CGRect(x: 0, y: 300, width: 393, height: 552))
  }

  /// A lifted screen loses safe area at its bottom. The avoider compensates with the controller's
  /// additional safe area.
  @Test(
    "The app sets additionalSafeAreaInsets twice on a lifted screen: the last value remains",
    .needs(.homeIndicator))
  func safeAreaSetOutright() throws {
    let (screen, field) = frameScreen()
    let fixture = try ScreenFixture(in: .root, screen, field: field)
    screen.view.avoidKeyboard(by: .lifting)
    _ = fixture.edit()
    #expect(abs(screen.additionalSafeAreaInsets.bottom - 34) < 0.001)
    for bottom: CGFloat in [0, 22] {
      screen.additionalSafeAreaInsets.bottom = bottom
      fixture.phone.advance(by: 0.1)
    }
    _ = fixture.endEditing()
    #expect(screen.additionalSafeAreaInsets.bottom == 22)
  }

  @Test(
    "The app sets additionalSafeAreaInsets of a tab's lifted screen: the value outlasts the edit",
    .needs(.homeIndicator), arguments: [10, 20, 30, 50, 80])
  func safeAreaSetOnce(bottom: CGFloat) throws {
    let (screen, field) = frameScreen()
    let fixture = try ScreenFixture(in: .tab, screen, field: field)
    screen.view.avoidKeyboard(by: .lifting)
    _ = fixture.edit()
    try #require(screen.additionalSafeAreaInsets.bottom > 30)
    screen.additionalSafeAreaInsets.bottom = bottom
    fixture.phone.advance(by: 0.1)
    _ = fixture.endEditing()
    #expect(screen.additionalSafeAreaInsets.bottom == bottom)
  }

  /// How an app changes the additional safe area of a lifted screen, and the value that it wants
  /// to have afterwards.
  enum Change: CaseIterable {
    case adds, addsMuch, addsAndTakesBack, addsFraction, assigns, assignsTheSame

    var wanted: CGFloat {
      switch self {
      case .adds: 20
      case .addsMuch: 60
      case .addsAndTakesBack: 0
      case .addsFraction: 0.5
      case .assigns: 50
      case .assignsTheSame: 34
      }
    }

    @MainActor
    func apply(to inset: WritableKeyPath<UIEdgeInsets, CGFloat>, of screen: UIViewController) {
      switch self {
      case .adds, .addsMuch, .addsFraction:
        screen.additionalSafeAreaInsets[keyPath: inset] += wanted
      case .addsAndTakesBack:
        screen.additionalSafeAreaInsets[keyPath: inset] += 20
        screen.view.layoutIfNeeded()
        screen.additionalSafeAreaInsets[keyPath: inset] -= 20
      case .assigns, .assignsTheSame: screen.additionalSafeAreaInsets[keyPath: inset] = wanted
      }
    }
  }

  @Test(
    "The app adds to additionalSafeAreaInsets of a lifted screen: only its own points remain",
    arguments: Change.allCases, Mode.allCases)
  func safeAreaAdded(change: Change, mode: Mode) throws {
    for place in [Place.root, .navigation, .tab, .child, .sheet] {
      for inset in [\UIEdgeInsets.bottom, \UIEdgeInsets.top] {
        let (screen, field) = frameScreen()
        let phone = try Stages.make("iPhone 15")
        place.show(screen, on: phone)
        let (frame, rest) = (screen.view.frame, screen.view.safeAreaInsets[keyPath: inset])
        mode.serve(screen) {
          field.becomeFirstResponder()
          phone.untilKeyboardRests()
          change.apply(to: inset, of: screen)
          phone.advance(by: 0.5)
          #expect(phone.keyboardTop >= windowFrame(field).maxY, "\(place)")
          if change != .assigns, change != .assignsTheSame {
            let up = screen.view.safeAreaInsets[keyPath: inset]
            #expect(abs(up - rest - change.wanted) < 0.001, "\(place): takes effect at once")
          }
          phone.dismissKeyboard()
          phone.untilKeyboardRests()
          let own = screen.additionalSafeAreaInsets[keyPath: inset]
          #expect(abs(own - change.wanted) < 1e-9, "\(place)")
          #expect(screen.view.frame == frame, "\(place)")
        }
      }
    }
  }

  /// A controller that stores its insets in whole pixels. UIKit's own controller is not known to do
  /// so, but Apple promises nothing about fractions of a pixel.
  private final class RoundingController: UIViewController {
    override var additionalSafeAreaInsets: UIEdgeInsets {
      get { super.additionalSafeAreaInsets }
      set {
        var rounded = newValue
        rounded.top = (newValue.top * 3).rounded() / 3
        rounded.bottom = (newValue.bottom * 3).rounded() / 3
        super.additionalSafeAreaInsets = rounded
      }
    }
  }

  @Test(
    "The safe area insets of a lifted screen are rounded to pixels: nothing of ours remains",
    arguments: [0, 20], Mode.allCases)
  func safeAreaRounded(added: CGFloat, mode: Mode) throws {
    for place in [Place.root, .navigation, .tab, .child, .sheet] {
      let screen = RoundingController()
      let field = addLowField(to: screen)
      let phone = try Stages.make("iPhone 15")
      place.show(screen, on: phone)
      mode.serve(screen) {
        for _ in 0..<2 {
          screen.additionalSafeAreaInsets = .zero
          field.becomeFirstResponder()
          phone.untilKeyboardRests()
          screen.additionalSafeAreaInsets.bottom += added
          phone.advance(by: 0.5)
          #expect(phone.keyboardTop >= windowFrame(field).maxY, "\(place)")
          phone.dismissKeyboard()
          phone.untilKeyboardRests()
          #expect(screen.additionalSafeAreaInsets.bottom == added, "\(place)")
          #expect(screen.additionalSafeAreaInsets.top == 0, "\(place)")
        }
      }
    }
  }

  /// A screen below a header, with a table and a field below the table. At rest, the screen lies
  /// below the status bar.
  @MainActor
  private final class ScreenBelowHeader: UIViewController, UITableViewDataSource {
    let child = UIViewController()
    let table = UITableView(frame: .zero, style: .plain)
    let field = UITextField(frame: .zero)
    private let setsFrameInEveryLayout: Bool

    init(setsFrameInEveryLayout: Bool) {
      self.setsFrameInEveryLayout = setsFrameInEveryLayout
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      addChild(child)
      child.view.frame = childFrame
      view.addSubview(child.view)
      table.frame = CGRect(x: 0, y: 0, width: childFrame.width, height: childFrame.height - 100)
      table.dataSource = self
      table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
      field.frame = CGRect(x: 20, y: childFrame.height - 84, width: 300, height: 34)
      child.view.addSubview(table)
      child.view.addSubview(field)
      child.didMove(toParent: self)
    }

    override func viewDidLayoutSubviews() {
      super.viewDidLayoutSubviews()
      if setsFrameInEveryLayout { child.view.frame = childFrame }
    }

    private var childFrame: CGRect {
      view.bounds.inset(by: UIEdgeInsets(top: 100, left: 0, bottom: 0, right: 0))
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 40 }

    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    }
  }

  @Test(
    "A list in a lifted screen moves behind the status bar: the list's offset does not change",
    .needs(.virtualTime), arguments: [0, 30] as [CGFloat], [false, true])
  func liftedUnderStatusBar(offset: CGFloat, setsFrameInEveryLayout: Bool) throws {
    let screen = ScreenBelowHeader(setsFrameInEveryLayout: setsFrameInEveryLayout)
    let fixture = try ScreenFixture(in: .root, screen, field: screen.field)
    let avoider = screen.child.view.avoidKeyboard(by: .lifting, gap: 8)
    let table = screen.table
    table.contentOffset.y = offset
    fixture.phone.settle()
    let (rows, frame) = (table.visibleCells.count, screen.child.view.frame)
    func expectSameList() {
      #expect(table.contentOffset.y == offset)
      #expect((table.layer.presentation()?.bounds.minY ?? offset) == offset)
      #expect(abs(table.adjustedContentInset.top) < 0.001)
      #expect(table.visibleCells.count == rows)
    }
    screen.field.becomeFirstResponder()
    fixture.phone.advance(by: 0.8) { expectSameList() }
    #expect(abs(fixture.gap - 8) < 0.5, "\(avoider.explanation)")
    screen.field.resignFirstResponder()
    fixture.phone.advance(by: 0.8) { expectSameList() }
    #expect(screen.child.view.frame == frame)
    #expect(screen.child.additionalSafeAreaInsets == .zero)
  }

  @Test(
    "The app resizes a lifted screen in a container controller: after editing, that size remains",
    arguments: [Container.navigation, .toolbar, .tab], worlds)
  func screenFrameSetOutright(container: Container, world: ScreenFixture.World) throws {
    let (screen, field) = frameScreen()
    let fixture = try ScreenFixture(
      in: container, world: world, screen, field: field)
    screen.view.avoidKeyboard(by: .lifting)
    var frame: CGRect = screen.view.frame
    _ = fixture.edit()
    frame.size.height = 511
    screen.view.frame = frame
    fixture.phone.advance(by: 0.8)
    _ = fixture.endEditing()
    #expect(screen.view.frame == frame)
  }

  @Test(
    "A field and its keyboardCompanions label do not both fit: the avoider shows the field",
    .needs(.homeIndicator))
  func underTheBar() throws {
    let screen = UIViewController()
    let field = UITextField(frame: CGRect(x: 20, y: 400, width: 300, height: 300))
    let counter = UILabel(frame: CGRect(x: 20, y: 720, width: 300, height: 120))
    screen.view.addSubview(field)
    screen.view.addSubview(counter)
    field.keyboardCompanions = [counter]
    let fixture = try ScreenFixture(in: .navigation, screen, field: field)
    screen.view.avoidKeyboard(by: .lifting, gap: 8)
    for _ in 0..<2 {
      _ = fixture.edit()
      #expect(abs(fixture.gap - 8) < 0.5)
      #expect(fixture.frame(field).minY > 103)
      _ = fixture.endEditing()
      #expect(fixture.frame(field).minY == 400)
    }
  }

  @Test("An avoider scrolls and lifts a scroll view: its offset and frame end as before editing")
  func scrolledAndLifted() throws {
    let screen = UIViewController()
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 560, width: 393, height: 200))
    scroll.contentSize = CGSize(width: 393, height: 260)
    let field = UITextField(frame: CGRect(x: 20, y: 200, width: 300, height: 34))
    scroll.addSubview(field)
    screen.view.addSubview(scroll)
    let fixture = try ScreenFixture(in: .root, screen, field: field)
    scroll.avoidKeyboard()
    let before = fixture.state
    _ = fixture.edit()
    #expect(fixture.gap >= -0.5)
    _ = fixture.endEditing()
    #expect(fixture.state == before)
    #expect(scroll.frame.minY == 560)
  }

  @Test("A view in nested stack views is lifted without changing any constraint")
  func arranged() throws {
    let (child, field) = frameScreen(bottom: 20)
    let screen = UIViewController()
    let inner = UIStackView(arrangedSubviews: [UILabel(frame: .zero), child.view])
    let outer = UIStackView(arrangedSubviews: [inner])
    for stack in [inner, outer] { stack.axis = .vertical }
    outer.translatesAutoresizingMaskIntoConstraints = false
    screen.addChild(child)
    screen.view.addSubview(outer)
    NSLayoutConstraint.activate([
      outer.topAnchor.constraint(equalTo: screen.view.topAnchor),
      outer.bottomAnchor.constraint(equalTo: screen.view.bottomAnchor),
      outer.leadingAnchor.constraint(equalTo: screen.view.leadingAnchor),
      outer.trailingAnchor.constraint(equalTo: screen.view.trailingAnchor),
    ])
    child.didMove(toParent: screen)
    let fixture = try ScreenFixture(in: .root, screen, field: field)
    child.view.avoidKeyboard(by: .lifting, gap: 8)
    let before = fixture.state
    let constants = (inner.constraints + outer.constraints).map(\.constant)
    _ = fixture.edit()
    #expect(abs(fixture.gap - 8) <= 0.5)
    #expect((inner.constraints + outer.constraints).map(\.constant) == constants)
    _ = fixture.endEditing()
    #expect(fixture.state == before)
  }

  @Test(
    "A scroll view clips a field: avoidKeyboard(by: .lifting) lifts the caret above the keyboard")
  func cutOffByScrollView() throws {
    let screen = UIViewController()
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 393, height: 700))
    scroll.contentSize = scroll.bounds.size
    let field = UITextField(frame: CGRect(x: 20, y: 640, width: 300, height: 80))
    scroll.addSubview(field)
    screen.view.addSubview(scroll)
    let fixture = try ScreenFixture(in: .root, screen, field: field)
    let avoider = screen.view.avoidKeyboard(by: .lifting)
    _ = fixture.edit()
    #expect(!avoider.explanation.contains("The field was"), "\(avoider.explanation)")
    #expect(avoider.explanation.contains("The caret was hidden"), "\(avoider.explanation)")
    #expect(avoider.explanation.contains("it is shown"), "\(avoider.explanation)")
    #expect(fixture.frame(field).midY + 8 < fixture.keyboardTop)
    _ = fixture.endEditing()
    #expect(fixture.frame(field).minY == 640)
  }
}
