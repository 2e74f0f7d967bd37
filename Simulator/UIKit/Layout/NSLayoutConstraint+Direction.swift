extension NSLayoutConstraint {
  /// Whether an attribute means another side where text runs from right to left.
  var isDirectional: Bool { firstAttribute.isDirectional || secondAttribute.isDirectional }
}

extension NSLayoutConstraint.Attribute {
  var isDirectional: Bool {
    switch self {
    case .leading, .trailing, .leadingMargin, .trailingMargin: true
    default: false
    }
  }

  /// The side that a leading or trailing edge is in a direction.
  func absolute(_ direction: UIUserInterfaceLayoutDirection) -> NSLayoutConstraint.Attribute {
    let isRTL = direction == .rightToLeft
    switch self {
    case .leading: return isRTL ? .right : .left
    case .trailing: return isRTL ? .left : .right
    case .leadingMargin: return isRTL ? .rightMargin : .leftMargin
    case .trailingMargin: return isRTL ? .leftMargin : .rightMargin
    default: return self
    }
  }
}

extension UIView {
  /// Arranges everything again after a change of direction: the constraints that this view holds
  /// mean other sides now.
  func layoutDirectionDidChange() {
    hierarchyContext?.reinstall(layoutState.constraints.filter(\.isDirectional))
    setNeedsLayout()
    setNeedsDisplay()
  }
}
