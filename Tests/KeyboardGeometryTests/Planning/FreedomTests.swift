import Testing

@testable import KeyboardGeometry

@Suite("How much a plan may move")
struct FreedomTests {
  /// The situation in which the last decision was about the same input, and only layout has
  /// happened since.
  private static var sameInput: Freedom.Situation {
    var situation = Freedom.Situation()
    (situation.input, situation.cause) = (.same(.unmoved), .layout)
    return situation
  }

  struct Row: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let change: @Sendable (inout Freedom.Situation) -> Void
    let expected: Freedom

    init(
      _ description: String, _ expected: Freedom,
      _ change: @escaping @Sendable (inout Freedom.Situation) -> Void
    ) {
      (testDescription, self.expected, self.change) = (description, expected, change)
    }
  }

  static let rows: [Row] = [
    Row("nothing has changed", .insetsOnly(because: .hasNotMoved)) { _ in },
    Row("layout has moved the input", .everything) { $0.input = .same(.moved) },
    Row("the user scrolled the input out of sight", .insetsOnly(because: .isScrolledAway)) {
      $0.input = .same(.scrolledAway)
    },
    Row("a finger scrolls the input", .insetsOnly(because: .userScrolls)) {
      $0.input = .same(.scrolledByUser)
    },
    Row("a finger scrolls while the user types", .insetsOnly(because: .userScrolls)) {
      ($0.input, $0.cause) = (.same(.scrolledByUser), .event)
    },
    Row("a finger scrolls while the window changes its size", .insetsOnly(because: .userScrolls)) {
      ($0.input, $0.space) = (.same(.scrolledByUser), .resized(wasVisible: true))
    },
    Row("another input has the focus", .everything) { $0.input = .changed },
    Row("the user types or the keyboard changes", .everything) { $0.cause = .event },
    Row("the keyboard moves, and UIKit may scroll", .everything) { $0.cause = .movingKeyboard },
    Row("the input was invisible before", .everything) { $0.input = .same(.wasInvisible) },
    Row("the window changed its size and showed the input", .keepInSight) {
      $0.space = .resized(wasVisible: true)
    },
    Row("the window changed its size, and the user had scrolled", .everything) {
      $0.space = .resized(wasVisible: false)
    },
    Row("the keyboard has gone, and the input was visible", .keepInSight) {
      ($0.cause, $0.space) = (.event, .withoutKeyboard(wasVisible: true))
    },
    Row("the keyboard has gone, and the user had scrolled", .everything) {
      ($0.cause, $0.space) = (.event, .withoutKeyboard(wasVisible: false))
    },
    Row("the keyboard has gone, and nothing has moved since", .insetsOnly(because: .hasNotMoved)) {
      $0.space = .withoutKeyboard(wasVisible: true)
    },
    Row("a find panel in another window has the focus", .insetsOnly(because: .servesOtherWindow)) {
      ($0.use, $0.input) = (.otherWindow, .changed)
    },
    Row("the app hides the input that has the focus", .insetsOnly(because: .isHidden)) {
      ($0.use, $0.input) = (.hidden, .same(.wasInvisible))
    },
  ]

  @Test("A change since the last decision decides how much the next plan may move", arguments: rows)
  func freedom(_ row: Row) {
    var situation = Self.sameInput
    row.change(&situation)
    #expect(Freedom(in: situation) == row.expected)
  }

  @Test("UIKit has clamped a content offset: a second plan may move everything")
  func clamped() {
    let unmoved = Freedom.insetsOnly(because: .hasNotMoved)
    #expect(unmoved.retrying(isClamped: true) == .everything)
    #expect(unmoved.retrying(isClamped: false) == unmoved)
  }

  @Test("The user scrolls while UIKit clamps an offset: a second plan changes only insets")
  func clampedUnderFinger() {
    let scrolled = Freedom.insetsOnly(because: .userScrolls)
    #expect(scrolled.retrying(isClamped: true) == scrolled)
  }
}
