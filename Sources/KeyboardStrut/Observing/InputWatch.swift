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
  ///
  /// From one input to the next, and from one keyboard to the next, only the tie is another one.
  final class InputWatch: UIView {
    /// What ties are made to. A type of its own tells it from the app's guides.
    final class Guide: UILayoutGuide {}

    private weak var guest: HostObservingView?
    private weak var home: UIWindow?
    /// The first is tied to the input, the others to what is kept visible with it.
    private var marks: [Mark] = []

    init(for guest: HostObservingView, in window: UIWindow) {
      self.guest = guest
      home = window
      super.init(frame: .zero)
      guest.addSubview(self)
    }

    required init?(coder: NSCoder) { nil }

    /// Whether it can hear of inputs in a window. Where the served view has gone elsewhere, UIKit
    /// has taken away what tied it to the window.
    func hears(in window: UIWindow) -> Bool {
      home === window && marks.allSatisfy { $0.isTied(to: window) }
    }

    /// Watches an input of the same window from now on, or none, and its companions. The tie to a
    /// view that was taken out is gone.
    func watch(_ input: UIView?, with companions: [Weak<UIView>] = []) {
      var count = 0
      func mark(_ view: UIView?) {
        if count == marks.count, view != nil, let home { marks.append(Mark(in: self, home)) }
        if count < marks.count { marks[count].tie(to: view) }
        count += 1
      }
      mark(input)
      for companion in companions where companion.object?.window === home { mark(companion.object) }
      while count < marks.count { mark(nil) }
    }

    override func willMove(toWindow newWindow: UIWindow?) {
      super.willMove(toWindow: newWindow)
      if newWindow !== home { for mark in marks { mark.leave() } }
    }

    override func layoutSubviews() {
      // Nobody sees the mark: to animate it would only cost.
      UIView.performWithoutAnimation { super.layoutSubviews() }
      // Each has to know its new place, also where the first has moved.
      var hasMoved = false
      for mark in marks where mark.hasMoved(in: window, below: guest?.superview) { hasMoved = true }
      if hasMoved { guest?.observer.inputIsMoving() }
    }
  }

  /// A view that lies where another one has its centre.
  @MainActor
  private final class Mark {
    private let line = UIView(frame: .zero)
    private let guide = InputWatch.Guide()
    /// Between the window and the served view: what UIKit takes away where these part.
    private let link: NSLayoutConstraint
    private var tie: NSLayoutConstraint?
    private weak var view: UIView?
    /// Where the view's centre was in the served view, if nothing were scrolled.
    private var place: CGFloat?

    init(in watch: InputWatch, _ window: UIWindow) {
      line.translatesAutoresizingMaskIntoConstraints = false
      watch.addSubview(line)
      window.addLayoutGuide(guide)
      let rest = guide.topAnchor.constraint(equalTo: window.topAnchor)
      rest.priority = UILayoutPriority(1)
      link = line.topAnchor.constraint(equalTo: guide.topAnchor)
      NSLayoutConstraint.activate([
        rest, link,
        guide.leftAnchor.constraint(equalTo: window.leftAnchor),
        guide.widthAnchor.constraint(equalToConstant: 0),
        guide.heightAnchor.constraint(equalToConstant: 0),
        line.leftAnchor.constraint(equalTo: watch.leftAnchor),
        line.widthAnchor.constraint(equalToConstant: 0),
        line.heightAnchor.constraint(equalToConstant: 0),
      ])
    }

    func isTied(to window: UIWindow) -> Bool {
      guide.owningView === window && link.isActive
    }

    func leave() { guide.owningView?.removeLayoutGuide(guide) }

    func tie(to view: UIView?) {
      guard view !== self.view || tie?.isActive ?? false != (view != nil) else { return }
      tie?.isActive = false
      self.view = view
      place = nil
      tie = view.map { guide.topAnchor.constraint(equalTo: $0.centerYAnchor) }
      tie?.isActive = true
      // The next input of a row lies as high as the last one, and moves nothing by itself.
      if view != nil { line.superview?.setNeedsLayout() }
    }

    /// Whether layout has given the view another place than last time.
    func hasMoved(in window: UIWindow?, below served: UIView?) -> Bool {
      guard let view, view.window === window else { return false }
      let now = line.frame.minY + scrolledDistance(of: view, below: served)
      let before = place
      place = now
      return before.map { abs(now - $0) > 0.25 } ?? false
    }

    /// How far contents between a view and the served view are scrolled in all, in points.
    private func scrolledDistance(of view: UIView, below served: UIView?) -> CGFloat {
      view.path.dropFirst().lazy.prefix { $0 !== served }
        .reduce(0) { $0 + ($1 is UIScrollView ? $1.bounds.minY : 0) }
    }
  }
#endif
