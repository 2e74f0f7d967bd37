import Foundation
import Testing

@testable import Matrix

/// The list of runs that fail may only become shorter.
@Suite struct RedListTests {
  private static let list = RedList(
    """
    # comment

    [clips] What clips is not looked at.
    a\thidden after tap; turns around

    [fingers] The finger's offset is changed.
    b\tjumps

    """)

  struct Case: Sendable, CustomTestStringConvertible {
    let name: String
    let found: [(id: String, faults: String)]
    let lines: [String]
    var testDescription: String { name }
  }

  static let cases = [
    Case(
      name: "as listed", found: [("a", "hidden after tap; turns around"), ("b", "jumps")],
      lines: []),
    Case(
      name: "a run that is not listed",
      found: [("a", "hidden after tap; turns around"), ("b", "jumps"), ("c", "jumps")],
      lines: ["FAIL c: jumps"]),
    Case(
      name: "a fault that is not listed",
      found: [("a", "hidden after tap; turns around"), ("b", "jumps; turns around")],
      lines: ["FAIL b: turns around"]),
    Case(
      name: "a listed run that passes", found: [("a", "hidden after tap; turns around")],
      lines: ["PASS b: jumps is on the list and passes"]),
    Case(
      name: "a listed fault that is gone", found: [("a", "turns around"), ("b", "jumps")],
      lines: ["PASS a: hidden after tap is on the list and passes"]),
  ]

  @Test("What is not as the list says is told", arguments: cases) func disagreements(one: Case) {
    let found = RedList(results: one.found)
    #expect(Self.list.disagreements(with: found, played: ["a", "b", "c"]) == one.lines)
  }

  @Test("A listed run that does not exist is told") func gone() {
    let found = RedList(results: [("a", "hidden after tap; turns around")])
    #expect(
      Self.list.disagreements(with: found, played: ["a"]) == [
        "GONE b: there is no such run any more"
      ])
  }

  @Test("Shrinking takes away and lets nothing in") func shrinking() {
    let found = RedList(results: [("a", "turns around; jumps"), ("c", "jumps")])
    #expect(Self.list.shrunk(to: found).faults == ["a": "turns around"])
  }

  @Test("A list is read as it was written") func text() {
    #expect(RedList(Self.list.text) == Self.list)
    #expect(Self.list.text.hasPrefix("# comment\n\n[clips] What clips is not looked at.\na\t"))
  }

  @Test("A list that is written anew keeps the causes that are known") func rewriting() {
    let found = RedList(results: [("b", "jumps; hidden"), ("c", "jumps")])
    let lines = Self.list.rewritten(to: found).text.split(separator: "\n").map(String.init)
    #expect(
      lines == [
        "# comment", "[fingers] The finger's offset is changed.", "b\tjumps; hidden",
        "[new] Nobody has looked at these yet.", "c\tjumps",
      ])
  }

  @Test("Every run on the lists stands below a cause, and is played")
  func lists() throws {
    let file = "Simulator/Matrix/red-runs.txt"
    let root = #filePath.components(separatedBy: "/Tests/")[0]
    let list = RedList(try String(contentsOfFile: "\(root)/\(file)", encoding: .utf8))
    #expect(list.causes.allSatisfy { $0.name != "new" && $0.sentence.hasSuffix(".") })
    #expect(Set(list.causes.map(\.name)).count == list.causes.count)
    #expect(Set(list.causeOfRun.keys) == Set(list.faults.keys))
    #expect(Set(list.causeOfRun.values) == Set(list.causes.map(\.name)))
    let runs = Set(MatrixPlan.listed.values.flatMap { $0 }.map(\.id))
    for run in list.faults.keys { #expect(runs.contains(run), "\(run)") }
  }
}
