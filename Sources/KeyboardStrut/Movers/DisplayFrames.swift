#if canImport(UIKit)
  import UIKit

  /// Calls a closure before each frame of the display while `isOn` is true.
  @MainActor
  final class DisplayFrames {
    private let body: @MainActor () -> Bool
    private var link: CADisplayLink?

    /// - Parameter body: The closure to call before each frame. The closure returns false to set
    ///   `isOn` to false.
    init(_ body: @escaping @MainActor () -> Bool) { self.body = body }

    var isOn: Bool {
      get { link != nil }
      set {
        guard newValue != isOn else { return }
        link?.invalidate()
        link = newValue ? makeLink() : nil
        // The keyboard moves at the display's full frame rate, so we ask for the same rate.
        link?.preferredFrameRateRange = CAFrameRateRange(
          minimum: 60, maximum: 120, preferred: 120)
        link?.add(to: .main, forMode: .common)
      }
    }

    private func makeLink() -> CADisplayLink? {
      #if !canImport(ObjectiveC)
        CADisplayLink { _ in MainActor.assumeIsolated { self.displayFrame() } }
      #elseif !NO_ANY_BRIDGING
        CADisplayLink(target: self, selector: #selector(displayFrame))
      #else
        nil
      #endif
    }

    #if canImport(ObjectiveC) && !NO_ANY_BRIDGING
      @objc
    #endif
    private func displayFrame() {
      // The display link keeps this object alive until we invalidate the link. If the owner of this
      // object has already been deallocated, `body` returns false, and we invalidate the link.
      if !body() { isOn = false }
    }
  }
#endif
