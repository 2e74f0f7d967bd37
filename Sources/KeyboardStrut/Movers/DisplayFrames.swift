#if canImport(UIKit)
  import UIKit

  /// Calls back before each frame of the display while `isOn` is true.
  @MainActor
  final class DisplayFrames {
    private let body: @MainActor () -> Void
    private var link: CADisplayLink?

    init(_ body: @escaping @MainActor () -> Void) { self.body = body }

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
        CADisplayLink { [weak self] _ in MainActor.assumeIsolated { self?.body() } }
      #elseif !NO_ANY_BRIDGING
        CADisplayLink(target: self, selector: #selector(displayFrame))
      #else
        nil
      #endif
    }

    #if canImport(ObjectiveC) && !NO_ANY_BRIDGING
      @objc private func displayFrame() { body() }
    #endif
  }
#endif
