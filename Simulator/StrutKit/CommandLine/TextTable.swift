/// Rows of text in aligned columns.
struct TextTable {
  enum Alignment { case left, right }

  private let alignments: [Alignment]
  private var rows: [[String]]

  init(_ columns: [(title: String, alignment: Alignment)]) {
    alignments = columns.map(\.alignment)
    rows = [columns.map(\.title)]
  }

  mutating func add(_ row: [String]) { rows.append(row) }

  /// The table with a rule below the titles; lines have no spaces at their ends.
  var text: String {
    let widths = alignments.indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
    var lines = rows.map { row in
      let cells = row.indices.map { column in
        alignments[column] == .left
          ? row[column].padding(to: widths[column])
          : row[column].padding(to: widths[column], onTheLeft: true)
      }
      return cells.joined(separator: "  ").trimmedEnd
    }
    lines.insert(widths.map { String(repeating: "-", count: $0) }.joined(separator: "  "), at: 1)
    return lines.joined(separator: "\n") + "\n"
  }
}

extension String {
  func padding(to width: Int, onTheLeft: Bool = false) -> String {
    let space = String(repeating: " ", count: max(width - count, 0))
    return onTheLeft ? space + self : self + space
  }

  fileprivate var trimmedEnd: String {
    var text = self[...]
    while text.last == " " { text.removeLast() }
    return String(text)
  }
}
