#if canImport(UIKit)
  import UIKit

  /// An invisible view in the view that an avoider serves. It keeps the avoider alive exactly as long
  /// as that view, and hears when the view enters a window, is resized or gets another safe area.
  final class AvoiderSentinel: UIView {
    let avoider: KeyboardAvoider

    init(avoider: KeyboardAvoider) {
      self.avoider = avoider
      super.init(frame: .zero)
      isHidden = true
      isUserInteractionEnabled = false
      autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }

    required init?(coder: NSCoder) { nil }

    override func didMoveToWindow() {
      super.didMoveToWindow()
      if window != nil { avoider.surroundingsDidChange() }
    }

    override func safeAreaInsetsDidChange() {
      super.safeAreaInsetsDidChange()
      avoider.surroundingsDidChange()
    }

    override func layoutSubviews() {
      super.layoutSubviews()
      avoider.surroundingsDidChange()
    }
  }
#endif
