import CUIKitEnums

extension UIView {
  /// How bright a view's tint is; automatic is as the superview's.
  public typealias TintAdjustmentMode = UIViewTintAdjustmentMode

  var baseTintColor: UIColor! {
    get { tintAdjustmentMode == .dimmed ? brightTintColor.dimmed : brightTintColor }
    set {
      storedTintColor = newValue
      announceTint { $0.storedTintColor == nil }
    }
  }

  private var brightTintColor: UIColor {
    storedTintColor ?? superview?.brightTintColor ?? .tintColor
  }

  var baseTintAdjustmentMode: UIView.TintAdjustmentMode {
    get {
      if ownTintAdjustmentMode != .automatic { return ownTintAdjustmentMode }
      return superview?.tintAdjustmentMode ?? .normal
    }
    set {
      let old = tintAdjustmentMode
      ownTintAdjustmentMode = newValue
      if tintAdjustmentMode != old { announceTint { $0.ownTintAdjustmentMode == .automatic } }
    }
  }

  /// Tells the view, and those below it that inherit.
  private func announceTint(below inherits: (UIView) -> Bool) {
    tintColorDidChange()
    for subview in subviews where inherits(subview) { subview.announceTint(below: inherits) }
  }
}

extension UIColor {
  /// Without its color, as bright as before; Apple gives no formula.
  fileprivate var dimmed: UIColor {
    UIColor { traits in
      var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
      self.resolvedColor(with: traits).getRed(&red, green: &green, blue: &blue, alpha: &alpha)
      return UIColor(white: 0.299 * red + 0.587 * green + 0.114 * blue, alpha: alpha)
    }
  }
}
