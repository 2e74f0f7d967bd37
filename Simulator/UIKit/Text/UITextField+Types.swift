import CUIKitEnums

extension UITextField {
  /// The field's own frame.
  public typealias BorderStyle = UITextBorderStyle

  /// When a view at one of the field's ends is shown.
  public typealias ViewMode = UITextFieldViewMode

  public typealias DidEndEditingReason = UITextFieldDidEndEditingReason

  public nonisolated static let textDidBeginEditingNotification = Notification.Name(
    "UITextFieldTextDidBeginEditingNotification")
  public nonisolated static let textDidEndEditingNotification = Notification.Name(
    "UITextFieldTextDidEndEditingNotification")
  public nonisolated static let textDidChangeNotification = Notification.Name(
    "UITextFieldTextDidChangeNotification")
}

extension UITextField.ViewMode {
  func isShown(whileEditing isEditing: Bool) -> Bool {
    switch self {
    case .whileEditing: isEditing
    case .unlessEditing: !isEditing
    case .always: true
    default: false
    }
  }
}
