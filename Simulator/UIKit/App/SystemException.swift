/// An exception that ends the app on a device, such as UIKit's complaint about an update of a
/// table.
///
/// The exception ends this program, too. A test or a run of the matrix can catch it with
/// ``raised(by:)``, report it and go on.
@MainActor
package struct SystemException: Hashable, Sendable, CustomStringConvertible {
  package let name: String
  package let reason: String

  package nonisolated var description: String {
    "*** Terminating app due to uncaught exception '\(name)', reason: '\(reason)'"
  }

  /// The exceptions that were caught so far; nil while no code catches exceptions.
  private static var caught: [SystemException]?

  /// Whether exceptions are caught now. Code that would run into a trap of the app's code then
  /// raises an exception first.
  static var isCaught: Bool { caught != nil }

  /// Runs `body` and returns the exceptions that it raises. After each exception, the code that
  /// raised it goes on as well as it can.
  package static func raised(by body: () throws -> Void) rethrows -> [SystemException] {
    let outer = caught
    caught = []
    defer { caught = outer }
    try body()
    return caught ?? []
  }

  /// Ends the app, or records the exception while exceptions are caught.
  ///
  /// - Parameter name: Apple's name of the exception.
  package static func raise(
    _ reason: String, name: String = "NSInternalInconsistencyException"
  ) {
    let exception = SystemException(name: name, reason: reason)
    guard caught != nil else { fatalError(exception.description) }
    // Code that repeats a mistake would raise the same exception again and again. Record it once.
    if caught?.last != exception { caught?.append(exception) }
  }
}
