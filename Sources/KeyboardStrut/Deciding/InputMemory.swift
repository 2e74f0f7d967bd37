#if canImport(UIKit)
  import UIKit

  /// Stores what an avoider knows about its input from one decision to the next.
  @MainActor
  struct InputMemory {
    /// The input that the last decision found visible or planned to show. Nil if there is none.
    weak var seen: UIView?
    /// The input's position in the content around it, regardless of scrolling.
    var place: ContentPosition?
    /// The size of the avoider's window at the last decision.
    var windowSize: CGSize?
    /// The distance between the input and the keyboard that the last decision asked for, in points.
    var gap: CGFloat?
    /// True if the user or the app has scrolled the input out of sight since the last decision.
    var isScrolledAway = false
    /// True if content that we had scrolled up has moved down again while the user drags the
    /// keyboard.
    var hasMovedDown = false
  }
#endif
