import Foundation
import Testing

@testable import StrutKit

/// The arithmetic that the library is held against.
@Suite struct RuleTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let name: String
    let rule: Rule
    var edge: CGFloat = 700
    /// The field's upper edge; it is 34 points high.
    var field: CGFloat = 666
    var top: CGFloat? = 500
    var risen: CGFloat = 0
    let rise: CGFloat
    var testDescription: String { name }
  }

  static let cases = [
    Case(name: "a strut takes the whole height", rule: .height, rise: 300),
    Case(name: "an edge follows with its gap", rule: .follow(gap: 20), rise: 220),
    Case(name: "an edge above stays", rule: .follow(gap: 20), edge: 480, rise: 0),
    Case(name: "an edge within the gap moves", rule: .follow(gap: 20), edge: 481, rise: 1),
    Case(name: "a field is hugged upwards", rule: .hug(gap: 20), rise: 220),
    Case(name: "and downwards", rule: .hug(gap: 20), field: 66, rise: -380),
    Case(name: "a hidden field is revealed", rule: .reveal(gap: 8), rise: 208),
    Case(name: "one that only touches is not", rule: .reveal(gap: 8), field: 466, rise: 0),
    Case(name: "one hidden by a hair is", rule: .reveal(gap: 8), field: 466.5, rise: 8.5),
    Case(name: "no higher than the top", rule: .reveal(gap: 8), top: 60, rise: 646),
    Case(
      name: "the next one needs less", rule: .reveal(gap: 8), field: 620, risen: 208, rise: 162),
    Case(
      name: "and keeps its gap", rule: .reveal(gap: 8), field: 462, risen: 208, rise: 4),
    Case(name: "no keyboard", rule: .height, top: nil, rise: 0),
    Case(name: "a keyboard below the screen", rule: .hug(gap: 20), top: 800, rise: 0),
    Case(name: "scrolled to a hidden field", rule: .scroll(gap: 8, margin: 24), rise: 208),
    Case(
      name: "scrolled enough already", rule: .scroll(gap: 8, margin: 24), field: 620, risen: 208,
      rise: 208),
    Case(
      name: "the content's end stays on the keyboard", rule: .scroll(gap: 8, margin: 24), top: 545,
      risen: 208, rise: 179),
  ]

  @Test("Rise", arguments: cases)
  func rise(_ one: Case) {
    let field = CGRect(x: 20, y: one.field, width: 300, height: 34)
    let visible = CGRect(x: 0, y: 20, width: 375, height: 780)
    let rise = one.rule.rise(
      edge: one.edge, field: field, top: one.top, visible: visible, risen: one.risen)
    #expect(rise == one.rise)
  }

  /// A hide of 100 points that a turn has cut off after 0.4 s: 0.56 % of them are left.
  @Test("What the hide before a turn has not covered goes on")
  func hideBeforeTurn() {
    var motion = ExpectedMotion(at: (400, 0), leaving: 100, since: 1)
    motion.set(out: (400, 0), for: (200, 180), at: 1.4)
    #expect(abs(motion.rise(keyboardTop: 400, at: 1.4) - 0.56) < 0.01)
    #expect(motion.rise(keyboardTop: 300, at: 1.5) == 90)
  }

  @Test("A motion goes with the keyboard or with the clock")
  func courseGoesKeyboard() {
    var motion = ExpectedMotion(at: (800, 0))
    motion.set(out: (800, 0), for: (500, 200), at: 1)
    #expect(motion.rise(keyboardTop: 650, at: 9) == 100)
    motion.set(out: (500, 200), for: (500, 100), at: 1)
    #expect(motion.rise(keyboardTop: 500, at: 1) == 200)
    #expect(abs(motion.rise(keyboardTop: 500, at: 3) - 100) < 0.01)
  }
}
