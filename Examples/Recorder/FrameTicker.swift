import UIKit

/// Calls a closure once a frame, from a display link, until it is stopped. On Apple's systems the
/// link keeps the ticker alive until then.
@MainActor
final class FrameTicker: NSObject {
  private var link: CADisplayLink?
  private let body: (CFTimeInterval) -> Void

  /// Starts the ticker.
  ///
  /// - Parameter body: Gets the time of the frame, in seconds of the display's clock.
  init(_ body: @escaping (CFTimeInterval) -> Void) {
    self.body = body
    super.init()
    #if canImport(ObjectiveC)
      let link = CADisplayLink(target: self, selector: #selector(tick(_:)))
    #else
      let link = CADisplayLink { [weak self] link in
        MainActor.assumeIsolated { self?.body(link.timestamp) }
      }
    #endif
    link.add(to: .main, forMode: .common)
    self.link = link
  }

  #if canImport(ObjectiveC)
    @objc private func tick(_ link: CADisplayLink) { body(link.timestamp) }
  #endif

  func stop() {
    link?.invalidate()
    link = nil
  }
}
