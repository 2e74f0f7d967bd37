#if canImport(UIKit)
  import UIKit

  /// A hidden subview that the library adds to a lifted view. If a container view controller resets
  /// the lifted view's frame in a layout, this subview lifts the view again in the same layout
  /// pass. It is added only if the view's controller has a parent or is presented. It is the only
  /// view that the library adds to the app's views.
  ///
  /// Container view controllers may set the frames of their children in any layout. If we lifted
  /// the view again at the end of the run-loop turn, our change would require another layout of the
  /// container, and so on without end. Lifting the view in the same pass takes little time: one
  /// comparison and at most one assignment.
  ///
  /// UIKit does not lay out a view that only moves. So `LiftRestoringView` has a subview that is
  /// pinned to the top of its own `keyboardLayoutGuide`. When the lifted view moves, the guide
  /// moves in the coordinates of `LiftRestoringView`, and UIKit lays out `LiftRestoringView`. We
  /// never read the guide's frame. The guide moves only if a part of `LiftRestoringView` is under
  /// the keyboard. So `LiftRestoringView` extends far below the lifted view.
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

    /// Lifts the view again before its content is laid out. A container that resets the frame of a
    /// lifted view also changes the view's safe area. With the wrong safe area, layout would scroll
    /// the content.
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
