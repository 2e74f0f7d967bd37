import Foundation

/// The content and the insets of a scroll view, with our part of each number.
package struct ScrollContent: Hashable, Sendable {
  /// `contentSize.height`.
  package var height: CGFloat
  /// `contentOffset.y`, as it is now, our part included.
  package var offset: CGFloat = 0
  /// `contentInset.top`.
  package var topInset: CGFloat = 0
  /// The app's own `contentInset.bottom`, *without* our contribution.
  ///
  /// It counts as clear of the keyboard, even if the app set it long before. An inset keeps content
  /// clear of a cover at the view's lower edge, and the keyboard covers that edge, too.
  package var bottomInset: CGFloat = 0
  /// The insets that UIKit adds, that is `adjustedContentInset − contentInset`: safe area and
  /// bars. The keyboard's frame covers the home indicator, too, so we do not add this height again
  /// (KeyboardFailures 46: 34 points counted twice).
  package var automaticTopInset: CGFloat = 0
  package var automaticBottomInset: CGFloat = 0
  /// The heights of views that float over the content at both ends, such as the pinned headers and
  /// footers of a list. A target must be visible between them. Negative or not finite reads as 0.
  package var floatingTop: CGFloat = 0
  package var floatingBottom: CGFloat = 0
  /// The part of the bottom inset that is ours already.
  package var ownInset: CGFloat = 0
  /// The part of our offset that the plan decides again, as it always does for lifts. We scrolled
  /// it for the current motion, in which other views, such as a sheet, may still move.
  package var tentativeOffset: CGFloat = 0

  package init(height: CGFloat) { self.height = height }
}
