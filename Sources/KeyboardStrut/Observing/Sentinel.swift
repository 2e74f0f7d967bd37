#if canImport(UIKit)
  import UIKit

  /// Something that rides on a view and wants to know what happens to it.
  @MainActor
  protocol SentinelOwner: AnyObject {
    /// The view has entered a window, changed its size or its safe area.
    func surroundingsDidChange()
  }

  /// An invisible view in the view that is served. It keeps its owner alive exactly as long as that
  /// view, and hears what happens around it, without a delegate, swizzling or associated objects.
  final class Sentinel: UIView {
    let owner: any SentinelOwner

    init(_ owner: any SentinelOwner) {
      self.owner = owner
      super.init(frame: .zero)
      isHidden = true
      isUserInteractionEnabled = false
      autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }

    required init?(coder: NSCoder) { nil }

    /// Goes into a view, behind everything.
    func enter(_ host: UIView) {
      frame = host.bounds
      host.insertSubview(self, at: 0)
    }

    override func didMoveToWindow() {
      super.didMoveToWindow()
      guard let window else { return }
      owner.surroundingsDidChange()
      KeyboardCenter.shared.listenerDidEnter(window)
    }

    override func safeAreaInsetsDidChange() {
      super.safeAreaInsetsDidChange()
      owner.surroundingsDidChange()
    }

    override func layoutSubviews() {
      super.layoutSubviews()
      owner.surroundingsDidChange()
    }
  }
#endif
