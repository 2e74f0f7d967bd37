/// A keyboard's colours; `default` goes by the system's appearance.
public enum UIKeyboardAppearance: Int, Sendable {
  case `default` = 0
  case dark = 1
  case light = 2

  public static let alert: UIKeyboardAppearance = .dark
}
