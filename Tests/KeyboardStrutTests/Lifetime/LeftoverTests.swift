import LayoutEngine
import ScreenTesting
import Testing

@testable import KeyboardStrut

/// Screens that have been shown and closed leave nothing of the library behind.
@MainActor
@Suite(.needs(.worlds)) struct LeftoverTests {
  /// The number of objects of each kind that the library, or UIKit on its behalf, keeps.
  @MainActor
  private struct Inventory: Equatable {
    var listeners = KeyboardCenter.shared.turns.listeners.count { $0.listener != nil }
    var observers = KeyboardCenter.shared.tokens.count
    var observations = KeyboardCenter.shared.observations.count
    var focuses = KeyboardCenter.shared.focus.finder.findings.count
    var contributions = Ledgers.shared.count
    var wishes = InputOptions.shared.count
    var windows: Int
    var views = 0
    var layers = 0
    var guides = 0
    var engine: LayoutSolver.Size?

    init(of window: UIWindow) {
      windows = window.windowScene?.windows.count ?? 0
      engine = LayoutProbe.size(of: window)
      func count(_ view: UIView) {
        views += 1
        guides += view.layoutGuides.count
        view.subviews.forEach(count)
      }
      func count(_ layer: CALayer) {
        layers += 1
        layer.sublayers?.forEach(count)
      }
      count(window)
      count(window.layer)
    }

    var text: String {
      Mirror(reflecting: self).children.map { "\($0.label ?? ""): \($0.value)" }
        .joined(separator: ", ")
    }
  }

  /// Weak references to the objects of the screens that have been shown.
  @MainActor
  private final class Guests {
    private struct Guest {
      weak var object: AnyObject?
      let type: AnyClass
      let visit: Visit
    }
    private var all: [Guest] = []
    private(set) var count = 0

    /// Expects that all these objects are deallocated, and clears the list.
    func expectNone() {
      let living = all.filter { $0.object != nil }.map { "\($0.type) of \($0.visit)" }
      let first = Array(living.prefix(6))
      #expect(first == [], "\(living.count) in all")
      count += all.count
      all = []
    }

    func note(_ object: AnyObject, of visit: Visit) {
      all.append(Guest(object: object, type: type(of: object), visit: visit))
    }

    func noteAll(_ view: UIView, of visit: Visit) {
      note(view, of: visit)
      for guide in view.layoutGuides { note(guide, of: visit) }
      for avoider in view.keyboardAvoiders { note(avoider, of: visit) }
      for subview in view.subviews { noteAll(subview, of: visit) }
    }
  }

  /// How a screen is shown and removed.
  private enum Way: CaseIterable {
    case child, presented, pushed, window
  }

  /// When the screen is removed.
  private enum Moment: CaseIterable {
    case afterTheKeyboard, underTheKeyboard, whileItComes
  }

  private struct Visit: CustomStringConvertible {
    let room: LeftoverScreen.Room
    let way: Way
    let moment: Moment
    /// Whether the screen sets options of its field and observes the keyboard.
    let hasMore: Bool
    /// Whether the screen also shows a `KeyboardExplanationView`, which draws the whole window.
    let explains: Bool

    /// Makes the visit of a round. Successive rounds go through all combinations.
    init(_ round: Int) {
      let (rooms, ways, moments) = (
        LeftoverScreen.Room.allCases, Way.allCases, Moment.allCases
      )
      room = rooms[round % rooms.count]
      way = ways[round / rooms.count % ways.count]
      moment = moments[round / rooms.count / ways.count % moments.count]
      hasMore = round % 7 == 0
      explains = round % 35 == 0
    }

    /// The number of combinations of `room`, `way` and `moment`. With `hasMore` there are seven
    /// times as many.
    static var kinds: Int {
      LeftoverScreen.Room.allCases.count * Way.allCases.count * Moment.allCases.count
    }

    var description: String {
      "\(room), \(way), \(moment), more: \(hasMore), explains: \(explains)"
    }
  }

  @MainActor
  private struct House {
    let fixture = StrutFixture(hasGuides: true)
    let navigation: UINavigationController
    let guests = Guests()

    init() {
      navigation = UINavigationController(rootViewController: fixture.controller)
      fixture.window.rootViewController = navigation
      fixture.window.layoutIfNeeded()
    }

    /// Shows a screen, gives its field the focus, shows and hides the keyboard, and removes the
    /// screen.
    func receive(_ visit: Visit) {
      let screen = LeftoverScreen(visit.room)
      KeyboardCenter.shared.didFocus = nil
      if visit.room == .automatic { KeyboardAvoidance.isAutomatic = true }
      let leave = appear(screen, visit)
      fixture.window.layoutIfNeeded()
      let restingBottom = screen.fieldBottom
      screen.field.becomeFirstResponder()
      let more = visit.hasMore ? decorate(screen, visit) : nil
      if visit.moment == .whileItComes {
        fixture.show(height: 300)
      } else {
        fixture.showAtOnce(height: 300)
      }
      #expect(screen.fieldBottom <= 500.001, "\(visit)")
      guests.note(screen, of: visit)
      guests.noteAll(screen.view, of: visit)
      if visit.moment == .afterTheKeyboard {
        screen.field.resignFirstResponder()
        fixture.hide(duration: 0)
        #expect(screen.fieldBottom == restingBottom, "\(visit)")
      }
      more?.explanation?.removeFromSuperview()
      leave()
      if visit.moment != .afterTheKeyboard { fixture.hide() }
      fixture.wait(0.3)
    }

    private func appear(_ screen: LeftoverScreen, _ visit: Visit) -> () -> Void {
      let root = fixture.controller
      switch visit.way {
      case .child:
        root.addChild(screen)
        root.view.addSubview(screen.view)
        screen.didMove(toParent: root)
        return {
          screen.willMove(toParent: nil)
          screen.view.removeFromSuperview()
          screen.removeFromParent()
        }
      case .presented:
        root.present(screen, animated: false)
        return { root.dismiss(animated: false) }
      case .pushed:
        navigation.pushViewController(screen, animated: false)
        return { [navigation] in _ = navigation.popViewController(animated: false) }
      case .window:
        let window = UIWindow(windowScene: fixture.scene)
        guests.note(window, of: visit)
        window.rootViewController = screen
        window.makeKeyAndVisible()
        return {
          window.isHidden = true
          window.windowScene = nil
        }
      }
    }

    private func decorate(
      _ screen: LeftoverScreen, _ visit: Visit
    ) -> (explanation: KeyboardExplanationView?, observation: KeyboardObservation) {
      let label = UILabel(frame: CGRect(x: 20, y: 650, width: 100, height: 20))
      screen.view.addSubview(label)
      screen.field.keyboardGap = 4
      screen.field.keyboardCompanions = [label]
      label.isKeyboardAvoidanceExcluded = true
      let explanation = visit.explains ? screen.avoider.map(KeyboardExplanationView.init) : nil
      if let explanation { screen.view.window?.addSubview(explanation) }
      let observation = Keyboard.observe { [weak screen] _ in _ = screen?.room }
      if let explanation { guests.note(explanation, of: visit) }
      guests.note(observation, of: visit)
      return (explanation, observation)
    }
  }

  @Test("Hundreds of screens open and close: no observer, view or inset remains")
  func nothingLeft() {
    Self.expectNothingLeft(after: 100, and: 3 * Visit.kinds)
  }

  @MainActor
  @Suite(.needs(.virtualTime)) struct Slow {
    @Test("Thousands of screens open and close: no observer, view or inset remains")
    func nothingLeftAfterFourThousand() {
      LeftoverTests.expectNothingLeft(after: 4_000, and: 7 * Visit.kinds)
    }
  }

  /// Shows and removes `first` screens, so that each kind has been shown once. Then expects that
  /// `rounds` more screens leave nothing behind.
  private static func expectNothingLeft(after rounds: Int, and first: Int) {
    defer { KeyboardCenter.shared.didFocus = nil }
    let house = House()
    // Objects that are made once exist after one visit of each kind. Lists have their final
    // capacity after three visits of each kind, because the state that one visit leaves decides
    // where the next one begins.
    for round in 0..<first { house.receive(Visit(round)) }
    let start = Inventory(of: house.fixture.window)
    #expect(house.fixture.window.viewsOfLibrary.isEmpty)
    for round in 0..<rounds {
      house.receive(Visit(round))
      if round % 100 == 0 { house.guests.expectNone() }
    }
    // Repeats the last visits before the start, because these decide which of the remaining views
    // are in the layout solver.
    for round in max(0, first - 16)..<first { house.receive(Visit(round)) }
    var end = Inventory(of: house.fixture.window)
    // The layout solver may have released capacity for rows when it refreshed its numbers.
    if let places = start.engine?.rowPlaces, let left = end.engine?.rowPlaces, left < places {
      end.engine?.rowPlaces = places
    }
    #expect(end == start, "\(start.text)\n\(end.text)")
    house.guests.expectNone()
    #expect(house.guests.count > 6 * rounds)
  }

  @Test(
    "An avoider outlives its view: the avoider ignores keyboard notifications and setting changes")
  func avoiderViewGone() throws {
    let fixture = StrutFixture()
    var view: UIView? = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    let field = UITextField(frame: CGRect(x: 20, y: 700, width: 300, height: 34))
    view?.addSubview(field)
    let avoider = (try #require(view)).avoidKeyboard(by: .lifting)
    fixture.controller.view.addSubview(try #require(view))
    field.becomeFirstResponder()
    fixture.showAtOnce(height: 300)
    #expect(view?.frame.minY != 0)
    weak let gone = view
    view?.removeFromSuperview()
    view = nil
    fixture.window.layoutIfNeeded()
    fixture.wait(1)
    #expect(gone == nil && avoider.window == nil)
    let plan = avoider.lastPlan
    fixture.controller.view.addSubview(field)
    field.becomeFirstResponder()
    fixture.show(height: 320)
    avoider.update(animated: false)
    avoider.gap = 30
    avoider.isEnabled = false
    avoider.isEnabled = true
    Keyboard.updateIfNeeded()
    #expect(!avoider.needsChange(because: .settings))
    avoider.stop()
    Keyboard.updateIfNeeded()
    #expect(avoider.lastPlan == plan)
    #expect(field.frame.minY == 700)
    fixture.hide()
  }

  /// The library registers its observers once, however many screens are shown and closed. Six
  /// observe the keyboard, two the beginning of text editing, two its end, and two the changes of
  /// text. One observes the preferred text size, four the app and its scenes as they enter the
  /// background and the foreground, and one the key window.
  @Test("The library registers its 18 notification observers only once")
  func libraryListensOnce() {
    let notifications = NotificationCenter()
    let center = KeyboardCenter(notifications: notifications)
    let fixture = StrutFixture()
    #expect(center.tokens.count == 18)
    center.turns.add(fixture.strut)
    notifications.post(name: UIResponder.keyboardWillShowNotification, object: nil)
    #expect(center.tokens.count == 18)
  }
}
