#if canImport(UIKit)
  import KeyboardGeometry
  import UIKit

  /// The keyboard's state at any time, and the keyboard notifications as values.
  ///
  /// The library starts to observe keyboard notifications when the app uses the library for the
  /// first time. If a keyboard is already up at that moment, the library does not know about this
  /// keyboard. So call ``start()`` at launch.
  ///
  /// On visionOS the keyboard is a separate window and covers nothing, so the library treats the
  /// keyboard as hidden.
  ///
  /// Main actor only.
  @MainActor
  public enum Keyboard {
    /// Starts to observe keyboard notifications. A second call does nothing.
    public static func start() { _ = KeyboardCenter.shared }

    /// Immediately updates all views that the library moves or resizes for the keyboard, without
    /// waiting for the end of the run-loop turn. The views adjust to the current keyboard, first
    /// responder and layout.
    ///
    /// The library usually updates views only at the end of each run-loop turn. Call this method if
    /// you need the new positions earlier, as you would call `layoutIfNeeded()`. Examples are tests
    /// that post notifications, and code that measures views. Does nothing if nothing has to
    /// change.
    public static func updateIfNeeded() { KeyboardCenter.shared.turns.finish() }

    /// Returns how much of a view's height the keyboard covers, in points. This is the distance
    /// from the keyboard's top to the view's lower edge, but at most the view's height. Zero if the
    /// view is in no window, or if the keyboard floats, is split or belongs to another app.
    ///
    /// While the keyboard moves, the value is the overlap at the end of the motion. While the user
    /// drags the keyboard, the value is the overlap at this moment.
    public static func overlap(with view: UIView) -> CGFloat {
      overlapping(view).height
    }

    /// Returns the part of a view that the keyboard covers. The rect is in points, in the view's
    /// coordinates. A zero rect if the keyboard covers nothing.
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

    /// A sequence of all keyboard notifications from now on, in the order in which UIKit posts
    /// them.
    ///
    ///     for await transition in Keyboard.transitions { … }
    ///
    /// Each access makes a separate sequence. The sequence ends when the task that iterates over it
    /// is canceled. The task receives a notification one run-loop turn after UIKit has posted it.
    /// To move a view in step with the keyboard, use ``observe(_:)``.
    public static var transitions: AsyncStream<KeyboardTransition> {
      AsyncStream { continuation in
        let observation = observe { continuation.yield($0) }
        continuation.onTermination = { _ in withExtendedLifetime(observation) {} }
      }
    }

    /// Returns a sequence that reports, frame by frame, how far the keyboard covers a view. The
    /// sequence has values while the keyboard moves and while the user drags the keyboard.
    ///
    ///     for await (_, progress) in Keyboard.overlaps(with: view) {
    ///       veil.alpha = 0.3 * progress
    ///     }
    ///
    /// Each value is a pair. `overlap` is how much of the view's height the keyboard covers on
    /// screen at that moment, in points. `progress` is this height divided by the height that the
    /// keyboard covers at its highest position. For example, `progress` is 0.5 while the keyboard
    /// covers 150 of 300 points. If the keyboard never covers the view, `progress` stays 0, even
    /// while the keyboard is fully up.
    ///
    /// A value arrives up to one frame late. To keep a view exactly on the keyboard, do not use the
    /// sequence, but constrain the view to a ``KeyboardStrutView`` or a ``KeyboardStrutGuide``.
    ///
    /// Each call makes a separate sequence. The sequence ends when the task that iterates over it
    /// is canceled, or when the view is deallocated.
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

    /// Calls a closure for every keyboard notification, at the moment at which UIKit posts the
    /// notification.
    ///
    /// - Returns: The observation. Keep a reference to it. When the app releases the observation,
    ///   the library stops calling the closure.
    public static func observe(
      _ handler: @escaping @MainActor (KeyboardTransition) -> Void
    ) -> KeyboardObservation {
      let observation = KeyboardObservation(handler)
      KeyboardCenter.shared.add(observation)
      return observation
    }

    /// Animates the changes made in a closure, in step with the keyboard. The animation has the
    /// duration and the curve of the keyboard notification `transition`. Each view starts from its
    /// current position on screen. If your changes need layout, call `layoutIfNeeded()` at the end
    /// of the closure.
    public static func animate(
      alongside transition: KeyboardTransition, _ changes: @escaping () -> Void
    ) {
      KeyboardAnimation.run(.init(duration: transition.duration, curve: transition.curve), changes)
    }
  }

  /// The registration of a closure that is called for every keyboard notification. When the app
  /// releases this object, the library stops calling the closure.
  @MainActor
  public final class KeyboardObservation: Sendable {
    let handler: @MainActor (KeyboardTransition) -> Void

    init(_ handler: @escaping @MainActor (KeyboardTransition) -> Void) {
      self.handler = handler
    }
  }
#endif
