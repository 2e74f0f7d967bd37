import Foundation
import Testing

@testable import UIKit

/// `UITextInput` as its documentation describes it, on a text field.
@MainActor
@Suite struct TextInputTests {
  private func field(_ text: String) -> UITextField {
    UIApplication.launch()
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 300, height: 34))
    field.text = text
    return field
  }

  private func position(_ field: UITextField, _ offset: Int) throws -> UITextPosition {
    try #require(field.position(from: field.beginningOfDocument, offset: offset))
  }

  private func offset(_ field: UITextField, _ position: UITextPosition?) -> Int? {
    position.map { field.offset(from: field.beginningOfDocument, to: $0) }
  }

  // MARK: Positions

  private typealias Move = (Int, Int, Int?)
  private typealias Step = (UITextLayoutDirection, Int, Int, Int?)

  @Test(
    "Positions end with the text",
    arguments: [
      (0, 5, 5), (0, 6, nil), (3, -3, 0), (3, -4, nil), (5, 0, 5), (2, Int.max, nil),
    ] as [Move])
  func positionsEndText(_ start: Int, _ distance: Int, _ expected: Int?) throws {
    let field = field("Hello")
    let found = field.position(from: try position(field, start), offset: distance)
    #expect(offset(field, found) == expected)
  }

  @Test("Positions and ranges are equal by value")
  func positionsRangesEqual() throws {
    let field = field("Hello")
    #expect(try position(field, 2) == position(field, 2))
    #expect(try position(field, 2) != position(field, 3))
    #expect(try position(field, 2).hash == position(field, 2).hash)
    #expect(try field.range(1..<3) == field.range(1..<3))
    #expect(try field.range(1..<3) != field.range(1..<4))
    #expect(try field.range(1..<1).isEmpty)
  }

  @Test("Positions compare")
  func positionsCompare() throws {
    let field = field("Hello")
    let (a, b) = (try position(field, 1), try position(field, 4))
    #expect(field.compare(a, to: b) == .orderedAscending)
    #expect(field.compare(b, to: a) == .orderedDescending)
    #expect(field.compare(a, to: a) == .orderedSame)
    #expect(field.offset(from: b, to: a) == -3)
    #expect(field.textRange(from: b, to: a).map { field.offsets($0) } == 1..<4)
  }

  @Test(
    "Steps take whole characters",
    arguments: [
      (UITextLayoutDirection.right, 0, 2, 3), (.right, 4, 1, nil), (.left, 4, 2, 1),
      (.left, 3, -1, 4), (.left, 0, 1, nil), (.up, 2, 1, nil), (.down, 2, 1, nil),
      (.right, 2, 0, 2),
    ] as [Step])
  func stepsTakeWhole(
    _ direction: UITextLayoutDirection, _ start: Int, _ steps: Int, _ expected: Int?
  ) throws {
    let field = field("A😀B")
    let found = field.position(from: try position(field, start), in: direction, offset: steps)
    #expect(offset(field, found) == expected)
  }

  @Test("Ranges have ends in every direction")
  func rangesEndsDirection() throws {
    let field = field("Hello world")
    let range = try field.range(2..<7)
    let expected: [(UITextLayoutDirection, Int)] = [(.left, 2), (.up, 2), (.right, 7), (.down, 7)]
    for (direction, end) in expected {
      #expect(offset(field, field.position(within: range, farthestIn: direction)) == end)
    }
    let middle = try position(field, 4)
    let extents: [(UITextLayoutDirection, Range<Int>)] = [
      (.left, 0..<4), (.right, 4..<11), (.up, 0..<4), (.down, 4..<11),
    ]
    for (direction, extent) in extents {
      let found = field.characterRange(byExtending: middle, in: direction)
      #expect(found.map { field.offsets($0) } == extent, "\(direction)")
    }
  }

  // MARK: Text

  @Test("Text in a range", arguments: [(0..<1, "A"), (1..<3, "😀"), (0..<4, "A😀B"), (2..<2, "")])
  func textRange(_ range: Range<Int>, _ text: String) throws {
    let field = field("A😀B")
    #expect(field.text(in: try field.range(range)) == text)
  }

  @Test("Marked text is replaced until it is confirmed")
  func markedTextReplaced() {
    let field = field("ab")
    field.setMarkedText("k", selectedRange: NSRange(location: 1, length: 0))
    field.setMarkedText("か", selectedRange: NSRange(location: 1, length: 0))
    #expect(field.text == "abか")
    #expect(field.markedTextRange.map { field.offsets($0) } == 2..<3)
    field.unmarkText()
    #expect(field.markedTextRange == nil)
    #expect(field.text == "abか" && field.selectedOffsets == 3..<3)
    field.setMarkedText("x", selectedRange: NSRange(location: 0, length: 1))
    field.setMarkedText(nil, selectedRange: NSRange(location: 0, length: 0))
    #expect(field.text == "abか" && field.markedTextRange == nil)
  }

  @Test("Typing replaces marked text")
  func typingReplacesMarked() {
    let field = field("ab")
    field.setMarkedText("kana", selectedRange: NSRange(location: 4, length: 0))
    field.insertText("かな")
    #expect(field.text == "abかな")
    #expect(field.markedTextRange == nil)
  }

  @Test("Input delegate hears of the program not of the keyboard")
  func inputDelegateHears() throws {
    final class Listener: NSObject, UITextInputDelegate {
      var log: [String] = []
      func selectionWillChange(_ textInput: (any UITextInput)?) { log.append("selection will") }
      func selectionDidChange(_ textInput: (any UITextInput)?) { log.append("selection did") }
      func textWillChange(_ textInput: (any UITextInput)?) { log.append("text will") }
      func textDidChange(_ textInput: (any UITextInput)?) { log.append("text did") }
    }
    let field = field("ab")
    let listener = Listener()
    field.inputDelegate = listener
    field.keyboardDidType("c")
    #expect(listener.log == [])
    field.selectedTextRange = try field.range(1..<2)
    #expect(listener.log == ["selection will", "selection did"])
    listener.log = []
    field.replace(try field.range(0..<1), withText: "x")
    #expect(listener.log == ["text will", "selection will", "selection did", "text did"])
    listener.log = []
    field.text = "new"
    #expect(listener.log == ["text will", "selection will", "selection did", "text did"])
    field.inputDelegate = nil
    #expect(field.inputDelegate == nil)
  }

  // MARK: Geometry

  @Test("Carets stand between characters")
  func caretsStand() throws {
    let field = field("Hello")
    let font = UIFont.systemFont(ofSize: 17)
    for offset in 0...5 {
      let rect = field.caretRect(for: try position(field, offset))
      let x = font.width(of: String("Hello".prefix(offset)))
      #expect(abs(rect.minX - x) < 0.5, "\(offset)")
      #expect(abs(rect.height - font.lineHeight) < 0.01)
    }
  }

  @Test("Rectangles cover a range")
  func rectanglesCoverRange() throws {
    let field = field("Hello")
    let range = try field.range(1..<4)
    let first = field.firstRect(for: range)
    #expect(abs(first.minX - field.caretRect(for: range.start).minX) < 0.01)
    #expect(abs(first.maxX - field.caretRect(for: range.end).minX) < 0.01)
    let rects = field.selectionRects(for: range)
    #expect(rects.map(\.rect) == [first])
    #expect(rects.allSatisfy { $0.containsStart && $0.containsEnd && !$0.isVertical })
    let caret = try field.range(2..<2)
    #expect(field.firstRect(for: caret) == field.caretRect(for: caret.start))
  }

  @Test("Points find positions and characters")
  func pointsFindPositions() throws {
    let field = field("A😀B")
    let face = field.firstRect(for: try field.range(1..<3))
    let left = CGPoint(x: face.minX + 1, y: face.midY)
    let right = CGPoint(x: face.maxX - 1, y: face.midY)
    #expect(offset(field, field.closestPosition(to: left)) == 1)
    #expect(offset(field, field.closestPosition(to: right)) == 3)
    for point in [left, right] {
      #expect(field.characterRange(at: point).map { field.offsets($0) } == 1..<3)
    }
    #expect(field.characterRange(at: CGPoint(x: 290, y: face.midY)) == nil)
    let far = CGPoint(x: 290, y: 100)
    #expect(offset(field, field.closestPosition(to: far)) == 4)
    #expect(offset(field, field.closestPosition(to: far, within: try field.range(0..<1))) == 1)
  }

  @Test("Dots of a secret are measured not its letters")
  func dotsSecretMeasured() throws {
    let field = field("W😀i")
    field.isSecureTextEntry = true
    let dots = UIFont.systemFont(ofSize: 17).width(of: "••")
    #expect(abs(field.caretRect(for: try position(field, 3)).minX - dots) < 0.5)
    let point = CGPoint(x: dots + 0.5, y: 17)
    #expect(offset(field, field.closestPosition(to: point)) == 3)
  }

  @Test("Subclass may hide the caret")
  func subclassHideCaret() {
    final class NoCaret: UITextField {
      override func caretRect(for position: UITextPosition) -> CGRect { .zero }
    }
    let field = NoCaret(frame: CGRect(x: 0, y: 0, width: 100, height: 34))
    field.text = "abc"
    #expect(field.caretRect.isEmpty)
  }

  @Test("Input and its view are the field itself")
  func inputViewField() {
    let field = field("")
    let input: any UITextInput = field
    #expect(input.textInputView === field)
    #expect(field.textInputView === field)
    #expect(field.baseWritingDirection(for: field.endOfDocument, in: .forward) == .natural)
  }
}
