import Foundation
import SystemBehaviors
import Testing

/// The table of Simulator/README.md that says which values of `SystemBehavior` belong to which iOS.
@Suite struct WorldTableTests {
  /// One line of the table: a value, and a word for how well it is evidenced for each version.
  struct Row {
    let property: String
    let value: String
    /// The value's name in the name of a matrix run.
    let name: String
    /// The words of the columns *to iOS 17*, *iOS 18* and *iOS 26*.
    let words: [String]
  }

  private static func rows() throws -> [Row] {
    let file = RepositoryFile.root.appendingPathComponent("Simulator/README.md")
    let lines = try String(contentsOf: file, encoding: .utf8).components(separatedBy: "\n")
    let start = try #require(lines.firstIndex { $0.hasPrefix("| property | value |") })
    var property = ""
    return lines[(start + 2)...].prefix { $0.hasPrefix("|") }.map { line in
      let cells = line.split(separator: "|", omittingEmptySubsequences: false)
        .map { $0.trimmingCharacters(in: .whitespaces).replacingOccurrences(of: "`", with: "") }
      if !cells[1].isEmpty { property = cells[1] }
      return Row(property: property, value: cells[2], name: cells[3], words: Array(cells[4...6]))
    }
  }

  @Test("The table has every property of a behavior, in the order of their declarations")
  func completeTable() throws {
    var properties: [String] = []
    for row in try Self.rows() where properties.last != row.property {
      properties.append(row.property)
    }
    #expect(properties == Mirror(reflecting: SystemBehavior()).children.compactMap(\.label))
    let names = Set(try Self.rows().map(\.name))
    #expect(names == Set(SystemBehavior.factors.flatMap(\.values)))
    #expect(try Self.rows().count == names.count)
  }

  @Test(
    "The behavior of each iOS has the values that the table calls the best evidenced",
    arguments: [(0, SystemBehavior.iOS15), (1, SystemBehavior()), (2, SystemBehavior.iOS26)])
  func bestEvidence(column: Int, behavior: SystemBehavior) throws {
    let rank = ["yes": 0, "usually": 0, "from 17.4": 1, "to 17.3": 0, "likely": 1, "possible": 2]
    let rows = try Self.rows()
    for child in Mirror(reflecting: behavior).children {
      let values = rows.filter { $0.property == child.label }
      let best = values.min {
        rank[$0.words[column], default: 3] < rank[$1.words[column], default: 3]
      }
      #expect(best?.value == "\(child.value)", "\(child.label ?? "")")
    }
  }
}
