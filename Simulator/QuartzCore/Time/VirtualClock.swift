/// The only time there is: it stands still until it is told to move.
///
/// Moving it forward stops at every instant at which something is due, in order of time, and at one
/// instant in this order: timers (as scheduled), ends of animations (as added), display links,
/// frame handlers. Whatever they start is part of the same run. Not thread-safe: the simulator's
/// thread (the main actor) owns it.
package final class VirtualClock {
  // One phone, one clock; layers have no actor, so neither has it. See the type's comment.
  nonisolated(unsafe) package static let shared = VirtualClock()

  /// Not zero, because a `beginTime` of zero means "now".
  package static let startTime: CFTimeInterval = 1000

  /// Seconds by which something may be due later than the time that the clock moves to.
  private static let tolerance: CFTimeInterval = 1e-9

  /// Names something scheduled, to cancel it.
  package struct Token: Hashable, Sendable {
    let number: Int
  }

  private struct Timer {
    let time: CFTimeInterval
    let token: Token
    let body: () -> Void
  }

  /// Seconds.
  package private(set) var now = VirtualClock.startTime

  var animations: [RunningAnimation] = []
  var displayLinks: [CADisplayLink] = []
  private var timers: [Timer] = []
  private var frameHandlers: [(token: Token, body: (CFTimeInterval) -> Void)] = []
  private var stopped: [RunningAnimation] = []
  /// Animations that begin at the next commit.
  private var uncommitted: [RunningAnimation] = []
  private var lastToken = 0
  private var frameEpoch = VirtualClock.startTime
  private var frameNumber = 0

  package init() {}

  /// How often display links and frame handlers run; 60 unless set. A change starts a new beat now.
  package var framesPerSecond = 60 {
    didSet {
      guard framesPerSecond != oldValue else { return }
      frameEpoch = now
      frameNumber = 0
    }
  }

  var frameDuration: CFTimeInterval { 1 / Double(framesPerSecond) }

  /// When the next frame is due, always later than `now`: what to advance to, frame by frame.
  package var nextFrameTime: CFTimeInterval {
    frameEpoch + Double(frameNumber + 1) / Double(framesPerSecond)
  }

  private func makeToken() -> Token {
    lastToken += 1
    return Token(number: lastToken)
  }

  // MARK: Scheduling

  /// Runs `body` once, `delay` seconds from now; not before the clock moves or settles.
  @discardableResult
  package func schedule(after delay: CFTimeInterval, _ body: @escaping () -> Void) -> Token {
    // A delay that is no number is none.
    let timer = Timer(time: now + (delay > 0 ? delay : 0), token: makeToken(), body: body)
    let index = timers.firstIndex { $0.time > timer.time } ?? timers.count
    timers.insert(timer, at: index)
    return timer.token
  }

  /// Runs `body` with the time at every frame, after the display links, until it is canceled.
  package func addFrameHandler(_ body: @escaping (CFTimeInterval) -> Void) -> Token {
    let token = makeToken()
    frameHandlers.append((token, body))
    return token
  }

  package func cancel(_ token: Token) {
    timers.removeAll { $0.token == token }
    frameHandlers.removeAll { $0.token == token }
  }

  // MARK: Turns

  /// How many run-loop turns have ended. Several may end at one instant.
  package private(set) var turn = 0

  /// Called at the end of each run-loop turn: whatever takes part in the end of a turn, and the
  /// commit, which calls ``commit()``. Without it a turn ends with the commit alone.
  package var turnWillEnd: (() -> Void)?

  /// Ends a run-loop turn: some code has run at this instant, and no time has passed since.
  private func endTurn() {
    turn += 1
    turnWillEnd?()
    commit()
  }

  /// Commits the implicit transaction. Animations that were added since the last commit begin now.
  package func commit() {
    CATransaction.flush()
    for running in uncommitted { running.begin(at: now) }
    uncommitted = []
  }

  // MARK: Moving

  /// Called for each frame that is drawn during a stall. Must not change anything.
  ///
  /// The render server draws these frames in its own process (Apple's tech talk "Explore UI
  /// animation hitches and the render loop"). So animations that were committed before the stall go
  /// on, although the main thread is blocked.
  package var stallFrameHandler: (() -> Void)?

  /// Lets time pass inside the turn that runs, as code does that blocks the main thread.
  ///
  /// Display links and frame handlers are not called for the frames that fall into the stall.
  /// Timers and ends of animations come late, in turns of their own.
  package func stall(for seconds: CFTimeInterval) {
    let end = now + max(seconds, 0)
    if let stallFrameHandler {
      while nextFrameTime < end {
        now = nextFrameTime
        frameNumber += 1
        stallFrameHandler()
      }
    }
    now = end
    skipIdleFrames(before: now.nextUp)
  }

  package func advance(by seconds: CFTimeInterval) {
    advance(to: now + seconds)
  }

  /// Moves to a time, running everything that is due on the way, that time included. First ends the
  /// turn of the code that called.
  ///
  /// A time in the past only settles what is due now.
  package func advance(to target: CFTimeInterval) {
    settle()
    pass(until: target)
  }

  /// Moves on as ``advance(to:)`` does, while no code has run since the last turn ended.
  package func idle(until target: CFTimeInterval) {
    runDue()
    pass(until: target)
  }

  private func pass(until target: CFTimeInterval) {
    // Sums of frame times end a hair before or behind the frame they mean.
    while let next = nextEventTime, next <= target + Self.tolerance {
      skipIdleFrames(before: next)
      now = max(now, next)
      runDue()
      if nextFrameTime <= now { runFrame() }
    }
    now = max(now, target)
    skipIdleFrames(before: now.nextUp)
  }

  /// Ends the turn of the code that called, and runs what is due now.
  package func settle() {
    endTurn()
    runDue()
  }

  /// Runs the timers and the ends of animations that are due now, each in a turn of its own.
  private func runDue() {
    reportStopped()
    startAnimations()
    while let first = timers.first, first.time <= now {
      timers.removeFirst().body()
      endTurn()
    }
    finishAnimations()
    reportStopped()
    startAnimations()
  }

  /// Back to the start time with nothing scheduled, no animation running and no block called.
  package func reset() {
    for running in animations { running.layer?.attachedAnimations.removeAll() }
    animations = []
    displayLinks = []
    timers = []
    frameHandlers = []
    stopped = []
    uncommitted = []
    turnWillEnd = nil
    turn = 0
    CATransaction.reset()
    now = Self.startTime
    framesPerSecond = 60
    frameEpoch = now
    frameNumber = 0
  }

  /// Whether the picture may change from frame to frame: something is animated, or something
  /// listens to frames. Where it is false, nothing happens before ``nextEventTime``.
  package var isMoving: Bool { hasFrameWork || animations.contains { !$0.standsStill } }

  /// When something is due next; nil where nothing is.
  package var nextEventTime: CFTimeInterval? {
    var times = animations.compactMap(\.endTime) + animations.compactMap(\.pendingStartTime)
    if let timer = timers.first { times.append(timer.time) }
    if hasFrameWork { times.append(nextFrameTime) }
    return times.min()
  }

  private var hasFrameWork: Bool { !frameHandlers.isEmpty || hasRunningDisplayLinks }

  /// Whether a display link of the app, or of a library, asks for the next frame.
  package var hasRunningDisplayLinks: Bool { displayLinks.contains { !$0.isPaused } }

  /// Frames at which nothing listened are over, so that they do not run late.
  private func skipIdleFrames(before time: CFTimeInterval) {
    while nextFrameTime < time { frameNumber += 1 }
  }

  private func runFrame() {
    frameNumber += 1
    for link in displayLinks where !link.isPaused && displayLinks.contains(where: { $0 === link }) {
      link.fire(frame: frameNumber, at: now)
      settle()
    }
    for handler in frameHandlers where frameHandlers.contains(where: { $0.token == handler.token })
    {
      handler.body(now)
      settle()
    }
  }

  // MARK: Animations

  func add(_ running: RunningAnimation) {
    animations.append(running)
    if running.awaitsCommit { uncommitted.append(running) }
  }

  private func startAnimations() {
    for running in animations where running.startsNow(at: now) {
      running.attached.animation.delegate?.animationDidStart(running.attached.animation)
    }
  }

  /// Ends, one after the other, the animations whose time has come: earliest end first, then first
  /// added. Each comes off its layer before its delegate and its transaction hear of it.
  private func finishAnimations() {
    while let running = firstDueAnimation() {
      animations.removeAll { $0 === running }
      if running.attached.animation.isRemovedOnCompletion {
        running.layer?.attachedAnimations.removeAll {
          $0.animation === running.attached.animation
        }
      }
      running.end(finished: running.layer != nil)
      endTurn()
    }
  }

  private func firstDueAnimation() -> RunningAnimation? {
    var first: (running: RunningAnimation, end: CFTimeInterval)?
    for running in animations {
      let end = running.layer == nil ? now : running.endTime ?? .infinity
      if end <= now, end < first?.end ?? .infinity { first = (running, end) }
    }
    return first?.running
  }

  func cancelAnimations(_ removed: [AttachedAnimation]) {
    let ids = Set(removed.map { ObjectIdentifier($0.animation) })
    stopped += animations.filter { ids.contains(ObjectIdentifier($0.attached.animation)) }
    animations.removeAll { ids.contains(ObjectIdentifier($0.attached.animation)) }
  }

  private func reportStopped() {
    while !stopped.isEmpty {
      stopped.removeFirst().end(finished: false)
      endTurn()
    }
  }
}
