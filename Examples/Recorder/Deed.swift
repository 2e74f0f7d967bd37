import Foundation

/// Something that is done to a screen, and when.
public struct Deed: Codable, Equatable, Sendable {
  /// Seconds since the start.
  public var time: Double
  public var kind: Kind

  public init(_ kind: Kind, at time: Double) {
    self.time = time
    self.kind = kind
  }

  public enum Kind: Codable, Equatable, Sendable {
    /// An input becomes the first responder; they are counted from 0, in the order of the tree.
    case focus(input: Int)
    /// The first responder gets letters, this many.
    case insert(letters: Int)
    /// Whatever has the focus gives it up.
    case dismiss
    /// The view of the screen is asked for a layout, as an app may do at any time.
    case layOut
    /// The view of the screen goes up by this many points, as by a library that lifts it.
    case lift(points: Double)
    /// The screen gets another safe area at its bottom, in points.
    case widenSafeArea(points: Double)
    /// The bottom content inset of the first scroll view, in points, inside an animation or not.
    case setInset(points: Double, animated: Bool)
    /// The first scroll view goes to its end, without an animation.
    case scrollToEnd
    /// A finger comes down on the screen, moves there, goes up; in points of the window.
    case touch(phase: TouchPhase, x: Double, y: Double)
    /// The device is turned.
    case turn(landscape: Bool)
  }

  public enum TouchPhase: String, Codable, Sendable {
    case down, move, up
  }

  /// Focus, three letters, focus on another input, dismissal; with a second between them.
  public static func usual(inputs: Int) -> [Deed] {
    var deeds = [Deed(.focus(input: 0), at: 0.5), Deed(.insert(letters: 3), at: 1.5)]
    if inputs > 1 { deeds.append(Deed(.focus(input: inputs - 1), at: 2.5)) }
    deeds.append(Deed(.dismiss, at: 3.5))
    return deeds
  }
}
