#if canImport(UIKit)
  import UIKit

  /// Restores a lifted view's position in layout. It is the only view that the library adds to a
  /// view of the app. It is hidden, and is in a lifted view whose controller is in a container or
  /// is presented.
  ///
  /// Containers own the frames of their screens and may set them in any layout. To wait for the end
  /// of the turn would be too late: our write would make their layout pending again, endlessly. So
  /// this view is laid out with them and adds our part again in the same pass. It compares one
  /// number and writes it; it decides nothing.
  ///
  /// UIKit does not lay out a view that only moves. But it lays out the view's keyboard layout
  /// guide, because the guide's position in the view changes. The guide's own position does not
  /// matter. This view reaches far below the lifted one, so that a part of it is always under the
  /// keyboard.
  final class LiftUpkeepView: UIView {
    private static let reach: CGFloat = 4000

    private weak var lifted: UIView?

    /// Adds such a view to a view that is lifted, and removes it when the view is no longer lifted.
    static func update(for lifted: UIView, isLifted: Bool) {
      // UIKit refuses subviews beside the content view of an effect.
      let host = (lifted as? UIVisualEffectView)?.contentView ?? lifted
      let known = host.subviews.first { $0 is Self }
      if isLifted, known == nil {
        let upkeep = Self(in: host)
        upkeep.lifted = lifted
        // Never insert it as the first subview, because UIKit looks there for a controller's scroll
        // view.
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

    /// A container that sets the frame changes the safe area, too. Content that is laid out with
    /// that safe area would scroll to another position.
    override func safeAreaInsetsDidChange() {
      super.safeAreaInsetsDidChange()
      _ = lifted?.restoreLift()
    }

    override func layoutSubviews() {
      // Its content is invisible, so an animation would only cost time.
      UIView.performWithoutAnimation { super.layoutSubviews() }
      _ = lifted?.restoreLift()
    }
  }
#endif
