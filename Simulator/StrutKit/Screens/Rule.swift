import Foundation

/// What a screen has to do for the keyboard, as arithmetic on where things rest.
///
/// It is written apart from the library, so that one can be held against the other. Screen points.
enum Rule: Equatable, Sendable {
  /// Everything rises by the keyboard's whole height.
  case height
  /// An edge keeps a gap above the keyboard.
  case follow(gap: CGFloat)
  /// The field comes to rest a gap above the keyboard, moved up or down.
  case hug(gap: CGFloat)
  /// Only if some of the field is hidden, it rises by that and a gap.
  case reveal(gap: CGFloat)
  /// The same by scrolling: what has been scrolled stays while the keyboard is up, unless the field
  /// is hidden again or the content, which ends a margin below the edge, would come off the
  /// keyboard.
  case scroll(gap: CGFloat, margin: CGFloat)

  /// Whether there is anything to be done for a hidden field only.
  var isReveal: Bool {
    switch self {
    case .reveal, .scroll: true
    case .height, .follow, .hug: false
    }
  }

  /// The gap below the field that is shown; nil where it is not the field that is shown.
  var gapOfField: CGFloat? {
    switch self {
    case .hug(let gap), .reveal(let gap), .scroll(let gap, _): gap
    case .height, .follow: nil
    }
  }

  /// Whether a finger that drags the keyboard concerns it: what keeps to the keyboard follows, and
  /// what scrolls must not.
  var concernsDragging: Bool {
    switch self {
    case .height, .follow, .scroll: true
    case .hug, .reveal: false
    }
  }

  /// Whether it keeps to the keyboard at every moment, be it a finger that moves that.
  var followsFinger: Bool {
    switch self {
    case .height, .follow: true
    case .hug, .reveal, .scroll: false
    }
  }

  /// How far up things belong.
  ///
  /// - Parameters:
  ///   - edge: Where the edge that is watched rests.
  ///   - field: Where the field rests.
  ///   - top: The keyboard's upper edge; nil for one that takes no room from the content.
  ///   - visible: The screen below the status bar.
  ///   - risen: How far up they are already, for another field or under another keyboard.
  func rise(
    edge: CGFloat, field: CGRect, top: CGFloat?, visible: CGRect, risen: CGFloat = 0
  ) -> CGFloat {
    guard let top, top < visible.maxY else { return 0 }
    let highest = field.minY - visible.minY
    switch self {
    case .height: return visible.maxY - top
    case .follow(let gap): return max(edge + gap - top, 0)
    case .hug(let gap): return min(field.maxY + gap - top, highest)
    case .reveal(let gap):
      let need = field.maxY + gap - top
      // What has risen keeps its gap for every field.
      return field.maxY > top ? min(need, highest) : risen == 0 ? 0 : max(need, 0)
    case .scroll(let gap, let margin):
      return field.maxY - risen > top
        ? min(field.maxY + gap - top, highest)
        : min(risen, highest, max(edge + margin - top, 0))
    }
  }
}
