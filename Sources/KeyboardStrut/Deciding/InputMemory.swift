#if canImport(UIKit)
  import UIKit

  /// Facts about an avoider's input that the avoider stores from one decision to the next.
  @MainActor
  struct InputMemory {
    /// The input of the latest decision, if the input was visible or the plan made it visible. Nil
    /// otherwise.
    weak var seen: UIView?
    /// The last recorded position of the input in the content of its scroll views, calculated as if
    /// nothing were scrolled.
    var position: ContentPosition?
    /// The size of the avoider's window at the latest decision.
    var windowSize: CGSize?
    /// The gap between the input and the keyboard that the latest decision used, in points.
    var gap: CGFloat?
    /// True if the user or the app has scrolled the input out of sight since the latest decision.
    var isScrolledAway = false
    /// True if content that we had scrolled up has moved down again while the user was dragging the
    /// keyboard. After the drag, we have to scroll up again.
    var hasMovedDown = false
  }
#endif
