import Foundation

/// A superview of the edited text, as a value for the planner. The view may move its contents, and
/// may clip them.
///
/// A view that is lifted, directly or by a constraint's constant, moves everything inside it. A
/// scroll view moves its contents by its content offset, and its bottom inset extends the range of
/// that offset. All values are in points. `frame` is in the window's coordinates (y down).
package struct AvoidanceContainer: Hashable, Sendable {
  /// The current frame of the view, in the window's coordinates. The frame includes the points by
  /// which we have lifted the view.
  package var frame: CGRect
  /// The property that moves the contents: `.lift` for the view's position, `.constant` for a
  /// constraint, or `.offset` for a scroll view.
  package var quantity = AvoidanceMove.Quantity.lift
  /// How many points the view or its contents move up when the property grows by one.
  ///
  /// The rate is 1 for a lift (in points upward), for an offset and for a bottom constraint
  /// (`superview.bottom = view.bottom + constant`). It is −1 for a top constraint. If a transform
  /// scales the superview of a lifted or constrained view, the rate is multiplied by that scale.
  /// The planner skips a container whose rate is not finite, or is between −0.001 and 0.001.
  package var rate: CGFloat = 1
  /// How many points of the property's value we have added. We subtract them when the keyboard
  /// hides. For a content offset, 0 if the user or the app has scrolled after we set it.
  package var own: CGFloat = 0
  /// How far the view may rise above the position that the app has given it, in points on screen.
  /// For example, 0 for a superview that we must not move. The ``AvoidanceScene`` contains such a
  /// superview only because the superview clips the input.
  ///
  /// For a scroll view, how far the content may move up from the app's own content offset. For
  /// example, if the app's delegate undoes every scroll of more than 300 points, the value is 300.
  /// The plan then does not try to scroll further. The scroll range limits the movement, too. NaN
  /// and negative numbers mean 0.
  package var maximumRise = CGFloat.infinity
  /// How far the view may drop below the position that the app has given it, in points on screen.
  /// Usually 0 for a view that we lift, and infinite for a view that we move by a constraint. A
  /// view moves down only to hug the keyboard, or to show a target that is above the visible area.
  ///
  /// For a scroll view, how far the content may move down from the app's own content offset. NaN
  /// and negative numbers mean 0.
  package var maximumDrop: CGFloat = 0
  /// How far this view adjusts to the keyboard without the library, in points.
  ///
  /// For a view, this is how far the view's contents will still move up. For example, the app has
  /// constrained the view to the keyboard layout guide, and UIKit has not moved the guide yet.
  /// Negative if the contents will move down.
  ///
  /// For a scroll view, this is a bottom inset that UIKit has not added yet, but probably will. For
  /// example, a table view controller adds an inset for the keyboard. The value is not yet part of
  /// `content.bottomInset`. We subtract this value and `content.bottomInset` from the inset that
  /// the keyboard needs, and add only the rest. A negative value means 0.
  package var selfAdjustment: CGFloat = 0
  /// Whether the view shows nothing outside its frame, as with `clipsToBounds`.
  package var clips = false
  /// Why we must not move the view, for example because it is a paging scroll view. The plan then
  /// undoes our earlier changes of the view, and its explanation names the reason. Nil if we may
  /// move the view.
  package var refusal: AvoidancePlan.Unchanged.Reason?
  /// The content, if the view is a scroll view.
  package var content = ScrollContent(height: 0)

  /// Makes a container for a view that may be lifted by any distance.
  package init(frame: CGRect) { self.frame = frame }

  /// Makes a container for a scroll view. The planner ignores a scroll view that does not scroll
  /// vertically (KeyboardFailures 54).
  package init(
    frame: CGRect, scrolling content: ScrollContent,
    refusal: AvoidancePlan.Unchanged.Reason? = nil
  ) {
    self.frame = frame
    self.content = content
    self.refusal = refusal
    quantity = .offset
    maximumDrop = .infinity
    clips = refusal != .scrollsSideways
  }
}
