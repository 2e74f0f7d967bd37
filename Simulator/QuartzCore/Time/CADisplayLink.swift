/// Calls back at every frame of the virtual clock.
///
/// Target and selector need Objective-C; on Linux a closure takes their place, and only inside this
/// package.
public final class CADisplayLink: NSObject {
  private let handler: (CADisplayLink) -> Void
  private var runLoops: [(runLoop: RunLoop, mode: RunLoop.Mode)] = []
  private var isValid = true

  /// When the last frame was shown, clock time.
  public private(set) var timestamp: CFTimeInterval = 0
  /// When the next frame will be shown, clock time.
  public private(set) var targetTimestamp: CFTimeInterval = 0
  public var isPaused = false
  /// Zero means every frame.
  public var preferredFramesPerSecond = 0
  /// All zero means every frame; otherwise `preferred` is what is kept to.
  public var preferredFrameRateRange = CAFrameRateRange()

  package init(handler: @escaping (CADisplayLink) -> Void) {
    self.handler = handler
  }

  /// Seconds between the display's frames.
  public var duration: CFTimeInterval { VirtualClock.shared.frameDuration }

  /// The clock calls back in every mode: there is no run loop to wait for.
  public func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
    guard isValid else { return }
    runLoops.append((runloop, mode))
    let clock = VirtualClock.shared
    if !clock.displayLinks.contains(where: { $0 === self }) { clock.displayLinks.append(self) }
  }

  public func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {
    runLoops.removeAll { $0.runLoop === runloop && $0.mode == mode }
    if runLoops.isEmpty { unlink() }
  }

  /// Ends it for good.
  public func invalidate() {
    isValid = false
    runLoops = []
    unlink()
  }

  private func unlink() {
    VirtualClock.shared.displayLinks.removeAll { $0 === self }
  }

  /// Frames of the display for each call.
  private var stride: Int {
    let rate = VirtualClock.shared.framesPerSecond
    let wanted =
      preferredFrameRateRange.preferred > 0
      ? Int(preferredFrameRateRange.preferred) : preferredFramesPerSecond
    return wanted > 0 && wanted < rate ? max(1, rate / wanted) : 1
  }

  func fire(frame: Int, at time: CFTimeInterval) {
    guard frame % stride == 0 else { return }
    timestamp = time
    targetTimestamp = time + duration * Double(stride)
    handler(self)
  }
}
