import CUIKitEnums

/// The look of the keyboard's background, for an app's own input and accessory views.
open class UIInputView: UIView {
  public typealias Style = UIInputViewStyle

  public let inputViewStyle: Style
  /// Whether the height comes from the view's own constraints rather than its frame.
  open var allowsSelfSizing = false

  public init(frame: CGRect, inputViewStyle: Style) {
    self.inputViewStyle = inputViewStyle
    super.init(frame: frame)
    if inputViewStyle == .keyboard { backgroundColor = KeyboardView.Colors.background }
  }

  public convenience override init(frame: CGRect) {
    self.init(frame: frame, inputViewStyle: .default)
  }

  public required init?(coder: NSCoder) {
    inputViewStyle = .default
    super.init(coder: coder)
  }
}
