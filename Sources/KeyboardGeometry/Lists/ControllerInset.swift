import Foundation

/// How many points a table or collection view controller has added to its list's bottom inset for
/// the keyboard.
///
/// The controller adds the height that the keyboard covers, before or after our code runs, and
/// later subtracts this height. The app may change the same inset. We cannot see who has changed
/// the inset.
///
/// So each call of `look(at:expected:isResting:)` decides who has made the change since the
/// previous call:
/// 1. The change counts as the controller's, up to the number of points that the controller still
///    has to add or subtract.
/// 2. The rest counts as the app's change.
///
/// For example, the controller still has to add 302 points, and the inset has grown by 312. Then
/// the controller has added 302 points, and the app has added 10.
package struct ControllerInset: Equatable {
  /// How many points the controller has added to the list's bottom inset so far.
  package private(set) var made: CGFloat = 0
  /// The value that `made` will have once the controller has received the keyboard notification.
  package private(set) var total: CGFloat = 0
  /// The `expected` of the previous call of `look`.
  private var expected: CGFloat = 0
  /// The bottom inset without the points that the controller has added. Nil until the inset has
  /// been read for the first time.
  private var base: CGFloat?
  /// The inset at the previous call of `look`.
  private var inset: CGFloat = 0

  package init() {}

  /// Updates `made` and `total` with the list's current bottom inset.
  ///
  /// - Parameters:
  ///   - inset: The list's bottom inset without the part that we have added.
  ///   - expected: The height that a controller adds for the announced keyboard. 0 if the keyboard
  ///     hides.
  ///   - isResting: Whether the keyboard is up and at rest. The controller has then received the
  ///     keyboard's notification. If the controller has not added the height by then, it never
  ///     will, for example because a subclass does not call super.
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
