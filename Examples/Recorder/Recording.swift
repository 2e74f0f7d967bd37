import Foundation

/// The recorded states of one screen during its deeds, as a value and as JSON.
///
/// Rects are in window coordinates, all lengths are points, all times seconds since the start. A
/// recording contains no text that a user typed.
public struct Recording: Codable, Equatable, Sendable {
  /// The version of the format; a reader refuses any other.
  public static let currentVersion = 1

  public var version = Recording.currentVersion
  /// The name of a ``RecordedScreen``.
  public var screen: String
  public var environment: Environment
  /// The performed deeds, in order.
  public var deeds: [Deed]
  /// Every state that differs from the one before it.
  public var states: [State]
  public var notifications: [Posted]
  /// Seconds from the first frame to the last.
  public var length: Double

  /// The device and system of a recording.
  public struct Environment: Codable, Equatable, Sendable {
    /// The device, for example "iPhone17,3", or the name of a simulated phone.
    public var device: String
    /// The system version, for example "18.5".
    public var system: String
    /// Width and height of the screen, in points.
    public var screen: [Double]
    /// Pixels for each point.
    public var scale: Double
    /// "phone", "pad", "mac" or "other".
    public var idiom: String
    /// The maximum number of frames in a second.
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
    /// The drawn rects by the names that ``ViewNames`` gives: x, y, width, height.
    public var rects: [String: [Double]]
    /// By name: content offset x and y, content inset bottom, adjusted inset top and bottom.
    public var scrolls: [String: [Double]]
    /// The safe area of the screen's view: top, left, bottom, right.
    public var safeArea: [Double]
    /// The layout frame of the screen's keyboard layout guide: x, y, width, height.
    public var guide: [Double]
  }

  /// A notification of the keyboard or of an input.
  public struct Posted: Codable, Equatable, Sendable {
    public var time: Double
    /// Its raw name, as UIKit posts it.
    public var name: String
    /// The begin rect on the screen: x, y, width, height; nil if it was not posted.
    public var begin: [Double]?
    public var end: [Double]?
    public var duration: Double?
    public var curve: Int?
    public var isLocal: Bool?
    /// Whether the notification's object was a screen.
    public var hasScreen: Bool
    /// Whether a hosting controller is among the responders around the input; only for an input's
    /// notification.
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

  /// Returns the recording as JSON. The same recording gives the same bytes.
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
