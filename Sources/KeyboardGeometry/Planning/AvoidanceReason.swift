import Foundation

/// Why a plan changes a property. Associated values are numbers in points, so that planning
/// allocates no memory.
package enum AvoidanceReason: Hashable, Sendable {
  /// A bottom inset changes. The keyboard covers `overlap` points of the scroll view, and the
  /// scroll view already keeps `consumed` of these points free without our inset. We also add
  /// `room` points, so that an input at the end of the content can keep its gap above the keyboard.
  case makesRoom(overlap: CGFloat, consumed: CGFloat, room: CGFloat)
  /// A superview moves a target (a rect that should be visible, such as the caret) into view. The
  /// superviews inside this one move the target first. After that, the target still has to move up
  /// by `needed` points. Negative for a movement down.
  case reveals(needed: CGFloat)
  /// The input moves until its distance to the keyboard is exactly its gap. Before, it was
  /// `distance` points too low on screen. Negative if it was too high.
  case hugs(distance: CGFloat)
  /// A view follows the keyboard. Its lower edge was `overlap` points too low on screen.
  case follows(overlap: CGFloat)
  /// A content offset is beyond the range of its scroll view, so the offset returns into the range.
  /// For example, the keyboard has become lower while a list was scrolled to its end.
  case settles
  /// The keyboard has hidden, or no movement is needed any more. So we undo our change of the
  /// inset, offset or position, or a part of it. For example, the user taps a field higher up
  /// before the keyboard has arrived. The new field needs less scrolling.
  case returns
}

extension AvoidanceReason: CustomStringConvertible {
  /// A clause in English for a report, without a full stop.
  package var description: String {
    switch self {
    case .makesRoom(let overlap, let consumed, let room):
      var text = "the keyboard covers \(points(overlap))"
      if consumed != 0 { text += ", of which the container yields \(points(consumed)) by itself" }
      if room != 0 { text += ", and the target needs \(points(room)) below it" }
      return text
    case .reveals(let needed):
      let place = needed < 0 ? "too high to be seen" : "too low"
      return "the target is \(points(abs(needed))) \(place)"
    case .hugs(let distance):
      let side = distance < 0 ? "above" : "below"
      return "the target is \(points(abs(distance))) \(side) its place on the keyboard"
    case .follows(let overlap):
      return "the lower edge is \(points(overlap)) below its place above the keyboard"
    case .settles:
      return "the content ends here"
    case .returns:
      return "nothing needs it any more"
    }
  }
}
