#if canImport(UIKit)
  import UIKit

  /// Tells when layout gives an input, or what is kept visible with it, another place: a label has
  /// appeared above it, a row was inserted, text has become larger.
  ///
  /// That happens in a scroll view, whose layout nobody else hears of. But a view that is tied to
  /// the input's centre moves when either edge of that does, and then its superview is laid out,
  /// in the animation in which the app lays out the served view. Nothing depends on the tie. It
  /// goes by way of a guide of the window, which holds it for that reason: an app that keeps the
  /// constraints of its own views, to activate them again some day, finds none of ours among them.
  final class InputWatch: Guest {
    /// What the tie is made to. A type of its own tells it from the app's guides.
    final class Guide: UILayoutGuide {}

    private let line = UIView(frame: .zero)
    private let guide = Guide()
    /// Between the window and the served view: what UIKit takes away where these part.
    private let link: NSLayoutConstraint
    private var tie: NSLayoutConstraint?
    private weak var view: UIView?
    /// Where the view's centre was in the served view, if nothing were scrolled.
    private var place: CGFloat?

    init(for guest: HostObservingView, in window: UIWindow) {
      link = line.topAnchor.constraint(equalTo: guide.topAnchor)
      super.init(frame: .zero)
      line.translatesAutoresizingMaskIntoConstraints = false
      addSubview(line)
      guest.addSubview(self)
      window.addLayoutGuide(guide)
      let rest = guide.topAnchor.constraint(equalTo: window.topAnchor)
      rest.priority = UILayoutPriority(1)
      NSLayoutConstraint.activate([
        rest, link,
        guide.leftAnchor.constraint(equalTo: window.leftAnchor),
        guide.widthAnchor.constraint(equalToConstant: 0),
        guide.heightAnchor.constraint(equalToConstant: 0),
        line.leftAnchor.constraint(equalTo: leftAnchor),
        line.widthAnchor.constraint(equalToConstant: 0),
        line.heightAnchor.constraint(equalToConstant: 0),
      ])
    }

    required init?(coder: NSCoder) { nil }

    /// Whether it can hear of views in a window. Where the served view has gone elsewhere, UIKit
    /// has taken away what tied it to the window.
    func hears(in window: UIWindow?) -> Bool {
      window != nil && guide.owningView === window && link.isActive
    }

    /// Watches a view of the same window from now on, or none. The tie to a view that was taken out
    /// is gone.
    func watch(_ view: UIView?) {
      guard view !== self.view || tie?.isActive ?? false != (view != nil) else { return }
      tie?.isActive = false
      self.view = view
      place = nil
      tie = view.map { guide.topAnchor.constraint(equalTo: $0.centerYAnchor) }
      tie?.isActive = true
      // The next input of a row lies as high as the last one, and moves nothing by itself.
      if view != nil { setNeedsLayout() }
    }

    override func willMove(toWindow newWindow: UIWindow?) {
      super.willMove(toWindow: newWindow)
      if newWindow !== guide.owningView { guide.owningView?.removeLayoutGuide(guide) }
    }

    override func didLayOut() {
      guard let view, view.window === window, let guest = superview as? HostObservingView else {
        return
      }
      let before = place
      let now = line.frame.minY + scrolledDistance(of: view, below: guest.superview)
      place = now
      if let before, abs(now - before) > 0.25 { guest.listener?.inputIsMoving() }
    }

    /// How far contents between a view and the served view are scrolled in all, in points.
    private func scrolledDistance(of view: UIView, below served: UIView?) -> CGFloat {
      view.path.dropFirst().lazy.prefix { $0 !== served }
        .reduce(0) { $0 + ($1 is UIScrollView ? $1.bounds.minY : 0) }
    }
  }
#endif
