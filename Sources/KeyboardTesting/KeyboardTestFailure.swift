import Foundation

/// What an expectation throws when it does not hold.
///
/// Both XCTest and Swift Testing print its description, so a test needs nothing but `try`.
public struct KeyboardTestFailure: Error, Equatable, CustomStringConvertible {
  /// What is wrong, by how much, and on which device.
  public let description: String

  init(_ description: String) { self.description = description }
}
