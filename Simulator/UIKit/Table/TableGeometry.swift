/// How high everything in a table is, from top to bottom: estimates until a part was on screen.
struct TableGeometry {
  /// A part of a section besides its rows.
  enum Edge {
    case header
    case footer
  }

  enum HeightOrigin {
    case estimated
    /// The cell was asked.
    case measured
    /// The app said so; the cell has to make do with it.
    case fixed
  }

  struct Section {
    /// What plain tables leave free above a header.
    var padding: CGFloat = 0
    var header: CGFloat = 0
    var footer: CGFloat = 0
    var isHeaderKnown = false
    var isFooterKnown = false
    var rows: LengthIndex
    /// Where each row's height comes from.
    var origins: [HeightOrigin]

    var height: CGFloat { padding + header + rows.total + footer }
  }

  private(set) var sections: [Section]
  private var heights: LengthIndex
  /// The heights of the views above and below all sections.
  var top: CGFloat = 0
  var bottom: CGFloat = 0

  init(_ sections: [Section]) {
    self.sections = sections
    heights = LengthIndex(sections.map(\.height))
  }

  var height: CGFloat { top + heights.total + bottom }

  func has(_ row: IndexPath) -> Bool {
    sections.indices.contains(row.section) && row.row >= 0
      && row.row < sections[row.section].rows.count
  }

  // MARK: Places, in points from the top of the content

  func span(ofSection section: Int) -> ClosedRange<CGFloat> {
    let start = top + heights.start(of: section)
    return start...(start + sections[section].height)
  }

  func span(of edge: Edge, inSection section: Int) -> ClosedRange<CGFloat> {
    let whole = span(ofSection: section)
    let parts = sections[section]
    switch edge {
    case .header:
      let start = whole.lowerBound + parts.padding
      return start...(start + parts.header)
    case .footer: return (whole.upperBound - parts.footer)...whole.upperBound
    }
  }

  func span(of row: IndexPath) -> ClosedRange<CGFloat> {
    let section = sections[row.section]
    let start = span(of: .header, inSection: row.section).upperBound
    return (start + section.rows.start(of: row.row))...(start + section.rows.start(of: row.row + 1))
  }

  /// The last section that begins at a place or before; the first for what lies above all.
  func section(at y: CGFloat) -> Int? { heights.index(at: y - top) }

  /// The first row of a section that ends below a place; the row count where none does.
  func row(at y: CGFloat, inSection section: Int) -> Int {
    let rows = sections[section].rows
    let place = y - span(of: .header, inSection: section).upperBound
    guard let row = rows.index(at: place) else { return 0 }
    return rows.start(of: row + 1) <= place ? row + 1 : row
  }

  // MARK: Getting to know heights

  /// Returns by how much the row has grown.
  mutating func setHeight(
    _ height: CGFloat, _ origin: HeightOrigin, of row: IndexPath
  ) -> CGFloat {
    let old = sections[row.section].rows[row.row]
    sections[row.section].rows[row.row] = height
    sections[row.section].origins[row.row] = origin
    heights[row.section] = sections[row.section].height
    return height - old
  }

  /// Returns by how much the section has grown.
  mutating func setHeight(
    _ height: CGFloat, padding: CGFloat = 0, of edge: Edge, inSection section: Int
  ) -> CGFloat {
    let old = sections[section].height
    switch edge {
    case .header:
      sections[section].header = height
      sections[section].padding = padding
      sections[section].isHeaderKnown = true
    case .footer:
      sections[section].footer = height
      sections[section].isFooterKnown = true
    }
    heights[section] = sections[section].height
    return sections[section].height - old
  }

  func height(of row: IndexPath) -> CGFloat { sections[row.section].rows[row.row] }

  func isKnown(_ row: IndexPath) -> Bool { origin(of: row) != .estimated }

  func origin(of row: IndexPath) -> HeightOrigin { sections[row.section].origins[row.row] }

  func isKnown(_ edge: Edge, inSection section: Int) -> Bool {
    edge == .header ? sections[section].isHeaderKnown : sections[section].isFooterKnown
  }

  /// From now on all heights count as estimates.
  mutating func forgetHeights() {
    for section in sections.indices {
      sections[section].isHeaderKnown = false
      sections[section].isFooterKnown = false
      sections[section].origins = Array(
        repeating: .estimated, count: sections[section].rows.count)
    }
  }
}
