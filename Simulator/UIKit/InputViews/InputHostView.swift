/// Holds an app's input view inside the keyboard.
///
/// In the responder chain it leads on to whom the input view belongs, so that a field in an
/// accessory view still finds that accessory view.
final class InputHostView: UIView {
  private weak var owner: UIResponder?
  private(set) var content: UIView?

  override var next: UIResponder? { owner ?? super.next }

  /// Shows a view over a rect of the keyboard; nil for none.
  func show(_ view: UIView?, of owner: UIResponder?, in rect: CGRect) {
    self.owner = owner
    // We leave the old view its height, because we ask for it when the view comes again.
    if content !== view {
      if let content, content.superview === self { content.removeFromSuperview() }
      content = view
    }
    frame = rect
    isHidden = view == nil
    guard let view else { return }
    view.translatesAutoresizingMaskIntoConstraints = true
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.frame = bounds
    if view.superview !== self { addSubview(view) }
  }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self ? nil : hit
  }
}
