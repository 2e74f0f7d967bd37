import Foundation

/// Whether code runs where the main actor does.
///
/// Not `Thread.isMainThread`: on Linux the main queue may be served by another thread, as in tests.
package enum MainQueue {
  private static let key: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  package static var isCurrent: Bool { DispatchQueue.getSpecific(key: key) ?? false }
}
