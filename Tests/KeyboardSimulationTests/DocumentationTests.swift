import Foundation
import KeyboardSimulation
import Testing

/// The documentation's own claims.
@Suite struct DocumentationTests {
  @Test("Every failure case names a script")
  func failureCaseNames() throws {
    let file = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent(
        "Sources/KeyboardSimulation/KeyboardSimulation.docc/FailureCases.md")
    let text = try String(contentsOf: file, encoding: .utf8)
    let rows = text.split(separator: "\n").compactMap { line -> (Int, String)? in
      let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      guard cells.count > 2, let number = Int(cells[0]) else { return nil }
      return (number, cells[2].trimmingCharacters(in: ["`"]))
    }
    #expect(rows.map(\.0) == Array(1...76))
    for (number, name) in rows {
      #expect(KeyboardScript.Scenario(rawValue: name) != nil, "\(number): \(name)")
    }
  }

  @Test("The examples of the overview are right")
  func examplesOverviewRight() throws {
    let phone = try SimulatedDeviceConfiguration(
      "iPhone SE (3rd generation)", .landscape, system: .iOS17)
    #expect(phone.frame(of: .email) == CGRect(x: 0, y: 175, width: 667, height: 200))
    #expect(phone.height(of: .email).source == "KeyboardFacts 4.2, Chatto, ScreenMetric.swift")
    let frame = phone.frame(of: .email)
    let story = KeyboardScript.show(.email, on: phone)
      .then(.autofillHop(from: frame, on: phone), after: 1)
      .then(.rotation(of: .standard, from: phone), after: 1)
      .interrupted(at: 0.08, by: .hide(from: frame, on: phone))
    #expect(story.target.minY == 375)
  }
}
