import Foundation

/// One of the views around a target, as the planner needs to know it: something that can move what
/// is inside it, or cuts it off, or neither.
///
/// What moves bodily, by its place or by a constraint's constant, takes everything inside it along,
/// targets and inner containers alike. A scroll view moves what is inside by its offset, for which
/// its bottom inset makes room. All values are points; `frame` is in the window's coordinates
/// (y down), where it is now.
package struct AvoidanceContainer: Hashable, Sendable {
  /// The view's frame in the window, as it is now, our part included.
  package var frame: CGRect
  /// The number that moves what is inside: `.lift`, the view's place, `.constant`, or the `.offset`
  /// of a scroll view.
  package var quantity = AvoidanceMove.Quantity.lift
  /// How far up that goes when the number grows by one point: 1 for a place, an offset and a bottom
  /// constraint (`superview.bottom = view.bottom + constant`), −1 for a top constraint, half of
  /// that in a centred layout. Zero, nearly zero (below 0.001) or not finite: the container is
  /// passed over.
  package var rate: CGFloat = 1
  /// The part of the number that is ours already; it is taken back when the keyboard goes. Zero in
  /// an offset if the user has scrolled since: then the place is theirs.
  package var own: CGFloat = 0
  /// How far up a view may be moved in all, in points on screen, from where the app put it.
  /// Negative or NaN reads as 0.
  package var maximumRise = CGFloat.infinity
  /// How far down a view may be moved in all, in points on screen, from where the app put it; only
  /// hugging goes there, or a target hidden above the top. Negative or NaN reads as 0.
  package var maximumDrop: CGFloat = 0
  /// What it is about to do for the keyboard by its own doing: how far a view moves up, as a sheet
  /// does, or one tied to the keyboard layout guide; how much bottom inset a scroll view has, or is
  /// about to have, that is not counted in its content's. We add only the rest. Negative for a view
  /// that moves down; a negative inset reads as 0.
  package var selfAdjustment: CGFloat = 0
  /// Whether it shows nothing outside its frame, as a view with `clipsToBounds` does.
  package var clips = false
  /// Why it stays, for the explanation: what of ours is in it is taken back. Nil if it may be
  /// moved.
  package var refusal: AvoidancePlan.Unchanged.Reason?
  /// What a scroll view scrolls.
  package var content = ScrollContent(height: 0)

  /// Makes a view that may be lifted without a limit.
  package init(frame: CGRect) { self.frame = frame }

  /// Makes a scroll view. One that scrolls sideways only, or not at all, is looked past
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
