import Foundation

/// The tables of KeyboardFacts 4.1 and 4.2.
extension KeyboardHeights {
  /// 320-point phones.
  static let small = KeyboardHeights(
    plain: Sourced(216, "KeyboardLogs E1, G1", .high),
    predictive: Sourced(253, "KeyboardLogs G4", .high),
    predictiveRevisions: [
      Revision(since: SimulatedSystem(9), Sourced(254, "KeyboardFacts 4.1", .high))
    ])

  /// 375 × 667.
  static let medium = KeyboardHeights(
    plain: Sourced(216, "KeyboardLogs G8", .high),
    predictive: Sourced(258, "KeyboardLogs G10", .high),
    predictiveRevisions: [
      Revision(since: SimulatedSystem(13), Sourced(260, "KeyboardLogs G16", .high))
    ])

  /// 414 × 736.
  static let plus = KeyboardHeights(
    plain: Sourced(226, "KeyboardLogs G19", .high),
    predictive: Sourced(271, "KeyboardLogs G17", .high))

  /// 375 × 812.
  static let notch375 = KeyboardHeights(
    plain: Sourced(291, "KeyboardLogs H1", .high),
    predictive: Sourced(333, "KeyboardLogs G21", .high),
    predictiveRevisions: [
      Revision(
        since: SimulatedSystem(12), Sourced(335, "KeyboardLogs G24, less its web bar of 45", .high)),
      Revision(
        since: SimulatedSystem(14),
        Sourced(336, "KeyboardFacts 4.1, Chatto, ScreenMetric.swift", .high)),
    ])

  /// 390 × 844 and 393 × 852.
  static let notch390 = KeyboardHeights(
    plain: Sourced(291, "KeyboardLogs H1", .high),
    predictive: Sourced(336, "KeyboardLogs H1, H8", .high))

  /// 414 × 896.
  static func large(_ source: String) -> KeyboardHeights {
    KeyboardHeights(
      plain: Sourced(301, "KeyboardFacts 4.1", .high), predictive: Sourced(346, source, .high))
  }

  /// 428 × 926 and 430 × 932.
  static let max926 = KeyboardHeights(
    plain: Sourced(301, "KeyboardFacts 4.1, inferred: 346 less a bar of 45", .medium),
    predictive: Sourced(346, "KeyboardFacts 4.1, Chatto, ScreenMetric.swift", .medium))

  /// 402 × 874. The height fell and rose again within iOS 26.
  static let pro402 = KeyboardHeights(
    plain: Sourced(291, "no log: that of the 390-pt class", .estimated),
    predictive: Sourced(336, "no log before iOS 26: that of the 390-pt class", .estimated),
    predictiveRevisions: proRevisions)

  /// 440 × 956.
  static let proMax440 = KeyboardHeights(
    plain: Sourced(301, "no log: that of the 430-pt class", .estimated),
    predictive: Sourced(346, "no log before iOS 26: that of the 430-pt class", .estimated),
    predictiveRevisions: [
      Revision(since: SimulatedSystem(26), Sourced(318, "KeyboardLogs H3, about", .low)),
      Revision(
        since: SimulatedSystem(26, 2), Sourced(318, "no log: unchanged from 26.1", .estimated)),
    ])

  private static let proRevisions = [
    Revision(since: SimulatedSystem(26), Sourced(318, "KeyboardLogs H5, about", .medium)),
    Revision(since: SimulatedSystem(26, 2), Sourced(308, "KeyboardLogs H6", .medium)),
    Revision(since: SimulatedSystem(26, 5), Sourced(335, "KeyboardLogs H7", .medium)),
  ]

  /// Landscape on phones with a home button.
  static func landscape162(_ predictive: CGFloat, _ source: String) -> KeyboardHeights {
    KeyboardHeights(
      plain: Sourced(162, "KeyboardLogs G33; KeyboardFacts 4.2", .medium),
      predictive: Sourced(predictive, source, .medium))
  }

  /// Landscape on phones with a home indicator; only heights with the predictive bar were reported.
  static func landscape(
    _ predictive: CGFloat, _ source: String, _ confidence: Confidence
  ) -> KeyboardHeights {
    KeyboardHeights(
      plain: Sourced(predictive - 38, "no log: the bar is 38 on 667-pt phones", .estimated),
      predictive: Sourced(predictive, source, confidence))
  }

  /// Landscape on 852-, 874-, 912-, 932- and 956-point phones.
  static let unloggedLandscape = landscape(
    219, "no log: that of 844- and 926-pt phones", .estimated)
}
