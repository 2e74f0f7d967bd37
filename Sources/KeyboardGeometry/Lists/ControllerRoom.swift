import Foundation

/// How much of a list's inset the list's own controller has added for the keyboard, in points.
///
/// The controllers of tables and collections add the height that the keyboard covers, before us or
/// after us. Later they subtract it again. The app may also change the inset in between. We count a
/// change between two looks as the controller's as far as the controller has something to add or
/// subtract. We count the rest as the app's.
package struct ControllerRoom: Equatable {
  /// The part that the controller has added so far.
  package private(set) var made: CGFloat = 0
  /// The part that the controller will have added after it has received the notification, too.
  package private(set) var total: CGFloat = 0
  private var expected: CGFloat = 0
  /// The inset as the app set it.
  private var base: CGFloat?
  private var inset: CGFloat = 0

  package init() {}

  /// Looks at an inset.
  ///
  /// - Parameters:
  ///   - inset: The list's inset without the part that we have added.
  ///   - expected: The height that a controller adds for the keyboard as announced.
  ///   - isResting: Whether all observers have received the notification. A part that is still
  ///     missing then will not come, for example because a subclass forgets to call super.
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
