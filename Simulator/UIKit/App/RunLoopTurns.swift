import SystemBehaviors

/// Ends the run-loop turns of virtual time, each by one pass of the process's real main run loop.
///
/// So observers that an app adds with `CFRunLoopAddObserver` are called where they would be called
/// on a device. Core Animation's commit has its place before, among or after them, as
/// `SystemBehavior.turnEnd` says.
@MainActor
package final class RunLoopTurns {
  /// Those of the app that runs.
  package private(set) static var current: RunLoopTurns?

  /// The most passes at one instant. Layout that never rests would otherwise stop the clock; what
  /// is still pending then is done in the next turn.
  private static let maximumPasses = 8

  /// How many updates and commits there were.
  package private(set) var commitCount = 0

  /// How many layer changes the last commit has seen.
  private var committedChanges = 0
  private var isEnding = false
  private var hasDispatchedEvent = false

  /// Begins to end the turns of the virtual clock.
  static func begin() {
    current = RunLoopTurns()
    MainRunLoop.prepare()
    VirtualClock.shared.turnWillEnd = {
      MainActor.assumeIsolated { RunLoopTurns.current?.end() }
    }
  }

  /// An event was dispatched in this turn, after which the system updates even where no layer
  /// changed.
  package func didDispatchEvent() { hasDispatchedEvent = true }

  /// Ends a turn, and those that what happens at its end asks for at the same instant.
  private func end() {
    // Code at the end of a turn cannot let time pass on a device either.
    guard !isEnding else { return }
    isEnding = true
    defer { isEnding = false }
    for _ in 0..<Self.maximumPasses {
      MainRunLoop.pass()
      guard needsUpdate else { return }
    }
  }

  private var turnEnd: SystemBehavior.TurnEnd { UIApplication.shared.behavior.turnEnd }

  private var windows: [UIWindow] { UIApplication.shared.visibleWindows() }

  /// Whether anything has changed since the last commit, or is about to in a layout.
  private var needsUpdate: Bool {
    LayerChanges.count != committedChanges
      || !UIApplication.shared.waitingTransitions.isEmpty
      || windows.contains { $0.layer.needsLayout() || $0.layer.layoutIsPendingBelow }
  }

  /// Performs the source of a pass: from iOS 18 on the update sequence.
  fileprivate func performSource() {
    guard turnEnd == .updateSequence else { return }
    let isAsked = UpdateLinks.all.contains(where: \.asksForUpdates)
    guard hasDispatchedEvent || isAsked || needsUpdate else { return }
    hasDispatchedEvent = false
    UpdateLinks.perform(.beforeCommit)
    commit()
    UpdateLinks.perform(.afterCommit)
  }

  /// The place of Core Animation's own run-loop observer.
  fileprivate func performObserver() {
    guard turnEnd == .runLoopObserver else { return }
    hasDispatchedEvent = false
    commit()
  }

  private func commit() {
    commitCount += 1
    for transition in UIApplication.shared.waitingTransitions { transition.turnWillEnd() }
    for window in UIApplication.shared.visibleWindowsWithoutScene + windows {
      window.layoutIfNeeded()
      window.layer.commitTree()
    }
    VirtualClock.shared.commit()
    committedChanges = LayerChanges.count
  }
}

/// Lets virtual time pass and ends run-loop turns, where Core Foundation's function of this name
/// would run the loop of the calling thread. On Linux that is not the main one (see `MainQueue`).
@discardableResult
public func CFRunLoopRunInMode(
  _ mode: CFRunLoopMode!, _ seconds: CFTimeInterval, _ returnAfterSourceHandled: Bool
) -> CFRunLoopRunResult {
  MainActor.assumeIsolated {
    if RunLoopTurns.current == nil { RunLoopTurns.begin() }
    let clock = VirtualClock.shared
    clock.settle()
    if seconds > 0 { clock.idle(until: clock.now + seconds) }
  }
  return .timedOut
}

/// The process's main run loop.
@MainActor
private enum MainRunLoop {
  /// The order of Core Animation's commit, see `SystemBehavior.TurnEnd.runLoopObserver`.
  private static let commitOrder: CFIndex = 2_000_000

  /// Performed once in each pass; without a source a pass would end before it calls observers.
  private static let source: CFRunLoopSource? = {
    var context = CFRunLoopSourceContext()
    context.perform = { _ in MainActor.assumeIsolated { RunLoopTurns.current?.performSource() } }
    return CFRunLoopSourceCreate(nil, 0, &context)
  }()

  private static let commitObserver: CFRunLoopObserver? = {
    let activities = CFRunLoopActivity.beforeWaiting.rawValue | CFRunLoopActivity.exit.rawValue
    return CFRunLoopObserverCreateWithHandler(nil, activities, true, commitOrder) { _, _ in
      MainActor.assumeIsolated { RunLoopTurns.current?.performObserver() }
    }
  }()

  static func prepare() {
    CFRunLoopAddSource(CFRunLoopGetMain(), source, kCFRunLoopCommonModes)
    CFRunLoopAddObserver(CFRunLoopGetMain(), commitObserver, kCFRunLoopCommonModes)
  }

  /// Lets the run loop perform what is ready and leave, without waiting.
  static func pass() {
    CFRunLoopSourceSignal(source)
    _ = runMainLoop(CFRunLoopGetMain(), kCFRunLoopDefaultMode, 0, true)
  }
}

/// Core Foundation's own function below `CFRunLoopRunInMode`, which runs the loop of the calling
/// thread. On Linux the main actor is not on the main thread in a test (see `MainQueue`).
@_silgen_name("CFRunLoopRunSpecific")
private func runMainLoop(
  _ loop: CFRunLoop?, _ mode: CFString?, _ seconds: Double, _ returnsAfterSource: Bool
) -> Int32
