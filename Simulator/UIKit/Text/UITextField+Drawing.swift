extension UITextField {
  func drawBorder() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let rect = borderRect(forBounds: bounds)
    let pixel = 1 / max(layer.contentsScale, 1)
    switch borderStyle {
    case .none: break
    case .line:
      UIColor.black.setStroke()
      context.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1)
    case .bezel:
      UIColor.systemGray3.setStroke()
      context.stroke(rect.insetBy(dx: 1, dy: 1), width: 2)
    case .roundedRect:
      (storedBackgroundColor ?? .systemBackground).setFill()
      UIBezierPath(roundedRect: rect, cornerRadius: 6).fill()
      // A line inside the edge, so that it is not cut off by the bounds.
      let line = max(0.5, pixel)
      let path = UIBezierPath(
        roundedRect: rect.insetBy(dx: line / 2, dy: line / 2), cornerRadius: 6 - line / 2)
      path.lineWidth = line
      UIColor.systemGray4.setStroke()
      path.stroke()
    @unknown default: break
    }
  }

  func drawShownText(in rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext(), rect.width > 0 else { return }
    let color: UIColor = isEnabled ? textColor ?? .label : .tertiaryLabel
    // An edited text is scrolled.
    let layout = isEditing ? editingLayout : restingLayout(width: rect.width)
    context.saveGState()
    context.clip(to: CGRect(x: rect.minX, y: bounds.minY, width: rect.width, height: bounds.height))
    let origin = origin(of: layout, in: rect)
    drawSelection(in: context)
    layout.draw(at: origin, in: context, color: color.cgColor)
    context.restoreGState()
  }

  private func drawSelection(in context: CGContext) {
    guard isEditing else { return }
    tintColor.withAlphaComponent(0.2).setFill()
    for range in [edited.selection, edited.marked ?? 0..<0] {
      for rect in document.lineRects(for: range) { context.fill(rect) }
    }
  }

  func drawPlaceholderText(in rect: CGRect) {
    guard let layout = placeholderLayout(width: rect.width),
      let context = UIGraphicsGetCurrentContext()
    else { return }
    layout.draw(
      at: origin(of: layout, in: rect), in: context, color: UIColor.placeholderText.cgColor)
  }

  /// The caret does not blink, so that a picture does not depend on when it was taken.
  func drawCaret() {
    guard edited.selection.isEmpty else { return }
    tintColor.setFill()
    UIBezierPath(roundedRect: caretRect, cornerRadius: 1).fill()
  }
}
