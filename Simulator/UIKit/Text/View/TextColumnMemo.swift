/// The last settings of one text: in the width it has and in those it was measured for.
///
/// A text view keeps them itself, since each key makes a new text, and long ones would fill the
/// cache that labels share.
struct TextColumnMemo {
  private var columns: [TextColumn] = []

  mutating func column(_ text: String, _ font: UIFont, _ options: TextOptions) -> TextColumn {
    let index = columns.firstIndex { $0.options == options && $0.font == font.face }
    if let index, columns[index].runs == nil, columns[index].string == text {
      return columns[index]
    }
    let old = index.map { columns.remove(at: $0) }
    let column = TextColumn(text, font: font.face, options: options, replacing: old)
    columns = [column] + columns.prefix(2)
    return column
  }

  /// A text with several looks.
  mutating func column(_ runs: [FormattedRun], _ font: UIFont, _ options: TextOptions) -> TextColumn
  {
    let index = columns.firstIndex { $0.options == options && $0.font == font.face }
    if let index, columns[index].runs == runs { return columns[index] }
    let old = index.map { columns.remove(at: $0) }
    let column = TextColumn(runs: runs, font: font.face, options: options, replacing: old)
    columns = [column] + columns.prefix(2)
    return column
  }
}
