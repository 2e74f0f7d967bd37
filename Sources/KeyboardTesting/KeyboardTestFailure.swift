import Foundation

/// An error that an expectation throws when it does not hold.
///
/// Both XCTest and Swift Testing print its description, so a test needs nothing but `try`.
public struct KeyboardTestFailure: Error, Equatable, CustomStringConvertible {
  /// The problem, its size in points, and the device.
  public let description: String

  init(_ description: String) { self.description = description }
}
