/// An exception that ends the app on a device, such as UIKit's complaint about an update of a
/// table.
///
/// It ends this program, too. A test, or a run of the matrix, that provokes one catches it instead
/// and goes on, so that it can say which exception it was: see ``raised(by:)``.
@MainActor
package struct SystemException: Hashable, Sendable, CustomStringConvertible {
  package let name: String
  package let reason: String

  package nonisolated var description: String {
    "*** Terminating app due to uncaught exception '\(name)', reason: '\(reason)'"
  }

  /// Those that are caught at this moment; nil where nobody catches any.
  private static var caught: [SystemException]?

  /// Whether somebody catches them. Code that would run into a trap of the app's own says so first
  /// then.
  static var isCaught: Bool { caught != nil }

  /// The exceptions of whatever `body` does. After each one the code that raised it goes on as well
  /// as it can.
  package static func raised(by body: () throws -> Void) rethrows -> [SystemException] {
    let outer = caught
    caught = []
    defer { caught = outer }
    try body()
    return caught ?? []
  }

  /// Ends the app.
  ///
  /// - Parameter name: Apple's name of the exception.
  package static func raise(
    _ reason: String, name: String = "NSInternalInconsistencyException"
  ) {
    let exception = SystemException(name: name, reason: reason)
    guard caught != nil else { fatalError(exception.description) }
    // Whoever asks again and again gets the same answer.
    if caught?.last != exception { caught?.append(exception) }
  }
}
