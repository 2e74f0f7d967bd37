import Foundation
import Testing

@testable import UIKit

/// What is not there says so, instead of doing nothing.
@Suite struct RefusalTests {
  /// An input that declares no traits.
  @MainActor private final class Plain: UIView, UIKeyInput {
    var hasText: Bool { false }
    func insertText(_ text: String) {}
    func deleteBackward() {}
  }

  @Test("A trait that a type does not have cannot be set")
  func traitType() async throws {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let plain = Plain()
        #expect(plain.keyboardType == .default)
        plain.keyboardType = .emailAddress
      }
    }
    let words = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(words.contains("Plain has no keyboardType to set: declare the property"), "\(words)")
  }

  @Test("Views are not archived")
  func viewsNotArchived() async throws {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run { UIView().encode(with: NSKeyedArchiver(requiringSecureCoding: false)) }
    }
    let words = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(words.contains("encode(with:) is not there"), "\(words)")
  }
}
