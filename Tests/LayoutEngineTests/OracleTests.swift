import Foundation
import Testing

@testable import LayoutEngine

/// Random systems against recorded answers of an independent solver; `Oracle/make_oracle.py` made
/// the recording and says what is in it.
@Suite struct OracleTests {
  struct Record: Decodable, Sendable {
    var v: String
    var c: [[Field]]
    var s: [[Field]]
  }

  /// The recording mixes words and numbers in one list, to stay small.
  enum Field: Decodable, Sendable {
    case word(String)
    case number(Double)

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if let number = try? container.decode(Double.self) {
        self = .number(number)
      } else {
        self = .word(try container.decode(String.self))
      }
    }

    var word: String { if case .word(let word) = self { word } else { "" } }
    var number: Double { if case .number(let number) = self { number } else { .nan } }
  }

  static let recording: [Record] = {
    let url = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("Oracle/oracle.json")
    let data = (try? Data(contentsOf: url)) ?? Data()
    return (try? JSONDecoder().decode([Record].self, from: data)) ?? []
  }()

  @Test("The recording is there")
  func theRecordingIs() {
    #expect(Self.recording.count >= 200)
  }

  @Test("Violations are minimal at every priority", arguments: 0..<220)
  func violationsMinimalPriority(seed: Int) throws {
    let record = try #require(Self.recording.count > seed ? Self.recording[seed] : nil)
    let system = RandomSystem(nonNegative: record.v.map { $0 == "n" })
    let rules = record.c.map(Self.rule)
    for (number, step) in record.s.enumerated() {
      let numbers = step.dropFirst().map(\.number)
      var conflict: Conflict?
      var refused = false
      switch step[0].word {
      case "+":
        refused = numbers.count == 2
        conflict = system.add(rules[Int(numbers[0])], as: Int(numbers[0]))
      case "=":
        refused = numbers.count == 3
        if system.active[Int(numbers[0])] != nil {
          conflict = system.edit(Int(numbers[0]), constant: numbers[1])
        }
      case "-":
        system.remove(Int(numbers[0]))
      default:
        let sums = system.sums
        #expect(
          isNear(sums, numbers, within: 1e-4),
          "system \(seed), step \(number): \(sums) ≠ \(numbers)")
        #expect(system.worstRequired < 1e-6, "system \(seed), step \(number)")
      }
      #expect((conflict != nil) == refused, "system \(seed), step \(number): \(step)")
    }
  }

  private static func rule(_ record: [Field]) -> Rule {
    let flat = record.dropFirst(3).map(\.number)
    let relation: Relation =
      switch record[0].word {
      case "<=": .lessOrEqual
      case ">=": .greaterOrEqual
      default: .equal
      }
    return Rule(
      terms: stride(from: 0, to: flat.count, by: 2).map { (Int(flat[$0]), flat[$0 + 1]) },
      relation: relation, constant: record[1].number, priority: Float(record[2].number))
  }
}
