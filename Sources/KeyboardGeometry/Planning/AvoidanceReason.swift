import Foundation

/// Why a number changes; as numbers, so that deciding costs no memory. All of them are points.
package enum AvoidanceReason: Hashable, Sendable {
  /// An inset: the keyboard covers `overlap` points of the container, of which it yields `consumed`
  /// by itself, and `room` more let the target rest its gap above the keyboard.
  case makesRoom(overlap: CGFloat, consumed: CGFloat, room: CGFloat)
  /// The target needed `needed` points of movement when the turn came to this container.
  case reveals(needed: CGFloat)
  /// The target was `distance` points from its place on the keyboard; negative is above it.
  case hugs(distance: CGFloat)
  /// The container's lower edge was `overlap` points below its place above the keyboard.
  case follows(overlap: CGFloat)
  /// The content ends above the offset, so the offset returns into its range.
  case settles
  /// The keyboard, or the need to move, is gone: our contribution is taken back.
  case returns
}

extension AvoidanceReason: CustomStringConvertible {
  /// One English clause without a full stop.
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
