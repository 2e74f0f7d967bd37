import Foundation

/// Calls a closure in the next turn of the main run loop, as `DispatchQueue.main.async` does in an
/// app. In a test, the main queue is blocked until the test ends.
@MainActor
package func inNextTurn(_ body: @escaping @MainActor () -> Void) {
  let timer = Timer(timeInterval: 0, repeats: false) { _ in MainActor.assumeIsolated { body() } }
  // Without a date in the past, the timer would wait for 0.1 milliseconds.
  timer.fireDate = .distantPast
  RunLoop.main.add(timer, forMode: .common)
}
