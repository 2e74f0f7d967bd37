/// The rows that a storyboard draws into the table of a `UITableViewController`.
@MainActor
struct StaticTable {
  struct Row {
    let cell: UITableViewCell
    /// Points; nil for the table's own.
    let height: CGFloat?
  }

  struct Section {
    var header: String?
    var footer: String?
    var headerHeight: CGFloat?
    var footerHeight: CGFloat?
    var rows: [Row] = []
  }

  let sections: [Section]

  subscript(row: IndexPath) -> Row? {
    guard sections.indices.contains(row.section),
      sections[row.section].rows.indices.contains(row.row)
    else { return nil }
    return sections[row.section].rows[row.row]
  }

  subscript(section: Int) -> Section? {
    sections.indices.contains(section) ? sections[section] : nil
  }
}
