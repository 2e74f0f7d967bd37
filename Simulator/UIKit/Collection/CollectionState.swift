/// What a collection view remembers.
@MainActor
struct CollectionState {
  var pool = ReusePool()
  /// Numbers of items by section; nil until they are asked for.
  var counts: [Int]?
  var shown: [CollectionElement: ShownElement] = [:]
  var selected: Set<IndexPath> = []
  var highlighted: IndexPath?
  /// Where an animated scroll goes.
  var aim: ScrollAim?
  /// What a batch has collected so far; nil outside one.
  var batch: BatchUpdates?
  /// Cells that the data source shall set up anew, to be found when it dequeues them.
  var reconfiguring: [IndexPath: UICollectionViewCell] = [:]
  var isUpdating = false
  var recursion = LayoutRecursion()
  /// Whether an update is being applied to the items.
  var isApplyingUpdate = false
  /// Whether layout was put off until the update is over.
  var owesLayout = false
}

/// How often a collection view was asked for layout while it laid itself out.
struct LayoutRecursion {
  /// The number of passes after which the app ends. A crash trace has about as many. Apple
  /// documents no number.
  static let limit = 100

  /// Whether the recursion has ended the app. If the exception is caught, the collection view goes
  /// on without new cells.
  var isStuck = false
  private var turn = -1
  private var count = 0

  /// Counts another request in a run-loop turn.
  ///
  /// - Returns: The number of requests in this turn.
  mutating func count(inTurn turn: Int) -> Int {
    if turn != self.turn { (self.turn, count) = (turn, 0) }
    count += 1
    return count
  }
}

/// A view that shows an element, and what the layout said of it last.
struct ShownElement {
  let view: UICollectionReusableView
  var attributes: UICollectionViewLayoutAttributes
  /// Whether the view is to be asked what it prefers.
  var needsFitting = true
}

/// The item that an animated scroll goes to.
struct ScrollAim {
  let indexPath: IndexPath
  let position: UICollectionView.ScrollPosition
  /// Where it was thought to be.
  var offset: CGPoint
}
