#if canImport(UIKit)
  import KeyboardGeometry
  import UIKit

  /// Which view an avoider keeps above the keyboard, and how far the avoider moves that view.
  @MainActor
  enum AvoiderPurpose {
    /// Keeps the first responder visible. Moves the first responder only if a part of it is hidden,
    /// and only as far as needed.
    case reveal
    /// Moves a view up or down until its lower edge is exactly `gap` points above the keyboard. The
    /// associated value is the view on which the app called `hugKeyboard`. If the value is nil, the
    /// avoider moves the first responder.
    case hug(Weak<UIView>?)
    /// Keeps the lower edge of a view, or the end of a list's content, above the keyboard. It does
    /// not matter which view is first responder.
    case follow

    var isFollowing: Bool { if case .follow = self { true } else { false } }

    /// The view on which the app called `hugKeyboard`. Nil if the purpose is not `.hug`, or if it
    /// is `.hug(nil)`.
    var hugged: Weak<UIView>? { if case .hug(let view) = self { view } else { nil } }

    /// True if the avoider moves the first responder. False if it moves a view that the app has
    /// chosen.
    var isOfFirstResponder: Bool { !isFollowing && hugged == nil }

    /// True if an avoider with this purpose keeps `input` above the keyboard while the user edits
    /// `input`. For an avoider made by calling `hugKeyboard` on a view, true only for that view and
    /// its subviews. The avoider may also move other inputs together with that view, but they do
    /// not count.
    func includes(_ input: UIView) -> Bool {
      guard let hugged else { return true }
      return hugged.object.map(input.isDescendant) ?? false
    }

    /// Returns the behavior that the planner applies.
    ///
    /// - Parameter gap: The distance that a view or a list's content keeps from the keyboard, in
    ///   points. Used for `.follow` only. For the other purposes, the planner reads the gap from
    ///   each `RevealTarget`, a rect that has to be visible.
    func behavior(gap: CGFloat) -> AvoidanceBehavior {
      switch self {
      case .reveal: .reveal
      case .hug: .hug
      case .follow: .follow(gap: gap)
      }
    }
  }
#endif
