import Foundation

/// A scroll view around the targets, as the planner needs to know it.
///
/// It is moved by two numbers: the bottom inset makes room for the keyboard, and the vertical
/// offset uses it. All values are points; `frame` is in the window's coordinates (y down), where it
/// is now.
package struct ScrollContainer: Hashable, Sendable {
  /// The scroll view's frame in the window, as it is now.
  package var frame: CGRect
  /// `contentOffset.y`, as it is now, our part included.
  package var contentOffset: CGFloat
  /// `contentSize.height`.
  package var contentHeight: CGFloat
  /// The app's own `contentInset`, *without* what we added.
  ///
  /// Its lower part counts as room made for the keyboard, also if it was set long before: an inset
  /// keeps content clear of what lies over the view's lower edge, and the keyboard lies over that,
  /// too.
  package var contentInset: VerticalInsets
  /// What the system adds to `contentInset`, that is `adjustedContentInset − contentInset`: safe
  /// area and bars. The keyboard's frame covers the home strip too, so this much is not added again
  /// (KeyboardFailures 46: the strip's 34 points counted twice).
  package var automaticInset: VerticalInsets
  /// The part of the bottom inset that is ours already.
  package var ownInset: CGFloat
  /// The part of `contentOffset` that is ours already; it is taken back when the keyboard goes.
  /// Zero if the user has scrolled since: then the place is theirs.
  package var ownOffset: CGFloat
  /// How much of `ownOffset` is not settled yet and is decided anew, as lifts always are: what was
  /// scrolled for the motion under way, in which other views, such as a sheet, may still move.
  package var tentativeOffset: CGFloat
  /// A paging view is neither inset nor scrolled: its pages would no longer line up.
  package var isPagingEnabled: Bool
  /// False for a view that scrolls sideways only, or not at all: the planner looks past it
  /// (KeyboardFailures 54).
  package var scrollsVertically: Bool
  /// How much bottom inset the view has, or is about to have, for the keyboard by its own doing,
  /// not counted in `contentInset`. We add only the rest.
  package var selfAdjustment: CGFloat

  package init(
    frame: CGRect,
    contentHeight: CGFloat,
    contentOffset: CGFloat = 0,
    contentInset: VerticalInsets = .zero,
    automaticInset: VerticalInsets = .zero,
    ownInset: CGFloat = 0,
    ownOffset: CGFloat = 0,
    tentativeOffset: CGFloat = 0,
    isPagingEnabled: Bool = false,
    scrollsVertically: Bool = true,
    selfAdjustment: CGFloat = 0
  ) {
    self.frame = frame
    self.contentHeight = contentHeight
    self.contentOffset = contentOffset
    self.contentInset = contentInset
    self.automaticInset = automaticInset
    self.ownInset = ownInset
    self.ownOffset = ownOffset
    self.tentativeOffset = tentativeOffset
    self.isPagingEnabled = isPagingEnabled
    self.scrollsVertically = scrollsVertically
    self.selfAdjustment = selfAdjustment
  }
}
