#if canImport(UIKit)
  import KeyboardGeometry
  import UIKit

  /// Records where the keyboard of each screen is. We get the position from the keyboard's
  /// notifications, from keyboard layout guides, and from the finger that drags the keyboard.
  @MainActor
  package final class KeyboardModel {
    /// The record of one screen's keyboard. After an external display is unplugged, the record of
    /// this display stays until we add a record for another screen.
    ///
    /// This is a class and not a struct, because copying a struct with a weak reference is slow,
    /// and we read records often.
    private final class Screen {
      weak var screen: KeyboardScreen?
      var state = KeyboardState()
      /// The identifiers of the scenes that entered the background while one of their inputs was
      /// first responder. Contains nil if the app entered the background while an input in a window
      /// without a scene was first responder.
      var left: Set<ObjectIdentifier?> = []
      /// Whether a keyboard on this screen has ever had an accessory view.
      var hasHadAccessory = false

      init(_ screen: KeyboardScreen, _ state: KeyboardState) {
        (self.screen, self.state) = (screen, state)
      }
    }

    /// A screen, and the motion that its keyboard begins. `move` is nil if the keyboard does not
    /// move.
    typealias Motion = (screen: KeyboardScreen, move: KeyboardMove?)

    private var screens: [Screen] = []
    private var resting: [RestingKeyboard] = []
    /// The keyboard's state as long as we have recorded no screen. Before iOS 16.1, a keyboard
    /// notification does not name its screen (KeyboardFacts 1.6). So we may know no screen when the
    /// first notification arrives.
    ///
    /// The first screen that we record gets a copy of this state.
    private var unnamed = KeyboardState()
    /// Called if two sources give different values for the y of the keyboard's top: the latest
    /// keyboard notification, and a keyboard layout guide or an accessory view. For tests.
    var didDisagree: ((KeyboardDisagreement) -> Void)?

    // MARK: Questions

    /// Returns the part of a window that the keyboard covers. The rect is in points, in window
    /// coordinates. `.zero` if the keyboard covers nothing. While a finger drags the keyboard, this
    /// is the part that the keyboard covers at this moment.
    func coveredFrame(in window: UIWindow) -> CGRect {
      var covered = announcedFrame(in: window)
      guard !covered.isEmpty, let top = restingKeyboard(in: window)?.edge.top else {
        return covered
      }
      guard top < covered.maxY else { return .zero }
      covered.size.height = covered.maxY - top
      covered.origin.y = top
      return covered
    }

    /// Returns the part of a window that the keyboard covers according to the keyboard
    /// notifications. The rect is in points, in window coordinates. `.zero` if the keyboard covers
    /// nothing. The rect does not follow a drag by the user, because only keyboard layout guides
    /// report a drag.
    package func announcedFrame(in window: UIWindow) -> CGRect {
      guard let screen = window.keyboardScreen else { return .zero }
      let onScreen = window.convert(window.bounds, to: nil as UIWindow?)
      let covered = state(of: screen).coveredFrame(window: onScreen)
      // Do not convert an empty rect, because UIKit would return a meaningless rect (KeyboardFacts
      // 1.5).
      return covered.isEmpty ? .zero : window.convert(covered, from: nil as UIWindow?)
    }

    /// Returns the keyboard's state on a screen, according to the keyboard notifications.
    func state(of screen: KeyboardScreen) -> KeyboardState {
      for known in screens where known.screen === screen { return known.state }
      return unnamed
    }

    /// Whether the keyboard of at least one screen covers content.
    var isAnyUp: Bool {
      unnamed.placement.coversContent
        || screens.contains { $0.screen != nil && $0.state.placement.coversContent }
    }

    /// Whether the keyboard is moving on the screen of a window.
    func isMoving(in window: UIWindow) -> Bool {
      window.keyboardScreen.map { state(of: $0).isMoving(at: CACurrentMediaTime()) } ?? false
    }

    /// Whether the keyboard of a screen is up, and a "did" notification has reported the end of its
    /// latest motion. False if `screen` is nil.
    func isResting(at screen: KeyboardScreen?) -> Bool {
      screen.map { state(of: $0).isResting } ?? false
    }

    /// Returns a number that identifies the keyboard's present motion. We store this number with
    /// each content offset that we set. As long as this method returns the same number, a later
    /// plan may undo our scroll to that offset.
    ///
    /// The first case that applies determines the result:
    /// 1. The keyboard is hidden or moving: the number of the keyboard's latest motion. No two
    ///    motions have the same number.
    /// 2. The user has not dragged the keyboard since it came to rest: nil. The motion is over, so
    ///    later plans do not undo the scroll.
    /// 3. The user has dragged the keyboard since it came to rest: a number that differs from the
    ///    numbers of all motions. After a drag, the keyboard slides back up without a notification.
    ///    A sheet may rise with the keyboard and lift the input. Our scroll since the drag is then
    ///    too long, and a later plan may have to undo a part of it.
    ///
    /// Also nil if the window has no screen.
    func motion(in window: UIWindow) -> Int? {
      guard let state = window.keyboardScreen.map(state) else { return nil }
      if !state.isResting { return state.generation }
      return restingKeyboard(in: window)?.edge.wasDragged == true ? ~state.generation : nil
    }

    /// The screens for which we have recorded a keyboard state.
    var knownScreens: [KeyboardScreen] { screens.compactMap(\.screen) }

    // MARK: Notifications

    /// Updates the state of each screen to which a keyboard notification applies.
    ///
    /// - Parameters:
    ///   - screen: The screen that the notification names. Nil before iOS 16.1. The notification
    ///     then applies to all screens.
    ///   - known: The screens that show avoiders, struts or bars.
    ///   - windows: UIKit may have posted the keyboard's frame in the coordinates of one of these
    ///     windows instead of the screen's.
    ///   - isHidden: Returns true if editing has just ended and no input on the screen is first
    ///     responder. Called only if a show notification comes just after a hide notification.
    ///     UIKit may then have posted the two in the wrong order. If the result is true, the
    ///     keyboard is hidden, although the last notification says that it shows.
    /// - Returns: The screens to which the notification applies, and the motions that their
    ///   keyboards begin.
    func apply(
      _ transition: KeyboardTransition, from screen: KeyboardScreen?, known: [KeyboardScreen],
      windows: [UIWindow],
      isHidden: (KeyboardScreen) -> Bool
    ) -> [Motion] {
      let time = CACurrentMediaTime()
      let all = screen.map { [$0] } ?? (known + knownScreens).unique
      guard !all.isEmpty else {
        if !unnamed.passOver(transition, at: time) { _ = unnamed.apply(transition, at: time) }
        return []
      }
      return all.compactMap { screen -> Motion? in
        let known = record(of: screen)
        guard !known.state.passOver(transition, at: time) else { return nil }
        var transition = transition
        transition.screen = screen.bounds
        known.state.windows = windows.filter { $0.keyboardScreen === screen }
          .map { $0.convert($0.bounds, to: nil as UIWindow?) }
        let move = known.state.apply(transition, at: time)
        // The app may end editing while it handles a willShow notification, before our observer is
        // called. UIKit then posts willHide at once, so we receive willHide before willShow. The
        // last notification says that the keyboard shows, but the keyboard is hidden.
        guard transition.phase.isWill, known.state.mayBeHiddenAgain, isHidden(screen) else {
          return (screen, move)
        }
        known.state.assumeHiddenAgain(at: time)
        return (screen, nil)
      }
    }

    /// Returns the record of a screen. Adds a record if the screen is new.
    private func record(of screen: KeyboardScreen) -> Screen {
      if let known = screens.first(where: { $0.screen === screen }) { return known }
      screens.removeAll { $0.screen == nil }
      let known = Screen(screen, unnamed)
      screens.append(known)
      unnamed = KeyboardState()
      return known
    }

    /// If an input has its own `inputAccessoryView`, records for the input's screen that a keyboard
    /// has had an accessory view. The keyboard layout guides on this screen may have a wrong y from
    /// then on.
    ///
    /// Called when an input begins editing. We do not wait until the keyboard rests, because the
    /// keyboard may hide before it has fully shown.
    func noteAccessory(of input: UIView) {
      guard input.inputAccessoryView != nil, let screen = input.window?.keyboardScreen else {
        return
      }
      record(of: screen).hasHadAccessory = true
    }

    // MARK: The background

    /// Records that an input in a window was first responder when the app or the window's scene
    /// entered the background.
    func didLeave(_ window: UIWindow) {
      guard let screen = window.keyboardScreen else { return }
      record(of: screen).left.insert(window.windowScene.map(ObjectIdentifier.init))
    }

    /// Records each keyboard that has hidden while the app or a scene was in the background. UIKit
    /// posts no notification when a keyboard hides in the background (KeyboardFacts 1.6). Call this
    /// method when the app or a scene becomes active again.
    ///
    /// If an input of a screen was first responder when the app or the scene entered the
    /// background, and none is now, we assume that the screen's keyboard has hidden.
    ///
    /// - Parameters:
    ///   - scene: The scene that has become active. Nil if the whole app has.
    ///   - hasFocus: Returns whether an input on a screen is first responder.
    /// - Returns: The screens whose keyboard has hidden, and the motions of these keyboards. The
    ///   motions have no duration.
    func didComeBack(
      _ scene: UIScene?, hasFocus: (KeyboardScreen) -> Bool
    ) -> [Motion] {
      screens.compactMap { known -> Motion? in
        guard let screen = known.screen, !known.left.isEmpty else { return nil }
        let back = scene.map { [ObjectIdentifier($0)] } ?? known.left
        guard !back.isDisjoint(with: known.left) else { return nil }
        known.left.subtract(back)
        guard !hasFocus(screen) else { return nil }
        return (screen, known.state.assumeHidden(at: CACurrentMediaTime()))
      }
    }

    // MARK: A finger

    private func restingKeyboard(in window: UIWindow) -> RestingKeyboard? {
      // A plain loop is faster than a closure, and this method runs at the end of each run-loop
      // turn.
      for keyboard in resting where keyboard.window === window { return keyboard }
      return nil
    }

    /// Whether the user has dragged the keyboard of a window below the position where the keyboard
    /// rests.
    func isDragged(in window: UIWindow) -> Bool {
      restingKeyboard(in: window)?.edge.isDragged ?? false
    }

    /// Deletes the keyboard positions that we have read from layout guides on a screen.
    /// `coveredFrame(in:)` then uses the position in the latest keyboard notification.
    func endRest(at screen: KeyboardScreen) {
      resting.removeAll { $0.window == nil || $0.window?.keyboardScreen === screen }
    }

    /// Returns the keyboard layout guide that we have read most recently in a window. Nil if the
    /// frame of this guide has changed since then, so that we have to read the guide again. Also
    /// nil while the user drags the keyboard.
    func unchangedGuide(in window: UIWindow) -> UILayoutGuide? {
      restingKeyboard(in: window)?.unchangedGuide
    }

    /// Reads the keyboard layout guide of a view, and compares the y of the guide's top with the y
    /// in the latest keyboard notification. If the keyboard is not up and at rest, this method does
    /// nothing and returns `.same`.
    ///
    /// - Parameters:
    ///   - inputs: The inputs for which the keyboard may be up. One of them may have an accessory
    ///     view.
    ///   - hasNotification: True if a keyboard notification has come in this run-loop turn and has
    ///     announced no motion. For example, the notification repeats the previous frame. The app
    ///     may then have replaced the accessory view, which is not part of the frame on some
    ///     versions of iOS 26 (KeyboardFacts 1.8). So we look for the accessory view again.
    func readGuide(
      of view: UIView, in window: UIWindow, for inputs: @autoclosure () -> [UIView],
      hasNotification: Bool
    ) -> GuideReading {
      let announced = announcedFrame(in: window)
      guard isResting(at: window.keyboardScreen), !announced.isEmpty,
        let guide = KeyboardGuidePosition(of: view, in: window)
      else { return .same }
      let known = restingKeyboard(in: window)
      if hasNotification, let known, !known.hasAccessory(of: inputs()) {
        resting.removeAll { $0 === known }
      }
      let keyboard = restingKeyboard(in: window) ?? begin(in: window, for: inputs())
      let reading = keyboard.read(guide, of: view, in: window, announced: announced.minY) {
        didDisagree?($0)
      }
      guard case .same = reading, let known, known.edge.top != keyboard.edge.top else {
        return reading
      }
      return .corrected
    }

    /// Adds a record for a keyboard that has just come to rest. Stores whether one of `inputs` has
    /// an accessory view.
    private func begin(in window: UIWindow, for inputs: [UIView]) -> RestingKeyboard {
      let screen = window.keyboardScreen.map(record)
      let keyboard = RestingKeyboard(
        in: window, for: inputs, hasHadAccessory: screen?.hasHadAccessory != false)
      if case .view = keyboard.accessory { screen?.hasHadAccessory = true }
      resting.removeAll { $0.window == nil }
      resting.append(keyboard)
      return keyboard
    }
  }

  extension Array where Element: Equatable {
    /// The array without repeated elements. Each element keeps the position of its first
    /// occurrence.
    var unique: Self { reduce(into: []) { if !$0.contains($1) { $0.append($1) } } }
  }
#endif
