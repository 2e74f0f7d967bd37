/// What a table remembers from one layout to the next.
@MainActor
struct TableState {
  /// Nil until the data source has been asked how much there is.
  var geometry: TableGeometry?
  /// What the geometry was before a reload; its heights are the next estimates.
  var oldGeometry: TableGeometry?
  /// What is on screen is out of date, all of it.
  var isStale = true
  /// The width that the known heights are for, in points.
  var width: CGFloat = 0

  /// The cells on screen.
  var cells: [IndexPath: UITableViewCell] = [:]
  /// Cells off screen that hold the first responder, which lets go when they are taken away.
  var kept: [IndexPath: UITableViewCell] = [:]
  var headers: [Int: TableEdge] = [:]
  var footers: [Int: TableEdge] = [:]
  var cellReuse = TableReuse<UITableViewCell>()
  /// The rows that a storyboard has drawn, for a controller's own data source.
  var fixed: StaticTable?
  var edgeReuse = TableReuse<UITableViewHeaderFooterView>()

  var selection: [IndexPath] = []
  /// The row under the finger.
  var touched: IndexPath?

  /// What is being collected between `beginUpdates` and `endUpdates`, and how deep these nest.
  var update: TableUpdate?
  var updateDepth = 0
  /// The work that the table does on its cells at the moment.
  enum Work {
    case none
    /// The table applies an update to its rows. The row counts are new already, and the cells are
    /// still the old ones.
    case applyingUpdate
    /// A layout brings rows on screen. During that time the table calls its data source and its
    /// delegate.
    case bringingRowsOnScreen
  }

  var work = Work.none
  /// Whether layout was put off until the update is over.
  var owesLayout = false
  var updateCompletions: [(Bool) -> Void] = []
  /// Cells that come on screen fade in.
  var fadesIn = false

  var scroll: TableScroll?
}

/// A header or footer that its data source or delegate was asked for; nil where there is none.
struct TableEdge {
  var view: UIView?
}

/// An animated scroll to a row: the row's place gets known on the way.
struct TableScroll {
  let row: IndexPath
  let position: UITableView.ScrollPosition
  let motion: ScrollMotion
}
