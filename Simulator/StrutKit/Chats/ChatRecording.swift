import Foundation

/// What was written down of a chat.
struct ChatRecording {
  var moments: [ChatMoment] = []
  /// What was drawn, frame by frame.
  var film = Recording()
  /// Where the finger was, in points of the screen.
  var touches: [FilmTouch] = []
  /// How high the text was at its limit, and how high it may be, in points.
  var textHeight: CGFloat = 0
  var textLimit: CGFloat = 0
  /// Whether the text scrolled once it grew no more.
  var isLimited = false
  /// Whether the bar, and the insets of the list, are what they were.
  var isRestored = false
}

/// What was seen during a deed and after it. Lengths are points.
struct ChatMoment: Equatable, Sendable {
  let deed: ChatDeed
  /// How far the bar was from its place at most, at the frames of the motion and after it.
  var bar: CGFloat = 0
  /// How far the newest message was from its place above the bar at most.
  var message: CGFloat = 0
  var frames = 0
  /// How much of what is written into the keyboard covers in the end.
  var covered: CGFloat = 0
  var isKeyboardUp = false
  /// How high the text is in the end.
  var textHeight: CGFloat = 0
}
