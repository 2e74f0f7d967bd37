#if canImport(UIKit)
  import UIKit

  /// A hidden subview of a lifted view. In each layout, this subview lifts its superview again if a
  /// container view controller has reset the superview's frame. The library adds this subview only
  /// if the lifted view's controller has a parent or is presented. The library adds no other view
  /// to the app's views.
  ///
  /// Container view controllers set the frames of their children, and may do so in any layout. If
  /// we lifted the view again at the end of the run-loop turn, our change would require another
  /// layout of the container, and so on without end. `LiftRestoringView` is laid out in the same
  /// pass as the lifted view, and lifts that view again in this pass. This takes little time: one
  /// comparison and at most one assignment.
  ///
  /// UIKit does not lay out a view that only moves. To be laid out anyway, `LiftRestoringView` has
  /// a subview that is pinned to the top of the `LiftRestoringView`'s own `keyboardLayoutGuide`.
  /// When the lifted view moves, the guide moves in the coordinates of `LiftRestoringView`, and
  /// UIKit lays out `LiftRestoringView`. We never read the guide's frame. The guide moves only if a
  /// part of `LiftRestoringView` is under the keyboard. So `LiftRestoringView` extends far below
  /// the lifted view.
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
        // UIKit looks for a view controller's scroll view among the first subviews. So our view
        // must not be the first subview.
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

    /// Lifts the view again before its content is laid out. A container that resets the frame of a
    /// lifted view also changes the view's safe area. The content would scroll if it were laid out
    /// with the wrong safe area.
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
