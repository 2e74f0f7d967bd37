import Foundation

/// How much of a list's inset its own controller has added for the keyboard, in points.
///
/// The controllers of tables and collections add what the keyboard covers, before us or after us,
/// and take the same away again; an app may change the inset meanwhile. What changes between two
/// looks is the controller's as far as it has something to add or to take away, and else the app's.
package struct ControllerRoom: Equatable {
  /// What there is of it.
  package private(set) var made: CGFloat = 0
  /// What there will be when the controller has heard of the keyboard, too.
  package private(set) var total: CGFloat = 0
  private var expected: CGFloat = 0
  /// The inset as the app has it.
  private var base: CGFloat?
  private var inset: CGFloat = 0

  package init() {}

  /// Looks at an inset.
  ///
  /// - Parameters:
  ///   - inset: The list's, without what we have added.
  ///   - expected: What a controller adds for the keyboard as it is announced.
  ///   - isResting: Whether all have been told of that: what is not there then will not come, as of
  ///     a subclass that forgets super.
  package mutating func look(at inset: CGFloat, expected: CGFloat, isResting: Bool) {
    if base == nil {
      base = inset >= expected ? inset - expected : inset
    } else if expected == self.expected, made == total {
      base? += inset - self.inset
    }
    made = min(max(0, inset - (base ?? inset)), max(expected, self.expected))
    total = isResting ? min(made, expected) : expected
    (self.expected, self.inset) = (expected, inset)
  }
}
