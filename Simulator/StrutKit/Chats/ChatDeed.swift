/// Something that a person does in a chat, or that is done to them.
enum ChatDeed: String, Sendable {
  /// Taps what is written into, or the button that brings it.
  case tap
  /// Types lines until the bar grows no more.
  case lines
  case turn
  case turnBack = "turn back"
  case send
  /// Somebody else's message comes in.
  case receive
  /// Asks for stickers in the keyboard's place.
  case stickers
  /// Asks for the keyboard again.
  case keys
  case hide
  /// Drags the list, and the keyboard with it, down with a finger.
  case drag

  /// The page has no room for it.
  var turnsDevice: Bool { self == .turn || self == .turnBack }

  /// Whether the list moves for a reason of its own, so that only its end is held against the bar.
  var scrollsList: Bool { self == .send || self == .receive || turnsDevice }
}
