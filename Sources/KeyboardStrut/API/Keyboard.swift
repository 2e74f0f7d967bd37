#if canImport(UIKit)
  import KeyboardGeometry
  import UIKit

  /// The keyboard as the library knows it: its state at any time, and its notifications as values.
  ///
  /// The library starts to listen when you first use it. It does not know a keyboard that came up
  /// before. So call ``start()`` at launch if you ask for the state only later.
  ///
  /// On visionOS the keyboard is a separate window and covers nothing, so it counts as down.
  ///
  /// Main actor only.
  @MainActor
  public enum Keyboard {
    /// Starts to listen. A second call does nothing.
    public static func start() { _ = KeyboardCenter.shared }

    /// Does now what the end of the run-loop turn would do. Struts, avoiders and bars adjust to the
    /// present keyboard, first responder and layout.
    ///
    /// The library decides once at the end of each run-loop turn, as UIKit lays out once. Call this
    /// if you need the result earlier, as you call `layoutIfNeeded()`: in a test that posts
    /// notifications, or before you measure. Does nothing if nothing has to change.
    public static func updateIfNeeded() { KeyboardCenter.shared.turns.finish() }

    /// Returns how much of a view the keyboard covers. It counts the points from the keyboard's
    /// top, or the view's if that is lower, to the view's lower edge. Zero for a view in no window,
    /// and for a keyboard that floats, is split or belongs to another app.
    ///
    /// While the keyboard moves, this is the value at the end of its motion. While a finger drags
    /// the keyboard, it is the value at this moment.
    public static func overlap(with view: UIView) -> CGFloat {
      overlapping(view).height
    }

    /// Returns the part of a view that the keyboard covers, in the view's coordinates and points.
    public static func coveredRect(in view: UIView) -> CGRect {
      overlapping(view).rect
    }

    #if !os(visionOS)
      /// Returns what the notifications have announced about the keyboard of a screen.
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

    /// Every keyboard notification from now on, in the order of posting.
    ///
    ///     for await transition in Keyboard.transitions { … }
    ///
    /// Each call makes a separate sequence, which ends with its task. An `await` returns one
    /// run-loop turn late. To move something in step with the keyboard, use ``observe(_:)``.
    public static var transitions: AsyncStream<KeyboardTransition> {
      AsyncStream { continuation in
        let observation = observe { continuation.yield($0) }
        continuation.onTermination = { _ in withExtendedLifetime(observation) {} }
      }
    }

    /// Returns how far the keyboard covers a view, frame by frame. It yields while the keyboard
    /// moves or the user drags it.
    ///
    ///     for await (_, progress) in Keyboard.overlaps(with: view) {
    ///       veil.alpha = 0.3 * progress
    ///     }
    ///
    /// `overlap` is in points. It is counted as in ``overlap(with:)``, but from where the keyboard
    /// is drawn at that moment. `progress` is 0 while the keyboard covers nothing, and 1 when it
    /// has come up. Each call makes a separate sequence, which ends with its task or with the view.
    /// A value arrives up to one frame late. To place something on the keyboard, tie it to a strut
    /// instead.
    ///
    /// - Parameter view: The view; the sequence does not keep it alive.
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

    /// Calls a closure with every keyboard notification, while UIKit posts it.
    ///
    /// - Returns: The observation. Keep it, because the closure is called only as long as it
    ///   exists.
    public static func observe(
      _ handler: @escaping @MainActor (KeyboardTransition) -> Void
    ) -> KeyboardObservation {
      let observation = KeyboardObservation(handler)
      KeyboardCenter.shared.add(observation)
      return observation
    }

    /// Makes changes in the animation that a transition announces: with its duration and curve,
    /// from the current state. At the end of the closure, lay out the views that your changes
    /// affect.
    public static func animate(
      alongside transition: KeyboardTransition, _ changes: @escaping () -> Void
    ) {
      KeyboardAnimation.run(.init(duration: transition.duration, curve: transition.curve), changes)
    }
  }

  /// Keeps a handler of keyboard notifications registered until the app releases this object.
  @MainActor
  public final class KeyboardObservation: Sendable {
    let handler: @MainActor (KeyboardTransition) -> Void

    init(_ handler: @escaping @MainActor (KeyboardTransition) -> Void) {
      self.handler = handler
    }
  }
#endif
