import KeyboardStrut
import Phone

/// A screen that is about to be shown, and what is watched on it.
@MainActor
struct BuiltScreen {
  /// An edge of a view.
  struct Edge {
    let view: UIView
    /// Whether it is the upper one.
    var isTop = false
  }

  let controller: UIViewController
  /// What can be tapped and typed into, top to bottom.
  let fields: [UITextField]
  /// What has to move with the keyboard; nil for the lower edge of the field itself.
  let moving: Edge?
  /// What must not move at all.
  let still: [UIView]

  init(
    _ controller: UIViewController, fields: [UITextField], moving: Edge? = nil, still: [UIView] = []
  ) {
    self.controller = controller
    self.fields = fields
    self.moving = moving
    self.still = still
  }

  /// A screen whose avoiders are stopped where the library is left out.
  init(
    _ controller: UIViewController, _ setting: Screen.Setting, moving: Edge? = nil,
    still: [UIView] = []
  ) throws {
    controller.loadViewIfNeeded()
    if !setting.usesLibrary { controller.leaveOutLibrary() }
    self.init(
      controller, fields: try controller.parts(UITextField.self), moving: moving, still: still)
  }

  /// What makes room on the screen, if it is an avoider that has not been stopped.
  var avoider: KeyboardAvoider? {
    controller.view.withDescendants.lazy.flatMap(\.keyboardAvoiders).first
  }

  /// Puts a field at the top of what moves: for screens that have none that is visible anyway.
  func addFieldAtTop() -> UITextField? {
    var host = fields.first?.superview
    while host is UIStackView { host = host?.superview }
    guard let host else { return nil }
    let field = UITextField(frame: .zero)
    field.borderStyle = .roundedRect
    field.placeholder = "Visible anyway"
    field.frame = CGRect(
      x: 24, y: controller.view.safeAreaInsets.top + 12, width: host.bounds.width - 48, height: 34)
    host.addSubview(field)
    return field
  }
}

extension UIViewController {
  /// The views of a kind in the order of the tree; at least one.
  func parts<T: UIView>(_ kind: T.Type) throws -> [T] {
    loadViewIfNeeded()
    let parts = view.withDescendants.compactMap { $0 as? T }
    guard !parts.isEmpty else { throw MissingPart("\(kind)", in: "\(type(of: self))") }
    return parts
  }
}
