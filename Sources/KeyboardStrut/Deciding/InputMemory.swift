#if canImport(UIKit)
  import UIKit

  /// Keeps what an avoider knows about the input between two looks.
  @MainActor
  struct InputMemory {
    /// The input that the last look found visible, or planned to show.
    weak var seen: UIView?
    /// The input's position in the content around it.
    var place: ContentPlace?
    /// The window's size.
    var windowSize: CGSize?
    /// The input's gap, in points.
    var gap: CGFloat?
    /// Whether the user or the app has scrolled the input out of sight since then.
    var isScrolledAway = false
    /// Whether content that we moved has come down while a finger drags the keyboard.
    var hasFallen = false
  }
#endif
