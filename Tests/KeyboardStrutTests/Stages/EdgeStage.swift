import KeyboardSimulation
import KeyboardStrut
import ScreenTesting
import Testing

/// A phone that shows an ``EdgesViewController``, alone or in another controller.
@MainActor
struct EdgeStage: TestScreen {
  let phone: any TestStage
  let screen: EdgesViewController

  /// - Parameter place: Returns the window's root view controller, which contains the screen with
  ///   the edges.
  init(
    _ device: String = "iPhone 15", _ orientation: SimulatedDevice.Orientation = .portrait,
    system: SimulatedSystem = .iOS18, in place: (EdgesViewController) -> UIViewController = { $0 }
  ) throws {
    phone = try Stages.make(device, orientation, system: system)
    screen = EdgesViewController()
    phone.show(place(screen))
  }

  // MARK: Actions of the user

  func focus(_ index: Int = 0) {
    screen.fields[index].becomeFirstResponder()
    phone.untilKeyboardRests()
  }

  /// Plays keyboard notifications that no touch of a user could cause.
  func play(_ scenario: KeyboardScript.Scenario) {
    play(scenario.script(on: phone.configuration))
  }

  func play(_ script: KeyboardScript) {
    phone.play(script)
    Keyboard.updateIfNeeded()
  }

  /// The frame of a text field's keyboard while the keyboard is up, in screen points.
  var up: CGRect { phone.configuration.frame(of: .standard) }

  // MARK: Positions on the screen

  /// The lower edge of the screen that is shown, in screen points.
  var bottom: CGFloat { screen.view.onScreen().maxY }

  /// The lower edge according to the strut, the guide, the constraint and the overlap, in screen
  /// points.
  var edges: [(name: String, y: CGFloat)] {
    [
      ("the strut", screen.strut.onScreen().minY),
      ("the guide", screen.onGuide.onScreen().maxY),
      ("the constraint", screen.following.onScreen().maxY),
      ("the overlap", bottom - Keyboard.overlap(with: screen.view)),
    ]
  }

  func expectEdges(at y: CGFloat, sourceLocation: SourceLocation = #_sourceLocation) {
    for (name, edge) in edges {
      #expect(abs(edge - y) < 0.01, "\(name) keeps \(edge)", sourceLocation: sourceLocation)
    }
  }

  // MARK: Frame by frame

  /// The extreme positions of the edges in a series of drawn frames.
  struct Film {
    /// The largest distance of an edge from the keyboard's top, in points.
    var error: CGFloat = 0
    /// The highest and the lowest position of an edge, in screen points.
    var highest = CGFloat.infinity
    var lowest = -CGFloat.infinity
    /// The largest downward step of an edge between two frames, in points.
    var fall: CGFloat = 0
  }

  /// Advances time and records the drawn edges in each frame.
  func watch(_ seconds: TimeInterval) -> Film {
    film { phone.advance(by: seconds, eachFrame: $0) }
  }

  /// Records the drawn edges now, and each time that `scene` calls its argument.
  func film(_ scene: (_ look: () -> Void) -> Void) -> Film {
    var film = Film()
    var last: [CGFloat] = []
    func look() {
      let shown = [
        screen.strut.drawnOnScreen.minY, screen.onGuide.drawnOnScreen.maxY,
        screen.following.drawnOnScreen.maxY,
      ]
      for (y, before) in zip(shown, last) { film.fall = max(film.fall, y - before) }
      for y in shown {
        film.error = max(film.error, abs(y - keyboardTop))
        film.highest = min(film.highest, y)
        film.lowest = max(film.lowest, y)
      }
      last = shown
    }
    phone.settle()
    look()
    scene(look)
    return film
  }
}
