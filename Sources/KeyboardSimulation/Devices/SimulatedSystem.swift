/// A version of iOS or iPadOS, as far as the keyboard's behavior depends on it.
public struct SimulatedSystem: Comparable, Hashable, Sendable, CustomStringConvertible {
  /// The major number.
  public let major: Int
  /// The minor number.
  public let minor: Int

  /// Makes a version.
  public init(_ major: Int, _ minor: Int = 0) {
    self.major = major
    self.minor = minor
  }

  public var description: String { "\(major).\(minor)" }

  public static func < (one: SimulatedSystem, other: SimulatedSystem) -> Bool {
    (one.major, one.minor) < (other.major, other.minor)
  }

  /// The oldest system the library runs on.
  public static let iOS15 = SimulatedSystem(15)
  /// Notifications have no object up to 16.0; from 16.1 it is the screen (KeyboardFacts 1.6).
  public static let iOS16 = SimulatedSystem(16, 1)
  /// The keyboard runs out of process from here on (KeyboardFacts 1.6).
  public static let iOS17 = SimulatedSystem(17)
  /// The last system before the keyboard was redrawn.
  public static let iOS18 = SimulatedSystem(18)
  /// The current system, see KeyboardFacts 1.8 for what changed.
  public static let iOS26 = SimulatedSystem(26)
}
