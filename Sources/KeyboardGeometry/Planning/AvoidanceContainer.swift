import Foundation

/// One of the views around a target, as the planner needs to know it. It can move its contents,
/// clip them, or neither.
///
/// A container that moves its frame, directly or by a constraint's constant, moves its contents
/// with it, targets and inner containers alike. A scroll view moves its contents by its offset, and
/// its bottom inset extends the range of that offset. All values are points; `frame` is the current
/// frame in the window's coordinates (y down).
package struct AvoidanceContainer: Hashable, Sendable {
  /// The view's frame in the window, as it is now, our part included.
  package var frame: CGRect
  /// The number that moves the contents: `.lift` for the view's position, `.constant` for a
  /// constraint, or `.offset` for a scroll view.
  package var quantity = AvoidanceMove.Quantity.lift
  /// How far up the contents move when the number grows by one point.
  ///
  /// The rate is 1 for a position, an offset and a bottom constraint
  /// (`superview.bottom = view.bottom + constant`). It is −1 for a top constraint and half of
  /// that in a centered layout. The planner skips a container whose rate is zero, nearly zero
  /// (below 0.001) or not finite.
  package var rate: CGFloat = 1
  /// The part of the number that is ours already; we take it back when the keyboard hides. Zero in
  /// an offset if the user has scrolled since, because the offset is then the user's.
  package var own: CGFloat = 0
  /// How far up a view may be moved in all, in points on screen, from where the app put it.
  /// Negative or NaN reads as 0.
  package var maximumRise = CGFloat.infinity
  /// How far down a view may be moved in all, in points on screen, from where the app put it. Only
  /// hugging moves a view down, or a target hidden above the top. Negative or NaN reads as 0.
  package var maximumDrop: CGFloat = 0
  /// The adjustment that the container makes for the keyboard without us.
  ///
  /// For a view this is how far it moves up, as a sheet does, or a view tied to the keyboard layout
  /// guide; negative if it moves down. For a scroll view it is the bottom inset, present or
  /// expected, that its content's inset does not include; a negative inset reads as 0. We add only
  /// the rest.
  package var selfAdjustment: CGFloat = 0
  /// Whether the container shows nothing outside its frame, as a view with `clipsToBounds` does.
  package var clips = false
  /// Why the container stays, for the explanation; our part in it is taken back. Nil if it may be
  /// moved.
  package var refusal: AvoidancePlan.Unchanged.Reason?
  /// The content of a scroll view.
  package var content = ScrollContent(height: 0)

  /// Makes a view that may be lifted without a limit.
  package init(frame: CGRect) { self.frame = frame }

  /// Makes a scroll view. The planner ignores a scroll view that does not scroll vertically
  /// (KeyboardFailures 54).
  package init(
    frame: CGRect, scrolling content: ScrollContent,
    refusal: AvoidancePlan.Unchanged.Reason? = nil
  ) {
    self.frame = frame
    self.content = content
    self.refusal = refusal
    quantity = .offset
    clips = refusal != .scrollsSideways
  }
}
