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
    let isRTL = effectiveUserInterfaceLayoutDirection == .rightToLeft
    func mentions(_ item: any LayoutItem, isView: Bool) -> Bool {
      item.itemState.references.contains { reference in
        guard let constraint = reference.constraint else { return false }
        // The view's own edges are the content's only to the content.
        if isView, constraint.holder !== self { return false }
        var attributes: [NSLayoutConstraint.Attribute] = []
        if constraint.first === item { attributes.append(constraint.firstAttribute) }
        if constraint.second === item { attributes.append(constraint.secondAttribute) }
        return attributes.contains {
          $0.axis == axis && !$0.isNearEdge(isRTL) && (!isView || $0.isContentEdge)
        }
      }
    }
    return mentions(self, isView: true) || mentions(contentGuide, isView: false)
      || safeArea.marginsGuide.map { mentions($0, isView: false) } ?? false
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
    @unknown default: nil
    }
  }

  /// Edges and margins of a scroll view are its content's to the content; sizes and centers are the
  /// frame's (Apple's Technical Note TN2154).
  var isContentEdge: Bool {
    switch self {
    case .left, .right, .leading, .trailing, .top, .bottom, .leftMargin, .rightMargin,
      .leadingMargin, .trailingMargin, .topMargin, .bottomMargin:
      true
    default: false
    }
  }

  /// Whether the edge stays in its place when the content's size changes.
  func isNearEdge(_ isRTL: Bool) -> Bool {
    switch self {
    case .left, .leftMargin, .top, .topMargin: true
    case .leading, .leadingMargin: !isRTL
    case .trailing, .trailingMargin: isRTL
    default: false
    }
  }
}
