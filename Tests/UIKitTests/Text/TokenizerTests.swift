import Foundation
import Testing

@testable import UIKit

@MainActor
@Suite struct TokenizerTests {
  @Test(
    "Text falls into units",
    arguments: [
      (UITextGranularity.character, "A😀e\u{301}", ["A", "😀", "e\u{301}"]),
      (.word, "Don't stop, 3.5 times!", ["Don't", "stop", "3.5", "times"]),
      (.word, "  a--b  ", ["a", "b"]),
      (.word, "日本 go", ["日", "本", "go"]),
      (.word, "", []),
      (.sentence, "One. Two 2.5 is? Three", ["One. ", "Two 2.5 is? ", "Three"]),
      (.sentence, "A\nB... C", ["A", "B... ", "C"]),
      (.paragraph, "one two\n\nthree\n", ["one two", "three"]),
      (.document, "a\nb", ["a\nb"]),
      (.document, "", []),
      (.line, "a\nb", []),
    ])
  func textFalls(_ granularity: UITextGranularity, _ text: String, _ units: [String]) {
    let ranges = TextUnits.ranges(of: granularity, in: text)
    let all = EditedText(text)
    #expect(ranges.map { all.substring($0) } == units)
  }

  private func field(_ text: String) -> UITextField {
    UIApplication.launch()
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 300, height: 34))
    field.text = text
    return field
  }

  /// What each question about an offset of "Hello, world" answers.
  struct Case: Sendable, CustomTestStringConvertible {
    let offset: Int
    let direction: UITextDirection
    let unit: Range<Int>?
    let isBoundary: Bool
    let next: Int?
    var testDescription: String { "\(offset) \(direction.rawValue)" }
  }

  @Test(
    "Words around a position",
    arguments: [
      Case(offset: 0, direction: .storage(.forward), unit: 0..<5, isBoundary: false, next: 5),
      Case(offset: 3, direction: .storage(.forward), unit: 0..<5, isBoundary: false, next: 5),
      Case(offset: 5, direction: .layout(.right), unit: nil, isBoundary: true, next: 12),
      Case(offset: 6, direction: .storage(.forward), unit: nil, isBoundary: false, next: 12),
      Case(offset: 12, direction: .storage(.forward), unit: nil, isBoundary: true, next: nil),
      Case(offset: 0, direction: .storage(.backward), unit: nil, isBoundary: true, next: nil),
      Case(offset: 5, direction: .layout(.left), unit: 0..<5, isBoundary: false, next: 0),
      Case(offset: 7, direction: .storage(.backward), unit: nil, isBoundary: true, next: 0),
      Case(offset: 12, direction: .storage(.backward), unit: 7..<12, isBoundary: false, next: 7),
    ])
  func wordsAroundPosition(_ test: Case) throws {
    let field = field("Hello, world")
    let start = field.beginningOfDocument
    let place = try #require(field.position(from: start, offset: test.offset))
    let tokenizer = field.tokenizer
    let unit = tokenizer.rangeEnclosingPosition(
      place, with: .word, inDirection: test.direction)
    #expect(unit.map { field.offsets($0) } == test.unit)
    let isWithin = tokenizer.isPosition(
      place, withinTextUnit: .word, inDirection: test.direction)
    #expect(isWithin == (test.unit != nil))
    let isBoundary = tokenizer.isPosition(place, atBoundary: .word, inDirection: test.direction)
    #expect(isBoundary == test.isBoundary)
    let next = tokenizer.position(from: place, toBoundary: .word, inDirection: test.direction)
    #expect(next.map { field.offset(from: start, to: $0) } == test.next)
  }

  @Test("Field has one line")
  func fieldLine() throws {
    let field = field("Hello, world")
    let unit = field.tokenizer.rangeEnclosingPosition(
      try #require(field.position(from: field.beginningOfDocument, offset: 4)), with: .line,
      inDirection: .storage(.forward))
    #expect(unit.map { field.offsets($0) } == 0..<12)
  }
}
