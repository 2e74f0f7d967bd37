import Foundation
import Testing

@testable import StrutPhone

/// What `make touch` does in the real window.
@Suite struct WindowCheckTests {
  /// What xdotool calls keys that are signs.
  private static let signs: [Character: String] = [
    "?": "question", ".": "period", "+": "plus", "-": "minus",
  ]

  @Test("It presses each key of the window", arguments: PhoneCommand.allCases)
  func key(command: PhoneCommand) throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let text = try String(
      contentsOf: folder.appendingPathComponent("phone/check"), encoding: .utf8)
    let name = Self.signs[command.rawValue] ?? String(command.rawValue)
    let lines = ["press \(name) ", "press ctrl+\(name) ", "key \(name) ", "key ctrl+\(name)"]
    #expect(lines.contains { text.contains($0) }, "no line presses \(name)")
  }
}
