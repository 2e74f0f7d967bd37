#if canImport(UIKit)
  import UIKit

  /// Tells when layout gives an input another place: a label has appeared above it, a row was
  /// inserted, text has become larger.
  ///
  /// That happens in a scroll view, whose layout nobody else hears of. But a view whose edges are
  /// tied to the input's moves with it, and then its superview is laid out, in the animation in
  /// which the app lays out the served view. Nothing depends on the ties. They go by way of a guide
  /// of the window, which holds them for that reason: an app that keeps the constraints of its own
  /// views, to activate them again some day, finds none of ours among them.
  final class InputWatch: UIView {
    private weak var guest: HostObservingView?
    private weak var input: UIView?
    private let mark = UIView(frame: .zero)
    private let guide = UILayoutGuide()
    private var ties: [NSLayoutConstraint] = []
    /// Where the input was in the served view, if nothing were scrolled.
    private var place: (top: CGFloat, bottom: CGFloat)?

    init(of input: UIView, for guest: HostObservingView, in window: UIWindow) {
      self.input = input
      self.guest = guest
      super.init(frame: .zero)
      mark.translatesAutoresizingMaskIntoConstraints = false
      addSubview(mark)
      guest.addSubview(self)
      window.addLayoutGuide(guide)
      ties = [
        guide.topAnchor.constraint(equalTo: input.topAnchor),
        guide.bottomAnchor.constraint(equalTo: input.bottomAnchor),
        guide.leftAnchor.constraint(equalTo: window.leftAnchor),
        guide.widthAnchor.constraint(equalToConstant: 0),
        mark.topAnchor.constraint(equalTo: guide.topAnchor),
        mark.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
        mark.leftAnchor.constraint(equalTo: leftAnchor),
        mark.widthAnchor.constraint(equalToConstant: 0),
      ]
      NSLayoutConstraint.activate(ties)
    }

    required init?(coder: NSCoder) { nil }

    /// Whether it is tied to an input. The ties to one that was taken out are gone.
    func isTied(to other: UIView) -> Bool { input === other && ties.allSatisfy(\.isActive) }

    override func willMove(toWindow newWindow: UIWindow?) {
      super.willMove(toWindow: newWindow)
      if newWindow == nil { guide.owningView?.removeLayoutGuide(guide) }
    }

    override func layoutSubviews() {
      super.layoutSubviews()
      guard let input, input.window === window else { return }
      let scrolled = scrolledDistance
      let now = (top: mark.frame.minY + scrolled, bottom: mark.frame.maxY + scrolled)
      let before = place
      place = now
      guard let before, abs(now.top - before.top) > 0.5 || abs(now.bottom - before.bottom) > 0.5
      else { return }
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
