#if canImport(UIKit)
  import UIKit

  /// An invisible view that lies on the keyboard layout guide of a window and tells when that
  /// moves: the only sign of a keyboard that a finger drags (KeyboardFacts 1.3, interactive
  /// dismissal).
  ///
  /// It tells only while the keyboard rests, and each rest has its own. A guide that is kept longer
  /// was seen to get stuck at a keyboard that is gone (KeyboardFailures 73), and misses what
  /// happens while it is in no window.
  /// The guide is the tracker's own: asking another view for its guide would make one there.
  final class KeyboardTracker: Guest {
    var edge = TrackedEdge()
    private let line = UIView(frame: .zero)
    /// While others follow it, the guide is read when they have: what moves our host in the layout
    /// between moves the guide later.
    private var isReading = false
    private weak var observer: KeyboardCenter?
    /// Whether it tells nothing any more.
    var isStopped = false

    init(_ observer: KeyboardCenter) {
      self.observer = observer
      super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    /// Goes into a window, behind everything on its frontmost screen.
    func enterScreen(of window: UIWindow) {
      fill(Self.home(in: Self.host(in: window)))
      // Before iOS 17 the guide ends at the safe area: the last points of a drag are not told.
      if #available(iOS 17, *) { keyboardLayoutGuide.usesBottomSafeArea = false }
      layOnKeyboard(line)
    }

    func tracks(_ window: UIWindow) -> Bool { !isStopped && self.window === window }

    /// A drag that dismisses begins so many points above the keyboard. Before iOS 17 it begins at
    /// the keyboard.
    func letDragBegin(above height: CGFloat) {
      guard #available(iOS 17, *) else { return }
      let guide = keyboardLayoutGuide
      if guide.keyboardDismissPadding != height { guide.keyboardDismissPadding = height }
    }

    /// The frontmost screen that reaches the window's lower edge. A guide knows nothing of what is
    /// below its view, and one in the window itself was seen not to move in animations
    /// (KeyboardFacts 5.2); so the window comes last.
    private static func host(in window: UIWindow) -> UIView {
      var host: UIView = window
      var controller = window.rootViewController
      while let current = controller {
        if let view = current.viewIfLoaded?.guestHost, view.window === window,
          !(view is UIScrollView),
          view.convert(view.bounds, to: window).maxY >= window.bounds.maxY - 1
        {
          host = view
        }
        controller = current.presentedViewController
      }
      return host
    }

    /// The view in which trackers come and go. It stays: whoever shows the screen would be laid out
    /// each time, and might write the frame of a child anew that the app has set.
    private static func home(in host: UIView) -> UIView {
      if let known = host.subviews.first(where: { $0 is Home }) { return known }
      let home = Home(frame: .zero)
      home.fill(host)
      return home
    }

    final class Home: Guest {}

    override func didLayOut() {
      guard !isReading else { return }
      isReading = true
      defer { isReading = false }
      for _ in 0..<3 { guard read() else { return } }
    }

    /// Tells where the guide is.
    ///
    /// - Returns: Whether something has followed it.
    private func read() -> Bool {
      guard !isStopped, let window, let observer else { return false }
      let lowest = bounds.maxY - safeAreaInsets.bottom
      return observer.guideDidMove(
        to: convert(line.frame.origin, to: window).y,
        lowest: convert(CGPoint(x: 0, y: lowest), to: window).y, by: self, in: window)
    }
  }

  extension UIView {
    /// Adds a line that lies on the top of this view's keyboard layout guide.
    func layOnKeyboard(_ line: UIView) {
      line.translatesAutoresizingMaskIntoConstraints = false
      addSubview(line)
      NSLayoutConstraint.activate([
        line.topAnchor.constraint(equalTo: keyboardLayoutGuide.topAnchor),
        line.leftAnchor.constraint(equalTo: leftAnchor),
        line.rightAnchor.constraint(equalTo: rightAnchor),
        line.heightAnchor.constraint(equalToConstant: 0),
      ])
    }
  }
#endif
