import Foundation

/// How many points a table or collection view controller has added to its list's bottom inset for
/// the keyboard.
///
/// The controller adds the height that the keyboard covers, before or after our code runs, and
/// later subtracts this height. The app may change the same inset. We cannot see who has changed
/// the inset.
///
/// So each call of `look(at:expected:isResting:)` compares the inset with the inset at the previous
/// call. We divide the change between the controller and the app:
/// 1. The controller has made the change, up to the number of points that the controller still had
///    to add or subtract.
/// 2. The app has made the rest of the change.
package struct ControllerInset: Equatable {
  /// How many points the controller has added so far.
  package private(set) var made: CGFloat = 0
  /// How many points the controller will have added once it has received the keyboard notification.
  package private(set) var total: CGFloat = 0
  private var expected: CGFloat = 0
  /// The bottom inset without the points that the controller has added. Nil until the inset has
  /// been read for the first time.
  private var base: CGFloat?
  private var inset: CGFloat = 0

  package init() {}

  /// Updates the values with the list's current inset.
  ///
  /// - Parameters:
  ///   - inset: The list's bottom inset without the part that we have added.
  ///   - expected: The height that a controller adds for the announced keyboard.
  ///   - isResting: Whether the keyboard is up and at rest. The controller has then received the
  ///     keyboard's notification. A controller that has not added a height by then never will, for
  ///     example because a subclass does not call super.
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
