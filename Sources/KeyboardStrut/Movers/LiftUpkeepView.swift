#if canImport(UIKit)
  import UIKit

  /// The only view that the library adds to a view of the app: a hidden one in the view of a
  /// controller that is in a container, while the view is lifted.
  ///
  /// Containers own the frames of their screens and may set them in any layout. Waiting for the end
  /// of the turn would be too late: our write would make their layout pending again, for ever. So
  /// this view hears of that layout and puts our part back in the same pass. It compares one number
  /// and writes it; it decides nothing.
  ///
  /// A view that is moved is not laid out. But its keyboard layout guide is, because its place in
  /// the view is another one; where the guide is does not matter. This view reaches far below the
  /// lifted one, so that part of it is always under the keyboard.
  final class LiftUpkeepView: UIView {
    private static let reach: CGFloat = 4000

    private weak var lifted: UIView?

    /// Lets a view have one while it is lifted, and no longer.
    static func update(for lifted: UIView, isLifted: Bool) {
      // UIKit refuses subviews beside the content view of an effect.
      let host = (lifted as? UIVisualEffectView)?.contentView ?? lifted
      let known = host.subviews.first { $0 is Self }
      if isLifted, known == nil {
        let upkeep = Self(in: host)
        upkeep.lifted = lifted
        // Never the first subview: there UIKit looks for a controller's scroll view.
        host.insertSubview(upkeep, at: min(1, host.subviews.count))
      } else if !isLifted {
        known?.removeFromSuperview()
      }
    }

    private init(in host: UIView) {
      super.init(frame: host.bounds)
      isHidden = true
      isUserInteractionEnabled = false
      frame.size.height += Self.reach
      autoresizingMask = [.flexibleWidth, .flexibleHeight]
      let line = UIView(frame: .zero)
      line.translatesAutoresizingMaskIntoConstraints = false
      addSubview(line)
      NSLayoutConstraint.activate([
        line.topAnchor.constraint(equalTo: keyboardLayoutGuide.topAnchor),
        line.leftAnchor.constraint(equalTo: leftAnchor),
        line.widthAnchor.constraint(equalToConstant: 0),
        line.heightAnchor.constraint(equalToConstant: 0),
      ])
    }

    required init?(coder: NSCoder) { nil }

    /// A container that sets the frame changes the safe area with it. Content that was laid out in
    /// that one would scroll to another place.
    override func safeAreaInsetsDidChange() {
      super.safeAreaInsetsDidChange()
      _ = lifted?.restoreLift()
    }

    override func layoutSubviews() {
      // Its content is invisible, so an animation of it would only cost.
      UIView.performWithoutAnimation { super.layoutSubviews() }
      _ = lifted?.restoreLift()
    }
  }
#endif
