#if canImport(UIKit)
  import UIKit

  /// An invisible view of ours in somebody else's view, which knows when it is laid out: its host
  /// has another size, or something has moved that a view in it is tied to.
  ///
  /// UIKit finds a controller's content scroll view down the chain of first subviews (for large
  /// titles and the look of bars), so a guest is never the first subview while there is another.
  class Guest: UIView {
    override init(frame: CGRect) {
      super.init(frame: frame)
      isHidden = true
      isUserInteractionEnabled = false
    }

    required init?(coder: NSCoder) { nil }

    /// Goes into a view, behind all but the first subview.
    func enter(_ host: UIView) {
      host.insertSubview(self, at: min(1, host.subviews.count))
    }

    /// Goes into a view and stays as large as that. Not for a guest of no size: less than that it
    /// could not become with its host.
    func fill(_ host: UIView) {
      frame = host.bounds
      autoresizingMask = [.flexibleWidth, .flexibleHeight]
      enter(host)
    }

    /// Called in the animation in which the layout is, if there is one.
    func didLayOut() {}

    override func layoutSubviews() {
      // Nobody sees what is in it: to animate that would only cost.
      UIView.performWithoutAnimation { super.layoutSubviews() }
      didLayOut()
    }
  }
#endif
