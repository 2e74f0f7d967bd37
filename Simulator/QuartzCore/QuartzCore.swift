// Layers, animations and virtual time. The API is Apple's; what is `package` here is the
// simulator's own: the clock's controls, presentation values, the renderer and the display list.
@_exported import CoreGraphics
@_exported import Foundation

/// Seconds.
public typealias CFTimeInterval = Double

/// The virtual clock's time, in seconds. It moves only when the simulator moves it.
public func CACurrentMediaTime() -> CFTimeInterval {
  VirtualClock.shared.now
}
