import Foundation

/// A list whose newest entry is its last: its height and its scroll position. The values of a list
/// that is shown upside down are converted to this order before.
///
/// All values are points in the list's own content coordinates.
package struct ListState: Equatable {
  /// The height of all entries.
  package var contentHeight: CGFloat
  /// The height of the list's frame.
  package var height: CGFloat
  /// The content's y at the list's upper edge.
  package var offset: CGFloat
  /// The total height that is covered at the list's upper edge.
  package var topInset: CGFloat
  /// The total height that is covered at the list's lower edge.
  package var bottomInset: CGFloat
  /// Whether the list is shown upside down. Entries that do not fill such a list lie at its lower
  /// edge.
  package var isInverted: Bool

  package init(
    contentHeight: CGFloat, height: CGFloat, offset: CGFloat, topInset: CGFloat,
    bottomInset: CGFloat, isInverted: Bool = false
  ) {
    self.contentHeight = contentHeight
    self.height = height
    self.offset = offset
    self.topInset = topInset
    self.bottomInset = bottomInset
    self.isInverted = isInverted
  }

  /// The offset that shows the first entry.
  package var start: CGFloat { isInverted ? min(-topInset, lowest) : -topInset }

  /// The offset that shows the last entry.
  package var end: CGFloat { isInverted ? lowest : max(-topInset, lowest) }

  /// The offset at which the last entry ends where the covered part of the list's lower end begins.
  private var lowest: CGFloat { contentHeight + bottomInset - height }

  /// The distance in points within which a list counts as scrolled to its end. A touch may move a
  /// list this far unintentionally. The chat lists of kirillzyusko/react-native-keyboard-controller
  /// use the same threshold.
  package static let nearness: CGFloat = 20

  /// Whether the last entry shows, all but a few points of it.
  package var isAtEnd: Bool { offset >= end - Self.nearness }

  /// Whether the list shows its first entry and does not also show its last one.
  package var isAtStart: Bool { offset <= start && !isAtEnd }

  /// Whether the list is scrolled to its last entry, which shows if nothing lies over the list's
  /// lower edge.
  package var showsEndWithoutInsets: Bool {
    !isInverted && offset > start + 0.5 && offset >= contentHeight - height - Self.nearness
  }

  /// Returns an offset clamped to the list's range.
  package func limited(_ offset: CGFloat) -> CGFloat { min(max(offset, start), end) }

  /// Returns the offset for the list after the covered part of its lower end has changed.
  ///
  /// - Parameters:
  ///   - new: The list after the change, with whatever offset it has then.
  ///   - behavior: The behavior that the app wants.
  ///   - keyboardComes: Whether a keyboard that shows is the cause, and not a bar that grows.
  package func offset(
    in new: ListState, for behavior: KeyboardListBehavior, keyboardComes: Bool
  ) -> CGFloat {
    let shift = (new.bottomInset - new.height) - (bottomInset - height)
    switch behavior {
    case .scrollsToEnd where keyboardComes: return new.end
    case .alwaysMoves: return new.limited(offset + shift)
    case .scrollsToEnd, .staysAtEnd: return new.limited(isAtEnd ? offset + shift : offset)
    case .staysPut: return new.limited(offset)
    }
  }

  /// Whether another list is this one after its covered parts changed and before anyone scrolled
  /// it. Its offset is then the one to which this list would be scrolled.
  package func leads(to other: ListState, for behavior: KeyboardListBehavior) -> Bool {
    var first = self
    first.contentHeight = other.contentHeight
    let expected = first.offset(in: other, for: behavior, keyboardComes: false)
    return abs(expected - other.offset) <= 0.5
  }

  /// Whether the list should stay at its end when its width changes, for example in a rotation.
  /// True if it was there. Also true if UIKit took it there, as it does with a list that has become
  /// higher.
  package func isAtEnd(inResized new: ListState) -> Bool {
    isAtEnd || new.offset >= min(end, new.end) - Self.nearness
  }
}
