#if canImport(UIKit)
  import KeyboardGeometry
  import UIKit

  /// The keyboard's state at any time, and the keyboard notifications as values.
  ///
  /// The library starts to observe notifications when the app first uses it. A keyboard that showed
  /// before then is unknown. So call ``start()`` at launch if the app asks for the state only
  /// later.
  ///
  /// On visionOS the keyboard is a separate window and covers nothing. The library treats the
  /// keyboard as hidden there.
  ///
  /// Main actor only.
  @MainActor
  public enum Keyboard {
    /// Starts to observe keyboard notifications. A second call does nothing.
    public static func start() { _ = KeyboardCenter.shared }

    /// Updates avoiders, bars and struts (such as ``KeyboardStrutView``) now, without waiting for
    /// the end of the run-loop turn. All of them adjust to the current keyboard, first responder
    /// and layout.
    ///
    /// The library usually decides once at the end of each run-loop turn, as UIKit lays out once.
    /// Call this method if you need the result earlier, as you would call `layoutIfNeeded()`.
    /// Examples are a test that posts notifications and code that measures views. Does nothing if
    /// nothing has to change.
    public static func updateIfNeeded() { KeyboardCenter.shared.turns.finish() }

    /// Returns how much of a view's height the keyboard covers, in points. The result is the
    /// distance from the keyboard's top to the view's lower edge, but at most the view's height.
    /// Zero for a view in no window. Zero also for a keyboard that floats, is split or belongs to
    /// another app.
    ///
    /// While the keyboard moves, the result is the overlap at the end of the motion. While the user
    /// drags the keyboard, the result is the overlap at this moment.
    public static func overlap(with view: UIView) -> CGFloat {
      overlapping(view).height
    }

    /// Returns the part of a view that the keyboard covers, in the view's coordinates and points. A
    /// zero rect if the keyboard covers nothing.
    public static func coveredRect(in view: UIView) -> CGRect {
      overlapping(view).rect
    }

    #if !os(visionOS)
      /// Returns the state of a screen's keyboard, according to the notifications so far.
      public static func state(of screen: UIScreen) -> KeyboardState {
        KeyboardCenter.shared.keyboard.state(of: screen)
      }
    #endif

    private static func overlapping(_ view: UIView) -> KeyboardOverlap {
      guard let window = view.window else { return .none }
      let covered = KeyboardCenter.shared.coveredFrame(in: window)
      guard !covered.isEmpty else { return .none }
      return KeyboardOverlap(of: view.convert(covered, from: window), with: view.bounds)
    }

    // MARK: Events

    /// A sequence of all keyboard notifications from now on, in the order of posting.
    ///
    ///     for await transition in Keyboard.transitions { … }
    ///
    /// Each access makes a separate sequence, which ends with its task. A notification arrives in
    /// the task one run-loop turn late. To move a view in step with the keyboard, use
    /// ``observe(_:)``.
    public static var transitions: AsyncStream<KeyboardTransition> {
      AsyncStream { continuation in
        let observation = observe { continuation.yield($0) }
        continuation.onTermination = { _ in withExtendedLifetime(observation) {} }
      }
    }

    /// Returns a sequence of how far the keyboard covers a view, frame by frame. The sequence has
    /// values while the keyboard moves and while the user drags the keyboard.
    ///
    ///     for await (_, progress) in Keyboard.overlaps(with: view) {
    ///       veil.alpha = 0.3 * progress
    ///     }
    ///
    /// `overlap` is in points, measured as in ``overlap(with:)``, but from the keyboard's position
    /// on screen at that moment. `progress` is 0 while the keyboard covers nothing, and 1 when the
    /// keyboard has come up. Each call makes a separate sequence, which ends with its task or with
    /// the view. A value arrives up to one frame late. To keep a view exactly on the keyboard,
    /// constrain the view to a ``KeyboardStrutView`` or a ``KeyboardStrutGuide`` instead.
    ///
    /// - Parameter view: The view to measure. The sequence does not keep the view alive.
    public static func overlaps(
      with view: UIView
    ) -> AsyncStream<(overlap: CGFloat, progress: CGFloat)> {
      AsyncStream { continuation in
        let frames = OverlapFrames(in: view, continuation)
        continuation.onTermination = { [weak frames] _ in
          Task { @MainActor in frames?.stop() }
        }
      }
    }

    /// Calls a closure for every keyboard notification, while UIKit posts the notification.
    ///
    /// - Returns: The observation. The closure is called only until the app releases the
    ///   observation, so keep a reference.
    public static func observe(
      _ handler: @escaping @MainActor (KeyboardTransition) -> Void
    ) -> KeyboardObservation {
      let observation = KeyboardObservation(handler)
      KeyboardCenter.shared.add(observation)
      return observation
    }

    /// Animates changes of the app together with the keyboard, from the current state. The
    /// animation has the duration and the curve of a keyboard notification. At the end of the
    /// closure, lay out the views that your changes affect.
    public static func animate(
      alongside transition: KeyboardTransition, _ changes: @escaping () -> Void
    ) {
      KeyboardAnimation.run(.init(duration: transition.duration, curve: transition.curve), changes)
    }
  }

  /// The registration of a handler of keyboard notifications. The handler is called until the app
  /// releases this object.
  @MainActor
  public final class KeyboardObservation: Sendable {
    let handler: @MainActor (KeyboardTransition) -> Void

    init(_ handler: @escaping @MainActor (KeyboardTransition) -> Void) {
      self.handler = handler
    }
  }
#endif
