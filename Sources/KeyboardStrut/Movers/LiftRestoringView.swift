#if canImport(UIKit)
  import UIKit

  /// A hidden subview of a lifted view. In each layout, this subview lifts the view again if a
  /// container has reset the view's frame. The library adds this subview only if the lifted view's
  /// controller has a parent or is presented. The library adds no other view to the app's views.
  ///
  /// Container view controllers set the frames of their children, and may do so in any layout. If
  /// we restored the lift at the end of the run-loop turn, our change would require another layout
  /// of the container, and so on without end. This view is laid out in the same pass as the lifted
  /// view, and restores the lift there. To restore the lift, this view only compares one number and
  /// writes one.
  ///
  /// UIKit does not lay out a view that only moves. To be laid out anyway, this view has a subview
  /// that is pinned to its own `keyboardLayoutGuide`. When this view moves, the guide's frame in
  /// its coordinates changes, and UIKit lays out this view. The value of that frame does not
  /// matter. The frame changes only if a part of this view is under the keyboard, so this view
  /// extends far below the lifted one.
  final class LiftRestoringView: UIView {
    private static let reach: CGFloat = 4000

    private weak var lifted: UIView?

    /// Adds an upkeep view to a lifted view. Removes the upkeep view if the view is not lifted any
    /// more. A second call changes nothing.
    static func update(for lifted: UIView, isLifted: Bool) {
      // A `UIVisualEffectView` allows subviews only in its `contentView`.
      let host = (lifted as? UIVisualEffectView)?.contentView ?? lifted
      let known = host.subviews.first { $0 is Self }
      if isLifted, known == nil {
        let upkeep = Self(in: host)
        upkeep.lifted = lifted
        // UIKit looks for a controller's scroll view among the first subviews. So the upkeep view
        // must not be the first one.
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

    /// A container that resets the lifted view's frame also changes its safe area. We lift the view
    /// again before its content is laid out. With the wrong safe area, the content would scroll.
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
