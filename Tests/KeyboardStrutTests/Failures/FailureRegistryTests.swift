import Foundation
import Testing

/// Checks that each of the 76 failures of `Documentation/KeyboardFailures.md` has a test in this
/// folder, or a row that says why not. The documentation must name the tests.
@Suite struct FailureRegistryTests {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
  private static let article = folder.deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()
    .appendingPathComponent("Sources/KeyboardStrut/KeyboardStrut.docc/FailureCases.md")

  /// The display names of the tests, by number.
  private static func tests() throws -> [(number: Int, name: String)] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix("FailureTests.swift") }
      .flatMap { file in
        try String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8)
          .matches(of: /@Test\(\s*"([^"]+) \(failure case (\d+)\)"/)
          .compactMap { match in Int(match.2).map { ($0, String(match.1)) } }
      }
  }

  /// The rows of the article's tables: those of the tests, and those out of scope.
  private static func rows() throws -> (
    tested: [(number: Int, name: String)], outOfScope: [(number: Int, why: String)]
  ) {
    let text = try String(contentsOf: article, encoding: .utf8)
    let parts = text.components(separatedBy: "\n### Out of scope\n")
    try #require(parts.count == 2)
    func rows(_ text: String) -> [(Int, [String])] {
      text.matches(of: /(?m)^\| (\d+) \| (.+) \| (.+) \|$/).compactMap { match in
        Int(match.1).map { ($0, [String(match.2), String(match.3)]) }
      }
    }
    return (
      rows(parts[0]).map { ($0, $1.joined(separator: ": ")) }, rows(parts[1]).map { ($0, $1[1]) }
    )
  }

  @Test("Each of 76 known keyboard failures has a test or a stated reason for having no test")
  func failureTestedExplained() throws {
    let tested = try Self.tests().map(\.number)
    let outOfScope = try Self.rows().outOfScope.map(\.number)
    #expect((tested + outOfScope).sorted() == Array(1...76))
  }

  @Test("FailureCases.md lists each failure test by its exact name")
  func documentationTellsTests() throws {
    let tests = try Dictionary(uniqueKeysWithValues: Self.tests().map { ($0.number, $0.name) })
    let rows = try Self.rows()
    #expect(rows.tested.map(\.number) == tests.keys.sorted())
    for row in rows.tested { #expect(tests[row.number] == row.name) }
    for row in rows.outOfScope { #expect(row.why.count > 20, "\(row.number) needs a reason") }
  }
}
