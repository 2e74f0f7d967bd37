#if canImport(UIKit)
  import KeyboardGeometry
  import UIKit

  /// Knows where the keyboard of each screen is, from its notifications and from the finger that
  /// drags it.
  @MainActor
  package final class KeyboardModel {
    /// The keyboard of one screen. Its state is dropped after the display is unplugged.
    private struct Screen {
      weak var screen: KeyboardScreen?
      var state = KeyboardState()
      /// The scenes in which an input had the focus when they went to the background; nil for a
      /// window without one.
      var left: Set<ObjectIdentifier?> = []
      /// Whether an accessory view has been on the keys while the keyboard rested.
      var hasHadAccessory = false
    }

    /// A keyboard that rests in a window, and may be dragged there.
    private struct Rest {
      weak var window: UIWindow?
      var edge = TrackedEdge()
      /// The view whose guide we read last, and the guide's frame in that view.
      weak var host: UIView?
      var guide = CGRect.null
      /// How far above the keyboard the finger was when it began to drag the keyboard. It stays the
      /// same during a drag, because apps set this padding to the height of a view that the drag
      /// moves.
      var padding: CGFloat = 0
      var accessory = Accessory.unknown
    }

    /// The accessory view of the input that a keyboard serves, as far as we know it.
    private enum Accessory {
      /// The input is not known, or one before it had an accessory view.
      case unknown
      /// The input has none, and neither had one before it.
      case none
      case view(Weak<UIView>)
    }

    /// A screen, and the motion of its keyboard; nil if nothing moves.
    typealias Motion = (screen: KeyboardScreen, move: KeyboardMove?)

    private var screens: [Screen] = []
    private var rests: [Rest] = []
    /// The state from notifications that named no screen (before iOS 16.1, KeyboardFacts 1.6) and
    /// came while we knew no screen. The first known screen takes it over. If a screen is known,
    /// such a notification applies to every known screen instead.
    private var unnamed = KeyboardState()
    /// Called when the notifications and the layout guide differ, for tests.
    var didDisagree: ((KeyboardDisagreement) -> Void)?

    // MARK: Questions

    /// Returns the part of a window that its content must leave, in the window's coordinates and
    /// points. Zero if there is none. While a finger drags the keyboard, this is the part that it
    /// covers at this moment.
    func coveredFrame(in window: UIWindow) -> CGRect {
      var covered = announcedFrame(in: window)
      guard !covered.isEmpty, let top = rest(in: window)?.edge.top else { return covered }
      guard top < covered.maxY else { return .zero }
      covered.size.height = covered.maxY - top
      covered.origin.y = top
      return covered
    }

    /// Returns the part of a window that the keyboard covers according to its notifications alone.
    /// A drag of the keyboard is ignored.
    package func announcedFrame(in window: UIWindow) -> CGRect {
      guard let screen = window.keyboardScreen else { return .zero }
      let onScreen = window.convert(window.bounds, to: nil as UIWindow?)
      let covered = state(of: screen).coveredFrame(window: onScreen)
      // Test for an empty rect first: its conversion would return nonsense (KeyboardFacts 1.5).
      return covered.isEmpty ? .zero : window.convert(covered, from: nil as UIWindow?)
    }

    func state(of screen: KeyboardScreen) -> KeyboardState {
      // By index, because a copy of the element would copy weak references.
      for index in screens.indices where screens[index].screen === screen {
        return screens[index].state
      }
      return unnamed
    }

    /// Whether the keyboard of any screen covers content.
    var isAnyUp: Bool {
      unnamed.placement.coversContent
        || screens.contains { $0.screen != nil && $0.state.placement.coversContent }
    }

    /// Whether the keyboard of a window's screen is moving.
    func isMoving(in window: UIWindow) -> Bool {
      window.keyboardScreen.map { state(of: $0).isMoving(at: CACurrentMediaTime()) } ?? false
    }

    /// Whether the keyboard is up and a "did" notification has said so. From then on we read the
    /// layout guide.
    func isResting(at screen: KeyboardScreen?) -> Bool {
      screen.map { state(of: $0).isResting } ?? false
    }

    /// Returns a number for the keyboard's last motion in a window; nil once it rests. If the user
    /// releases a dragged keyboard, it comes back without a notification, and a sheet rises with it
    /// again. So a keyboard that was dragged has a number, too.
    func motion(in window: UIWindow) -> Int? {
      guard let state = window.keyboardScreen.map(state) else { return nil }
      if !state.isResting { return state.generation }
      return rest(in: window)?.edge.wasDragged == true ? ~state.generation : nil
    }

    var knownScreens: [KeyboardScreen] { screens.compactMap(\.screen) }

    // MARK: Notifications

    /// Applies a notification.
    ///
    /// - Parameters:
    ///   - screen: The screen that it is about. Nil before iOS 16.1; it is then about all screens.
    ///   - known: The screens of the listeners.
    ///   - windows: All windows whose coordinates the rect may be in.
    ///   - isOver: Whether no input has the focus on a screen any more. Called if a show that we
    ///     receive now may be over already.
    /// - Returns: The screens that the notification concerns, and how the keyboard moves there.
    func apply(
      _ transition: KeyboardTransition, from screen: KeyboardScreen?, known: [KeyboardScreen],
      windows: [UIWindow],
      isOver: (KeyboardScreen) -> Bool
    ) -> [Motion] {
      let time = CACurrentMediaTime()
      let all = screen.map { [$0] } ?? (known + knownScreens).unique
      guard !all.isEmpty else {
        if !unnamed.passOver(transition, at: time) { _ = unnamed.apply(transition, at: time) }
        return []
      }
      return all.compactMap { screen -> Motion? in
        let index = index(of: screen)
        guard !screens[index].state.passOver(transition, at: time) else { return nil }
        var transition = transition
        transition.screen = screen.bounds
        screens[index].state.windows = windows.filter { $0.keyboardScreen === screen }
          .map { $0.convert($0.bounds, to: nil as UIWindow?) }
        let move = screens[index].state.apply(transition, at: time)
        // The app may end editing in its own handler of a willShow. The willHide then reaches us
        // before that willShow.
        guard transition.phase.isWill, screens[index].state.mayBeOver, isOver(screen) else {
          return (screen, move)
        }
        screens[index].state.assumeOver(at: time)
        return (screen, nil)
      }
    }

    private func index(of screen: KeyboardScreen) -> Int {
      if let index = screens.firstIndex(where: { $0.screen === screen }) { return index }
      screens.removeAll { $0.screen == nil }
      screens.append(Screen(screen: screen, state: unnamed))
      unnamed = KeyboardState()
      return screens.count - 1
    }

    // MARK: The background

    /// Remembers that an input had the focus in a window when its app or scene went to the
    /// background.
    func didLeave(_ window: UIWindow) {
      guard let screen = window.keyboardScreen else { return }
      screens[index(of: screen)].left.insert(window.windowScene.map(ObjectIdentifier.init))
    }

    /// Records that the keyboard is hidden on screens that have no focused input when the app comes
    /// back. A field may lose the focus in the background, and UIKit then hides the keyboard
    /// without a notification (KeyboardFacts 1.6).
    ///
    /// - Parameters:
    ///   - scene: Nil for the whole app.
    ///   - hasFocus: Whether an input has the focus on a screen.
    /// - Returns: The screens whose keyboard has gone, and how.
    func didComeBack(
      _ scene: UIScene?, hasFocus: (KeyboardScreen) -> Bool
    ) -> [Motion] {
      screens.indices.compactMap { index -> Motion? in
        guard let screen = screens[index].screen, !screens[index].left.isEmpty else { return nil }
        let back = scene.map { [ObjectIdentifier($0)] } ?? screens[index].left
        guard !back.isDisjoint(with: screens[index].left) else { return nil }
        screens[index].left.subtract(back)
        guard !hasFocus(screen) else { return nil }
        return (screen, screens[index].state.assumeHidden(at: CACurrentMediaTime()))
      }
    }

    // MARK: A finger

    private func rest(in window: UIWindow) -> Rest? { rests.first { $0.window === window } }

    /// Whether a finger holds the keyboard of a window below its resting position.
    func isDragged(in window: UIWindow) -> Bool { rest(in: window)?.edge.isDragged ?? false }

    /// Forgets what the layout guide said on a screen. The notifications count again.
    func endRest(at screen: KeyboardScreen) {
      rests.removeAll { $0.window == nil || $0.window?.keyboardScreen === screen }
    }

    /// The result of comparing a layout guide with the announced edge of the keyboard.
    enum GuideReading {
      /// The edge is the same as before.
      case same
      /// The guide, or an accessory view, shows that the keyboard rests at another y than
      /// announced.
      case corrected
      /// A finger has moved the keyboard.
      case dragged
    }

    /// Compares the keyboard layout guide of a view with the announced frame, while the keyboard
    /// rests.
    ///
    /// - Parameter inputs: The inputs that may have the keyboard.
    func readGuide(
      of view: UIView, in window: UIWindow, for inputs: @autoclosure () -> [UIView]
    ) -> GuideReading {
      let announced = announcedFrame(in: window)
      guard isResting(at: window.keyboardScreen), !announced.isEmpty else { return .same }
      let guide = view.keyboardLayoutGuide.layoutFrame
      if let rest = rest(in: window), rest.host === view, rest.guide == guide,
        !rest.edge.isDragged
      {
        return .same
      }
      // A transform causes no layout, so the keyboard layout guide of a transformed view can be out
      // of date. We ignore it.
      guard view.path.allSatisfy({ $0.transform.isIdentity }) else { return .same }
      let lowest = view.convert(
        CGPoint(x: 0, y: view.bounds.maxY - view.guideRest), to: window
      ).y
      guard window.bounds.minY <= lowest else { return .same }
      let top = view.convert(guide.origin, to: window).y
      rests.removeAll { $0.window == nil }
      if rest(in: window) == nil { rests.append(newRest(in: window, for: inputs())) }
      guard let index = rests.firstIndex(where: { $0.window === window }) else { return .same }
      (rests[index].host, rests[index].guide) = (view, guide)
      let (before, wasDragged) = (rests[index].edge.top, rests[index].edge.isDragged)
      let isLow = top > (before ?? announced.minY) || wasDragged
      let finger = isLow ? window.draggingFinger : nil
      if let finger, !wasDragged {
        rests[index].padding = finger.list.dismissPadding(knowing: view)
      }
      let disagreement = rests[index].edge.read(
        top, announced: announced.minY, in: window.bounds.minY...lowest,
        under: accessory(of: rests[index], in: window, announced: announced.minY),
        finger: finger.map { $0.y + rests[index].padding })
      if let disagreement {
        disagreement.log()
        didDisagree?(disagreement)
      }
      guard rests[index].edge.top != before else { return .same }
      return wasDragged || rests[index].edge.isDragged ? .dragged : .corrected
    }
  }

  extension KeyboardModel {
    // MARK: Accessory views

    /// Returns what we know about a keyboard that has just come to rest.
    private func newRest(in window: UIWindow, for inputs: [UIView]) -> Rest {
      var rest = Rest(window: window)
      let index = window.keyboardScreen.map(index)
      if let accessory = inputs.lazy.compactMap(\.accessoryInForce).first {
        rest.accessory = .view(Weak(accessory))
        if let index { screens[index].hasHadAccessory = true }
      } else if !inputs.isEmpty, let index, !screens[index].hasHadAccessory {
        rest.accessory = .none
      }
      return rest
    }

    /// Returns the accessory view on the keys of a keyboard that rests.
    private func accessory(
      of rest: Rest, in window: UIWindow, announced: CGFloat
    ) -> KeyboardAccessory {
      guard case .view(let known) = rest.accessory else {
        return if case .none = rest.accessory { .none } else { .unknown }
      }
      guard let view = known.object, let home = view.window else { return .unknown }
      let onScreen = home.convert(view.convert(view.bounds, to: home), to: nil as UIWindow?)
      let frame = window.convert(onScreen, from: nil as UIWindow?)
      // The keyboard was announced with the accessory view, or without it as on some versions of
      // iOS 26 (KeyboardFacts 1.8). An accessory view at another position is not on this keyboard.
      let isOnKeys = abs(frame.minY - announced) < 1 || abs(frame.maxY - announced) < 1
      return isOnKeys ? .top(frame.minY) : .unknown
    }
  }

  extension UIView {
    /// The accessory view that UIKit shows for this view as first responder: the first one up the
    /// responder chain.
    fileprivate var accessoryInForce: UIView? {
      var next: UIResponder? = self
      while let responder = next {
        if let accessory = responder.inputAccessoryViewController?.viewIfLoaded
          ?? responder.inputAccessoryView
        {
          return accessory
        }
        next = responder.next
      }
      return nil
    }
  }

  extension UIWindow {
    /// The scroll view whose finger can drag the keyboard, and the finger's y in this window.
    fileprivate var draggingFinger: (list: UIScrollView, y: CGFloat)? {
      interactiveScrollView.map { ($0, $0.panGestureRecognizer.location(in: self).y) }
    }
  }

  extension UIView {
    /// Returns how far above the keyboard a finger in this view begins to drag it, in points. It
    /// reads only existing guides, because asking a view for its guide makes one.
    ///
    /// - Parameter host: A view whose guide we read anyway.
    fileprivate func dismissPadding(knowing host: UIView) -> CGFloat {
      guard #available(iOS 17, visionOS 1, *) else { return 0 }
      let guides = layoutGuides.compactMap { $0 as? UIKeyboardLayoutGuide }
      return (guides + [host.keyboardLayoutGuide]).map(\.keyboardDismissPadding).reduce(0, max)
    }

    /// The scroll view in this tree that a finger scrolls and whose finger can drag the keyboard
    /// down.
    fileprivate var interactiveScrollView: UIScrollView? {
      // In all other modes a finger drags the keyboard, or a notification comes first. We exclude
      // these two, because later systems have added modes.
      if let scrollView = self as? UIScrollView, scrollView.isTracking,
        ![.none, .onDrag].contains(scrollView.keyboardDismissMode)
      {
        return scrollView
      }
      return subviews.lazy.compactMap(\.interactiveScrollView).first
    }

    /// How far above this view's lower edge its keyboard layout guide rests while no keyboard is
    /// up, in points.
    fileprivate var guideRest: CGFloat {
      if #available(iOS 17, visionOS 1, *) {
        if !keyboardLayoutGuide.usesBottomSafeArea { return 0 }
      }
      return safeAreaInsets.bottom
    }
  }

  extension Array where Element: Equatable {
    /// Each element once, at the position of its first occurrence.
    var unique: Self { reduce(into: []) { if !$0.contains($1) { $0.append($1) } } }
  }
#endif
