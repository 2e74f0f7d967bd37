#if canImport(UIKit)
  import UIKit

  /// The only view that the library adds to a view of the app: one without content in the view of
  /// a controller, while that is lifted.
  ///
  /// Containers own the frames of their screens and may set them in any layout. Waiting for the end
  /// of the turn would be too late: our write would make their layout pending again, for ever. So
  /// this view hears of that layout and puts our part back in the same pass. It compares one number
  /// and writes it; it decides nothing.
  ///
  /// A view that is moved is not laid out. But its keyboard layout guide is, because its place in
  /// the view is another one; where the guide is does not matter. This view reaches far below the
  /// lifted one, so that part of it is always under the keyboard.
  ///
  /// A lifted screen would also uncover the window's black below it: beside the keyboard's rounded
  /// corners, and while a finger drags the keyboard down. So below a view that rests on the
  /// window's lower edge, this view continues the lifted view's background.
  final class LiftUpkeepView: UIView {
    private static let reach: CGFloat = 4000

    private weak var lifted: UIView?
    private let backdrop = UIView()

    /// Lets a view have one while it is lifted, and no longer.
    ///
    /// - Parameter rise: How far the view is lifted, in points of its superview.
    static func update(for lifted: UIView, rise: CGFloat) {
      let isLifted = rise != 0
      // UIKit refuses subviews beside the content view of an effect.
      let host = (lifted as? UIVisualEffectView)?.contentView ?? lifted
      let known = host.subviews.lazy.compactMap { $0 as? Self }.first
      if isLifted, known == nil {
        let upkeep = Self(in: host)
        upkeep.lifted = lifted
        // Never the first subview: there UIKit looks for a controller's scroll view.
        host.insertSubview(upkeep, at: min(1, host.subviews.count))
        upkeep.backdrop.isHidden = !lifted.restsOnWindowEdge(whenLoweredBy: rise)
      } else if !isLifted {
        known?.leave(lifted)
      }
    }

    /// Removes itself once the view has come down. In an animation the background is needed until
    /// that ends.
    private func leave(_ lifted: UIView) {
      let duration = UIView.inheritedAnimationDuration
      guard duration > 0, !backdrop.isHidden else { return removeFromSuperview() }
      UIView.animate(withDuration: duration) {
        // Without any change the animation would end at once.
        self.backdrop.frame.size.height -= 1
      } completion: { [weak self, weak lifted] _ in
        if lifted?.isLifted != true { self?.removeFromSuperview() }
      }
    }

    private init(in host: UIView) {
      super.init(frame: host.bounds)
      isUserInteractionEnabled = false
      backdrop.frame = CGRect(x: 0, y: frame.height, width: frame.width, height: Self.reach)
      backdrop.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
      frame.size.height += Self.reach
      addSubview(backdrop)
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
      UIView.performWithoutAnimation {
        super.layoutSubviews()
        backdrop.backgroundColor = lifted?.backgroundColor
      }
      _ = lifted?.restoreLift()
    }
  }

  extension UIView {
    /// Whether the view ends at the window's lower edge, or below it, once it is lowered again.
    fileprivate func restsOnWindowEdge(whenLoweredBy rise: CGFloat) -> Bool {
      guard let window, let superview else { return false }
      let resting = frame.offsetBy(dx: 0, dy: rise)
      return superview.convert(resting, to: window).maxY >= window.bounds.maxY - 1
    }
  }
#endif
