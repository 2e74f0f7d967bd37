/// What a list tells one of its cells about its place.
struct ListStyle: Hashable {
  let appearance: UICollectionLayoutListConfiguration.Appearance
  var isFirst = false
  var isLast = false
  var isHeader = false
  var showsSeparator = false
}

extension UICollectionLayoutListConfiguration {
  /// Points beside the cells.
  var margin: CGFloat { appearance == .insetGrouped ? 16 : 0 }

  /// Points above and below the cells of a section, where nothing else stands.
  var sectionSpacing: CGFloat { appearance == .plain ? 0 : 16 }

  var shownBackgroundColor: UIColor {
    backgroundColor ?? (appearance == .plain ? .systemBackground : .systemGroupedBackground)
  }

  func style(ofItem item: Int, of count: Int) -> ListStyle {
    var style = ListStyle(appearance: appearance)
    let first = headerMode == .firstItemInSection ? 1 : 0
    style.isHeader = item < first
    style.isFirst = item == first
    style.isLast = item == count - 1
    // A plain list has a line below its last cell too.
    style.showsSeparator =
      showsSeparators && !style.isHeader && (!style.isLast || appearance == .plain)
    return style
  }
}
