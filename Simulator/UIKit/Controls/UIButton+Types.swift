import CUIKitEnums

extension UIButton {
  public typealias ButtonType = UIButtonType

  /// What a button shows in one state, where it was told.
  struct Content {
    var title: String?
    var attributedTitle: NSAttributedString?
    var titleColor: UIColor?
    var image: UIImage?
    var backgroundImage: UIImage?
  }

  /// Tells the button of every change that its size depends on.
  final class TitleLabel: UILabel {
    override func contentSizeDidChange() {
      (superview as? UIButton)?.contentDidChange()
    }
  }
}
