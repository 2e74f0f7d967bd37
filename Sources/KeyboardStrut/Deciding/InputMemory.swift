#if canImport(UIKit)
  import UIKit

  /// Stores facts about an avoider's input from one decision to the next.
  @MainActor
  struct InputMemory {
    /// The input of the last decision, if the input was visible or the plan made it visible. Nil
    /// otherwise.
    weak var seen: UIView?
    /// The last recorded position of the input in the content of its scroll views, calculated as if
    /// nothing were scrolled.
    var position: ContentPosition?
    /// The size of the avoider's window at the last decision.
    var windowSize: CGSize?
    /// The gap between the input and the keyboard that the last decision used, in points.
    var gap: CGFloat?
    /// True if the user or the app has scrolled the input out of sight since the last decision.
    var isScrolledAway = false
    /// True if content that we had scrolled up has moved down while the user was dragging the
    /// keyboard.
    var hasMovedDown = false
  }
#endif
