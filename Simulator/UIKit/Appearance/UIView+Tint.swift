extension UIView {
  /// The colour of what can be touched; taken from the superview where it was not set.
  public var tintColor: UIColor! {
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
