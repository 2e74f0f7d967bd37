/// What a table tells a cell, header or footer about the place it is in.
struct TableCellPlace: Equatable {
  /// Left and right of the content, in points: what the safe area takes there.
  var sides = UIEdgeInsets.zero
  /// From there to the text: 16 points, and 20 where a view is wider than most phones.
  var margin: CGFloat = 16
  var isFirst = false
  var isLast = false
  /// Whether the height is the app's word, not the content's.
  var isHeightFixed = false
  var style = UITableView.Style.plain
  var hasSeparators = false
  var separatorColor: UIColor?
  /// The table's, where the app has set one.
  var separatorInset: UIEdgeInsets?

  /// The corners that are round, and how much, in points; Apple publishes no number.
  static let radius: CGFloat = 10

  var roundCorners: CACornerMask {
    guard style == .insetGrouped else { return [] }
    var corners: CACornerMask = []
    if isFirst { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
    if isLast { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
    return corners
  }

  /// The margin of lists in a width, as Apple's layout guides describe it.
  static func margin(inWidth width: CGFloat) -> CGFloat { width >= 414 ? 20 : 16 }
}
