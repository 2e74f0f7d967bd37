/// What UIKit tells the developer in Xcode's console: a conflict of constraints, a presentation
/// that cannot be.
///
/// It goes to standard error. A test that provokes a message captures it instead, and says what it
/// expects, so that the log of a green run has no line that looks like a fault.
@MainActor
package enum DeveloperLog {
  private static var captured: [String]?

  /// The messages of whatever `body` does, none of which is printed.
  package static func messages(of body: () throws -> Void) rethrows -> [String] {
    let outer = captured
    captured = []
    defer { captured = outer }
    try body()
    return captured ?? []
  }

  static func write(_ message: String) {
    if captured == nil {
      // A message that nobody can read is no reason to end the program.
      try? FileHandle.standardError.write(contentsOf: Data((message + "\n").utf8))
    } else {
      captured?.append(message)
    }
  }
}
