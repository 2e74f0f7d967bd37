import Foundation

/// The phone beside, as the window knows it.
@MainActor
package protocol OtherPhone: AnyObject {
  /// Tells it what it has to do; each line without its end.
  func send(_ lines: [String]) throws
  /// Bytes that it answers; waits for them.
  func read(_ count: Int) throws -> Data
  /// Ends it.
  func end()
}
