/// Shows an effect on what is behind it, and its own content on top.
@preconcurrency @MainActor
open class UIVisualEffectView: UIView {
  private var content: UIView?

  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    (coder as? NibCoder)?.read(into: self)
  }

  private func setUp() {
    let view = UIView(frame: bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(view)
    content = view
    showEffect()
  }

  open var effect: UIVisualEffect? { didSet { showEffect() } }

  private func showEffect() { backgroundColor = (effect as? UIBlurEffect)?.ground }

  /// Where everything goes that is shown on the effect.
  open var contentView: UIView { content ?? self }

  /// Apple's UIKit raises an exception in these words, as crash reports of apps show.
  override func admit(_ view: UIView) {
    guard content != nil, view !== content else { return }
    preconditionFailure(
      "\(view) has been added as a subview to \(self). Do not add subviews directly to the visual "
        + "effect view itself, instead add them to the -contentView.")
  }
}
