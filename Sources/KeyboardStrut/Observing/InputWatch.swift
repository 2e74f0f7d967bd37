#if canImport(UIKit)
  import UIKit

  /// Tells when layout gives an input another place: a label has appeared above it, a row was
  /// inserted, text has become larger.
  ///
  /// That happens in a scroll view, whose layout nobody else hears of. But a view whose centre is
  /// tied to the input's moves when either edge of that does, and then its superview is laid out,
  /// in the animation in which the app lays out the served view. Nothing depends on the tie. It
  /// goes by way of a guide of the window, which holds it for that reason: an app that keeps the
  /// constraints of its own views, to activate them again some day, finds none of ours among them.
  ///
  /// From one input to the next, and from one keyboard to the next, only the tie is another one.
  final class InputWatch: UIView {
    /// What ties are made to. A type of its own tells it from the app's guides.
    final class Guide: UILayoutGuide {}

    private weak var guest: HostObservingView?
    private weak var input: UIView?
    private let mark = UIView(frame: .zero)
    private let guide = Guide()
    private var fixed: [NSLayoutConstraint] = []
    private var tie: NSLayoutConstraint?
    /// Where the input's centre was in the served view, if nothing were scrolled.
    private var place: CGFloat?

    init(for guest: HostObservingView, in window: UIWindow) {
      self.guest = guest
      super.init(frame: .zero)
      mark.translatesAutoresizingMaskIntoConstraints = false
      addSubview(mark)
      guest.addSubview(self)
      window.addLayoutGuide(guide)
      let rest = guide.centerYAnchor.constraint(equalTo: window.topAnchor)
      rest.priority = UILayoutPriority(1)
      fixed = [
        rest,
        guide.leftAnchor.constraint(equalTo: window.leftAnchor),
        guide.widthAnchor.constraint(equalToConstant: 0),
        guide.heightAnchor.constraint(equalToConstant: 0),
        mark.topAnchor.constraint(equalTo: guide.centerYAnchor),
        mark.leftAnchor.constraint(equalTo: leftAnchor),
        mark.widthAnchor.constraint(equalToConstant: 0),
        mark.heightAnchor.constraint(equalToConstant: 0),
      ]
      NSLayoutConstraint.activate(fixed)
    }

    /// Whether it can hear of inputs in a window. Where the served view has gone elsewhere, UIKit
    /// has taken away what tied it to the guide.
    func hears(in window: UIWindow) -> Bool {
      guide.owningView === window && fixed.allSatisfy(\.isActive)
    }

    required init?(coder: NSCoder) { nil }

    /// Watches an input of the same window from now on, or none. The tie to one that was taken out
    /// is gone.
    func watch(_ input: UIView?) {
      guard input !== self.input || tie?.isActive != (input != nil) else { return }
      tie?.isActive = false
      self.input = input
      place = nil
      tie = input.map { guide.centerYAnchor.constraint(equalTo: $0.centerYAnchor) }
      tie?.isActive = true
    }

    override func willMove(toWindow newWindow: UIWindow?) {
      super.willMove(toWindow: newWindow)
      if newWindow !== guide.owningView { guide.owningView?.removeLayoutGuide(guide) }
    }

    override func layoutSubviews() {
      // Nobody sees the mark: to animate it would only cost.
      UIView.performWithoutAnimation { super.layoutSubviews() }
      guard let input, input.window === window else { return }
      let now = mark.frame.minY + scrolledDistance
      let before = place
      place = now
      guard let before, abs(now - before) > 0.25 else { return }
      guest?.observer.inputIsMoving()
    }

    /// How far contents between the input and the served view are scrolled in all, in points.
    private var scrolledDistance: CGFloat {
      var distance: CGFloat = 0
      var next = input?.superview
      while let current = next, current !== guest?.superview {
        if current is UIScrollView { distance += current.bounds.minY }
        next = current.superview
      }
      return distance
    }
  }
#endif
