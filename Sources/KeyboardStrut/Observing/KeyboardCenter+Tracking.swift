#if canImport(UIKit)
  import KeyboardGeometry
  import UIKit

  /// The keyboard that rests, and that a finger may drag away: the layout guide rules between two
  /// transitions.
  extension KeyboardCenter {
    /// Whether a listener has to wait for the end of a drag.
    ///
    /// One that reveals has to: an input that showed above the keyboard shows above a lower one,
    /// too, and an inset that shrinks under the finger would push the content away from it.
    func isWaiting(_ listener: any KeyboardListener) -> Bool {
      listener.rank == .reveal && listener.window.map(isKeyboardDragged) ?? false
    }

    /// Whether a finger holds the keyboard of a window below its place.
    func isKeyboardDragged(in window: UIWindow) -> Bool {
      tracker(in: window)?.edge.isDragged ?? false
    }

    /// Begins to compare, if the keyboard rests and does not leave the window alone.
    func track(in window: UIWindow) {
      guard isKeyboardResting(at: window.keyboardScreen), tracker(in: window) == nil,
        !announcedFrame(in: window).isEmpty
      else { return }
      let tracker = KeyboardTracker(self)
      trackers.append(Weak(tracker))
      tracker.enterScreen(of: window)
      barDidResize(in: window)
    }

    /// A bar on the keyboard takes the finger before the keyboard does.
    func barDidResize(in window: UIWindow) {
      guard let tracker = tracker(in: window) else { return }
      let heights = presentListeners.lazy.compactMap { $0 as? KeyboardBar }
        .filter { $0.window === window }.map(\.heightAboveKeyboard)
      tracker.letDragBegin(above: heights.max() ?? 0)
    }

    /// Notifications rule again. To take a view's constraints away costs more than the motion that
    /// begins now, so what has tracked stays, and is deaf, until the keyboard has arrived.
    func stopTracking(at screen: KeyboardScreen) {
      for case let tracker? in trackers.map(\.object)
      where tracker.window == nil || tracker.window?.keyboardScreen === screen {
        tracker.isStopped = true
      }
    }

    func removeStoppedTrackers() {
      for case let tracker? in trackers.map(\.object) where tracker.isStopped {
        tracker.removeFromSuperview()
      }
      trackers.removeAll { $0.object?.isStopped ?? true }
    }

    /// Called while the tracker is laid out: what changes now moves in whatever animation the guide
    /// moves in, and without one while the finger leads it.
    ///
    /// - Returns: Whether listeners were told.
    func guideDidMove(
      to top: CGFloat, lowest: CGFloat, by tracker: KeyboardTracker, in window: UIWindow
    ) -> Bool {
      let announced = announcedFrame(in: window)
      guard !announced.isEmpty, window.bounds.minY <= lowest else { return false }
      let before = tracker.edge.top
      let disagreement = tracker.edge.read(
        top, announced: announced.minY, in: window.bounds.minY...lowest)
      if let disagreement {
        disagreement.log()
        didDisagree?(disagreement)
      }
      guard tracker.edge.top != before else { return false }
      if disagreement != nil {
        KeyboardAnimation.run(.standard) { self.follow(in: window) { _ in true } }
      } else {
        follow(in: window) { $0.rank != .reveal }
        for listener in presentListeners where listener.window === window {
          listener.keyboardWasDragged(isBack: !tracker.edge.isDragged)
        }
      }
      return true
    }

    /// Lets listeners of a window adjust themselves, in the animation that is open.
    func follow(in window: UIWindow, where isConcerned: (any KeyboardListener) -> Bool) {
      let concerned = presentListeners.filter { $0.window === window && isConcerned($0) }
      for listener in concerned.sorted(by: { $0.rank < $1.rank }) where listener.needsAdjustment() {
        listener.adjust()
      }
    }

    /// What compares in a window since the keyboard rests there.
    func tracker(in window: UIWindow) -> KeyboardTracker? {
      trackers.first { $0.object?.tracks(window) == true }?.object
    }
  }
#endif
