#if canImport(UIKit)
  import UIKit

  /// A hidden subview of a lifted view. If a container view controller resets the lifted view's
  /// frame in a layout, this subview lifts the view again in the same layout pass. The library
  /// adds this subview only if the lifted view's controller has a parent or is presented, and is
  /// not a hosting controller of SwiftUI. The library adds no other view to the app's views.
  ///
  /// Container view controllers may set the frames of their children in any layout. If we lifted
  /// the child only at the end of the run-loop turn, the container would lay out again and reset
  /// the frame again, without end.
  ///
  /// UIKit does not lay out a view if only the view's position changes. So this subview uses its
  /// `keyboardLayoutGuide` to notice that it has moved:
  /// 1. This subview moves on screen and the keyboard does not. So the guide moves inside this
  ///    subview.
  /// 2. A view inside this subview is constrained to the guide. So UIKit lays out this subview.
  ///
  /// The guide moves only if a part of this subview is under the keyboard. So this subview extends
  /// far beyond the lower edge of the lifted view. We never read the guide's frame.
  final class LiftRestoringView: UIView {
    private static let reach: CGFloat = 4000

    private weak var lifted: UIView?

    /// Adds a `LiftRestoringView` to a view that is lifted. Removes the `LiftRestoringView` if the
    /// view is not lifted any more. A second call with the same arguments changes nothing.
    static func update(for lifted: UIView, isLifted: Bool) {
      // A `UIVisualEffectView` allows subviews only in its `contentView`.
      let host = (lifted as? UIVisualEffectView)?.contentView ?? lifted
      let known = host.subviews.first { $0 is Self }
      if isLifted, known == nil {
        let restoring = Self(in: host)
        restoring.lifted = lifted
        // UIKit looks for a view controller's scroll view among the first subviews. So the
        // `LiftRestoringView` must not be the first subview.
        host.insertSubview(restoring, at: min(1, host.subviews.count))
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

    /// Lifts the view `lifted` again if a container view controller has reset the view's frame. The
    /// reset also changes the view's safe area. UIKit would then scroll a list inside the view when
    /// it lays out the list. So we lift the view before this layout.
    override func safeAreaInsetsDidChange() {
      super.safeAreaInsetsDidChange()
      _ = lifted?.restoreLift()
    }

    override func layoutSubviews() {
      // The view is hidden, so animating its subview would only cost time.
      UIView.performWithoutAnimation { super.layoutSubviews() }
      _ = lifted?.restoreLift()
    }
  }
#endif
