#if canImport(UIKit)
  import UIKit

  /// Calls back before each frame of the display while `isOn` is true.
  @MainActor
  final class DisplayFrames {
    private let body: @MainActor () -> Bool
    private var link: CADisplayLink?

    /// - Parameter body: Called before each frame. Returns whether to go on.
    init(_ body: @escaping @MainActor () -> Bool) { self.body = body }

    var isOn: Bool {
      get { link != nil }
      set {
        guard newValue != isOn else { return }
        link?.invalidate()
        link = newValue ? makeLink() : nil
        // The keyboard moves at the full rate of the display.
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
      // A display link keeps its target alive, so this object may outlive its owner. Its link goes
      // on until we invalidate it.
      if !body() { isOn = false }
    }
  }
#endif
