#if canImport(UIKit)
  import Foundation

  /// Whether code runs where the main actor does, asked without the trap of `assumeIsolated`.
  ///
  /// Not `Thread.isMainThread`: on Linux the main queue may be served by another thread.
  enum MainQueue {
    private static let key: DispatchSpecificKey<Bool> = {
      let key = DispatchSpecificKey<Bool>()
      DispatchQueue.main.setSpecific(key: key, value: true)
      return key
    }()

    static var isCurrent: Bool { DispatchQueue.getSpecific(key: key) ?? false }
  }
#endif
