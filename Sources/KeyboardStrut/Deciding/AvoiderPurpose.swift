#if canImport(UIKit)
  import KeyboardGeometry
  import UIKit

  /// What an avoider keeps clear of the keyboard.
  @MainActor
  enum AvoiderPurpose {
    /// The first responder. It moves only as far as it is hidden.
    case reveal
    /// A view of the app's, or without one the first responder. It rests exactly its gap above the
    /// keyboard.
    case hug(Weak<UIView>?)
    /// The containers themselves, whatever has the focus.
    case follow

    var isFollowing: Bool { if case .follow = self { true } else { false } }

    /// The view that the app wants to have hugged.
    var hugged: Weak<UIView>? { if case .hug(let view) = self { view } else { nil } }

    /// Whether it serves the first responder.
    var isOfFirstResponder: Bool { !isFollowing && hugged == nil }

    /// - Parameter gap: Points between the keyboard and what follows it.
    func behavior(gap: CGFloat) -> AvoidanceBehavior {
      switch self {
      case .reveal: .reveal
      case .hug: .hug
      case .follow: .follow(gap: gap)
      }
    }
  }
#endif
