/// A keyboard's colours. The simulator draws the light ones.
public enum UIKeyboardAppearance: Int, Sendable {
  case `default` = 0
  case dark = 1
  case light = 2

  public static let alert: UIKeyboardAppearance = .dark
}
