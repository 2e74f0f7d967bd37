/// What a text is divided into.
public enum UITextGranularity: Int, Sendable {
  case character = 0
  case word = 1
  case sentence = 2
  case paragraph = 3
  /// Between two line breaks of the layout.
  case line = 4
  case document = 5
}
