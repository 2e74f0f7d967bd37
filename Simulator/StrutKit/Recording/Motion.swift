/// What is done to a screen while it is recorded.
enum Motion: String, CaseIterable {
  /// Tap, wait, type, hide.
  case showAndHide = "show-hide"
  /// Tap, and hide 80 ms later while the keyboard is still on its way.
  case interrupted

  var title: String {
    switch self {
    case .showAndHide: "Show, type, hide"
    case .interrupted: "Hide after 80 ms"
    }
  }
}
