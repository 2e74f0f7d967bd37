import Foundation

/// The error that an expectation of ``KeyboardTest`` throws when it does not hold.
///
/// XCTest and Swift Testing print the description of the error, so a test only needs `try`.
public struct KeyboardTestFailure: Error, Equatable, CustomStringConvertible {
  /// The problem, its size in points, and the device.
  public let description: String

  init(_ description: String) { self.description = description }
}
