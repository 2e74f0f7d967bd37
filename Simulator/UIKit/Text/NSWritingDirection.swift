/// Which way text runs.
public enum NSWritingDirection: Int, Sendable {
  /// As its first letter with a direction does.
  case natural = -1
  case leftToRight = 0
  case rightToLeft = 1
}
