/// Which side lines of text keep to.
///
/// Justified lines are set as natural ones: see KNOWN_GAPS.
public enum NSTextAlignment: Int, Sendable {
  case left = 0
  case center = 1
  case right = 2
  case justified = 3
  case natural = 4
}
