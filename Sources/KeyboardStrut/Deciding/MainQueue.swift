#if canImport(UIKit)
  import Foundation

  /// Tells whether code runs on the main queue.
  ///
  /// We do not use `MainActor.assumeIsolated`, because it traps on any other queue. We do not use
  /// `Thread.isMainThread`, because the library's tests also run on Linux. There, a thread other
  /// than the main thread may run the blocks of the main queue.
  enum MainQueue {
    private static let key: DispatchSpecificKey<Bool> = {
      let key = DispatchSpecificKey<Bool>()
      DispatchQueue.main.setSpecific(key: key, value: true)
      return key
    }()

    static var isCurrent: Bool { DispatchQueue.getSpecific(key: key) ?? false }
  }
#endif
