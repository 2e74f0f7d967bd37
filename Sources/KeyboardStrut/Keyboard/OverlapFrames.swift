#if canImport(UIKit)
  import KeyboardGeometry
  import UIKit

  /// Yields how far the keyboard covers a view, in each frame of the keyboard's motion.
  @MainActor
  final class OverlapFrames {
    typealias Frame = (overlap: CGFloat, progress: CGFloat)

    private weak var view: UIView?
    private weak var keeper: Keeper?
    private let continuation: AsyncStream<Frame>.Continuation
    private lazy var frames = DisplayFrames { [weak self] in self?.step() ?? false }
    /// In points: the overlap in the frame that is drawn now, the overlap at the end of the motion,
    /// and the highest end since the keyboard was down.
    private var drawn: CGFloat
    private var end: CGFloat
    private var highest: CGFloat
    /// The motion under way; nil at rest.
    private var motion: FrameMotion?
    /// The curve that the keyboard has announced last.
    private var curve = KeyboardCurve.system
    private var observation: KeyboardObservation?

    /// Lives in a view from now on. The view keeps it.
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

    func stop() {
      frames.isOn = false
      if let keeper { keeper.owningView?.removeLayoutGuide(keeper) }
    }

    /// - Returns: Whether the keyboard still moves.
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
    var home: UIView? { view }
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
