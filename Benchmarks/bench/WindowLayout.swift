import LayoutEngine

/// The layout that kiwi's own benchmark solves: a window with three rows of label and field and a
/// combo box, 37 variables, 111 constraints and two edits.
///
/// Restated from the structure of kiwi's `enaml_like_benchmark.cpp`: same variables, constants and
/// strengths, in an order of our own. Strengths become priorities: strong 750, weak 250, medium
/// 500, and the two that lie between (one hundred times and one and a quarter times medium) 600 and
/// 510.
struct WindowLayout {
  struct Line {
    var priority: Float
    var relation: Relation
    var constant: Double
    var terms: [(variable: Int, coefficient: Double)]
  }

  /// Sizes to switch between; those of kiwi's benchmark.
  static let sizes: [(width: Double, height: Double)] = [
    (400, 600), (600, 400), (800, 1200), (1200, 800), (400, 800), (800, 400),
  ]

  static let width = 0
  static let height = 1
  private(set) var variableCount = 2
  private(set) var lines: [Line] = []

  private static let strong: Float = 750
  private static let aboveMedium: Float = 600
  private static let snug: Float = 510
  private static let medium: Float = 500
  private static let weak: Float = 250

  private struct Box {
    var left: Int
    var top: Int
    var width: Int
    var height: Int
  }

  init() {
    let (left, top) = (variable(), variable())
    let (contentsLeft, contentsTop) = (variable(), variable())
    let (contentsRight, contentsBottom) = (variable(), variable())
    let midline = variable()
    let labels = [box(), box(), box()]
    let fields = [box(), box(), box()]
    let combo = box()
    let window = Box(left: left, top: top, width: Self.width, height: Self.height)

    for box in [window, combo] + labels + fields {
      for edge in [box.left, box.top, box.width, box.height] {
        add(1000, .greaterOrEqual, [(edge, 1)], 0)
      }
    }
    for length in [Self.width, Self.height] { add(Self.medium, .equal, [(length, 1)], 0) }
    add(1000, .equal, [(contentsLeft, 1), (left, -1)], -10)
    add(1000, .equal, [(contentsTop, 1), (top, -1)], -10)
    add(1000, .equal, [(contentsRight, 1), (left, -1), (Self.width, -1)], 10)
    add(1000, .equal, [(contentsBottom, 1), (top, -1), (Self.height, -1)], 10)

    for (label, width) in zip(labels, [67.0, 66, 24]) {
      add(Self.weak, .equal, [(label.width, 1)], -width)
      add(Self.strong, .greaterOrEqual, [(label.width, 1)], -width)
      add(Self.strong, .equal, [(label.height, 1)], -16)
      add(Self.strong, .greaterOrEqual, [(label.height, 1)], -16)
    }
    for field in fields {
      add(Self.strong, .greaterOrEqual, [(field.width, 1)], -125)
      add(Self.strong, .equal, [(field.height, 1)], -21)
      add(Self.strong, .greaterOrEqual, [(field.height, 1)], -21)
    }
    add(Self.aboveMedium, .greaterOrEqual, [(combo.width, 1)], -119)
    add(Self.aboveMedium, .lessOrEqual, [(combo.width, 1)], -16_777_200)
    add(Self.aboveMedium, .greaterOrEqual, [(combo.height, 1)], -24)
    add(Self.aboveMedium, .lessOrEqual, [(combo.height, 1)], -24)

    // Three rows: a label on the left, its field right of the midline, their middles level.
    for (label, field) in zip(labels, [fields[0], fields[1], combo]) {
      add(Self.strong, .equal, [(field.left, 1), (midline, -1)], 0)
      add(
        Self.strong, .equal,
        [(field.top, 1), (field.height, 0.5), (label.top, -1), (label.height, -0.5)], 0)
      addSnug([(label.left, 1), (contentsLeft, -1)], 0)
      addSnug([(field.left, 1), (label.left, -1), (label.width, -1)], -10)
    }
    addSnug([(fields[2].left, 1), (contentsLeft, -1)], 0)
    for box in fields + [combo] {
      addSnug([(contentsRight, 1), (box.left, -1), (box.width, -1)], 0)
    }
    for column in [labels + [fields[2]], [fields[0], fields[1], combo, fields[2]]] {
      addSnug([(column[0].top, 1), (contentsTop, -1)], 0)
      for (upper, lower) in zip(column, column.dropFirst()) {
        addSnug([(lower.top, 1), (upper.top, -1), (upper.height, -1)], -10)
      }
      addSnug([(contentsBottom, 1), (fields[2].top, -1), (fields[2].height, -1)], 0)
    }
  }

  private mutating func variable() -> Int {
    variableCount += 1
    return variableCount - 1
  }

  private mutating func box() -> Box {
    Box(left: variable(), top: variable(), width: variable(), height: variable())
  }

  private mutating func add(
    _ priority: Float, _ relation: Relation, _ terms: [(Int, Double)], _ constant: Double
  ) {
    lines.append(
      Line(priority: priority, relation: relation, constant: constant, terms: terms))
  }

  /// At least this far apart, and rather no further.
  private mutating func addSnug(_ terms: [(Int, Double)], _ constant: Double) {
    add(1000, .greaterOrEqual, terms, constant)
    add(Self.snug, .equal, terms, constant)
  }
}
