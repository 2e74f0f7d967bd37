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

  /// Posts a notification and answers what it asks for.
  @discardableResult
  mutating func post(
    _ phase: KeyboardTransition.Phase, _ frame: CGRect?, at milliseconds: Double,
    duration: TimeInterval? = 0.25, curve: Int? = 7, isLocal: Bool? = true
  ) -> KeyboardAction {
    state.apply(
      KeyboardTransition(
        phase, to: frame, duration: duration, curve: curve, isLocal: isLocal, screen: screen),
      at: milliseconds / 1000)
  }

  /// Posts a clean show from a time on, in full.
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

extension KeyboardAction {
  /// The case's name, for tables.
  var kind: String {
    switch self {
    case .nothing: "nothing"
    case .animate: "animate"
    case .retarget: "retarget"
    case .jump: "jump"
    }
  }
}

/// A keyboard of a height at the bottom of a screen, a 390 × 844 phone's unless told otherwise.
func docked(
  _ height: CGFloat, on screen: CGRect = CGRect(x: 0, y: 0, width: 390, height: 844)
) -> CGRect {
  CGRect(x: 0, y: screen.height - height, width: screen.width, height: height)
}
