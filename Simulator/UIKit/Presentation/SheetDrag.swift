/// What a finger makes of a sheet, as arithmetic: between its detents the sheet grows and shrinks,
/// below the lowest it follows the finger.
///
/// Measured on iOS 26.1 (github.com/Vercantez/openuikit, sheet interaction tests): the heights
/// during a drag, both thresholds, and that nothing stretches above the highest detent.
struct SheetDrag {
  /// The heights at which the sheet rests, from low to high, in points of its own layout.
  let stops: [CGFloat]
  /// Its height when the finger began to drag.
  let start: CGFloat
  /// How far the finger has moved down since, without the 10 points that made it a drag.
  var travel: CGFloat = 0

  /// Downwards, in points per second: from here on a sheet goes. 975 lets it return.
  private static let dismissalVelocity: CGFloat = 1000
  /// The share of its height that a sheet must be moved by to go.
  private static let dismissalShare: CGFloat = 0.5

  private var lowest: CGFloat { stops.first ?? start }
  private var highest: CGFloat { stops.last ?? start }

  var height: CGFloat { min(max(start - travel, lowest), highest) }
  /// How far below its place the sheet is.
  var offset: CGFloat { max(lowest - (start - travel), 0) }

  enum Outcome: Equatable {
    case dismiss
    /// The sheet settles at one of the stops.
    case rest(Int)
  }

  /// What happens when the finger leaves.
  ///
  /// A throw between two detents goes to the next one in its direction; that is inferred from what
  /// sheets visibly do, no number is public.
  ///
  /// - Parameter velocity: Of the finger, downwards, in points per second.
  func outcome(velocity: CGFloat) -> Outcome {
    let isThrown = velocity >= Self.dismissalVelocity
    if isThrown, offset > 0 || stops.count < 2 { return .dismiss }
    if offset > height * Self.dismissalShare { return .dismiss }
    if isThrown { return .rest(stops.lastIndex { $0 < height } ?? 0) }
    if velocity <= -Self.dismissalVelocity {
      return .rest(stops.firstIndex { $0 > height } ?? stops.count - 1)
    }
    let distances = stops.map { abs($0 - height) }
    return .rest(distances.indices.min { distances[$0] < distances[$1] } ?? 0)
  }
}
