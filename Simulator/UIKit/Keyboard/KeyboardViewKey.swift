/// One key of a drawn keyboard.
package struct KeyboardViewKey: Equatable {
  package enum Role: Equatable {
    /// Types this text.
    case character(String)
    case space
    case shift
    case delete
    case `return`
    /// Changes to other characters: "123", "ABC", ".?123".
    case characterSwitch(String)
    case globe
    case dictation
    case dismiss
    /// A word above the keys.
    case suggestion(String)
  }

  package var role: Role
  /// In the keyboard's coordinates, points; the cap itself, without the gap around it.
  package var frame: CGRect
  /// The small letters below a digit.
  var caption: String?

  init(_ role: Role, _ frame: CGRect, caption: String? = nil) {
    self.role = role
    self.frame = frame
    self.caption = caption
  }
}
