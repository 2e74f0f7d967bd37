extension UIView {
  /// How an animation of several steps behaves.
  public struct KeyframeAnimationOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1)
    public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 2)
    public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 4)
    public static let overrideInheritedDuration = KeyframeAnimationOptions(rawValue: 32)
    public static let overrideInheritedOptions = KeyframeAnimationOptions(rawValue: 512)
    public static let calculationModeLinear = KeyframeAnimationOptions([])
  }

  /// Animates in steps, which the block adds with `addKeyframe`. Between them values change evenly.
  public static func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: UIView.KeyframeAnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let outer = KeyframeSequence.current
    let sequence = KeyframeSequence(duration: duration, delay: delay, completion: completion)
    KeyframeSequence.current = sequence
    animations()
    KeyframeSequence.current = outer
    sequence.close()
  }

  /// Adds a step to the enclosing `animateKeyframes` block.
  ///
  /// - Parameters:
  ///   - frameStartTime: When it begins, as a share of the whole duration.
  ///   - frameDuration: How long it lasts, as a share of the whole duration.
  public static func addKeyframe(
    withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
    animations: @escaping () -> Void
  ) {
    guard let sequence = KeyframeSequence.current else { return animations() }
    sequence.add(from: frameStartTime, lasting: frameDuration, animations)
  }
}

/// One running `animateKeyframes` block.
@MainActor
private final class KeyframeSequence {
  static var current: KeyframeSequence?

  private let duration: TimeInterval
  private let delay: TimeInterval
  private var completion: ((Bool) -> Void)?
  private var running = 0
  private var isOver = false
  private var allFinished = true

  init(duration: TimeInterval, delay: TimeInterval, completion: ((Bool) -> Void)?) {
    (self.duration, self.delay, self.completion) = (duration, delay, completion)
  }

  func add(from start: Double, lasting length: Double, _ changes: @escaping () -> Void) {
    running += 1
    UIView.animate(
      withDuration: duration * length, delay: delay + duration * start, options: .curveLinear,
      animations: changes
    ) { finished in
      self.running -= 1
      self.allFinished = self.allFinished && finished
      self.finishIfDone()
    }
  }

  /// The completion waits for the whole duration, whatever the steps take of it.
  func close() {
    let isImmediate = !UIView.areAnimationsEnabled || duration <= 0
    let wait = isImmediate ? 0 : (delay + duration) * ViewAnimation.slowness
    VirtualClock.shared.schedule(after: wait) { [self] in
      MainActor.assumeIsolated {
        isOver = true
        finishIfDone()
      }
    }
  }

  private func finishIfDone() {
    guard isOver, running == 0, let completion else { return }
    self.completion = nil
    completion(allFinished)
  }
}
