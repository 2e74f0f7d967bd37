import Foundation

/// The heights of a device's docked keyboard in one orientation, for each system version.
///
/// Heights are those of the end rect in points. They include the strip under the home indicator and
/// exclude an app's accessory view (KeyboardFacts 4).
package struct KeyboardHeights: Hashable, Sendable {
  /// A height from one system on, until the next revision.
  package struct Revision: Hashable, Sendable {
    /// The first system with this height.
    package let since: SimulatedSystem
    /// The height in points.
    package let height: Sourced<CGFloat>

    /// Makes a revision.
    package init(since: SimulatedSystem, _ height: Sourced<CGFloat>) {
      self.since = since
      self.height = height
    }
  }

  /// Without the predictive bar; oldest first, never empty.
  package let plain: [Revision]
  /// With the predictive bar; oldest first, never empty.
  package let predictive: [Revision]

  /// Makes a table.
  ///
  /// - Parameters:
  ///   - plain: The height without predictive bar on the oldest system.
  ///   - plainRevisions: Later changes of it, in any order.
  ///   - predictive: The height with predictive bar on the oldest system.
  ///   - predictiveRevisions: Later changes of it, in any order.
  package init(
    plain: Sourced<CGFloat>, plainRevisions: [Revision] = [],
    predictive: Sourced<CGFloat>, predictiveRevisions: [Revision] = []
  ) {
    self.plain = Self.ordered(plain, plainRevisions)
    self.predictive = Self.ordered(predictive, predictiveRevisions)
  }

  /// The height on a system, in points.
  package func height(predictiveBar: Bool, on system: SimulatedSystem) -> Sourced<CGFloat> {
    let revisions = predictiveBar ? predictive : plain
    return (revisions.last { $0.since <= system } ?? revisions[0]).height
  }

  private static func ordered(
    _ oldest: Sourced<CGFloat>, _ revisions: [Revision]
  ) -> [Revision] {
    [Revision(since: SimulatedSystem(0), oldest)] + revisions.sorted { $0.since < $1.since }
  }
}
