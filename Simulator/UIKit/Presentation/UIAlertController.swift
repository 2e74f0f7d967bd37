import CUIKitEnums

/// A question to the person, with buttons and perhaps text fields.
@preconcurrency @MainActor
open class UIAlertController: UIViewController {
  public typealias Style = UIAlertControllerStyle

  open private(set) var preferredStyle = Style.alert
  open var message: String?
  open private(set) var actions: [UIAlertAction] = []
  open private(set) var textFields: [UITextField]?
  open var preferredAction: UIAlertAction?

  /// The button of each action, in the order of `actions`.
  package private(set) var buttons: [UIButton] = []

  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init(nibName: nil, bundle: nil)
    self.title = title
    self.message = message
    self.preferredStyle = preferredStyle
    if preferredStyle == .alert { modalTransitionStyle = .crossDissolve }
  }

  open func addAction(_ action: UIAlertAction) { actions.append(action) }

  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    precondition(preferredStyle == .alert, "Text fields can only be added to an alert")
    let field = UITextField(frame: .zero)
    field.borderStyle = .roundedRect
    field.font = .systemFont(ofSize: 13)
    textFields = (textFields ?? []) + [field]
    configurationHandler?(field)
  }

  open override func loadView() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 270, height: 200))
    view.backgroundColor = .systemBackground
    view.layer.cornerRadius = 14
    view.clipsToBounds = true
    self.view = view
    let stack = UIStackView(arrangedSubviews: [])
    stack.axis = .vertical
    stack.spacing = 8
    for (text, font) in [
      (title, UIFont.systemFont(ofSize: 17, weight: .semibold)),
      (message, UIFont.systemFont(ofSize: 13)),
    ] {
      guard let text else { continue }
      let label = UILabel(frame: .zero)
      label.text = text
      label.font = font
      label.numberOfLines = 0
      label.textAlignment = .center
      stack.addArrangedSubview(label)
    }
    for field in textFields ?? [] { stack.addArrangedSubview(field) }
    buttons = actions.map(makeButton)
    for button in buttons { stack.addArrangedSubview(button) }
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: view.topAnchor, constant: 20),
      stack.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
      stack.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
      stack.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -8),
    ])
  }

  private func makeButton(for action: UIAlertAction) -> UIButton {
    let button = UIButton(type: .system)
    button.setTitle(action.title, for: .normal)
    let weight: UIFont.Weight =
      action === preferredAction || action.style == .cancel ? .semibold : .regular
    button.titleLabel?.font = .systemFont(ofSize: 17, weight: weight)
    if action.style == .destructive { button.tintColor = .systemRed }
    button.isEnabled = action.isEnabled
    action.onChange = { [weak button, weak action] in
      if let action { button?.isEnabled = action.isEnabled }
    }
    button.addAction(
      UIAction { [weak self] _ in
        // The handler comes after the alert has gone.
        self?.dismissSelf(animated: true) { action.handler?(action) }
      }, for: .touchUpInside)
    return button
  }
}
