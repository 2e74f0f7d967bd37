import Foundation
import KeyboardGeometry

/// A keyboard's state fed with notifications in milliseconds, for tests.
struct Feed {
  var state = KeyboardState()
  let screen: CGRect?

  /// A 390 × 844 phone unless told otherwise.
  init(screen: CGRect? = CGRect(x: 0, y: 0, width: 390, height: 844)) {
    self.screen = screen
  }

  /// Applies a notification and returns the resulting move.
  @discardableResult
  mutating func post(
    _ phase: KeyboardTransition.Phase, _ frame: CGRect?, at milliseconds: Double,
    duration: TimeInterval? = 0.25, curve: Int? = 7, isLocal: Bool? = true
  ) -> Answer {
    state.answer(
      KeyboardTransition(
        phase, to: frame, duration: duration, curve: curve, isLocal: isLocal, screen: screen),
      at: milliseconds / 1000)
  }

  /// Posts the four notifications of a show, the first of them at a time in milliseconds.
  mutating func show(_ frame: CGRect, at milliseconds: Double) {
    post(.willChangeFrame, frame, at: milliseconds)
    post(.willShow, frame, at: milliseconds + 2)
    post(.didChangeFrame, frame, at: milliseconds + 282)
    post(.didShow, frame, at: milliseconds + 285)
  }

  /// How much of a full-screen window is covered, in points.
  var covered: CGFloat {
    guard let bounds = screen else { return state.coveredFrame().height }
    return KeyboardOverlap(of: state.coveredFrame(window: bounds), with: bounds).height
  }
}

/// The move that a notification causes, and a word for the kind of move.
struct Answer: Equatable {
  let kind: String
  let move: KeyboardMove?

  static let nothing = Answer(kind: "nothing", move: nil)

  /// - Parameter wasMoving: Whether the keyboard was moving before.
  init(_ move: KeyboardMove?, wasMoving: Bool) {
    kind = move.map { $0.duration == 0 ? "jump" : wasMoving ? "retarget" : "animate" } ?? "nothing"
    self.move = move
  }

  private init(kind: String, move: KeyboardMove?) { (self.kind, self.move) = (kind, move) }
}

extension KeyboardState {
  /// Applies a transition at a time in seconds.
  mutating func answer(_ transition: KeyboardTransition, at time: TimeInterval) -> Answer {
    let wasMoving = isMoving(at: time)
    return Answer(apply(transition, at: time), wasMoving: wasMoving)
  }
}

/// A keyboard of a height at the bottom of a screen, a 390 × 844 phone's unless told otherwise.
func docked(
  _ height: CGFloat, on screen: CGRect = CGRect(x: 0, y: 0, width: 390, height: 844)
) -> CGRect {
  CGRect(x: 0, y: screen.height - height, width: screen.width, height: height)
}
