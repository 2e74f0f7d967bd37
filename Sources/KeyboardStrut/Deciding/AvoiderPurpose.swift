#if canImport(UIKit)
  import KeyboardGeometry
  import UIKit

  /// The target of an avoider: the first responder, one named view, or the lower edge of a view or
  /// a list.
  @MainActor
  enum AvoiderPurpose {
    /// The first responder. It moves only as far as it is hidden.
    case reveal
    /// A view of the app, or without one the first responder. It rests exactly its gap above the
    /// keyboard.
    case hug(Weak<UIView>?)
    /// The containers themselves, for any first responder.
    case follow

    var isFollowing: Bool { if case .follow = self { true } else { false } }

    /// The view that the app wants to hug the keyboard.
    var hugged: Weak<UIView>? { if case .hug(let view) = self { view } else { nil } }

    /// Whether the avoider serves the first responder.
    var isOfFirstResponder: Bool { !isFollowing && hugged == nil }

    /// - Parameter gap: Points between the keyboard and the containers that follow it.
    func behavior(gap: CGFloat) -> AvoidanceBehavior {
      switch self {
      case .reveal: .reveal
      case .hug: .hug
      case .follow: .follow(gap: gap)
      }
    }
  }
#endif
