import Foundation

/// The content and the insets of a scroll view, and how many points the library has added to them.
package struct ScrollContent: Hashable, Sendable {
  /// The scroll view's `contentSize.height`.
  package var height: CGFloat
  /// The scroll view's current `contentOffset.y`. Includes the points that we have added.
  package var offset: CGFloat = 0
  /// The scroll view's `contentInset.top`.
  package var topInset: CGFloat = 0
  /// The app's own `contentInset.bottom`, *without* the points that we have added.
  ///
  /// The app usually sets this inset for a bar at the view's lower edge. The keyboard covers this
  /// bar, too. So the planner subtracts the app's inset from the inset that the keyboard needs.
  package var bottomInset: CGFloat = 0
  /// The insets that UIKit adds for the safe area and bars: `adjustedContentInset −
  /// contentInset`. The keyboard's frame also covers the home indicator. So we do not add the
  /// height of the home indicator again (KeyboardFailures 46: 34 points counted twice).
  package var automaticTopInset: CGFloat = 0
  package var automaticBottomInset: CGFloat = 0
  /// The heights of views that float over the content at both ends, such as the pinned headers and
  /// footers of a list. A target must not be behind them. Negative and non-finite numbers mean 0.
  package var floatingTop: CGFloat = 0
  package var floatingBottom: CGFloat = 0
  /// How many points of the bottom inset we have already added.
  package var ownInset: CGFloat = 0
  /// How many points we have scrolled during the keyboard's present motion. The plan may still take
  /// them back. Until the motion ends, other views, such as a sheet, may move, and the content may
  /// have to scroll less.
  package var tentativeOffset: CGFloat = 0

  package init(height: CGFloat) { self.height = height }
}
