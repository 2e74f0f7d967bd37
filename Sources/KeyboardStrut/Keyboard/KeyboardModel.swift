#if canImport(UIKit)
  import KeyboardGeometry
  import UIKit

  /// Where the keyboard of each screen is, by its notifications and by the finger that drags it.
  @MainActor
  package final class KeyboardModel {
    /// The keyboard of one screen. A display that is unplugged takes its state along.
    private struct Screen {
      weak var screen: KeyboardScreen?
      var state = KeyboardState()
      /// The scenes in which an input had the focus when they went to the background; nil for a
      /// window without one.
      var left: Set<ObjectIdentifier?> = []
      /// Whether an accessory view has stood on the keys while the keyboard rested.
      var hasHadAccessory = false
    }

    /// A keyboard that rests in a window, and may be dragged there.
    private struct Rest {
      weak var window: UIWindow?
      var edge = TrackedEdge()
      /// The view whose guide was read last, and the guide's frame in it.
      weak var host: UIView?
      var guide = CGRect.null
      /// How far above the keyboard the finger was when it began to drag it. It stays the same
      /// during a drag: what the app sets goes with the height of what the drag moves.
      var padding: CGFloat = 0
      /// The accessory view of the input that the keyboard serves.
      weak var accessory: UIView?
      /// Whether that input is known, and neither it nor one before it had an accessory view.
      var isBare = false
    }

    /// A screen, and how its keyboard moves; nil where nothing moves.
    typealias Motion = (screen: KeyboardScreen, move: KeyboardMove?)

    private var screens: [Screen] = []
    private var rests: [Rest] = []
    /// From notifications that did not say which screen (before iOS 16.1, KeyboardFacts 1.6) and
    /// came while no screen was known; the first that is takes it over. Otherwise such a
    /// notification concerns every screen that is known.
    private var unnamed = KeyboardState()
    /// Called when notifications and layout guide differ, for tests.
    var didDisagree: ((KeyboardDisagreement) -> Void)?

    // MARK: Questions

    /// The part of a window that its content must leave, in the window's coordinates and points;
    /// zero if there is none. While a finger drags the keyboard, what it covers at this moment.
    func coveredFrame(in window: UIWindow) -> CGRect {
      var covered = announcedFrame(in: window)
      guard !covered.isEmpty, let top = rest(in: window)?.edge.top else { return covered }
      guard top < covered.maxY else { return .zero }
      covered.size.height = covered.maxY - top
      covered.origin.y = top
      return covered
    }

    /// The same by the notifications alone.
    package func announcedFrame(in window: UIWindow) -> CGRect {
      guard let screen = window.keyboardScreen else { return .zero }
      let onScreen = window.convert(window.bounds, to: nil as UIWindow?)
      let covered = state(of: screen).coveredFrame(window: onScreen)
      // An empty rect is tested before it is converted, which makes junk of it (KeyboardFacts 1.5).
      return covered.isEmpty ? .zero : window.convert(covered, from: nil as UIWindow?)
    }

    func state(of screen: KeyboardScreen) -> KeyboardState {
      // By index: to copy the element would copy weak references.
      for index in screens.indices where screens[index].screen === screen {
        return screens[index].state
      }
      return unnamed
    }

    /// Whether any keyboard is up, or something is left of one that has moved.
    var isAnyUp: Bool {
      unnamed.placement.coversContent
        || screens.contains { $0.screen != nil && $0.state.placement.coversContent }
    }

    /// Whether the keyboard of a window's screen is on its way.
    func isMoving(in window: UIWindow) -> Bool {
      window.keyboardScreen.map { state(of: $0).isMoving(at: CACurrentMediaTime()) } ?? false
    }

    /// Whether it is up and a "did" has said so: from then on the layout guide is worth a look.
    func isResting(at screen: KeyboardScreen?) -> Bool {
      screen.map { state(of: $0).isResting } ?? false
    }

    /// A number for the last motion of the keyboard in a window; nil once it rests. One that a
    /// finger lets go comes back without a word, and a sheet rises with it again.
    func motion(in window: UIWindow) -> Int? {
      guard let state = window.keyboardScreen.map(state) else { return nil }
      if !state.isResting { return state.generation }
      return rest(in: window)?.edge.wasDragged == true ? ~state.generation : nil
    }

    var knownScreens: [KeyboardScreen] { screens.compactMap(\.screen) }

    // MARK: Notifications

    /// Takes in a notification.
    ///
    /// - Parameters:
    ///   - screen: Which it is about; nil before iOS 16.1, and then it is about all of them.
    ///   - known: The screens of the listeners.
    ///   - windows: All windows whose coordinates the rect may be in.
    ///   - isOver: Whether nobody has the focus any more on a screen, asked where a show that is
    ///     heard now may be over already.
    /// - Returns: The screens that it concerns, and how the keyboard moves there.
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
        // The app has ended editing while it heard of a show that reaches us after its hide.
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

    /// A field that lost the focus in the background took the keyboard along without a word
    /// (KeyboardFacts 1.6).
    ///
    /// - Parameters:
    ///   - scene: Nil for the whole app.
    ///   - hasFocus: Whether somebody has the focus on a screen.
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

    /// Whether a finger holds the keyboard of a window below its place.
    func isDragged(in window: UIWindow) -> Bool { rest(in: window)?.edge.isDragged ?? false }

    /// Notifications rule again on a screen.
    func endRest(at screen: KeyboardScreen) {
      rests.removeAll { $0.window == nil || $0.window?.keyboardScreen === screen }
    }

    /// Where a layout guide has the keyboard's top, compared with the announced edge.
    enum GuideReading {
      /// Nothing is different.
      case same
      /// The keyboard rests elsewhere than was known: the guide, or an accessory view, says so.
      case corrected
      /// A finger has moved it.
      case dragged
    }

    /// Compares the keyboard layout guide of a view with what was announced, while the keyboard
    /// rests.
    ///
    /// - Parameter inputs: Those that may have the keyboard.
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

    /// Makes what is known of a keyboard that has just come to rest.
    private func newRest(in window: UIWindow, for inputs: [UIView]) -> Rest {
      var rest = Rest(window: window)
      rest.accessory = inputs.lazy.compactMap(\.accessoryInForce).first
      guard let screen = window.keyboardScreen else { return rest }
      let index = index(of: screen)
      if rest.accessory != nil { screens[index].hasHadAccessory = true }
      rest.isBare = !inputs.isEmpty && !screens[index].hasHadAccessory
      return rest
    }

    /// Returns what stands on the keys of a keyboard that rests.
    private func accessory(
      of rest: Rest, in window: UIWindow, announced: CGFloat
    ) -> KeyboardAccessory {
      guard let view = rest.accessory else { return rest.isBare ? .none : .unknown }
      guard let home = view.window else { return .unknown }
      let onScreen = home.convert(view.convert(view.bounds, to: home), to: nil as UIWindow?)
      let frame = window.convert(onScreen, from: nil as UIWindow?)
      // Announced with the accessory view, or without it as on some versions of iOS 26
      // (KeyboardFacts 1.8). A view that lies elsewhere does not stand on this keyboard.
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
    /// The scroll view whose finger can drag the keyboard, and where the finger is.
    fileprivate var draggingFinger: (list: UIScrollView, y: CGFloat)? {
      interactiveScrollView.map { ($0, $0.panGestureRecognizer.location(in: self).y) }
    }
  }

  extension UIView {
    /// How far above the keyboard a finger in this view begins to drag it, in points, by guides
    /// that there are: to ask a view for its guide makes one.
    ///
    /// - Parameter host: A view whose guide is read anyway.
    fileprivate func dismissPadding(knowing host: UIView) -> CGFloat {
      guard #available(iOS 17, visionOS 1, *) else { return 0 }
      let guides = layoutGuides.compactMap { $0 as? UIKeyboardLayoutGuide }
      return (guides + [host.keyboardLayoutGuide]).map(\.keyboardDismissPadding).reduce(0, max)
    }

    /// The scroll view in this tree that a finger scrolls, and whose finger takes the keyboard
    /// down.
    fileprivate var interactiveScrollView: UIScrollView? {
      // Apart from these two, a finger takes the keyboard along, or a notification tells first. The
      // names of the others came with later systems.
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
    /// Each element once, where it comes first.
    var unique: Self { reduce(into: []) { if !$0.contains($1) { $0.append($1) } } }
  }
#endif
