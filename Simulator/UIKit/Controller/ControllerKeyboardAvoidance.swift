/// How the controllers of tables and collections make room for the keyboard by themselves.
///
/// Apple documents that UITableViewController does. The rest is known from reports: it begins in
/// `viewWillAppear`, so that a subclass which forgets super goes without (IQKeyboardManager#850,
/// IQKeyboardManager#1202); it adds to the content inset and takes the same away again, whatever
/// was set meanwhile (openradar-mirror#4967); and a keyboard that is up before the controller
/// appears goes unnoticed (openradar-mirror#6864).
@MainActor
final class ControllerKeyboardAvoidance {
  private weak var scrollView: UIScrollView?
  private let area: (UIView) -> CGRect?
  private var observers: [any NSObjectProtocol] = []
  /// What is in the inset of our doing, in points.
  private var added: CGFloat = 0

  /// - Parameters:
  ///   - scrollView: What makes room; not kept alive.
  ///   - area: What to show around a view that has the focus, in the scroll view's coordinates: its
  ///     row. Nil where it lies elsewhere.
  init(_ scrollView: UIScrollView, area: @escaping (UIView) -> CGRect?) {
    self.scrollView = scrollView
    self.area = area
  }

  isolated deinit { forgetObservers() }

  /// Listens from now on; a second call does nothing. For `viewWillAppear`.
  func start() {
    guard observers.isEmpty else { return }
    // A sheet may have moved while the keyboard came: once it is there, it is looked at again.
    observe(UIResponder.keyboardWillShowNotification) { $0.keyboardShows(at: $1, $2) }
    observe(UIResponder.keyboardDidShowNotification) { $0.keyboardShows(at: $1, $2) }
    observe(UIResponder.keyboardWillHideNotification) { $0.makeRoom(0, $2) }
  }

  /// Listens no more and takes back what was added. For `viewDidDisappear`.
  func stop() {
    forgetObservers()
    makeRoom(0, Timing(duration: 0, curve: 0))
  }

  // MARK: Listening

  private struct Timing {
    var duration: TimeInterval
    var curve: Int
  }

  private func observe(
    _ name: Notification.Name,
    _ body: @escaping @MainActor (ControllerKeyboardAvoidance, CGRect, Timing) -> Void
  ) {
    let observer = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
      [weak self] notification in
      // The keyboard posts on the main thread. We ignore what an app posts from another one.
      guard MainQueue.isCurrent else { return }
      let info = notification.userInfo ?? [:]
      let frame = info[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect ?? .zero
      let duration =
        info[UIResponder.keyboardAnimationDurationUserInfoKey] as? TimeInterval ?? 0
      let curve = info[UIResponder.keyboardAnimationCurveUserInfoKey] as? Int ?? 0
      let screen = (notification.object as? UIScreen).map(ObjectIdentifier.init)
      MainActor.assumeIsolated {
        guard let self, self.isConcerned(by: screen) else { return }
        body(self, frame, Timing(duration: duration, curve: curve))
      }
    }
    observers.append(observer)
  }

  private func forgetObservers() {
    for observer in observers { NotificationCenter.default.removeObserver(observer) }
    observers = []
  }

  private func isConcerned(by screen: ObjectIdentifier?) -> Bool {
    guard let screen, let window = scrollView?.window else { return true }
    return screen == ObjectIdentifier(window.screen)
  }

  // MARK: Making room

  private func keyboardShows(at frame: CGRect, _ timing: Timing) {
    guard let scrollView, let window = scrollView.window else { return }
    // Around the list, because an offset of a part of a point would leave a rounding error.
    let surroundings = scrollView.superview ?? window
    let keyboard = surroundings.convert(window.convertFromDisplay(frame), from: window)
    // An app may post numbers that are none, which Foundation cannot intersect with anything.
    let sum = keyboard.minX + keyboard.maxX + keyboard.minY + keyboard.maxY
    let covered = sum.isFinite ? keyboard.intersection(scrollView.frame) : .null
    let safeArea = scrollView.adjustedContentInset.bottom - scrollView.contentInset.bottom
    makeRoom(covered.isNull ? 0 : max(covered.height - safeArea, 0), timing)
    revealFirstResponder(in: window)
  }

  private func makeRoom(_ room: CGFloat, _ timing: Timing) {
    let change = room - added
    guard change != 0, let scrollView else { return }
    added = room
    let changes = {
      scrollView.contentInset.bottom += change
      scrollView.verticalScrollIndicatorInsets.bottom += change
      SystemLayout.perform { scrollView.layoutIfNeeded() }
    }
    let curve = UIView.AnimationOptions(rawValue: UInt(timing.curve) << 16)
    guard timing.duration > 0 else { return changes() }
    UIView.animate(
      withDuration: timing.duration, delay: 0, options: [curve, .beginFromCurrentState],
      animations: changes)
  }

  /// Shows the row that is typed into; of a row higher than the room, what has the focus.
  private func revealFirstResponder(in window: UIWindow) {
    guard let scrollView, let focus = window.firstResponder as? UIView,
      let row = area(focus)
    else { return }
    let room = scrollView.bounds.inset(by: scrollView.adjustedContentInset).height
    let target = row.height <= room ? row : focus.convert(focus.bounds, to: scrollView)
    scrollView.scrollRectToVisible(target, animated: true)
  }
}
