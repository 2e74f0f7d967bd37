#if canImport(UIKit)
  import UIKit

  /// Something that rides on a view and wants to know what happens to it.
  @MainActor
  protocol SentinelOwner: AnyObject {
    /// The view has entered a window, changed its size or its safe area, or the keyboard covers another
    /// part of it. Called in the animation in which that happens, if there is one.
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
      addSubview(KeyboardProbe(self))
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

  /// Tells that the served view has moved under the keyboard.
  ///
  /// A view that is moved with all that is around it, as a sheet is, is not laid out. But the keyboard
  /// layout guide is, because its place in the view is another one. Where it is does not matter: it
  /// is known to be wrong at times (facts 5). The probe reaches far below the served view, so that even
  /// one that has been lifted clear of the keyboard has part of it under the keyboard.
  private final class KeyboardProbe: UIView {
    private unowned let sentinel: Sentinel
    private static let reach: CGFloat = 4000

    init(_ sentinel: Sentinel) {
      self.sentinel = sentinel
      var frame = sentinel.bounds
      frame.size.height += Self.reach
      super.init(frame: frame)
      autoresizingMask = [.flexibleWidth, .flexibleHeight]
      let line = UIView(frame: .zero)
      line.translatesAutoresizingMaskIntoConstraints = false
      addSubview(line)
      NSLayoutConstraint.activate([
        line.topAnchor.constraint(equalTo: keyboardLayoutGuide.topAnchor),
        line.leftAnchor.constraint(equalTo: leftAnchor),
        line.rightAnchor.constraint(equalTo: rightAnchor),
        line.heightAnchor.constraint(equalToConstant: 0),
      ])
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
      super.layoutSubviews()
      sentinel.owner.surroundingsDidChange()
    }
  }
#endif
