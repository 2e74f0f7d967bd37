#if canImport(UIKit)
  import UIKit

  /// What an avoider remembers of the input between two looks.
  @MainActor
  struct InputMemory {
    /// The input that the last look found in sight, or planned to show.
    weak var seen: UIView?
    /// Where the input was in the contents around it.
    var place: ContentPlace?
    /// How large the window was.
    var windowSize: CGSize?
    /// The gap of the input, in points.
    var gap: CGFloat?
    /// Whether the user, or the app, has scrolled the input out of sight since.
    var isScrolledAway = false
    /// Whether content that we moved has come down while a finger drags the keyboard.
    var hasFallen = false
  }
#endif
