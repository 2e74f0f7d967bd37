import Foundation

/// What a scroll view shows through its frame, and how much of its numbers is ours.
package struct ScrollContent: Hashable, Sendable {
  /// `contentSize.height`.
  package var height: CGFloat
  /// `contentOffset.y`, as it is now, our part included.
  package var offset: CGFloat = 0
  /// `contentInset.top`.
  package var topInset: CGFloat = 0
  /// The app's own `contentInset.bottom`, *without* what we added.
  ///
  /// It counts as room made for the keyboard, also if it was set long before: an inset keeps
  /// content clear of what lies over the view's lower edge, and the keyboard lies over that, too.
  package var bottomInset: CGFloat = 0
  /// What the system adds to these, that is `adjustedContentInset − contentInset`: safe area and
  /// bars. The keyboard's frame covers the home strip too, so this much is not added again
  /// (KeyboardFailures 46: the strip's 34 points counted twice).
  package var automaticTopInset: CGFloat = 0
  package var automaticBottomInset: CGFloat = 0
  /// The heights of what floats over the content at both ends, as the pinned headers and footers of
  /// a list do: a target has to show between them. Negative or not finite reads as 0.
  package var floatingTop: CGFloat = 0
  package var floatingBottom: CGFloat = 0
  /// The part of the bottom inset that is ours already.
  package var ownInset: CGFloat = 0
  /// How much of our part of the offset is not settled yet and is decided anew, as lifts always
  /// are: what was scrolled for the motion under way, in which other views, such as a sheet, may
  /// still move.
  package var tentativeOffset: CGFloat = 0

  package init(height: CGFloat) { self.height = height }
}
