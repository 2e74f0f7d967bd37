import Foundation

/// An input that a person has come to.
struct WalkStop: Equatable, Sendable {
  let name: String
  /// The input on the screen, in points.
  let field: CGRect
  /// The upper edge of the bar above the keyboard.
  let keyboardTop: CGFloat
  /// Whether all of the input is on the screen, above the bar, and takes touches there.
  let isVisible: Bool
  /// How many rows the step has brought on screen, and how many it may.
  let rows: Int
  let rowLimit: Int

  /// From the input's lower edge to the bar, in points.
  var gap: CGFloat { keyboardTop - field.maxY }
}

/// What came of one round.
struct WalkRound: Equatable, Sendable {
  /// From the first input to the last one.
  var forwards: [WalkStop] = []
  /// Back again, from the last but one.
  var backwards: [WalkStop] = []
  /// Whether Next could not be pressed at the last input, and Previous not at the first.
  var endsAreKnown = true
  /// Whether rows are read in the direction of the phone.
  var readsInDirection = true
  /// Whether Done has closed the keyboard.
  var isClosed = false
  /// Whether insets and frames are what they were, lists apart from where they are scrolled to.
  var isRestored = false

  var stops: [WalkStop] { forwards + backwards }
}
