/// What a scroll view remembers from one frame to the next.
struct ScrollState {
  var adjustedInset = UIEdgeInsets.zero
  /// A finger is down inside.
  var isTracking = false
  var drag: ScrollDrag?
  var motion: ScrollMotion?
  /// A finger came down while the content moved: the drag begins without slop.
  var isCaught = false
  var areIndicatorsShown = false
  var indicatorTimer: VirtualClock.Token?
  /// The bar that grows and shrinks with the content.
  weak var follower: (any ScrollFollower)?
  /// By how much that bar can still grow, in points: the content can be pulled down as far without
  /// a rubber band.
  var roomAbove: CGFloat = 0
  /// The bar is following at this moment: what it adds to the safe area moves no content.
  var isFollowed = false
}

/// What changes its size as content scrolls: a navigation bar.
@MainActor
protocol ScrollFollower: AnyObject {
  func contentDidMove(in scrollView: UIScrollView)
}

/// A drag that is going on.
struct ScrollDrag {
  /// Where the content would be without rubber bands.
  var unbound: CGPoint
  /// What was last shown; a difference is somebody else's doing, and is kept.
  var shown: CGPoint
  /// The finger's translation at that time.
  var translation: CGPoint
  /// Where the drag began.
  let start: CGPoint
}
