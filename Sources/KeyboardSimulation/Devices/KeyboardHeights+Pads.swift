import Foundation

/// The table of KeyboardFacts 4.3. An iPad keeps the bar above the keys when predictions are off,
/// because the bar also holds the shortcut buttons. Both heights are therefore the same from iOS 9
/// on. No log confirms or contradicts this.
extension KeyboardHeights {
  /// iPads with a home button, portrait.
  static let padPortrait = pad(
    old: Sourced(264, "KeyboardLogs C5", .high),
    bar: Sourced(303, "KeyboardFacts 4.3, 264 + 39, inferred", .medium),
    current: Sourced(313, "KeyboardLogs G35", .high))

  /// iPads with a home button, landscape.
  static let padLandscape = pad(
    old: Sourced(352, "KeyboardLogs A1", .high), bar: Sourced(391, "KeyboardLogs G29", .high),
    current: Sourced(398, "KeyboardLogs G34", .high))

  /// iPads of 11 inches and less with a home indicator, portrait.
  static let padIndicatorPortrait = same(
    Sourced(337, "KeyboardLogs H11, iPadOS 15/16, model not given", .low))

  /// The same in landscape.
  static let padIndicatorLandscape = same(
    Sourced(422, "no log: 398 + 24, as 337 is 313 + 24 in portrait", .estimated))

  /// iPads of 12.9 and 13 inches, portrait.
  static let padLargePortrait = same(
    Sourced(378, "KeyboardFacts 4.3, Chatto, ScreenMetric.swift; 371 also seen", .medium))

  /// The same in landscape.
  static let padLargeLandscape = same(
    Sourced(471, "KeyboardFacts 4.3, Chatto, ScreenMetric.swift; 459 also seen", .medium))

  private static func pad(
    old: Sourced<CGFloat>, bar: Sourced<CGFloat>, current: Sourced<CGFloat>
  ) -> KeyboardHeights {
    let now = Revision(since: SimulatedSystem(9), current)
    return KeyboardHeights(
      plain: old, plainRevisions: [now], predictive: old,
      predictiveRevisions: [Revision(since: SimulatedSystem(8), bar), now])
  }

  private static func same(_ height: Sourced<CGFloat>) -> KeyboardHeights {
    KeyboardHeights(plain: height, predictive: height)
  }
}
