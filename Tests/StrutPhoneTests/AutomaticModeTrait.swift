import KeyboardStrut
import Testing

/// Ends the automatic mode after each test: what other suites show must not be served.
struct AutomaticModeTrait: SuiteTrait, TestTrait, TestScoping {
  var isRecursive: Bool { true }

  @MainActor
  func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    defer { KeyboardAvoidance.isAutomatic = false }
    try await function()
  }
}

extension Trait where Self == AutomaticModeTrait {
  /// For suites that show screens of apps with the library.
  static var endsAutomaticMode: Self { Self() }
}
