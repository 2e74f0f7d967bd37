extension UIScrollView {
  /// Takes over the size that constraints give the content, on each axis where there are any.
  func takeContentSizeFromConstraints() {
    guard let variables = contentGuide.itemState.variables else { return }
    let size = variables.context.rect(of: variables).size
    let scale = window?.screen.scale ?? layer.contentsScale
    var new = contentSize
    if constrainsContent(.horizontal) { new.width = PixelGrid.round(size.width, scale) }
    if constrainsContent(.vertical) { new.height = PixelGrid.round(size.height, scale) }
    if new != contentSize { contentSize = new }
  }

  /// Whether some active constraint mentions the far edge or the length of the content.
  private func constrainsContent(_ axis: NSLayoutConstraint.Axis) -> Bool {
    let own = itemState.references.compactMap(\.constraint).filter { $0.holder === self }
    if own.contains(where: { constraint in
      let attributes = [
        constraint.firstItem === self ? constraint.firstAttribute : .notAnAttribute,
        constraint.secondItem === self ? constraint.secondAttribute : .notAnAttribute,
      ]
      return attributes.contains { $0.isContentEdge && $0.axis == axis }
    }) {
      return true
    }
    let guides: [UILayoutGuide?] = [contentGuide, safeArea.marginsGuide]
    return guides.contains { guide in
      guide?.itemState.references.contains { reference in
        guard let constraint = reference.constraint else { return false }
        return (constraint.firstItem === guide && constraint.firstAttribute.axis == axis)
          || (constraint.secondItem === guide && constraint.secondAttribute.axis == axis)
      } ?? false
    }
  }
}

extension NSLayoutConstraint.Attribute {
  var axis: NSLayoutConstraint.Axis? {
    switch self {
    case .left, .right, .leading, .trailing, .width, .centerX, .leftMargin, .rightMargin,
      .leadingMargin, .trailingMargin, .centerXWithinMargins:
      .horizontal
    case .top, .bottom, .height, .centerY, .lastBaseline, .firstBaseline, .topMargin,
      .bottomMargin, .centerYWithinMargins:
      .vertical
    case .notAnAttribute: nil
    }
  }

  /// Edges and margins of a scroll view are its content's to the content; sizes and centres are the
  /// frame's (Apple's Technical Note TN2154).
  var isContentEdge: Bool {
    switch self {
    case .left, .right, .leading, .trailing, .top, .bottom, .leftMargin, .rightMargin,
      .leadingMargin, .trailingMargin, .topMargin, .bottomMargin:
      true
    default: false
    }
  }
}
