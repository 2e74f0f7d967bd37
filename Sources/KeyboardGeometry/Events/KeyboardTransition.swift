import Foundation

/// One keyboard notification as a value.
///
/// Reading a payload never fails and never traps. Each property says how it reads a missing or
/// invalid value. Rects are in screen points, durations in seconds.
///
/// A transition says what was *posted*. ``KeyboardState`` says where the keyboard is after this
/// transition and those before it. `Keyboard.overlap(with:)` says how much of a view the keyboard
/// covers.
public struct KeyboardTransition: Equatable, Sendable {
  /// The notification's kind.
  public package(set) var phase: Phase

  /// The rect from which the keyboard is said to come; never use it for a height.
  ///
  /// Reports show wrong heights: 216 for a keyboard of 258, and 288 for one of 346 (traces G13,
  /// G25). In another report the y was 352 points below the screen (trace G2). `CGRect.zero` if
  /// missing or unreadable.
  package var frameBegin: CGRect

  /// The rect to which the keyboard goes, as posted, in screen points.
  ///
  /// A rect with a NaN or infinite coordinate reads as `CGRect.zero`, and so does a missing or
  /// wrong-typed one. A rect with a negative width or height is standardized. An empty rect stays
  /// as it is, because its meaning depends on the phase; see ``Phase``.
  public package(set) var frameEnd: CGRect

  /// Whether the payload had an end rect with finite numbers.
  ///
  /// A zero rect that was posted has a meaning: a cross-fade hide, or a floating keyboard on the
  /// move (KeyboardFacts 1.5, 1.7). A missing rect has none.
  package var hasFrameEnd: Bool

  /// The declared duration in seconds, never negative, at most 10.
  ///
  /// Zero is legal and frequent (KeyboardFacts 3.1). A negative duration reads as 0. A missing,
  /// wrong-typed, NaN or infinite duration reads as 0.25, the value of nearly every show and hide.
  public package(set) var duration: TimeInterval

  /// The timing curve; the keyboard's own if missing, unreadable or out of range.
  public package(set) var curve: KeyboardCurve

  /// Whether the keyboard belongs to this app; `true` if missing, as it is before iOS 9
  /// (KeyboardFacts 2).
  ///
  /// The value is known to be wrong both ways (KeyboardFacts 1.6), so it never decides whether a
  /// hide counts.
  package var isLocal: Bool

  /// The bounds of the screen that the rects refer to, in that screen's points; nil if unknown.
  public package(set) var screen: CGRect?

  /// The duration of a payload that has none. Nearly every show and hide has this duration
  /// (KeyboardFacts 3.1).
  package static let defaultDuration: TimeInterval = 0.25

  /// The longest duration believed, in seconds. The longest ever seen is 0.4 (KeyboardFacts 3.1).
  package static let maximumDuration: TimeInterval = 10

  /// Makes a transition from its parts, which are read as leniently as a payload.
  ///
  /// - Parameters:
  ///   - phase: Which of the six notifications it is.
  ///   - frameBegin: Screen points; nil for a payload without it.
  ///   - frameEnd: Screen points; nil for a payload without it.
  ///   - duration: Seconds; nil for a payload without it.
  ///   - curve: Raw value; nil for a payload without it.
  ///   - isLocal: nil for a payload without it.
  ///   - screen: Bounds of the screen in points. An empty or non-finite rect counts as unknown.
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
