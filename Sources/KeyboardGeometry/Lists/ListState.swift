import Foundation

/// A list whose newest entry is its last: how high it is, and how far scrolled. One that is shown
/// upside down is turned back before.
///
/// In points, of the list's own content coordinates.
package struct ListState: Equatable {
  /// Of all entries.
  package var contentHeight: CGFloat
  /// Of the list itself.
  package var height: CGFloat
  /// The content's y at the list's upper edge.
  package var offset: CGFloat
  /// What lies over the list's upper edge, in all.
  package var topInset: CGFloat
  /// What lies over its lower edge, in all.
  package var bottomInset: CGFloat
  /// Whether it is shown upside down: entries that do not fill it then lie at its lower edge.
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

  /// The offset that shows the last one.
  package var end: CGFloat { isInverted ? lowest : max(-topInset, lowest) }

  /// The offset that has the last entry at the edge of what covers the list's lower end.
  private var lowest: CGFloat { contentHeight + bottomInset - height }

  /// Nearer to its end than this, a list stands at its end: a touch moves it as far, unmeant (the
  /// threshold of kirillzyusko/react-native-keyboard-controller's chat lists).
  package static let nearness: CGFloat = 20

  /// Whether the last entry shows, all but a few points of it.
  package var isAtEnd: Bool { offset >= end - Self.nearness }

  /// Whether it shows its first entry, and not its last one as well.
  package var isAtStart: Bool { offset <= start && !isAtEnd }

  /// Whether somebody has scrolled to the last entry and it shows inside the list, or would if
  /// nothing lay over its lower edge.
  package var showsEndWithoutInsets: Bool {
    !isInverted && offset > start + 0.5 && offset >= contentHeight - height - Self.nearness
  }

  /// An offset inside the list's range.
  package func limited(_ offset: CGFloat) -> CGFloat { min(max(offset, start), end) }

  /// Where the list is to be scrolled when what covers its lower edge has changed.
  ///
  /// - Parameters:
  ///   - new: The list after the change, its offset as it happens to be.
  ///   - behavior: What the app wants.
  ///   - keyboardComes: Whether it is for a keyboard that comes, and not for a bar that grows.
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

  /// Whether another list is this one with other room, and nobody has scrolled it since: it is
  /// where this one is taken to.
  package func leads(to other: ListState, for behavior: KeyboardListBehavior) -> Bool {
    var first = self
    first.contentHeight = other.contentHeight
    let expected = first.offset(in: other, for: behavior, keyboardComes: false)
    return abs(expected - other.offset) <= 0.5
  }

  /// Whether it belongs to its end when its width has changed, as by a rotation: if it was there,
  /// or UIKit has taken it there, as it does with a list that has become higher.
  package func isAtEnd(inResized new: ListState) -> Bool {
    isAtEnd || new.offset >= min(end, new.end) - Self.nearness
  }
}
