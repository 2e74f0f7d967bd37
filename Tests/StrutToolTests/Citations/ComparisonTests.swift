import Foundation
import Testing

/// The numbers that the README compares by can be counted in the documents it names.
@Suite struct ComparisonTests {
  private static let readme = Result {
    try String(contentsOf: RepositoryFile.root.appendingPathComponent("README.md"), encoding: .utf8)
  }

  /// A sentence or a cell of the README with a number for each count.
  private func expect(_ words: String) throws {
    let readme = try Self.readme.get()
    #expect(readme.contains(words), "The README does not say: \(words)")
  }

  @Test("The failures that have a test, and those that have a reason")
  func failures() throws {
    let article = RepositoryFile.root.appendingPathComponent(
      "Sources/KeyboardStrut/KeyboardStrut.docc/FailureCases.md")
    let parts = try String(contentsOf: article, encoding: .utf8)
      .components(separatedBy: "\n### Out of scope\n")
    try #require(parts.count == 2)
    let counts = try parts.map { try $0.groups(of: #"^\| \d+ \|"#).count }
    try expect("of the \(counts[0] + counts[1]) failures reported most")
    try expect("\(counts[0]) have a test, \(counts[1]) a reason")
  }

  @Test("The failures that name an issue of IQKeyboardManager")
  func reports() throws {
    let text = try CitedDocument("KeyboardFailures").text
    let count = try text.groups(of: #"^\| \d+ \|.*\[IQ#"#).count
    try expect("| \(count) cite reports to it")
  }

  @Test("The faults of the layout guide that are known")
  func guideFaults() throws {
    let section = try #require(try CitedDocument("KeyboardFacts").sections()["5.2"])
    // Two rows are the table's head.
    let count = try section.groups(of: #"^\| "#).count - 1
    try expect("| \(count) faults are known")
  }
}
