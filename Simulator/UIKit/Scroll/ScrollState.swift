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
