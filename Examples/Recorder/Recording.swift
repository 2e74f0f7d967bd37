import Foundation

/// What was seen of one screen while its deeds were done, as a value and as JSON.
///
/// Rects are in window coordinates, all lengths are points, all times seconds since the start. It
/// holds no text that anybody typed.
public struct Recording: Codable, Equatable, Sendable {
  /// The version of the format; a reader refuses any other.
  public static let currentVersion = 1

  public var version = Recording.currentVersion
  /// The name of a ``RecordedScreen``.
  public var screen: String
  public var environment: Environment
  /// What was done, in the order in which it was done.
  public var deeds: [Deed]
  /// Every state that differs from the one before it.
  public var states: [State]
  public var notifications: [Posted]
  /// Seconds from the first frame to the last.
  public var length: Double

  /// Where it was recorded.
  public struct Environment: Codable, Equatable, Sendable {
    /// Such as "iPhone17,3", or the name of a simulated phone.
    public var device: String
    /// Such as "18.5".
    public var system: String
    /// Width and height of the screen, in points.
    public var screen: [Double]
    /// Pixels for each point.
    public var scale: Double
    /// "phone", "pad", "mac" or "other".
    public var idiom: String
    /// Frames in a second, at most.
    public var framesPerSecond: Int

    public init(
      device: String, system: String, screen: [Double], scale: Double, idiom: String,
      framesPerSecond: Int
    ) {
      self.device = device
      self.system = system
      self.screen = screen
      self.scale = scale
      self.idiom = idiom
      self.framesPerSecond = framesPerSecond
    }
  }

  /// One frame.
  public struct State: Codable, Equatable, Sendable {
    public var time: Double
    /// What is drawn, by the names that ``ViewNames`` gives: x, y, width, height.
    public var rects: [String: [Double]]
    /// By name: content offset x and y, content inset bottom, adjusted inset top and bottom.
    public var scrolls: [String: [Double]]
    /// The safe area of the screen's view: top, left, bottom, right.
    public var safeArea: [Double]
    /// The layout frame of the screen's keyboard layout guide: x, y, width, height.
    public var guide: [Double]
  }

  /// A notification of the keyboard's or of an input's.
  public struct Posted: Codable, Equatable, Sendable {
    public var time: Double
    /// Its raw name, as UIKit posts it.
    public var name: String
    /// On the screen: x, y, width, height; nil if it was not posted.
    public var begin: [Double]?
    public var end: [Double]?
    public var duration: Double?
    public var curve: Int?
    public var isLocal: Bool?
    /// Whether its object was a screen.
    public var hasScreen: Bool
    /// Of an input's notification: whether a hosting controller is among the responders around it.
    public var isHosted: Bool?
    /// The guide's layout frame inside the handler: x, y, width, height.
    public var guide: [Double]
  }

  /// Reads a file; fails if it has another version.
  public init(json: Data) throws {
    self = try JSONDecoder().decode(Recording.self, from: json)
    guard version == Self.currentVersion else { throw UnknownVersion(version: version) }
  }

  public init(
    screen: String, environment: Environment, deeds: [Deed] = [], states: [State] = [],
    notifications: [Posted] = [], length: Double = 0
  ) {
    self.screen = screen
    self.environment = environment
    self.deeds = deeds
    self.states = states
    self.notifications = notifications
    self.length = length
  }

  /// The same recording gives the same bytes.
  public func json() throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys]
    return try encoder.encode(self)
  }

  /// A file of another version.
  public struct UnknownVersion: Error, Equatable, CustomStringConvertible {
    public let version: Int
    public var description: String {
      "This recording has version \(version); we read \(Recording.currentVersion)."
    }
  }
}
