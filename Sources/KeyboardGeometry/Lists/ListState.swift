import Foundation

/// The heights, insets and scroll position of a list whose last entry is the newest. If the list is
/// shown upside down, the caller first converts the values to those of an upright list.
///
/// All values are in points, in the coordinates of the list's content.
package struct ListState: Equatable {
  /// The height of all entries together.
  package var contentHeight: CGFloat
  /// The height of the list's frame.
  package var height: CGFloat
  /// The content offset: the y of the content at the list's upper edge.
  package var offset: CGFloat
  /// How many points at the list's upper edge are covered, including the safe area.
  package var topInset: CGFloat
  /// How many points at the list's lower edge are covered, including the safe area.
  package var bottomInset: CGFloat
  /// Whether the list is shown upside down. If such a list has too few entries to fill its height,
  /// the entries are at its lower edge on screen, and not at its upper edge.
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

  /// The content offset of a list that is scrolled to its first entry.
  package var start: CGFloat { isInverted ? min(-topInset, lowest) : -topInset }

  /// The content offset of a list that is scrolled to its last entry.
  package var end: CGFloat { isInverted ? lowest : max(-topInset, lowest) }

  /// The content offset at which the last entry ends directly above the covered part of the list.
  private var lowest: CGFloat { contentHeight + bottomInset - height }

  /// A list counts as scrolled to its end if it is at most this many points away from its end. A
  /// touch may move a list this far unintentionally. The chat lists of
  /// kirillzyusko/react-native-keyboard-controller use the same distance.
  package static let nearness: CGFloat = 20

  /// Whether the list is scrolled to its end, or is at most `nearness` points away from its end.
  package var isAtEnd: Bool { offset >= end - Self.nearness }

  /// Whether the list is scrolled to its first entry, but not to its end. So false if all entries
  /// fit into the list.
  package var isAtStart: Bool { offset <= start && !isAtEnd }

  /// Whether the end of the content is at most `nearness` points below the lower edge of the list's
  /// frame. Ignores `bottomInset`. Use this for a list to which the library has not added an inset
  /// yet. The result tells whether the app has scrolled this list to its end.
  ///
  /// False for a list that is shown upside down, and for a list at its first entry.
  package var showsEndWithoutInsets: Bool {
    !isInverted && offset > start + 0.5 && offset >= contentHeight - height - Self.nearness
  }

  /// Returns an offset clamped to the list's scroll range.
  package func limited(_ offset: CGFloat) -> CGFloat { min(max(offset, start), end) }

  /// Returns the offset that the list should have after the covered height at its lower end has
  /// changed.
  ///
  /// - Parameters:
  ///   - new: The list with the new covered height. Its offset is ignored.
  ///   - behavior: The behavior that the app wants.
  ///   - keyboardComes: Whether the covered height changes because the keyboard shows. False if the
  ///     keyboard hides or a bar grows.
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

  /// Whether neither the user nor the app has scrolled between this state and the later state
  /// `other`. We calculate the offset that the library would set if this list got the heights and
  /// insets of `other`. If `other` has this offset, we assume that only the library has scrolled.
  package func leads(to other: ListState, for behavior: KeyboardListBehavior) -> Bool {
    var first = self
    first.contentHeight = other.contentHeight
    let expected = first.offset(in: other, for: behavior, keyboardComes: false)
    return abs(expected - other.offset) <= 0.5
  }

  /// Whether the list should be at its end after its width has changed, as in a rotation. This
  /// state is the one before the change. True in two cases:
  /// 1. The list was at its end before the change.
  /// 2. After the change, the content offset is at least the old `end` or the new `end`. For
  ///    example, a rotation also makes the list taller, and UIKit clamps the offset to the new end.
  ///
  /// In both cases, an offset that is at most `nearness` points short of the end also counts.
  ///
  /// - Parameter new: The list after the change.
  package func isAtEnd(inResized new: ListState) -> Bool {
    isAtEnd || new.offset >= min(end, new.end) - Self.nearness
  }
}
