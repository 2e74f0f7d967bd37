import Foundation

/// The content and the insets of a scroll view, and the part of each number that we have added.
package struct ScrollContent: Hashable, Sendable {
  /// The scroll view's `contentSize.height`.
  package var height: CGFloat
  /// The scroll view's current `contentOffset.y`, with what we have added.
  package var offset: CGFloat = 0
  /// The scroll view's `contentInset.top`.
  package var topInset: CGFloat = 0
  /// The app's own `contentInset.bottom`, *without* what we have added.
  ///
  /// The planner treats this inset as kept free for the keyboard, even if the app set it long
  /// before. Usually the inset keeps content clear of a bar at the view's lower edge, and the
  /// keyboard covers that edge, too.
  package var bottomInset: CGFloat = 0
  /// The insets that UIKit adds for the safe area and bars: `adjustedContentInset −
  /// contentInset`. The keyboard's frame also covers the home indicator, so we do not add that
  /// height again (KeyboardFailures 46: 34 points counted twice).
  package var automaticTopInset: CGFloat = 0
  package var automaticBottomInset: CGFloat = 0
  /// The heights of views that float over the content at both ends, such as the pinned headers and
  /// footers of a list. A target must be visible between them. Negative and non-finite numbers mean
  /// 0.
  package var floatingTop: CGFloat = 0
  package var floatingBottom: CGFloat = 0
  /// The part of the bottom inset that we have already added.
  package var ownInset: CGFloat = 0
  /// The part of our offset that the plan may change. We have scrolled it during the keyboard's
  /// current motion, in which other views, such as a sheet, may still move. The plan may always
  /// change a lift.
  package var tentativeOffset: CGFloat = 0

  package init(height: CGFloat) { self.height = height }
}
