import Foundation

/// One keyboard notification as a value.
///
/// Reading a payload never fails and never crashes. Each property documents its value for a missing
/// or invalid entry. Rects are in screen points, and durations in seconds.
///
/// A transition contains the values that UIKit has *posted*. ``KeyboardState`` calculates where the
/// keyboard is, from all transitions so far. `Keyboard.overlap(with:)` returns how much of a view
/// the keyboard covers.
public struct KeyboardTransition: Equatable, Sendable {
  /// The kind of the notification.
  public package(set) var phase: Phase

  /// The keyboard's rect at the start of the motion, as posted. Never use this rect to find the
  /// keyboard's height.
  ///
  /// In reports the height was wrong: 216 for a keyboard of 258, and 288 for one of 346 (traces
  /// G13, G25). In another report the y was 352 points below the screen (trace G2). `CGRect.zero`
  /// if the rect is missing or unreadable.
  package var frameBegin: CGRect

  /// The keyboard's rect at the end of the motion, as posted, in screen points.
  ///
  /// `CGRect.zero` if the rect is missing, has the wrong type, or has a NaN or infinite coordinate.
  /// A rect with a negative width or height is standardized. An empty rect is kept as posted,
  /// because its meaning depends on the phase.
  public package(set) var frameEnd: CGRect

  /// Whether the payload contained an end rect with finite numbers.
  ///
  /// A posted zero rect has a meaning: the keyboard hides with cross-fade, or a floating keyboard
  /// moves (KeyboardFacts 1.5, 1.7). A missing rect has no meaning.
  package var hasFrameEnd: Bool

  /// The declared duration in seconds, from 0 to 10.
  ///
  /// A duration of zero is valid and frequent (KeyboardFacts 3.1). A negative duration becomes 0. A
  /// duration that is missing, NaN, infinite or of the wrong type becomes 0.25, the duration of
  /// nearly every show and hide.
  public package(set) var duration: TimeInterval

  /// The timing curve. The keyboard's own curve if the payload's value is missing, unreadable or
  /// out of range.
  public package(set) var curve: KeyboardCurve

  /// Whether the keyboard belongs to this app. True if the payload does not say, as before iOS 9
  /// (KeyboardFacts 2).
  ///
  /// UIKit's value is known to be wrong at times (KeyboardFacts 1.6). So we accept every hide
  /// notification, whatever this value is.
  package var isLocal: Bool

  /// The bounds of the screen to which the rects refer, in points. Nil if unknown.
  public package(set) var screen: CGRect?

  /// The duration for a payload without one, in seconds. Nearly every show and hide has this
  /// duration (KeyboardFacts 3.1).
  package static let defaultDuration: TimeInterval = 0.25

  /// The longest duration that we accept, in seconds. The longest in any report is 0.4
  /// (KeyboardFacts 3.1).
  package static let maximumDuration: TimeInterval = 10

  /// Makes a transition from its parts. If a part is missing or invalid, its property gets the
  /// default that the property's comment names.
  ///
  /// - Parameters:
  ///   - phase: The kind of the notification.
  ///   - frameBegin: The rect at the start of the motion, in screen points. Nil if the payload has
  ///     none.
  ///   - frameEnd: The rect at the end of the motion, in screen points. Nil if the payload has
  ///     none.
  ///   - duration: The duration in seconds. Nil if the payload has none.
  ///   - curve: The raw value of the curve. Nil if the payload has none.
  ///   - isLocal: Whether the keyboard belongs to this app. Nil if the payload does not tell.
  ///   - screen: The bounds of the screen, in points. An empty or non-finite rect means that the
  ///     screen is unknown.
  package init(
    _ phase: Phase, from frameBegin: CGRect? = nil, to frameEnd: CGRect?,
    duration: TimeInterval? = nil, curve: Int? = nil, isLocal: Bool? = nil, screen: CGRect? = nil
  ) {
    self.phase = phase
    self.frameBegin = frameBegin?.standardizedIfFinite ?? .zero
    self.frameEnd = frameEnd?.standardizedIfFinite ?? .zero
    hasFrameEnd = frameEnd?.standardizedIfFinite != nil
    let seconds = duration.flatMap { $0.isFinite ? $0 : nil } ?? Self.defaultDuration
    self.duration = min(max(seconds, 0), Self.maximumDuration)
    self.curve = curve.map(KeyboardCurve.init(rawValue:)) ?? .system
    self.isLocal = isLocal ?? true
    self.screen = screen?.standardizedIfFinite.flatMap { $0.isEmpty ? nil : $0 }
  }
}
