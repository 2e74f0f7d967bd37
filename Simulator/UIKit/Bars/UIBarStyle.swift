/// What a bar looks like where it is told no colour.
public enum UIBarStyle: Int, Sendable {
  case `default` = 0
  case black = 1
}
