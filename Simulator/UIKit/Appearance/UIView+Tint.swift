extension UIView {
  var baseTintColor: UIColor! {
    get { storedTintColor ?? superview?.tintColor ?? .tintColor }
    set {
      storedTintColor = newValue
      announceTintColor()
    }
  }

  private func announceTintColor() {
    tintColorDidChange()
    for subview in subviews where subview.storedTintColor == nil { subview.announceTintColor() }
  }
}
