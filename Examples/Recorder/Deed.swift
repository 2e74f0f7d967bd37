import Foundation

/// An action on a screen, and its time.
public struct Deed: Codable, Equatable, Sendable {
  /// Seconds since the start.
  public var time: Double
  public var kind: Kind

  public init(_ kind: Kind, at time: Double) {
    self.time = time
    self.kind = kind
  }

  public enum Kind: Codable, Equatable, Sendable {
    /// Makes an input the first responder; inputs are counted from 0, in the order of the tree.
    case focus(input: Int)
    /// Inserts this many letters into the first responder.
    case insert(letters: Int)
    /// Ends editing in the window.
    case dismiss
    /// Marks the parent controller's view for layout and lays out the window, as an app may do at
    /// any time.
    case layOut
    /// Moves the screen's view up by this many points, as a library does that lifts it.
    case lift(points: Double)
    /// Sets the screen's additional safe area at the bottom, in points.
    case widenSafeArea(points: Double)
    /// Sets the bottom content inset of the first scroll view, in points, with or without an
    /// animation.
    case setInset(points: Double, animated: Bool)
    /// Scrolls the first scroll view to its end, without an animation.
    case scrollToEnd
    /// A finger touches the screen, moves there, or lifts; in points of the window.
    case touch(phase: TouchPhase, x: Double, y: Double)
    /// The user rotates the device.
    case turn(landscape: Bool)
  }

  public enum TouchPhase: String, Codable, Sendable {
    case down, move, up
  }

  /// Returns the usual deeds, with a second between them: focus, three letters, focus on another
  /// input, dismissal.
  public static func usual(inputs: Int) -> [Deed] {
    var deeds = [Deed(.focus(input: 0), at: 0.5), Deed(.insert(letters: 3), at: 1.5)]
    if inputs > 1 { deeds.append(Deed(.focus(input: inputs - 1), at: 2.5)) }
    deeds.append(Deed(.dismiss, at: 3.5))
    return deeds
  }
}
