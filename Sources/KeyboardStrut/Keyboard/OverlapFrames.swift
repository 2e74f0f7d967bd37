#if canImport(UIKit)
  import KeyboardGeometry
  import UIKit

  /// Sends to an `AsyncStream` how much of a view's height the keyboard covers. While the keyboard
  /// moves, sends one value for each frame.
  @MainActor
  final class OverlapFrames {
    /// `overlap` is the covered height in points. `progress` is 0 while the keyboard covers nothing
    /// of the view, and 1 when the keyboard is fully up.
    typealias Frame = (overlap: CGFloat, progress: CGFloat)

    private weak var view: UIView?
    private weak var keeper: Keeper?
    private let continuation: AsyncStream<Frame>.Continuation
    private lazy var frames = DisplayFrames { [weak self] in self?.step() ?? false }
    /// How much of the view's height the keyboard covers on screen now, in points. During an
    /// animation, the value changes with each frame.
    private var drawn: CGFloat
    /// How much of the view's height the keyboard covers at the end of its present motion, in
    /// points.
    private var end: CGFloat
    /// The greatest value of `end` since the keyboard began to cover the view, in points. This is
    /// the covered height while the keyboard is fully up. We send `drawn / highest` as the
    /// progress.
    private var highest: CGFloat
    /// The present animation of `drawn`, the covered height. Nil while the keyboard does not move.
    private var motion: FrameMotion?
    /// The animation curve in the latest keyboard notification that announced a motion.
    private var curve = KeyboardCurve.system
    private var observation: KeyboardObservation?

    /// Starts to send values for a view. The view keeps this object alive until `stop()`.
    init(in view: UIView, _ continuation: AsyncStream<Frame>.Continuation) {
      self.view = view
      self.continuation = continuation
      drawn = Keyboard.overlap(with: view)
      (end, highest) = (drawn, drawn)
      let keeper = Keeper(self)
      view.addLayoutGuide(keeper)
      self.keeper = keeper
      KeyboardCenter.shared.turns.add(self)
      observation = Keyboard.observe { [weak self] in
        if $0.phase.isWill { self?.curve = $0.curve }
      }
    }

    deinit { continuation.finish() }

    /// Stops sending values, and lets the view release this object.
    func stop() {
      frames.isOn = false
      if let keeper { keeper.owningView?.removeLayoutGuide(keeper) }
    }

    /// Sends the covered height and the progress for the next frame.
    ///
    /// - Returns: True if the keyboard is still moving.
    private func step() -> Bool {
      guard let motion else { return false }
      let time = CACurrentMediaTime()
      drawn = end - motion.distance * motion.rest(at: time)
      if motion.isOver(at: time) { self.motion = nil }
      tell()
      return self.motion != nil
    }

    private func tell() {
      continuation.yield((drawn, highest > 0 ? drawn / highest : 0))
      if drawn == 0 { highest = 0 }
    }
  }

  extension OverlapFrames: KeyboardListener {
    var window: UIWindow? { view?.window }
    var hostView: UIView? { view }
    var rank: KeyboardRank { .strut }

    func needsChange(because triggers: TurnTriggers) -> Bool {
      view.map(Keyboard.overlap) ?? 0 != end
    }

    func change() {
      end = view.map(Keyboard.overlap) ?? 0
      highest = max(highest, end)
      let duration = UIView.inheritedAnimationDuration
      if duration > 0 {
        motion = FrameMotion(
          timing: curve.timing(duration: duration), duration: duration,
          began: CACurrentMediaTime(), distance: end - drawn)
        frames.isOn = true
      } else {
        (drawn, motion) = (end, nil)
        frames.isOn = false
        tell()
      }
    }
  }
#endif
